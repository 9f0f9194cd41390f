"""How a game ended."""

from tavola.kernel.game import Outcome
from tavola_nim.state import Nim


def outcome(t: Nim) -> Outcome:
    winners = t.winners()
    return Outcome(tuple(winners), tuple(float(seat in winners) for seat in range(t.seats)), "last counter", "NI-08")
