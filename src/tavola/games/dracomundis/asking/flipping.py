"""Action 7: flip any token."""

from collections.abc import Sequence

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import FLIP
from tavola.games.dracomundis.asking.looking import back_meant
from tavola.games.dracomundis.asking.pointing import Words
from tavola.games.dracomundis.asking.revealing import turning_choice
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import FLIP_FIGHTS, NEVER
from tavola.games.dracomundis.questions.flipping import held_up
from tavola.games.dracomundis.tables import CAMPSITE
from tavola.games.dracomundis.tokens import kind_of, owner_of
from tavola.games.dracomundis.valley import beside, free_men
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice


class Flip(Words):
    kind = FLIP

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        return turning_choice(t, code, FLIP.a(code), bool(t.options[FLIP_FIGHTS] != NEVER), voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        """Of the three that may be done to a token, if it is allowed."""
        at = back_meant(t, ids)
        code = None if at is None else int(FLIP.code(at))
        return code if code is not None and t.breaks(code) == FINE else None

    def reasons(self, t: Fields, code: int, first: int) -> Sequence[int]:
        """Nobody can move or reveal as he stands, so that only a turn on the spot bars the flip. DM-R33"""
        waiting = first == dm.FLIP_ANY_TOKEN and all(held_up(t, cell) for cell in free_men(t, t.mover))
        return (dm.IT_CAN_TURN,) if waiting else ()


def harm(t: Fields, code: int) -> tuple[bool, bool]:
    """A token next to the own characters may have to be fought; the own Campsite is better not found."""
    at = FLIP.a(code)
    own = owner_of(t.ground[at]) == t.mover
    return bool(beside(t, at, t.mover) and not own), bool(own and kind_of(t.ground[at]) == CAMPSITE)
