"""Cells and who stands on them."""

from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.options import BEATEN_GUARD_IS_ASLEEP
from tavola.games.gadranton.tables import FIGURES, GATE_OF, IN_CITY, NEXT, NONE, SEATS, SIDES
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE


def other_on(t: Fields, cell: i64, figure: i64) -> i64:
    """A figure on the cell besides this one, or NONE."""
    for each in range(FIGURES):
        if each != figure and t.cell[each] == cell:
            return each
    return NONE


def shut(t: Fields, cell: i64) -> bool:
    """A gate with a door on it. GA-74"""
    gate = GATE_OF[cell]
    return gate != NONE and (t.doors & BIT[gate]) != 0


def shut_in(t: Fields, here: i64, there: i64) -> bool:
    """From a shut gate there is no way to the forest: the door stands in front of the city. GA-R81"""
    return shut(t, here) and not IN_CITY[there]


def door_between(t: Fields, a: i64, b: i64) -> bool:
    """One in a shut gate, the other outside: neither fights nor arrows pass the door. GA-R81"""
    return shut_in(t, a, b) or shut_in(t, b, a)


def next_to(a: i64, b: i64) -> bool:
    """Neighbour cells, GA-20 and GA-45; never across a wall, GA-R43."""
    for side in range(SIDES):
        if NEXT[a * SIDES + side] == b:
            return True
    return False


def may_be_on(t: Fields, figure: i64, cell: i64) -> i64:
    """The clause that keeps this figure off the cell even in passing; it may pen a thief in. GA-R40, GA-R74"""
    return keeps_off(t, figure, cell, other_on(t, cell, figure))


def keeps_off(t: Fields, figure: i64, cell: i64, other: i64) -> i64:
    """`may_be_on`, where it is known who else stands there."""
    if shut(t, cell):
        return ga.OPEN_CLOSE_DOOR
    if figure >= SEATS and not IN_CITY[cell]:
        return ga.GUARDS_STAY_IN_THE_CITY
    if other == NONE:
        return FINE
    if figure < SEATS:
        return guard_bars(t, other - SEATS) if other >= SEATS else FINE  # GA-25; a hidden thief too, GA-R37
    return ga.THIEF_BARS if other < SEATS and not (t.hidden & BIT[other]) else FINE  # GA-27


def guard_bars(t: Fields, guard: i64) -> i64:
    """The clause by which it bars a thief's way, or FINE if it sleeps. GA-26, GA-R30"""
    if sleeps(t, guard):
        return FINE
    return ga.GUARD_BARS if t.asleep[guard] == NONE else ga.BEATEN_GUARD_BARS


def sleeps(t: Fields, guard: i64) -> bool:
    """May a thief pass over it? GA-77, GA-R30"""
    if t.asleep[guard] == NONE:
        return False
    return t.options[BEATEN_GUARD_IS_ASLEEP] == 1 or not t.beaten & BIT[guard]


def crowns_on(t: Fields, seat: i64) -> i64:
    """Crowns of any kind on a thief, GA-84."""
    worn: i64 = 0 if t.worn[seat] == NONE else 1
    blocking: i64 = 0 if t.blocked[seat] == NONE else 1
    hiding: i64 = 1 if t.hidden & BIT[seat] else 0
    return worn + blocking + hiding
