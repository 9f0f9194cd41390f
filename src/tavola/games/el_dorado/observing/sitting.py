"""Whom the observer means: seats and sides as they follow it, 1 for itself, so that 0 is nobody."""

from typing import Final

from mypy_extensions import i64

from tavola.games.el_dorado.agenda import FINDER_WOLF
from tavola.games.el_dorado.fields import LOOSE, MONSTER
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import SIDES, THIEF
from tavola.kernel.observing import places_on, turned

SEAT: Final = "0 nobody, 1 the observer, then as seats follow"
SIDE: Final = "0 nobody, 1 the observer's side, then as sides follow"
LEAD: Final = f"{SEAT}, 9 to 12 the thieves"
LEADS: Final = 12
EACH_SEAT: Final = "for each seat, the observer first"
EACH_SIDE: Final = "for each side, the observer's first"
WOLF: Final = FINDER_WOLF + 1
FIGHTER: Final = f"{SIDE}, from 8 on the Tiger, the thief of the den, the Giant, the Titan, the Wolf, three Guardians"
FIGHTERS: Final = 15
WITH_THE_THIEVES: Final = 13  # a thing they hold without a thief on the map
OF_MONSTERS: Final = 7  # from here on, with its number among fighters, a thing that a dweller holds: 15 to 22


def seat_code(t: Power, observer: i64, seat: i64) -> i64:
    return places_on(observer, seat, t.seats) + 1


def side_code(t: Power, observer: i64, side: i64) -> i64:
    return places_on(t.side_of(observer), side, t.sides) + 1


def lead_code(t: Power, observer: i64, lead: i64) -> i64:
    """Explorers by their seats; thieves, and the Wolf as a finder, are the same to all."""
    return lead + 1 if lead >= THIEF else seat_code(t, observer, lead)


def fighter_code(t: Power, observer: i64, target: i64) -> i64:
    return target + 1 if target >= SIDES else side_code(t, observer, target)


def holder_code(t: Power, observer: i64, holder: i64) -> i64:
    """A lead piece, the Thieves, or a dweller."""
    if holder == LOOSE:
        return WITH_THE_THIEVES
    return holder - MONSTER + 1 + OF_MONSTERS if holder >= MONSTER else lead_code(t, observer, holder)


def seats_from(t: Power, observer: i64, seats: i64) -> i64:
    """Seats, or lead pieces, as bits."""
    return turned(seats, observer, t.seats)


def sides_from(t: Power, observer: i64, sides: i64) -> i64:
    """Sides, or those who fight, as bits."""
    return turned(sides, t.side_of(observer), t.sides)
