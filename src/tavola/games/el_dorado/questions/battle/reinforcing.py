"""Armies and the Wolf come to a battle, for gold and food."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import ARMY_STEP, WOLF_STEP
from tavola.games.el_dorado.land import FAR
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.battle.comers import Comer
from tavola.games.el_dorado.rules.armies import ARRIVED, ON_THE_ROAD, army_places, march, side_buys, spend_step
from tavola.games.el_dorado.rules.joining import deciding, leads_arrive, nearer, owed, purse, ways_after
from tavola.games.el_dorado.rules.steps import lift_shrine_tile
from tavola.games.el_dorado.rules.wolf import wolf_stays
from tavola.games.el_dorado.tables import FOOD, M_WOLF, NONE, OUT, WAYS
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Reinforce(Comer):
    """ED-67, ED-73, ED-R78, ED-R79"""

    def __init__(self) -> None:
        super().__init__(ARMY_STEP)

    def breaks_on(self, t: Power, action: i64, side: i64, far: vec[i64]) -> i64:
        return reinforce_breaks(t, ARMY_STEP.a(action), ARMY_STEP.b(action), ARMY_STEP.c(action), side, far)

    def listed_on(self, t: Power, out: vec[i64], side: i64, far: vec[i64]) -> vec[i64]:
        for place in army_places(t, side):
            if place != t.b_tile and far[place] < FAR:
                count = t.free_army(side, place)
                for way in range(WAYS if place == t.secret else OUT):
                    for less in range(count):
                        if reinforce_breaks(t, place, way, count - less, side, far) == FINE:
                            out = append(out, ARMY_STEP.code(place, way, count - less))
        return out

    def apply(self, t: Power, action: i64) -> None:
        place, count = ARMY_STEP.a(action), ARMY_STEP.c(action)
        side = deciding(t)
        taught = spend_step(t, side)
        to = t.step(place, ARMY_STEP.b(action))
        march(t, side, place, to, count, ARRIVED if to == t.b_tile else ON_THE_ROAD)
        t.tell(events.ARMY, ed.REINFORCE, t.captain(side), EVERYONE | taught, count, place, to)
        lift_shrine_tile(t)


def reinforce_breaks(t: Power, place: i64, way: i64, count: i64, side: i64, far: vec[i64]) -> i64:
    """ED-67, ED-73, ED-R78, ED-R79"""
    if t.kind[place] == 0 or place == t.b_tile or t.army(side, place) < count:
        return ed.REINFORCE
    if t.free_army(side, place) < count:
        return ed.FIXED
    to = t.step(place, way)
    if not nearer(t, place, to, side, far):
        return ed.ON_THE_WAY
    then = ways_after(t, side, place, count, far)
    comes = purse(t, side) - 1 >= owed_after(t, place, to, count, side, then)
    return FINE if comes and leads_arrive(t, side, then) else ed.ON_THE_WAY


def owed_after(t: Power, place: i64, to: i64, count: i64, side: i64, far: vec[i64]) -> i64:
    """What would be owed after the step."""
    at = t.v_at[:]
    came = t.v_came[:]
    road = t.v_road[:]
    march(t, side, place, to, count, ARRIVED if to == t.b_tile else ON_THE_ROAD)
    owes = owed(t, side, far)
    t.v_at = at
    t.v_came = came
    t.v_road = road
    return owes


@final
class WolfJoins(Comer):
    """ED-206, ED-R78, ED-R172, ED-R225"""

    def __init__(self) -> None:
        super().__init__(WOLF_STEP)

    def breaks_on(self, t: Power, action: i64, side: i64, far: vec[i64]) -> i64:
        return wolf_joins_breaks(t, WOLF_STEP.a(action), side, far)

    def listed_on(self, t: Power, out: vec[i64], side: i64, far: vec[i64]) -> vec[i64]:
        if t.wolf_of == NONE or t.side_of(t.wolf_of) != side:
            return out
        for way in range(WAYS):
            if wolf_joins_breaks(t, way, side, far) == FINE:
                out = append(out, WOLF_STEP.code(way))
        return out

    def apply(self, t: Power, action: i64) -> None:
        side = deciding(t)
        taught = side_buys(t, side, FOOD)
        t.wolf_came = t.wolf_at
        t.wolf_at = t.step(t.wolf_at, WOLF_STEP.a(action))
        t.wolf_road = ARRIVED if t.wolf_at == t.b_tile else ON_THE_ROAD
        t.tell(events.MONSTER, ed.WOLF_STEP, t.captain(side), EVERYONE | taught, M_WOLF, t.wolf_came, t.wolf_at)


def wolf_joins_breaks(t: Power, way: i64, side: i64, far: vec[i64]) -> i64:
    """ED-206, ED-R78, ED-R172, ED-R225"""
    if t.wolf_of == NONE or t.side_of(t.wolf_of) != side or t.wolf_at == t.b_tile:
        return ed.WOLF_STEP
    if side == t.thieves and t.hiding:
        return ed.WOLF_STANDS_STILL
    if t.wolf_fixed:
        return wolf_stays(t)
    to = t.step(t.wolf_at, way)
    if not nearer(t, t.wolf_at, to, side, far):
        return ed.ON_THE_WAY
    return FINE if t.side_has(side, FOOD) - 1 >= far[to] else ed.TOO_DEAR
