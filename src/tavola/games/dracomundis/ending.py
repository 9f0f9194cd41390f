"""How a game ended."""

from tavola.games.dracomundis import scoring
from tavola.games.dracomundis.fields import Fields
from tavola.kernel.game import Outcome


def reason(t: Fields) -> tuple[str, str]:
    """What ended it, and the clause. DM-62, DM-78"""
    return ("all_revealed", "DM-62") if t.hidden == 0 else ("round_limit", "DM-78")


def outcome(t: Fields) -> Outcome:
    """Scores are victory points. DM-63"""
    winners = tuple(seat for seat in range(t.seats) if t.winners >> seat & 1)
    scores = tuple(float(scoring.points(t, seat)) for seat in range(t.seats))
    return Outcome(winners, scores, *reason(t))
