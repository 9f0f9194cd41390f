"""End the turn, once an action was taken."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events
from tavola.games.dracomundis.actions import END_TURN
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.questions.acts import Act
from tavola.games.dracomundis.turns import end_turn
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class EndTurn(Act):
    """DM-R12, DM-R13"""

    def __init__(self) -> None:
        super().__init__(END_TURN)

    def breaks(self, t: Fields, action: i64) -> i64:
        return FINE if t.used > 0 else dm.MUST_ACT

    def offered(self, t: Fields, out: vec[i64], men: vec[i64], near: vec[i64]) -> vec[i64]:
        return append(out, END_TURN.first) if t.used > 0 else out

    def apply(self, t: Fields, action: i64) -> None:
        t.tell(events.TURN_ENDED, dm.MAY_END_AFTER_ONE, t.mover, EVERYONE)
        end_turn(t)
