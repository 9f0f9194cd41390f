"""Cards, and important tiles, as far as the observer may see them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.imagining import sees
from tavola.games.el_dorado.observing.sitting import EACH_SEAT, EACH_SIDE, seats_from
from tavola.games.el_dorado.options import HAND_VISIBILITY
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import ENTRANCE, GARDEN, KINDS, SEATS, SHRINE, TYPES, WATER
from tavola.kernel.bits import BIT
from tavola.kernel.observation import Part
from tavola.kernel.observing import put_flags, seat_at
from tavola.kernel.state import OVER

MANY: Final = 99
CARDS: Final = 80
OF_SEAT: Final = 7 + TYPES + SEATS
DEALT: Final = vec[i64]([SHRINE, ENTRANCE, GARDEN, WATER])  # kinds of important tile
IMPORTANT: Final = 4


def card_parts(seats: int, sides: int) -> list[Part]:
    """ED-35, ED-151, ED-166, ED-237, ED-239"""
    each, tiles = (seats,), "shrines, entrance, gardens and water"
    return [
        Part("cards", 0, CARDS, f"The size of its hand, {EACH_SEAT}.", each),
        Part("hand_seen", 0, 1, f"1: the observer sees its hand, {EACH_SEAT}.", each),
        Part("gathers", 0, MANY, f"Cards it gathers, {EACH_SEAT}.", each),
        Part("offers", 0, MANY, f"Offers it has made this turn, {EACH_SEAT}.", each),
        Part("ended", 0, 1, f"1: has ended its turn, {EACH_SEAT}.", each),
        Part("acted", 0, 1, f"1: has acted in the explore phase, {EACH_SEAT}.", each),
        Part("winner", 0, 1, f"1: has won, {EACH_SEAT}.", each),
        Part("hand", 0, 30, f"Food, wood and gold in its hand if the observer sees it, {EACH_SEAT}.", (seats, TYPES)),
        Part("trade_seen", 0, 1, f"1: was its partner in trade when last asked, {EACH_SEAT}.", (seats, SEATS)),
        Part("important", 0, IMPORTANT, f"How many important tiles it holds, {EACH_SIDE}.", (sides,)),
        Part("important_laid", 0, 3, f"Which of them it has laid: {tiles}, {EACH_SIDE}.", (sides, IMPORTANT)),
        Part("important_own", 0, 3, f"Which the observer's side holds: {tiles}.", (IMPORTANT,)),
        Part("important_back", 0, 3, f"Which of its own went back into the stack: {tiles}.", (IMPORTANT,)),
    ]


def put_cards(t: Power, observer: i64, out: vec[i64], at: i64) -> i64:
    for place in range(t.seats):
        seat = seat_at(observer, place, t.seats)
        put_sitter(t, seat, out, at + place)
        put_hand(t, observer, seat, out, at, place)
        partners = seats_from(t, observer, t.asked_partners[seat])
        put_flags(out, at + (7 + TYPES) * t.seats + place * SEATS, partners)
    at += OF_SEAT * t.seats
    own = t.side_of(observer)
    for place in range(t.sides):
        put_important(t, seat_at(own, place, t.sides), out, at, place)
    at += (1 + IMPORTANT) * t.sides
    for i in range(IMPORTANT):
        out[at + i] = t.important[own * KINDS + DEALT[i]]
        out[at + IMPORTANT + i] = t.gone_back[own * KINDS + DEALT[i]]
    return at + 2 * IMPORTANT


def put_sitter(t: Power, seat: i64, out: vec[i64], at: i64) -> None:
    """What all see of a seat. ED-168"""
    out[at] = t.cards(seat)
    out[at + 2 * t.seats] = t.gather[seat]
    out[at + 3 * t.seats] = t.offers[seat]
    out[at + 4 * t.seats] = 1 if t.ended & BIT[seat] else 0
    out[at + 5 * t.seats] = 1 if t.acted_by & BIT[seat] else 0
    out[at + 6 * t.seats] = 1 if t.winners & BIT[seat] else 0


def put_hand(t: Power, observer: i64, seat: i64, out: vec[i64], at: i64, place: i64) -> None:
    """ED-151, ED-166, ED-R211"""
    if t.actor != OVER and t.options[HAND_VISIBILITY] == 0 and not sees(t, observer, seat):
        return
    out[at + t.seats + place] = 1
    to = at + 7 * t.seats + place * TYPES
    for type in range(TYPES):
        out[to + type] = t.hand[seat * TYPES + type]


def put_important(t: Power, side: i64, out: vec[i64], at: i64, place: i64) -> None:
    """How many tiles a side holds is public, and what it has laid. ED-239"""
    laid = at + t.sides + place * IMPORTANT
    for i in range(IMPORTANT):
        out[at + place] += t.important[side * KINDS + DEALT[i]]
        out[laid + i] = t.from_hand[side * KINDS + DEALT[i]]
