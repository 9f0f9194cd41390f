"""What does the player on turn do next?"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import COLOUR, FACE, FIRST, FLIP, PICK, PLACE
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.questions.acts import Act
from tavola.games.dracomundis.questions.destroying import Destroy
from tavola.games.dracomundis.questions.ending import EndTurn
from tavola.games.dracomundis.questions.fighting import Fight
from tavola.games.dracomundis.questions.flipping import Flip, list_flips
from tavola.games.dracomundis.questions.looking import Look
from tavola.games.dracomundis.questions.moving import Move
from tavola.games.dracomundis.questions.orienting import Orient
from tavola.games.dracomundis.questions.pushing import Push
from tavola.games.dracomundis.questions.revealing import Reveal
from tavola.games.dracomundis.questions.sacrificing import Sacrifice
from tavola.games.dracomundis.turns import actions_left, must_flip
from tavola.games.dracomundis.valley import free_men, neighbours
from tavola.kernel.kinds import Kind
from tavola.kernel.questions import Menu
from tavola.kernel.state import FINE

# what is answered at other times, and the clause that says so
ELSEWHERE: Final[list[tuple[Kind, int]]] = [
    (COLOUR, dm.SETUP_IS_OVER),
    (FIRST, dm.FIRST_PLAYER),
    (PICK, dm.SETUP_IS_OVER),
    (PLACE, dm.SETUP_IS_OVER),
    (FACE, dm.CHOOSE_ITS_FACING),
]


@final
class Turn(Menu[Fields]):
    """One of the seven actions while any is left, or a Sherpa given up, or the end of the turn. DM-09, DM-10, DM-R13"""

    def __init__(self) -> None:
        costly: list[Act] = [Look(), Move(), Reveal(), Fight(), Orient(), Destroy(), Flip(), Push()]
        free: list[Act] = [Sacrifice(), EndTurn()]
        super().__init__("turn", dm.SEVEN_ACTIONS, [*costly, *free])
        self.acts: list[Act] = costly + free
        self.costly: i64 = len(costly)  # that many of them cost an action

    def asked(self, t: Fields) -> i64:
        return t.mover

    def legal(self, t: Fields) -> vec[i64]:
        out = vec[i64](capacity=64)
        if must_flip(t):
            return list_flips(t, out)
        men = free_men(t, t.mover)
        near = neighbours(t, men)
        for place in range(0 if actions_left(t) > 0 else self.costly, i64(len(self.acts))):
            out = self.acts[place].offered(t, out, men, near)
        return out

    def permits(self, t: Fields, action: i64) -> bool:
        return self.breaks(t, action) == FINE

    def breaks(self, t: Fields, action: i64) -> i64:
        """First what is asked at other times, then what the turn asks, then the deed."""
        place = self.place(action)
        if place < 0:
            return not_now(action)
        broken = self.turn_breaks(t, action)
        return broken if broken != FINE else self.acts[place].breaks(t, action)

    def turn_breaks(self, t: Fields, action: i64) -> i64:
        """DM-09, DM-77."""
        if must_flip(t) and not FLIP.takes(action):
            return dm.MUST_FLIP
        return dm.ONE_OR_TWO_ACTIONS if self.place(action) < self.costly and actions_left(t) == 0 else FINE


def not_now(action: i64) -> i64:
    for kind, clause in ELSEWHERE:
        if kind.takes(action):
            return clause
    return dm.SEVEN_ACTIONS


TURN: Final = Turn()
