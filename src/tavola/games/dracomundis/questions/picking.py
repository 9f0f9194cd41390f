"""Which token from behind the screen comes next?"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import agenda, events
from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import PICK
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import BY_LOT, DRAGON_TRAPS, SETUP
from tavola.games.dracomundis.tables import EXPLORER, KINDS, NOTHING, TRAP
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import CHANCE, FINE


@final
class Picking(Question[Fields]):
    """One of the own tokens that are left, Explorers at any time. DM-02, DM-04, DM-R07, DM-R09"""

    def __init__(self) -> None:
        super().__init__("pick", dm.PLACE_A_TOKEN, [PICK])

    def asked(self, t: Fields) -> i64:
        return placer(t)

    def weights(self, t: Fields, outcomes: vec[i64]) -> vec[i64]:
        """By lot each token behind the screen is as likely as the others. DM-R85"""
        out = vec[i64](capacity=16)
        for action in outcomes:
            out = append(out, t.hand[t.mover * KINDS + PICK.a(action)])
        return out

    def answer_breaks(self, t: Fields, action: i64) -> i64:
        kind = PICK.a(action)
        if kind == TRAP and not t.options[DRAGON_TRAPS]:
            return dm.NO_TRAPS_IN_PLAY
        return FINE if t.hand[t.mover * KINDS + kind] > 0 else dm.NONE_LEFT

    def apply(self, t: Fields, action: i64) -> None:
        """Secret, unless it is an Explorer. DM-02, DM-05"""
        kind = PICK.a(action)
        t.hand[t.mover * KINDS + kind] -= 1
        t.picked = kind
        t.ask(agenda.PLACE, placer(t))
        t.tell(events.PICKED, dm.PLACE_A_TOKEN, t.mover, EVERYONE if kind == EXPLORER else BIT[t.mover], kind)


def placer(t: Fields) -> i64:
    """Who chooses what the mover's next token is, where it goes and how it faces: the mover, or the lot. DM-R85"""
    return CHANCE if t.options[SETUP] == BY_LOT else t.mover


def behind_screen(t: Fields, seat: i64) -> i64:
    """How many tokens the seat has still to place; one picked counts until it lies."""
    count: i64 = 1 if t.picked != NOTHING and t.mover == seat else 0
    for kind in range(seat * KINDS, seat * KINDS + KINDS):
        count += t.hand[kind]
    return count
