"""The city: where figures stand, which gates are shut, what lies on the crown cells, what the guards are under."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton.data import CROWNS_A_COLOUR
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.tables import CELLS, COLOURS, GATES, GUARDS, NONE, SEATS
from tavola.kernel.observation import Part
from tavola.kernel.observing import SITTING, places_on, set_bits, set_list, set_seats

FIGURES: Final = "0 the observer's thief, the others as seats follow, then G1 to G4"


def city_parts(seats: int) -> list[Part]:
    where = f"Where each figure stands, {FIGURES}: cells by rows from the south; -1: not placed yet."
    asleep = f"Whose thief crown lies on each guard: {SITTING}; -1: nobody's."
    return [
        Part("cell", NONE, CELLS - 1, where, (seats + GUARDS,), category=True),
        Part("asleep", NONE, seats - 1, asleep, (GUARDS,), category=True),
        Part("beaten", 0, 1, "1 for each guard on whom it lies for a lost fight.", (GUARDS,), category=True),
        Part("shut", 0, 1, "1 for each gate that is shut, E1 to E12.", (GATES,), category=True),
        Part("stock", 0, CROWNS_A_COLOUR, "Treasure crowns on each crown cell, red to white.", (COLOURS,)),
    ]


def put_city(out: vec[i64], at: i64, t: Fields, seat: i64) -> i64:
    at = set_seats(out, at, t.cell, seat, t.seats)
    for guard in range(GUARDS):
        out[at + guard] = t.cell[SEATS + guard]
        out[at + GUARDS + guard] = places_on(seat, t.asleep[guard], t.seats)
    at = set_bits(out, at + 2 * GUARDS, t.beaten, GUARDS)
    at = set_bits(out, at, t.doors, GATES)
    return set_list(out, at, t.stock, COLOURS)


def figure_seen(t: Fields, seat: i64, figure: i64) -> i64:
    """A thief by the place of its seat, a guard after all of them."""
    return places_on(seat, figure, t.seats) if figure < SEATS else t.seats + figure - SEATS
