"""The market: decks, the backs on top of them, the discards; what is bought, to others by its backs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    BLACK_DECK,
    CARD_BRANCH,
    COPIES,
    DECK,
    DECKS,
    MARKET,
    MILITARY,
    NONE,
    PRICE,
)
from tavola.kernel.observation import Part
from tavola.kernel.observing import set_bits, set_list

CLOSED: Final = -1
BRANCHES: Final = 3
PRICES: Final = 3  # on the backs of military cards, 1 to 3
BACKS: Final = 9
MOST_PRICE: Final = 4
MOST: Final = max(COPIES)  # copies of a card
LARGEST: Final = max([sum(n for card, n in enumerate(COPIES) if DECK[card] == deck) for deck in range(DECKS)])


def market_parts() -> list[Part]:
    decks = "generals, then military cards, of infantry, archery and cavalry"
    staged = "Copies of military cards the observer has bought and not yet assigned; -1: it is another's turn."
    backs = "Military cards bought and not yet assigned, by branch and price 1 to 3."
    return [
        Part("tops_open", 0, 1, "1 once the backs of the top cards show.", category=True),
        Part("top", NONE, MOST_PRICE, f"The price on top of each deck: {decks}; -1: none shows.", (BLACK_DECK,)),
        Part("deck", 0, LARGEST, f"Cards in each deck: {decks}, and Black cards.", (DECKS,)),
        Part("discards", 0, MOST, "Discarded copies of military cards, generals and Black cards.", (MARKET,)),
        Part("staged", CLOSED, MOST, staged, (MILITARY,)),
        Part("staged_backs", 0, LARGEST, backs, (BRANCHES, PRICES)),
    ]


def put_market(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    out[at] = i64(t.tops_open)
    at = set_list(out, at + 1, t.top, BLACK_DECK)
    for deck in range(DECKS):
        out[at + deck] = t.deck_size(deck)
    at = set_list(out, at + DECKS, t.discards, MARKET)
    if t.active == seat:
        set_list(out, at, t.staged, MILITARY)
    return put_backs(out, at + MILITARY, t)


def put_backs(out: vec[i64], at: i64, t: Realm) -> i64:
    """Cards bought and not yet assigned show branch and price to all. AF-R90"""
    set_bits(out, at, 0, BACKS)
    for card in range(MILITARY):
        if t.staged[card] > 0:
            out[at + CARD_BRANCH[card] * PRICES + PRICE[card] - 1] += t.staged[card]
    return at + BACKS
