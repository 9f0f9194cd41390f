"""Action cards: the own hand, of the others' how many, the piles, and what was played in this turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton.data import COPIES, HAND_LIMIT
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.hands import sum_of
from tavola.games.gadranton.observing.thieves import BY_SEAT
from tavola.games.gadranton.tables import CARDS
from tavola.kernel.observation import Part
from tavola.kernel.observing import seat_at, set_bits, set_list, set_seats
from tavola.kernel.state import OVER

CLOSED: Final = -1
MOST: Final = max(COPIES["listed46"])
DECK: Final = sum(COPIES["listed46"])


def card_parts(seats: int) -> list[Part]:
    table, by = (seats, CARDS), f"{BY_SEAT}, and card, Accelerated Walk to Guard Awake"
    return [
        Part("hand_size", 0, HAND_LIMIT + 1, f"Action cards, {BY_SEAT}.", (seats,)),
        Part("hand", CLOSED, HAND_LIMIT + 1, f"Copies in hand, {by}; -1 where a hand is closed.", table),
        Part("played", 0, 1, f"1 for what was played in this turn, {by}.", table, category=True),
        Part("discards", 0, MOST, "Copies of each card in the discard pile.", (CARDS,)),
        Part("pile", 0, DECK, "Cards in the draw pile."),
    ]


def put_cards(out: vec[i64], at: i64, t: Fields, seat: i64) -> None:
    at = set_seats(out, at, t.hand_size, seat, t.seats)
    for place in range(t.seats):
        owner = seat_at(seat, place, t.seats)
        if owner == seat or t.actor == OVER:
            put_hand(out, at + place * CARDS, t, owner)
        set_bits(out, at + (t.seats + place) * CARDS, t.played[owner], CARDS)
    at = set_list(out, at + 2 * t.seats * CARDS, t.discards, CARDS)
    out[at] = sum_of(t.pile)


def put_hand(out: vec[i64], at: i64, t: Fields, owner: i64) -> None:
    """The others' are closed until the game is over."""
    for card in range(CARDS):
        out[at + card] = t.hand[owner * CARDS + card]
