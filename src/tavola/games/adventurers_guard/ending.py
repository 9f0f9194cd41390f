"""How a game ended."""

from functools import partial
from typing import Final

from tavola.games.adventurers_guard import scoring
from tavola.games.adventurers_guard.data import TYPES
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.games.adventurers_guard.tables import GONE, GUARD, TYPE_OF
from tavola.games.adventurers_guard.turns import DRAW
from tavola.kernel.game import Outcome
from tavola.kernel.tally import Tally, source

REASONS: Final = {True: ("captured", "AG-45"), False: ("limit", "AG-47")}


def outcome(t: AdventurersGuard) -> Outcome:
    """AG-44, AG-R48: scores are pawns left; a draw shares the point. Resigning, AG-48, is the table's."""
    winners = (0, 1) if t.winner == DRAW else (int(t.winner),)
    reason, clause = REASONS[0 in t.standing]
    return Outcome(winners, tuple(float(scoring.pawns_left(t.tile, side)) for side in range(2)), reason, clause)


def tally(t: AdventurersGuard) -> Tally:
    """Pawns left, by type. AG-44"""
    return Tally("left", tuple(source(name, range(2), partial(_left, t, kind)) for kind, name in enumerate(TYPES)))


def _left(t: AdventurersGuard, kind: int, side: int) -> int:
    guard = range(side * GUARD, side * GUARD + GUARD)
    return sum(1 for pawn in guard if t.tile[pawn] != GONE and TYPE_OF[pawn] == kind)
