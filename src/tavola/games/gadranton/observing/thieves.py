"""The thieves: what each wears and is under, and what is known of its objectives, crowns and keys."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton.data import THIEF_CROWNS, THIEVES
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.options import OPEN_OBJECTIVES, ROUND_LIMIT
from tavola.games.gadranton.tables import COLOURS, NONE
from tavola.kernel.bits import bits_in
from tavola.kernel.observation import ENDLESS, Part
from tavola.kernel.observing import SITTING, places_on, seat_at, set_bits, set_seats
from tavola.kernel.state import OVER

BY_SEAT: Final = "by seat, the observer first"
BY_COLOUR: Final = f"{BY_SEAT}, and colour, red to white"


def thief_parts(seats: int, options: vec[i64]) -> list[Part]:
    rounds, each = int(options[ROUND_LIMIT]) or ENDLESS, (seats,)
    thief = f"The thief, {BY_SEAT}: 0 jaguar, 1 macaw, 2 coati, 3 heron; -1: not chosen."
    blocked = f"Whose thief crown blocks the thief, {BY_SEAT}: {SITTING}; -1: nobody's."
    return [
        Part("thief", NONE, len(THIEVES) - 1, thief, each, category=True),
        Part("worn", NONE, COLOURS - 1, f"The crown worn, {BY_SEAT}, red to white as 0 to 7; -1: none.", each, True),
        Part("hidden", 0, 1, f"1 where a thief is under his own crown, {BY_SEAT}.", each, category=True),
        Part("blocked", NONE, seats - 1, blocked, each, category=True),
        Part("crowns", 0, THIEF_CROWNS, f"Thief crowns in stock, {BY_SEAT}.", each),
        Part("since_home", 0, rounds, f"Own turns begun since the last delivery, {BY_SEAT}.", each),
        Part("objectives", 0, COLOURS, f"Objective cards, {BY_SEAT}, whatever they are.", each),
        Part("won", 0, 1, f"1 for a winner, {BY_SEAT}.", each, category=True),
        *colour_parts((seats, COLOURS)),
    ]


def colour_parts(table: tuple[int, int]) -> list[Part]:
    return [
        Part("objective", 0, 1, f"1 where the observer knows of an Objective card, {BY_COLOUR}.", table, category=True),
        Part("home", 0, 1, f"1 where a crown is home, {BY_COLOUR}.", table, category=True),
        Part("shown", 0, 1, f"1 where all know of the card by its crown, {BY_COLOUR}.", table, category=True),
        Part("without", 0, 1, f"1 where all know that there is no such card, {BY_COLOUR}.", table, category=True),
        Part("key", 0, 1, f"1 where there is a key, {BY_COLOUR}.", table, category=True),
    ]


def put_thieves(out: vec[i64], at: i64, t: Fields, seat: i64) -> i64:
    n = t.seats
    set_seats(out, at, t.thief, seat, n)
    set_seats(out, at + n, t.worn, seat, n)
    set_seats(out, at + 4 * n, t.crowns_left, seat, n)
    set_seats(out, at + 5 * n, t.since_home, seat, n)
    for place in range(n):
        other = seat_at(seat, place, n)
        out[at + 2 * n + place] = (t.hidden >> other) & 1
        out[at + 3 * n + place] = places_on(seat, t.blocked[other], n)
        out[at + 6 * n + place] = bits_in(t.objectives[other])
        out[at + 7 * n + place] = (t.winners >> other) & 1
    return put_colours(out, at + 8 * n, t, seat)


def put_colours(out: vec[i64], at: i64, t: Fields, seat: i64) -> i64:
    table = t.seats * COLOURS
    for place in range(t.seats):
        other, row = seat_at(seat, place, t.seats), at + place * COLOURS
        set_bits(out, row, known_objectives(t, seat, other), COLOURS)
        set_bits(out, row + table, t.delivered[other], COLOURS)
        set_bits(out, row + 2 * table, t.worn_ever[other], COLOURS)
        set_bits(out, row + 3 * table, t.no_card[other], COLOURS)
        set_bits(out, row + 4 * table, t.keys[other], COLOURS)
    return at + 5 * table


def known_objectives(t: Fields, seat: i64, other: i64) -> i64:
    """The own, those that lie open, and of the rivals' what they have shown. GA-R04, GA-R07"""
    if other == seat or t.options[OPEN_OBJECTIVES] or t.actor == OVER:
        return t.objectives[other]
    return t.delivered[other] | t.worn_ever[other]
