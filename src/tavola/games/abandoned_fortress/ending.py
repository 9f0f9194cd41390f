"""How a game ended."""

from tavola.games.abandoned_fortress import scoring
from tavola.games.abandoned_fortress.realm import Realm
from tavola.kernel.game import Outcome


def outcome(t: Realm) -> Outcome:
    """Scores are victory points. AF-01, AF-R86"""
    winners = tuple(seat for seat in range(t.seats) if t.winners >> seat & 1)
    scores = tuple(float(scoring.points(t, seat)) for seat in range(t.seats))
    won = scoring.has_won(t, t.active)
    return Outcome(winners, scores, "crown" if won else "limit", "AF-01" if won else "AF-R86")
