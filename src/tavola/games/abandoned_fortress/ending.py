"""How a game ended."""

from tavola.games.abandoned_fortress import scoring
from tavola.games.abandoned_fortress.options import DRAGON_CARD_POINTS
from tavola.games.abandoned_fortress.realm import Realm
from tavola.kernel.game import Outcome
from tavola.kernel.tally import Tally, source


def outcome(t: Realm) -> Outcome:
    """Scores are victory points. AF-01, AF-R86"""
    winners = tuple(seat for seat in range(t.seats) if t.winners >> seat & 1)
    scores = tuple(float(scoring.points(t, seat)) for seat in range(t.seats))
    won = scoring.has_won(t, t.active)
    return Outcome(winners, scores, "crown" if won else "limit", "AF-01" if won else "AF-R86")


def tally(t: Realm) -> Tally:
    """Tokens, Dragon cards, first place of the Queue. AF-04, AF-12, AF-R40"""
    seats, worth = range(t.seats), int(t.options[DRAGON_CARD_POINTS])
    tokens = source("tokens", seats, lambda seat: t.tokens[seat])
    cards = source("dragon-cards", seats, lambda seat: scoring.dragon_cards(t, seat) * worth)
    queue = source("queue", seats, lambda seat: scoring.queue_points(t, seat))
    return Tally("points", (tokens, cards, queue))
