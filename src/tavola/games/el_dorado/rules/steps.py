"""Steps: which piece may be used, where a step may lead, and what happens to the tiles one leaves."""

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.options import BASE, BASE_CAVE_SHRINE_TILE, ROUND_ONE_OVERLAP
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    BUILDINGS,
    CAVE_START,
    COST_SPEED,
    EXIT,
    LINK,
    NEXT,
    NONE,
    NOTHING,
    OUT,
    THIEF,
    YANGA,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

# whose piece


def lead_breaks(t: Power, lead: i64, seat: i64) -> i64:
    """May the seat act with this piece? Its own and on the map; villagers never. ED-11, ED-52, ED-R99, ED-R227"""
    if t.owner(lead) != seat or (lead < THIEF and lead >= t.seats):
        return ed.TURN_ORDER
    if (lead < THIEF) == (t.side_of(seat) == t.thieves):
        return ed.TURN_ORDER
    return FINE if t.at[lead] != NONE else ed.OFF_THE_MAP


def walk_breaks(t: Power, lead: i64, seat: i64) -> i64:
    """May it use speed? ED-41, ED-R91, ED-143"""
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if has_missed(t, lead):
        return ed.YANGA_STAYS
    if t.fixed[lead]:
        return ed.FIXED
    return FINE if t.speed[lead] > 0 else ed.STEPS_FOR_SPEED


def has_missed(t: Power, lead: i64) -> bool:
    """Is this Yanga after a shot tied or lost? ED-143"""
    return t.failed_shot and lead < THIEF and t.who[lead] == YANGA


# where to


def step_breaks(t: Power, place: i64, way: i64, side: i64, undiscovered: i64) -> i64:
    """May a piece of the side step this way? `undiscovered` is the clause for places without a tile."""
    to = t.step(place, way)
    return nowhere(t, place, way, undiscovered) if to == NONE else enter_breaks(t, side, to)


def nowhere(t: Power, place: i64, way: i64, undiscovered: i64) -> i64:
    """Why no step leads this way. ED-42, ED-96, ED-137, ED-215, ED-218"""
    if way == LINK:
        return ed.NO_WAY_OUT if place == t.way_in else ed.CAVE_MOUTH
    if way >= OUT and (place != t.secret or t.entrance == NONE):
        return ed.SECRET_EXIT
    start = place if way < OUT else t.entrance
    direction = way if way < OUT else way - OUT
    to = NEXT[start * 6 + direction]
    if to != NONE and t.beside(start, direction) == NONE:
        return ed.ENDS_OF_THE_BRIDGE
    if to == NONE or t.kind[to] == NOTHING:
        return undiscovered if way < OUT else ed.SECRET_EXIT
    return ed.NO_WATER_NO_SHRINE


def enter_breaks(t: Power, side: i64, to: i64) -> i64:
    """ED-71, ED-R48"""
    if t.peace() and not t.options[ROUND_ONE_OVERLAP] and not t.free(side, to):
        return ed.NO_BATTLE_YET
    return FINE


def buy_speed(t: Power, lead: i64) -> None:
    taught = t.pay(t.owner(lead), COST_SPEED)
    t.speed[lead] += 1
    t.tell(events.SPEED, ed.SEQUOIA, t.owner(lead), EVERYONE | taught, t.speed[lead], 0)


# on the way


def walk(t: Power, lead: i64, to: i64) -> None:
    """ED-43, ED-91, ED-95"""
    start = t.at[lead]
    open_cave(t, to)
    t.at[lead] = to
    t.came[lead] = start
    t.tell(events.MOVED, ed.STEPS_FOR_SPEED, t.owner(lead), EVERYONE, lead, start, to)
    lift_shrine_tile(t)


def open_cave(t: Power, to: i64) -> None:
    """The exit is laid when somebody first goes in. ED-95, ED-R43, ED-R52"""
    if to == CAVE_START and t.kind[to] == NOTHING:
        t.lay(to, EXIT)


def lift_shrine_tile(t: Power) -> None:
    """The cave shrine's tile leaves the map with the last piece on it. ED-91, ED-R115, ED-R116"""
    if is_lifted_without(t, t.shrine_tile, 0):
        t.lift(t.shrine_tile)
        t.shrine_tile = NONE
        drop_lost_buildings(t)


def is_lifted_without(t: Power, place: i64, leaving: i64) -> bool:
    """Is it the cave shrine's tile, with so many pieces on it at most?"""
    if place == NONE or place != t.shrine_tile or t.mode != BASE or t.options[BASE_CAVE_SHRINE_TILE] == 1:
        return False
    count: i64 = 0
    for side in range(t.sides):
        count += t.army(side, place) + (1 if t.has_lead(side, place) else 0)
    return count <= leaving


def drop_lost_buildings(t: Power) -> None:
    """Those whose three tiles have all vanished. ED-R117"""
    for i in range(t.sides * BUILDINGS):
        if t.corner[i] != NONE and not some_tile_at(t, t.corner[i]):
            t.corner[i] = NONE


def some_tile_at(t: Power, corner: i64) -> bool:
    for place in t.laid:
        for k in range(6):
            if t.corner_of(place, k) == corner:
                return True
    return False
