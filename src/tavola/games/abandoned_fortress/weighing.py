"""How good a position looks to a bot: ledger section 10."""

from math import exp

from mypy_extensions import i64

from tavola.games.abandoned_fortress import scoring
from tavola.games.abandoned_fortress.realm import Realm


def share(realm: Realm, seat: i64) -> float:
    """This seat's part of the win."""
    total = 0.0
    for each in range(realm.seats):
        total += exp(worth(realm, each) / 25.0)
    return exp(worth(realm, seat) / 25.0) / total


def worth(realm: Realm, seat: i64) -> float:
    return float(scoring.points(realm, seat))
