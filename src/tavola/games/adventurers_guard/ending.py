"""How a game ended."""

from typing import Final

from tavola.games.adventurers_guard import scoring
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.games.adventurers_guard.turns import DRAW
from tavola.kernel.game import Outcome

REASONS: Final = {True: ("captured", "AG-45"), False: ("limit", "AG-47")}


def outcome(t: AdventurersGuard) -> Outcome:
    """AG-44, AG-R48: scores are pawns left; a draw shares the point. Resigning, AG-48, is the table's."""
    winners = (0, 1) if t.winner == DRAW else (int(t.winner),)
    reason, clause = REASONS[0 in t.standing]
    return Outcome(winners, tuple(float(scoring.pawns_left(t.tile, side)) for side in range(2)), reason, clause)
