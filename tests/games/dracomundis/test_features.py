"""What a mind sees of a valley written down."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola.bots.futures import Thought
from tavola.bots.judge import Mind
from tavola.bots.tree import Tree
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


def hoping_for(feature: int) -> Mind:
    """A mind to which one feature is all there is to win by."""
    first = [0] * (fe.count(2) + 1)
    first[feature] = 1000
    return Mind(vec[i64](first), 0.001, vec[i64]([1, 1]), vec[float]([2.0, 0.0]), vec[float]([1.0]))


@pytest.mark.parametrize(("owner", "seat"), [("A", 0), ("B", 1)])
def test_who_thinks_weighs_what_it_knows_itself_in_either_seat(owner, seat):
    state = at("A explorer g1 N", f"{owner} dragon h5 down", "B explorer h7 N", hidden=0, turn=owner)
    mind = hoping_for(fe.LIES + DRAGON)
    knows = mind.value(state, seat)
    assert knows > 0.7
    assert mind.value(state, 1 - seat) == 0.5  # it cannot know
    searched = Tree(state, seat, tavola.Rng(1), 1.0, mind).weigh(state.clone())
    glimpsed = Thought(mind, seat, 0, 1.0).worth(state.clone(), tavola.Rng(1))
    for looks in (searched, glimpsed):
        assert looks[seat] == pytest.approx(knows)
        assert looks[1 - seat] == pytest.approx(1 - knows)
