"""Strongholds: where a hideout may stand, and what keeps two zones apart."""

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import AROUND, BUILDINGS, FORT, NONE
from tavola.kernel.state import FINE


def hideout_corner_breaks(t: Power, corner: i64) -> i64:
    """Free of opponents, with a tile to stand on. ED-183, ED-184, ED-R134, ED-R228"""
    if t.building_on(corner) != NONE:
        return ed.CORNER_USED
    if not t.corner_free(t.thieves, corner) or zones_overlap(t, t.thieves, corner):
        return ed.HIDEOUT_PLACE
    for i in range(3):
        place = AROUND[corner * 3 + i]
        if place != NONE and t.kind[place] != 0 and t.enterable(place) and place != t.bridge:
            return FINE
    return ed.HIDEOUT_PLACE


def hiding_place(t: Power, place: i64) -> bool:
    """Has the tile a corner for the hideout?"""
    if t.kind[place] == 0 or not t.enterable(place) or place == t.bridge:
        return False
    for k in range(6):
        if hideout_corner_breaks(t, t.corner_of(place, k)) == FINE:
            return True
    return False


def zones_overlap(t: Power, side: i64, corner: i64) -> bool:
    """Two opposing zones share no position, found or not. ED-R50"""
    for other in range(t.sides):
        theirs = t.corner[other * BUILDINGS + FORT]
        if other != side and theirs != NONE and corners_meet(t, corner, theirs):
            return True
    return False


def corners_meet(t: Power, corner: i64, other: i64) -> bool:
    for i in range(3):
        place = AROUND[corner * 3 + i]
        if place != NONE and place != t.bridge and t.touches(other, place):
            return True
    return False
