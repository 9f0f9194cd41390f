"""Purchases: villagers, offerings, buildings, the bridge, the Wolf's steps, Yanga's shots."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.moves.armies import buys
from tavola.games.el_dorado.moves.steps import lead_breaks, restart, ringed
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    AROUND,
    BASE,
    BRIDGE_SHAPE,
    BUILDINGS,
    COST_BRIDGE,
    COST_FARMHOUSE,
    COST_FORT,
    COST_OFFERING,
    COST_VILLAGER,
    FORT,
    ISLAND,
    LEADS,
    NEXT,
    NONE,
    PAIR_A,
    PAIR_B,
    SHRINE,
    THIEF,
    VILLAGERS,
    WATER,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

E_VILLAGER: Final = 0
E_FARMHOUSE: Final = 1
E_FORT: Final = 2
OFFERING_PRICE: Final = 3  # doubloons
OFFERING_CARDS: Final = 6


# villagers


def spare_villager(t: Power, side: i64) -> i64:
    """One in the supply that may be bought, or NONE. ED-14, ED-77, ED-R64"""
    waiting = t.v_wait[side]
    for i in range(side * VILLAGERS, side * VILLAGERS + t.villagers[side]):
        if t.v_at[i] == NONE:
            if waiting == 0:
                return i
            waiting -= 1
    return NONE


def villager_breaks(t: Power, place: i64, seat: i64) -> i64:
    """ED-51, ED-53, ED-R61, ED-R62"""
    side = t.side_of(seat)
    if side == t.thieves:
        return ed.VILLAGER_PLACE
    if spare_villager(t, side) == NONE:
        return ed.BEATEN_WAITS if t.v_wait[side] > 0 else ed.NOT_IN_SUPPLY
    if t.kind[place] == 0 or not t.enterable(place) or not t.beside_building(side, place):
        return ed.VILLAGER_PLACE
    if not t.free(side, place):
        return ed.VILLAGER_PLACE
    return FINE if t.affords(seat, COST_VILLAGER) else ed.TOO_DEAR


def list_villagers(t: Power, out: vec[i64], first: i64, seat: i64) -> vec[i64]:
    side = t.side_of(seat)
    if side == t.thieves or not t.affords(seat, COST_VILLAGER) or spare_villager(t, side) == NONE:
        return out
    for place in t.laid:
        if t.beside_building(side, place) and villager_breaks(t, place, seat) == FINE:
            out = append(out, first + place)
    return out


def buy_villager(t: Power, place: i64, seat: i64) -> None:
    t.pay(seat, COST_VILLAGER)
    buys(t, seat)
    i = spare_villager(t, t.side_of(seat))
    t.v_at[i] = place
    t.v_came[i] = NONE
    t.v_fixed[i] = 0
    t.tell(events.BOUGHT, ed.VILLAGER_PLACE, seat, EVERYONE, E_VILLAGER, place)


# offerings


def offering_breaks(t: Power, lead: i64, shrine: i64, seat: i64) -> i64:
    """ED-06, ED-54, ED-138, ED-182, ED-224"""
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if shrine >= i64(len(t.shrine_at)) or not beside_shrine(t, t.at[lead], t.shrine_at[shrine]):
        return ed.OFFERING_BESIDE_THE_SHRINE
    if t.offerings[t.side_of(seat)] & BIT[shrine]:
        return ed.ONE_OFFERING_A_SHRINE
    if t.shrine_at[shrine] in t.guardian:
        return ed.GUARDED_SHRINE
    return FINE if affords_offering(t, seat) else ed.TOO_DEAR


def beside_shrine(t: Power, place: i64, shrine: i64) -> bool:
    """Sharing a side; from a bridge only at its end. ED-138, ED-R42"""
    for direction in range(6):
        if t.beside(place, direction) == shrine:
            return True
    return False


def affords_offering(t: Power, seat: i64) -> bool:
    if t.side_of(seat) == t.thieves:
        return t.doubloons >= OFFERING_PRICE
    return t.affords(seat, COST_OFFERING)


def may_afford_offering(t: Power, seat: i64) -> bool:
    """By the number of cards, which is public. ED-R212"""
    if t.side_of(seat) == t.thieves:
        return t.doubloons >= OFFERING_PRICE
    partner = t.together(seat)
    return t.cards(seat) + (t.cards(partner) if partner != NONE else 0) >= OFFERING_CARDS


def declare_offering(t: Power, lead: i64, shrine: i64) -> None:
    """Opponents may attack before it is paid. ED-55, ED-R65, ED-R235"""
    t.push(tasks.OFFERING, lead, shrine, 0)
    t.push(tasks.WINDOW, tasks.W3, 0)


def pay_offering(t: Power) -> None:
    """ED-04, ED-56, ED-155, ED-182"""
    lead = t.arg(0)
    shrine = t.arg(1)
    t.pop()
    seat = t.owner(lead)
    if t.side_of(seat) == t.thieves:
        t.doubloons -= OFFERING_PRICE
    else:
        t.pay(seat, COST_OFFERING)
        buys(t, seat)
    t.offerings[t.side_of(seat)] |= BIT[shrine]
    t.tell(events.OFFERING, ed.OFFERING_BESIDE_THE_SHRINE, seat, EVERYONE, shrine)
    t.test_win()


# farmhouse and fort


def farmhouse_slot(t: Power, side: i64) -> i64:
    """A farmhouse in the supply that may be bought, or NONE."""
    for building in range(FORT):
        if t.corner[side * BUILDINGS + building] == NONE and not t.b_wait[side] & BIT[building]:
            return building
    return NONE


def build_breaks(t: Power, lead: i64, k: i64, seat: i64, fort: bool) -> i64:
    """ED-57 to ED-59, ED-R56, ED-R60, ED-R66, ED-R67"""
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if lead >= THIEF or t.at[lead] == t.bridge:
        return ed.FORT_PLACE if fort else ed.FARMHOUSE_PLACE
    side = t.side_of(seat)
    corner = t.corner_of(t.at[lead], k)
    if t.building_on(corner) != NONE:
        return ed.CORNER_USED
    code = supply_breaks(t, side, FORT if fort else farmhouse_slot(t, side))
    if code != FINE:
        return code
    if fort and not t.corner_free(side, corner):
        return ed.FORT_PLACE
    if fort and zones_overlap(t, side, corner):
        return ed.FORT_PLACE
    return FINE if t.affords(seat, COST_FORT if fort else COST_FARMHOUSE) else ed.TOO_DEAR


def supply_breaks(t: Power, side: i64, building: i64) -> i64:
    """ED-14, ED-R64"""
    if building == NONE:
        return ed.BEATEN_WAITS if t.b_wait[side] & 3 else ed.NOT_IN_SUPPLY
    if t.corner[side * BUILDINGS + building] != NONE:
        return ed.NOT_IN_SUPPLY
    return ed.BEATEN_WAITS if t.b_wait[side] & BIT[building] else FINE


def zones_overlap(t: Power, side: i64, corner: i64) -> bool:
    """Two opposing zones share no position, found or not. ED-R50"""
    for other in range(t.sides):
        theirs = t.corner[other * BUILDINGS + FORT]
        if other != side and theirs != NONE and corners_meet(t, corner, theirs):
            return True
    return False


def corners_meet(t: Power, corner: i64, other: i64) -> bool:
    for i in range(3):
        place = around(corner, i)
        if place != NONE and place != t.bridge and t.touches(other, place):
            return True
    return False


def around(corner: i64, i: i64) -> i64:
    return AROUND[corner * 3 + i]


def build(t: Power, lead: i64, k: i64, fort: bool) -> None:
    seat = t.owner(lead)
    side = t.side_of(seat)
    t.pay(seat, COST_FORT if fort else COST_FARMHOUSE)
    buys(t, seat)
    building = FORT if fort else farmhouse_slot(t, side)
    t.corner[side * BUILDINGS + building] = t.corner_of(t.at[lead], k)
    if fort:
        t.tell(events.BOUGHT, ed.FORT_PLACE, seat, EVERYONE, E_FORT, t.at[lead])
    else:
        t.tell(events.BOUGHT, ed.FARMHOUSE_PLACE, seat, EVERYONE, E_FARMHOUSE, t.at[lead])


def remove_breaks(t: Power, building: i64, seat: i64) -> i64:
    """The own building, beside the own explorer, for its price. ED-60, ED-61, ED-180, ED-R68, ED-R138, ED-R143"""
    side = t.side_of(seat)
    corner = t.corner[side * BUILDINGS + building]
    if corner == NONE or not lead_at_corner(t, seat, corner):
        return ed.REMOVE_OWN
    if side == t.thieves:
        return FINE if t.doubloons >= 1 else ed.TOO_DEAR
    return FINE if t.affords(seat, COST_FORT if building == FORT else COST_FARMHOUSE) else ed.TOO_DEAR


def lead_at_corner(t: Power, seat: i64, corner: i64) -> bool:
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.owner(lead) == seat and t.touches(corner, t.at[lead]):
            return True
    return False


def remove(t: Power, building: i64, seat: i64) -> None:
    """Available again at once. ED-R57, ED-R63"""
    side = t.side_of(seat)
    if side == t.thieves:
        t.doubloons -= 1
    else:
        t.pay(seat, COST_FORT if building == FORT else COST_FARMHOUSE)
        buys(t, seat)
    t.corner[side * BUILDINGS + building] = NONE
    t.tell(events.REMOVED, ed.REMOVE_OWN, seat, EVERYONE, building)


# the bridge


def bridge_breaks(t: Power, lead: i64, direction: i64, ends: i64, seat: i64) -> i64:
    """Thieves too pay in wood. ED-131 to ED-134, ED-R54, ED-R55, ED-R151"""
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if t.mode == BASE:
        return ed.BRIDGE_FOR_WOOD
    if t.bridge != NONE:
        return ed.ONE_BRIDGE
    water = NEXT[t.at[lead] * 6 + direction]
    if water == NONE or t.at[lead] >= ISLAND or t.kind[water] != WATER:
        return ed.BRIDGE_BESIDE
    if t.options[BRIDGE_SHAPE] == 0 and PAIR_B[ends] - PAIR_A[ends] != 3:
        return ed.BRIDGE_PLACE
    one = end_of(t, water, PAIR_A[ends])
    other = end_of(t, water, PAIR_B[ends])
    if one == 0 or other == 0 or one + other == 2 or not t.free(t.side_of(seat), water):
        return ed.BRIDGE_PLACE
    return FINE if t.affords(seat, COST_BRIDGE) else ed.TOO_DEAR


def end_of(t: Power, water: i64, direction: i64) -> i64:
    """0 no end, 1 a shrine, 2 a tile to stand on. ED-132"""
    place = NEXT[water * 6 + direction]
    if place == NONE or t.kind[place] == 0 or t.kind[place] == WATER:
        return 0
    return 1 if t.kind[place] == SHRINE else 2


def build_bridge(t: Power, lead: i64, direction: i64, ends: i64) -> None:
    seat = t.owner(lead)
    t.pay(seat, COST_BRIDGE)
    buys(t, seat)
    t.bridge = NEXT[t.at[lead] * 6 + direction]
    t.bridge_ends = ends
    t.tell(events.BRIDGE, ed.BRIDGE_FOR_WOOD, seat, EVERYONE, t.bridge, 1)


def remove_bridge_breaks(t: Power, seat: i64) -> i64:
    """From one of its ends, while nobody stands on it. ED-131, ED-135, ED-R58"""
    if t.mode == BASE:
        return ed.BRIDGE_FOR_WOOD
    if t.bridge == NONE or t.monster_on(t.bridge) != NONE:
        return ed.REMOVE_BRIDGE
    for side in range(t.sides):
        if t.stands(side, t.bridge):
            return ed.REMOVE_BRIDGE
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.owner(lead) == seat and t.next_to(t.at[lead], t.bridge):
            return FINE if t.affords(seat, COST_BRIDGE) else ed.TOO_DEAR
    return ed.REMOVE_BRIDGE


def remove_bridge(t: Power, seat: i64) -> None:
    t.pay(seat, COST_BRIDGE)
    buys(t, seat)
    t.tell(events.BRIDGE, ed.REMOVE_BRIDGE, seat, EVERYONE, t.bridge, 0)
    t.bridge = NONE
    if ringed(t):
        restart(t)  # ED-R45
