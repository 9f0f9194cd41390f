"""The companion Wolf steps and discovers, for food."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import WOLF_DISCOVER, WOLF_STEP
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import Act
from tavola.games.el_dorado.rules.armies import buys
from tavola.games.el_dorado.rules.finding import beside_own_lead
from tavola.games.el_dorado.rules.steps import open_cave, step_breaks
from tavola.games.el_dorado.rules.wolf import wolf_stays
from tavola.games.el_dorado.tables import COST_WOLF, ISLAND, M_WOLF, NEXT, NONE
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class WolfStep(Act):
    """ED-206, ED-R172, ED-R225"""

    def __init__(self) -> None:
        super().__init__(WOLF_STEP)

    def breaks(self, t: Power, action: i64) -> i64:
        seat = t.arg(1)
        code = wolf_breaks(t, seat)
        if code != FINE:
            return code
        return step_breaks(t, t.wolf_at, WOLF_STEP.a(action), t.side_of(seat), ed.DISCOVER_AT_THE_EDGE)

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        return super().listed(t, out) if t.wolf_of == t.arg(1) else out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        taught = t.pay(seat, COST_WOLF)
        buys(t, seat)
        to = t.step(t.wolf_at, WOLF_STEP.a(action))
        open_cave(t, to)
        t.wolf_came = t.wolf_at
        t.wolf_at = to
        t.tell(events.MONSTER, ed.WOLF_STEP, seat, EVERYONE | taught, M_WOLF, t.wolf_came, to)
        t.push(agenda.ZONE, agenda.FINDER_WOLF, to)


def wolf_breaks(t: Power, seat: i64) -> i64:
    """ED-206, ED-R172, ED-R225"""
    if t.wolf_of != seat or t.wolf_at == NONE:
        return ed.WOLF_STEP
    if t.wolf_fixed:
        return wolf_stays(t)
    return FINE if t.affords(seat, COST_WOLF) else ed.TOO_DEAR


@final
class WolfDiscover(Act):
    """ED-207, ED-R173"""

    def __init__(self) -> None:
        super().__init__(WOLF_DISCOVER)

    def breaks(self, t: Power, action: i64) -> i64:
        return wolf_discover_breaks(t, t.arg(1))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        return super().listed(t, out) if t.wolf_of == t.arg(1) else out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        t.pay(seat, COST_WOLF)
        buys(t, seat)
        t.push(agenda.DRAW, agenda.FINDER_WOLF, t.wolf_at)


def wolf_discover_breaks(t: Power, seat: i64) -> i64:
    """ED-207, ED-R173"""
    code = wolf_breaks(t, seat)
    if code != FINE:
        return code
    pile = t.cave if t.wolf_at >= ISLAND else t.island
    if pile.size() == 0:
        return ed.STACK_EMPTY
    if t.wolf_at == t.bridge:
        return ed.NO_SLOT
    for direction in range(6):
        place = NEXT[t.wolf_at * 6 + direction]
        if t.is_slot(place) and beside_own_lead(t, seat, place):
            return FINE
    return ed.WOLF_DISCOVERS
