"""What a seat may know, as numbers: the whole city, its own cards, and of the rivals what lies open or was shown."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton import agenda
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.observing.cards import card_parts, put_cards
from tavola.games.gadranton.observing.city import city_parts, put_city
from tavola.games.gadranton.observing.thieves import put_thieves, thief_parts
from tavola.games.gadranton.observing.turn import put_turn, turn_parts
from tavola.games.gadranton.tables import NONE, SEATS
from tavola.kernel.observation import Part
from tavola.kernel.observing import asked_parts, set_asked

OF_THE_TABLE: Final = 73  # numbers
OF_A_SEAT: Final = 74
SHEET: Final = vec[i64]([NONE for _ in range(OF_THE_TABLE + OF_A_SEAT * SEATS)])  # an observation is a copy of it


def parts(seats: int, options: vec[i64]) -> list[Part]:
    """In the order in which `observed` writes them."""
    return [
        *asked_parts(agenda.BEFORE_ROLL + 1, seats),
        *turn_parts(seats, options),
        *city_parts(seats),
        *thief_parts(seats, options),
        *card_parts(seats),
    ]


def observed(t: Fields, seat: i64) -> vec[i64]:
    out = SHEET[: OF_THE_TABLE + OF_A_SEAT * t.seats]
    at = set_asked(out, t, seat)
    at = put_turn(out, at, t, seat)
    at = put_city(out, at, t, seat)
    at = put_thieves(out, at, t, seat)
    put_cards(out, at, t, seat)
    return out
