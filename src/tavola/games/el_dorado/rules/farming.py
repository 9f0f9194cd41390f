"""Farming: which types a seat has access to, and how much it gathers. ED-29 to ED-33"""

from typing import Final

from mypy_extensions import i64

from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.turns import hardcore_turn
from tavola.games.el_dorado.tables import BUILDINGS, FORT, GARDEN, NONE, PRODUCES, TYPES, VILLAGERS
from tavola.kernel.bits import BIT

TURN_POINTS: Final = 6


def produces(t: Power, place: i64) -> i64:
    """Types as bits; island gardens may have withered. ED-33, ED-219"""
    if place == t.bridge or (t.withered and t.kind[place] == GARDEN):
        return 0
    return PRODUCES[t.kind[place]]


def access(t: Power, seat: i64) -> i64:
    """Types as bits. ED-29 to ED-32, ED-150, ED-R17, ED-R18"""
    side = t.side_of(seat)
    found: i64 = produces(t, t.at[seat]) if t.at[seat] != NONE else 0
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        place = t.v_at[i]
        if place != NONE and farmed(t, side, place):
            found |= produces(t, place)
    return found


def farmed(t: Power, side: i64, place: i64) -> bool:
    """Has the side a farmhouse on one of its corners? ED-31"""
    for building in range(FORT):
        corner = t.corner[side * BUILDINGS + building]
        if corner != NONE and t.touches(corner, place):
            return True
    return False


def within_reach(t: Power, seat: i64) -> i64:
    """Cards in stock of the accessible types. ED-R15"""
    types = access(t, seat)
    total: i64 = 0
    for type in range(TYPES):
        if types & BIT[type]:
            total += t.stock[type]
    return total


def may_gather(t: Power, seat: i64) -> i64:
    """What the die or the turn points allow. ED-28, ED-241"""
    return TURN_POINTS if hardcore_turn(t) else t.gather[seat]


def must_gather(t: Power, seat: i64) -> i64:
    """ED-28, ED-R12, ED-R16"""
    return min(may_gather(t, seat), within_reach(t, seat))


def only_type(t: Power, seat: i64) -> i64:
    """The one type there is to gather, or NONE if there are several."""
    types = access(t, seat)
    found: i64 = NONE
    for type in range(TYPES):
        if types & BIT[type] and t.stock[type] > 0:
            if found != NONE:
                return NONE
            found = type
    return found
