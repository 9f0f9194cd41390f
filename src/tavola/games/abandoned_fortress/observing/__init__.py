"""What a seat may know, as numbers: the whole map, its own cards, of others' cards the backs and what was seen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda
from tavola.games.abandoned_fortress.fields import filled
from tavola.games.abandoned_fortress.observing.battle import battle_parts, put_battle
from tavola.games.abandoned_fortress.observing.cards import card_parts, put_cards
from tavola.games.abandoned_fortress.observing.land import SITES, land_parts, put_land
from tavola.games.abandoned_fortress.observing.market import market_parts, put_market
from tavola.games.abandoned_fortress.observing.seats import put_seats, seat_parts
from tavola.games.abandoned_fortress.observing.turn import put_turn, turn_parts
from tavola.games.abandoned_fortress.observing.units import SERVING, put_units, unit_parts
from tavola.games.abandoned_fortress.options import ANY, CHOOSE, FREE_WALLS, INITIAL_GENERAL, ONE_BATTLE
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import GENERALS, LEADERS, NONE, TERRITORY_SIZE
from tavola.kernel.observation import Part
from tavola.kernel.observing import asked_parts, set_asked

OF_THE_TABLE: Final = 278  # numbers
OF_A_SEAT: Final = 145  # beside walls
SHEET: Final = filled(1280, NONE)  # never changed: an observation is written on a copy


def parts(seats: int, options: vec[i64]) -> list[Part]:
    """In the order in which `observed` writes them."""
    return [
        *asked_parts(agenda.CAMP, seats),
        *turn_parts(seats, options),
        *battle_parts(seats),
        *seat_parts(seats),
        *card_parts(seats),
        *land_parts(seats, options),
        *market_parts(),
        *unit_parts(seats, options),
    ]


def numbers(t: Realm) -> i64:
    """How many there are: must agree with `parts`."""
    walls: i64 = TERRITORY_SIZE if t.options[FREE_WALLS] else SITES
    count = OF_THE_TABLE + (OF_A_SEAT + walls) * t.seats
    if t.options[ONE_BATTLE] == ANY:
        count += LEADERS * t.seats
    return count + GENERALS + SERVING * t.seats if t.options[INITIAL_GENERAL] == CHOOSE else count


def observed(t: Realm, seat: i64) -> vec[i64]:
    """A sheet of -1, on which each group of parts writes from a place on, and says where the next one begins."""
    out = SHEET[: numbers(t)]
    at = set_asked(out, t, seat)
    at = put_turn(out, at, t, seat)
    at = put_battle(out, at, t, seat)
    at = put_seats(out, at, t, seat)
    at = put_cards(out, at, t, seat)
    at = put_land(out, at, t, seat)
    at = put_market(out, at, t, seat)
    put_units(out, at, t, seat)
    return out
