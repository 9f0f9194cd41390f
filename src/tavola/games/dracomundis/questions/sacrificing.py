"""Warpath: give up a Sherpa for one more action. DM-76"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events
from tavola.games.dracomundis.actions import SACRIFICE
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import WARPATH
from tavola.games.dracomundis.questions.acts import Act
from tavola.games.dracomundis.tables import NOTHING, SHERPA
from tavola.games.dracomundis.tokens import kind_of
from tavola.games.dracomundis.turns import may_sacrifice
from tavola.games.dracomundis.valley import is_free
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Sacrifice(Act):
    """Once a game, a free Sherpa, before, between or after the actions. DM-76, DM-R45, DM-R59"""

    def __init__(self) -> None:
        super().__init__(SACRIFICE)

    def breaks(self, t: Fields, action: i64) -> i64:
        cell = SACRIFICE.a(action)
        if cell < t.edge:
            return dm.NOT_IN_USE
        if not t.options[WARPATH] or t.sacrificed & BIT[t.mover]:
            return dm.GIVE_UP_A_SHERPA
        if not is_free(t, cell, t.mover):
            return dm.ONLY_FREE_CHARACTERS
        return FINE if kind_of(t.figure[cell]) == SHERPA else dm.GIVE_UP_A_SHERPA

    def offered(self, t: Fields, out: vec[i64], men: vec[i64], near: vec[i64]) -> vec[i64]:
        if may_sacrifice(t):
            for cell in men:
                if kind_of(t.figure[cell]) == SHERPA:
                    out = append(out, SACRIFICE.code(cell))
        return out

    def apply(self, t: Fields, action: i64) -> None:
        """Out of the game for one more action; the terrain stays, nobody scores. DM-76"""
        cell = SACRIFICE.a(action)
        t.figure[cell] = NOTHING
        t.sacrificed |= BIT[t.mover]
        t.extra = 1
        t.tell(events.SACRIFICED, dm.GIVE_UP_A_SHERPA, t.mover, EVERYONE, cell)
