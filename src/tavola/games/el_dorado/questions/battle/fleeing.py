"""Villagers flee from a battle, for gold."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import FLEE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.battle.comers import Comer
from tavola.games.el_dorado.rules.armies import FLEEING, march, spend_step
from tavola.games.el_dorado.rules.battles import roles_turned
from tavola.games.el_dorado.rules.joining import deciding, may_flee, owed, purse
from tavola.games.el_dorado.rules.stages import DEFENDER
from tavola.games.el_dorado.tables import NONE, WAYS
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Flee(Comer):
    """ED-68, ED-R78, ED-R82, ED-R83"""

    def __init__(self) -> None:
        super().__init__(FLEE)

    def breaks_on(self, t: Power, action: i64, side: i64, far: vec[i64]) -> i64:
        return flee_breaks(t, FLEE.a(action), FLEE.b(action), side, far) if flees(t) else ed.FLEE

    def listed_on(self, t: Power, out: vec[i64], side: i64, far: vec[i64]) -> vec[i64]:
        count = may_flee(t, side) if flees(t) else 0
        if count == 0:
            return out
        for way in range(WAYS):
            for less in range(count):
                if flee_breaks(t, way, count - less, side, far) == FINE:
                    out = append(out, FLEE.code(way, count - less))
        return out

    def apply(self, t: Power, action: i64) -> None:
        side, count = deciding(t), FLEE.b(action)
        taught = spend_step(t, side)
        to = t.step(t.b_tile, FLEE.a(action))
        march(t, side, t.b_tile, to, count, FLEEING)
        t.tell(events.FLED, ed.FLEE, t.captain(side), EVERYONE | taught, count, t.b_tile, to)


def flees(t: Power) -> bool:
    """Only the attacked, and not out of a farmhouse battle. ED-68, ED-R85, ED-R101, ED-R250"""
    return t.stage == DEFENDER and (t.b_building == NONE or roles_turned(t))


def flee_breaks(t: Power, way: i64, count: i64, side: i64, far: vec[i64]) -> i64:
    """ED-68, ED-R78, ED-R82, ED-R83"""
    if may_flee(t, side) < count:
        return ed.FLEE
    to = t.step(t.b_tile, way)
    if to == NONE or t.kind[to] == 0 or not t.free(side, to):
        return ed.FLEE
    return FINE if purse(t, side) - 1 >= owed(t, side, far) else ed.TOO_DEAR
