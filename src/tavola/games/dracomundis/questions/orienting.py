"""Action 5: turn a character on the spot. DM-36"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events
from tavola.games.dracomundis.actions import ORIENT
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.questions.acts import Act
from tavola.games.dracomundis.tokens import code, facing_of, turned_to
from tavola.games.dracomundis.turns import count_action
from tavola.games.dracomundis.valley import is_free
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Orient(Act):
    """To any other facing, face-up characters only: DM-36, DM-R14, DM-R16."""

    def __init__(self) -> None:
        super().__init__(ORIENT)

    def breaks(self, t: Fields, action: i64) -> i64:
        cell = ORIENT.a(action)
        if cell < t.edge:
            return dm.NOT_IN_USE
        if not is_free(t, cell, t.mover):
            return dm.ONLY_FREE_CHARACTERS
        return dm.SAME_FACING if facing_of(t.figure[cell]) == ORIENT.b(action) else FINE

    def offered(self, t: Fields, out: vec[i64], men: vec[i64], near: vec[i64]) -> vec[i64]:
        for cell in men:
            first, now = ORIENT.first + cell * ORIENT.step_a, facing_of(t.figure[cell])
            for facing in range(4):
                if facing != now:
                    out = append(out, first + facing)
        return out

    def apply(self, t: Fields, action: i64) -> None:
        cell, facing = ORIENT.a(action), ORIENT.b(action)
        t.figure[cell] = turned_to(t.figure[cell], facing)
        t.tell(events.ORIENTED, dm.TURN_ON_THE_SPOT, t.mover, EVERYONE, cell, facing, code(t.figure[cell]))
        count_action(t)
