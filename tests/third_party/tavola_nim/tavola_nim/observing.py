"""What a seat may know, as numbers: the heaps, whose turn it is, its own card and the cards shown."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.observation import Part
from tavola.kernel.observing import SITTING, asked, asked_parts, places_on, put_all, put_seats, seat_at
from tavola_nim.data import HEAPS, START
from tavola_nim.fields import Fields

NUMBERS = 13  # with three seats


def parts(seats: int, options: "vec[i64]") -> list[Part]:
    each = f"by seat: {SITTING}"
    return [
        *asked_parts(3, seats),
        Part("mover", 0, seats - 1, f"Whose turn it is: {SITTING}.", category=True),
        Part("heaps", 0, max(START), f"Counters in the heaps {', '.join(HEAPS)}.", (len(HEAPS),)),
        Part("shown", 0, 1, f"1 where a card was shown, {each}.", (seats,)),
        Part("cards", -1, 3, f"Each card, {each}; 0 not dealt yet, -1 hidden.", (seats,)),
    ]


def observed(t: Fields, seat: int) -> "vec[i64]":
    out = append(asked(t, seat, NUMBERS), places_on(seat, t.mover, t.seats))
    out = put_seats(put_all(out, t.heaps), t.shown, seat)
    for place in range(t.seats):
        out = append(out, card_seen(t, seat_at(seat, place, t.seats), seat))
    return out


def card_seen(t: Fields, owner: int, seat: int) -> int:
    known = owner == seat or t.shown[owner] or not t.cards[owner]
    return t.cards[owner] if known else -1
