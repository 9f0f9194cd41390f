"""Cards drawn anew from the market decks."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import DECK, MARKET, PRICE
from tavola.kernel.chance import weighted
from tavola.kernel.rng import Rng


def draw(t: Realm, like: i64, same_price: bool, rng: Rng) -> i64:
    """A card from the deck of this one, of its price if that shows."""
    weights = t.pool[:]
    for card in range(MARKET):
        unlike = same_price and PRICE[card] != PRICE[like]
        if DECK[card] != DECK[like] or unlike:
            weights[card] = 0
    drawn = weighted(weights, rng)
    t.pool[drawn] -= 1
    return drawn


def aside(t: Realm, rng: Rng, first: i64) -> vec[i64]:
    """A top card for each of three decks that shows its price, kept from being dealt."""
    out = vec[i64]()
    for deck in range(first, first + 3):
        weights = t.pool[:]
        total: i64 = 0
        for card in range(MARKET):
            if DECK[card] != deck or PRICE[card] != t.top[deck]:
                weights[card] = 0
            total += weights[card]
        if total > 0:
            out = append(out, weighted(weights, rng))
            t.pool[out[i64(len(out)) - 1]] -= 1
    return out
