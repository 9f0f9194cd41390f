"""Every leader: where it stands, what is known of its card and of those it leads, and who has seen them. AF-R90"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.imagining.generals import alike, missed
from tavola.games.abandoned_fortress.observing.sitting import BY_SEAT, LEADERS_OF, seats_seen
from tavola.games.abandoned_fortress.options import CARD_BACKS, CHOOSE, COUNT_ONLY, INITIAL_GENERAL
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CARD_BRANCH,
    CELLS,
    FIRST_GENERAL,
    GENERAL,
    GENERALS,
    LEADERS,
    MILITARY,
    NONE,
    PRICE,
)
from tavola.kernel.bits import BIT
from tavola.kernel.observation import Part
from tavola.kernel.observing import seat_at, set_bits
from tavola.kernel.state import OVER

SERVING: Final = LEADERS - GENERAL  # places for generals
OF_AN_ARMY: Final = 5 * LEADERS + 2 * SERVING  # numbers
PRICES: Final = 3  # on backs: 2 to 4 of generals, 1 to 3 of military cards
BACKS: Final = 9  # by branch and price
AS_BITS: Final = "seats as bits, the observer the lowest, then as seats follow"


def unit_parts(seats: int, options: vec[i64]) -> list[Part]:
    leaders, generals, everyone = (seats, LEADERS), (seats, SERVING), 2**seats - 1
    where = f"Where each leader stands, {BY_SEAT}: {LEADERS_OF}; spaces from A1 to M1, then A2 and on; -1: nowhere."
    seen = f"Who has seen each of these, {AS_BITS}; -1: there is none."
    return [
        Part("cell", NONE, CELLS - 1, where, leaders, category=True),
        general_part(generals, options[CARD_BACKS] == COUNT_ONLY),
        Part("general_seen", NONE, everyone, seen, generals, category=True),
        card_part((*leaders, 2), options[CARD_BACKS] == COUNT_ONLY),
        Part("card_seen", NONE, everyone, seen, (*leaders, 2), category=True),
        *(missed_parts(seats, generals) if options[INITIAL_GENERAL] == CHOOSE else ()),
    ]


def general_part(shape: tuple[int, int], count_only: bool) -> Part:
    """Branch shows by the figure, price by the back. AF-R90"""
    back = "27 + its branch" if count_only else "27 + 3 * its branch + its price - 2"
    meaning = f"Twelve generals, {BY_SEAT}: the card where the observer knows it, else {back}; -1: none."
    return Part("general", NONE, GENERALS + (3 if count_only else BACKS) - 1, meaning, shape, category=True)


def card_part(shape: tuple[int, int, int], count_only: bool) -> Part:
    back = "39" if count_only else "39 + 3 * its branch + its price - 1"
    who = f"Two military cards, {BY_SEAT}, and leader ({LEADERS_OF})"
    meaning = f"{who}: the card where the observer knows it, else {back}; -1: none. Closed ones come last."
    return Part("card", NONE, MILITARY + (1 if count_only else BACKS) - 1, meaning, shape, category=True)


def missed_parts(seats: int, shape: tuple[int, int]) -> list[Part]:
    missed = f"Who has missed the card of each general in the deck it was chosen from, {AS_BITS}."
    gone = "1 for each general card that the observer has missed there and not seen since."
    return [
        Part("missed", 0, 2**seats - 1, missed, shape, category=True),
        Part("gone", 0, 1, gone, (GENERALS,), category=True),
    ]


def put_units(out: vec[i64], at: i64, t: Realm, seat: i64) -> None:
    for place in range(t.seats):
        put_army(out, at, t, seat, place)
    if t.options[INITIAL_GENERAL] == CHOOSE:
        put_missed(out, at + t.seats * OF_AN_ARMY, t, seat)


def put_army(out: vec[i64], at: i64, t: Realm, seat: i64, place: i64) -> None:
    """The leaders of one seat, each in all five parts, as far as it is there."""
    first, all_leaders = seat_at(seat, place, t.seats) * LEADERS, t.seats * LEADERS
    for leader in range(LEADERS):
        out[at + place * LEADERS + leader] = t.cell[first + leader]
    put_serving(out, at + all_leaders + place * SERVING, t, seat, first + GENERAL)
    cards = at + all_leaders + t.seats * 2 * SERVING + place * LEADERS * 2
    for leader in range(LEADERS):
        if t.armed(first + leader):
            put_pair(out, cards + leader * 2, t, seat, first + leader)


def put_serving(out: vec[i64], at: i64, t: Realm, seat: i64, first: i64) -> None:
    """The generals of one seat, and who has seen them."""
    for serving in range(SERVING):
        if t.general[first + serving] != NONE:
            out[at + serving] = general_seen(t, seat, first + serving)
            out[at + t.seats * SERVING + serving] = seats_seen(t, seat, t.general_known[first + serving])


def put_missed(out: vec[i64], at: i64, t: Realm, seat: i64) -> None:
    gone = at + t.seats * SERVING
    set_bits(out, at, 0, t.seats * SERVING + GENERALS)
    for place in range(t.seats):
        first = seat_at(seat, place, t.seats) * LEADERS + GENERAL
        for serving in range(SERVING):
            out[at + place * SERVING + serving] = seats_seen(t, seat, t.general_missed[first + serving])
            if missed(t, seat, first + serving):
                out[gone + t.general[first + serving]] = 1


def general_seen(t: Realm, seat: i64, leader: i64) -> i64:
    """The card, or its back; who can tell by the deck it was chosen from knows it as well. AF-R10, AF-R101"""
    card = FIRST_GENERAL + t.general[leader]
    known = knows(t, seat, leader, t.general_known[leader])
    if known or (missed(t, seat, leader) and len(alike(t, seat, leader)) == 1):
        return t.general[leader]
    if t.options[CARD_BACKS] == COUNT_ONLY:
        return GENERALS + CARD_BRANCH[card]
    return GENERALS + CARD_BRANCH[card] * PRICES + PRICE[card] - 2


def knows(t: Realm, seat: i64, leader: i64, mask: i64) -> bool:
    """The owner, whoever has seen the card; everybody after the game. AF-R101"""
    return leader // LEADERS == seat or mask & BIT[seat] != 0 or t.actor == OVER


# military cards


def put_pair(out: vec[i64], at: i64, t: Realm, seat: i64, leader: i64) -> None:
    """As they lie to who knows both; else in an order that tells nothing: known ones, then by what shows."""
    a, b, seen_at = leader * 2, leader * 2 + 1, at + t.seats * LEADERS * 2
    first, second = card_seen(t, seat, a), card_seen(t, seat, b)
    if first == NONE or turned(t, a, b, first, second):
        a, b = b, a
        first, second = second, first
    out[at] = first
    out[at + 1] = second
    out[seen_at] = seats_seen(t, seat, t.card_known[a])
    if second != NONE:
        out[seen_at + 1] = seats_seen(t, seat, t.card_known[b])


def turned(t: Realm, a: i64, b: i64, first: i64, second: i64) -> bool:
    """Must the second come first? Only a closed card, which looks like more than any that is known."""
    if second == NONE or (first < MILITARY and second < MILITARY):
        return False
    return second < first or (second == first and t.card_known[b] < t.card_known[a])


def card_seen(t: Realm, seat: i64, place: i64) -> i64:
    """The card, its back, or only that it is there. AF-R90, AF-R101"""
    card = t.card[place]
    if card == NONE or knows(t, seat, place // 2, t.card_known[place]):
        return card
    if t.options[CARD_BACKS] == COUNT_ONLY:
        return MILITARY
    return MILITARY + CARD_BRANCH[card] * PRICES + PRICE[card] - 1
