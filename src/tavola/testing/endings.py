"""Every game ends, and its outcome is well-formed."""

from math import isclose, isfinite

from tavola.kernel.game import Game, Outcome
from tavola.kernel.state import OVER, State
from tavola.testing.effort import Effort
from tavola.testing.table import Table
from tavola.testing.walk import playing

ESTIMATED = 5  # every so many plies, for a game's estimate may be slow


def games_end(game: Game, table: Table, seed: int, effort: Effort) -> None:
    """Random play reaches the end, with an outcome only there; a table without any limit may go on."""
    state = table.new(game)
    for ply, state in enumerate(playing(game, table, seed, effort.decisions)):
        assert (state.actor == OVER) == (game.outcome(state) is not None), "an outcome belongs to the end alone"
        if ply % ESTIMATED == 0:
            _check_estimates(state)
    if state.actor != OVER:
        assert table.endless(game), f"not over after {effort.decisions} decisions"
        return
    outcome = game.outcome(state)
    assert outcome is not None
    _check_outcome(game, state, outcome)
    points = game.points(state)
    assert points is None or points == outcome.scores, f"points {points} at the end, but scores {outcome.scores}"


def _check_estimates(state: State) -> None:
    looks = [state.estimate(seat) for seat in range(state.seats)]
    assert list(state.estimates()) == looks, f"estimates() and estimate() differ: {list(state.estimates())}, {looks}"
    assert all(0 <= look <= 1 for look in looks), f"estimates go from 0 to 1, not {looks}"
    assert state.horizon() >= -1, f"horizon() is {state.horizon()}"


def _check_outcome(game: Game, state: State, outcome: Outcome) -> None:
    """Winners share one point; a player alone may lose to the game."""
    seats, winners, returns = range(state.seats), outcome.winners, state.returns()
    assert list(winners) == sorted(set(winners) & set(seats)), (
        f"winners are seats in their order, each once, of {state.seats}: not {winners}"
    )
    assert winners or state.seats == 1, "the outcome names no winner: ties share"
    assert [isfinite(score) for score in outcome.scores] == [True for _ in seats], (
        f"the outcome has scores {outcome.scores}: it must be a number for each of {state.seats} seats"
    )
    assert outcome.clause in game.ledger, f"the outcome cites {outcome.clause}, which the ledger lacks"
    assert outcome.reason, "an outcome needs a reason"
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    assert all(map(isclose, returns, shares)), f"winners {winners} with returns {returns}"
    assert [state.result(seat) for seat in seats] == returns, "result() and returns() differ"
