"""How a game ended."""

from tavola.games.gadranton.scoring import all_home
from tavola.games.gadranton.state import Gadranton
from tavola.kernel.bits import bits_in
from tavola.kernel.game import Outcome
from tavola.kernel.tally import Tally, source


def outcome(t: Gadranton) -> Outcome:
    """Scores are delivered crowns. GA-90, GA-R55"""
    winners = tuple(seat for seat in range(t.seats) if t.winners >> seat & 1)
    scores = tuple(float(bits_in(t.delivered[seat])) for seat in range(t.seats))
    home = all_home(t)
    return Outcome(winners, scores, "all_home" if home else "limit", "GA-90" if home else "GA-R55")


def tally(t: Gadranton) -> Tally:
    """Crowns home, of as many as there are objectives. GA-90"""
    home = source("crowns", range(t.seats), lambda seat: bits_in(t.delivered[seat]))
    return Tally("race", (home,), tuple(int(bits_in(t.objectives[seat])) for seat in range(t.seats)))
