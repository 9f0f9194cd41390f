"""Action cards and Black cards: the own ones open, of others' their number; what lies open before everybody."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.observing.sitting import BY_SEAT
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import ACTION_CARDS, ACTION_COPIES, BLACKS, COPIES, FIRST_BLACK, NONE
from tavola.kernel.observation import Part
from tavola.kernel.observing import seat_at, set_list, set_seats
from tavola.kernel.state import OVER

CLOSED: Final = -1
DRAWN_CLOSED: Final = ACTION_CARDS  # in place of a card that another draws
MOST_DRAWN: Final = 2  # by Henry, AF-R115
ALL_ACTIONS: Final = ACTION_CARDS * ACTION_COPIES
ALL_BLACKS: Final = sum(COPIES[FIRST_BLACK:])
MOST_BLACKS: Final = max(COPIES[FIRST_BLACK:])  # copies of one


def card_parts(seats: int) -> list[Part]:
    each, by = (seats,), f"{BY_SEAT}, and card; -1 where they are closed"
    drawn = f"Action cards drawn to choose from; {DRAWN_CLOSED}: closed, -1: none."
    return [
        Part("chests", 0, ACTION_COPIES, f"Pay Chests laid out, {BY_SEAT}.", each),
        Part("drums", 0, ACTION_COPIES, f"War Drums laid out, {BY_SEAT}.", each),
        Part("hand_size", 0, ALL_ACTIONS, f"Action cards in hand, {BY_SEAT}.", each),
        Part("blacks", 0, ALL_BLACKS, f"Black cards in hand, {BY_SEAT}.", each),
        Part("hand", CLOSED, ACTION_COPIES, f"Copies of Action cards in hand, {by}.", (seats, ACTION_CARDS)),
        Part("black_hand", CLOSED, MOST_BLACKS, f"Copies of Black cards in hand, {by}.", (seats, BLACKS)),
        Part("drawn", NONE, DRAWN_CLOSED, drawn, (MOST_DRAWN,), category=True),
        Part("action_discards", 0, ACTION_COPIES, "Discarded copies of each Action card.", (ACTION_CARDS,)),
        Part("action_pile", 0, ALL_ACTIONS, "Cards in the Action deck."),
    ]


def put_cards(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    at = set_seats(out, at, t.chests, seat, t.seats)
    at = set_seats(out, at, t.drums, seat, t.seats)
    at = set_seats(out, at, t.hand_size, seat, t.seats)
    for place in range(t.seats):
        out[at + place] = t.blacks_of(seat_at(seat, place, t.seats))
    at = put_hands(out, at + t.seats, t, seat, t.hand, ACTION_CARDS)
    at = put_hands(out, at, t, seat, t.black, BLACKS)
    at = put_drawn(out, at, t, seat)
    at = set_list(out, at, t.action_discards, ACTION_CARDS)
    out[at] = left_in(t.action_pool)
    return at + 1


def put_hands(out: vec[i64], at: i64, t: Realm, seat: i64, held: vec[i64], kinds: i64) -> i64:
    """The others' are closed until the game is over."""
    for place in range(t.seats if t.actor == OVER else 1):
        first = seat_at(seat, place, t.seats) * kinds
        for card in range(kinds):
            out[at + place * kinds + card] = held[first + card]
    return at + t.seats * kinds


def put_drawn(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    """Henry sees two cards, the others that he has drawn them. AF-R115"""
    for place in range(i64(len(t.drawn))):
        out[at + place] = t.drawn[place] if t.active == seat else DRAWN_CLOSED
    return at + MOST_DRAWN


def left_in(pile: vec[i64]) -> i64:
    count: i64 = 0
    for copies in pile:
        count += copies
    return count
