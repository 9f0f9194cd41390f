"""What a mind sees of a valley written down."""

import pytest

from tavola.games.dracomundis import features as fe
from tavola.games.dracomundis.tables import DRAGON, EXPLORER, HUNTER, JOURNALIST, JUNGLE, SHERPA

from .valley import at

RIVAL = fe.EACH


def seen(*tokens: str, seat: int = 0, **more) -> list[int]:
    return list(at(*tokens, **more).features(seat))


def test_characters_are_counted_for_each_side():
    found = seen("A explorer h4 N", "A explorer k2 N", "B hunter k7 N")
    assert found.count(fe.STANDS + EXPLORER) == 2
    assert found.count(RIVAL + fe.STANDS + HUNTER) == 1


def test_who_is_stronger_beside_a_rival_can_beat_him():
    found = seen("A hunter h4 N", "B sherpa h5 N")
    assert RIVAL + fe.BEATEN + SHERPA in found
    assert fe.FAILING + HUNTER in found
    waiting = seen("A hunter h4 N", "B sherpa h5 N", turn="B")
    assert RIVAL + fe.DOOMED + SHERPA in waiting
    assert RIVAL + fe.BEATEN + SHERPA not in waiting


def test_nobody_fights_a_journalist():
    found = seen("A hunter h4 N", "B journalist h5 N")
    assert not {RIVAL + fe.BEATEN + JOURNALIST, RIVAL + fe.DOOMED + JOURNALIST} & {*found}


def test_a_back_is_known_to_its_owner_alone():
    own = seen("A explorer g1 N", "A dragon h5 down", "B hunter h6 N", hidden=0)
    assert fe.LIES + DRAGON in own
    assert fe.SNARE + DRAGON in own  # the hunter's three do not beat its six
    rivals = seen("A explorer g1 N", "A dragon h5 down", "B hunter h6 N", hidden=0, seat=1)
    assert RIVAL + fe.UNSEEN + DRAGON in rivals
    assert RIVAL + fe.LIES + DRAGON not in rivals
    assert fe.GUESS + 3 in rivals


@pytest.mark.parametrize("seat", [0, 1])
def test_a_lead_is_one_for_each_point(seat):
    found = seen("A jungle h4", "A explorer h4 N", "B explorer k7 N", seat=seat)
    sort = fe.AHEAD if seat == 0 else fe.BEHIND
    assert [each - RIVAL - sort for each in found if RIVAL + sort <= each < RIVAL + sort + fe.LEAD] == [0, 1]
    assert (RIVAL if seat else 0) + fe.GROUND + JUNGLE - fe.CAMPSITE - 1 in found
