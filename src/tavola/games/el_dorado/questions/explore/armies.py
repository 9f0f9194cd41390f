"""Armies step in the own explore phase, for gold."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import ARMY_STEP
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import Act
from tavola.games.el_dorado.rules.armies import army_places, asks_price, bellona_steps, buys, march
from tavola.games.el_dorado.rules.battles import enter
from tavola.games.el_dorado.rules.steps import enter_breaks, lift_shrine_tile, step_breaks
from tavola.games.el_dorado.tables import COST_STEP, NONE, OUT, WAYS
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class ArmyStep(Act):
    """ED-62 to ED-64"""

    def __init__(self) -> None:
        super().__init__(ARMY_STEP)

    def breaks(self, t: Power, action: i64) -> i64:
        return army_breaks(t, ARMY_STEP.a(action), ARMY_STEP.b(action), ARMY_STEP.c(action), t.arg(1))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        """Whole armies first. Ledger, keeping decisions few"""
        seat = t.arg(1)
        if not bellona_steps(t, seat) and not t.affords(seat, COST_STEP):
            return out
        side = t.side_of(seat)
        for place in army_places(t, side):
            count = t.free_army(side, place)
            for way in range(WAYS if place == t.secret else OUT):
                to = t.step(place, way)
                if count > 0 and to != NONE and enter_breaks(t, side, to) == FINE:
                    for less in range(count):
                        out = append(out, ARMY_STEP.code(place, way, count - less))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        """What it costs is settled before any battle."""
        place, count = ARMY_STEP.a(action), ARMY_STEP.c(action)
        to = t.step(place, ARMY_STEP.b(action))
        side = t.side_of(seat)
        taught = 0 if bellona_steps(t, seat) else t.lesson(seat, COST_STEP)
        march(t, side, place, to, count, 0)
        t.tell(events.ARMY, ed.ONE_ARMY_STEP, seat, EVERYONE | taught, count, place, to)
        lift_shrine_tile(t)
        against = t.defenders(side, to)
        if against and not t.peace():
            enter(t, side, to, against)
        charge_step(t, seat)


def army_breaks(t: Power, place: i64, way: i64, count: i64, seat: i64) -> i64:
    """ED-52, ED-62 to ED-64"""
    side = t.side_of(seat)
    if t.kind[place] == 0 or t.army(side, place) < count:
        return ed.ONE_ARMY_STEP
    if t.free_army(side, place) < count:
        return ed.FIXED
    code = step_breaks(t, place, way, side, ed.VILLAGERS_DISCOVER_NOTHING)
    if code != FINE:
        return code
    return FINE if bellona_steps(t, seat) or t.affords(seat, COST_STEP) else ed.TOO_DEAR


def charge_step(t: Power, seat: i64) -> None:
    """Bellona has a free one, and is asked whether it is this. ED-107, ED-R240"""
    partner = t.together(seat)
    cards = t.cards(seat) + (t.cards(partner) if partner != NONE else 0)
    if not bellona_steps(t, seat):
        pay_step(t, seat)
    elif asks_price(t, cards):
        t.push(agenda.STEP_PRICE, seat, 0)
    else:
        t.free_step -= 1


def pay_step(t: Power, seat: i64) -> i64:
    """What it teaches, see `lesson`."""
    buys(t, seat)
    return t.pay(seat, COST_STEP)
