"""Chance: weights are positive whole numbers, and sampling keeps to them."""

from math import sqrt

from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State
from tavola.testing.effort import Effort

DRAWS = 300
SIGMAS = 6  # so rare by chance that a draw beyond is a fault


def chances_match_legal(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """At CHANCE every legal outcome has a weight; elsewhere there are no chances."""
    pairs = state.chances()
    if state.actor != CHANCE:
        assert pairs == [], f"chances() of seat {state.actor} must be empty"
        return
    assert [action for action, _ in pairs] == list(state.legal()), "chances() and legal() name different outcomes"
    assert all(type(weight) is int and weight > 0 for _, weight in pairs), f"a weight is not positive: {pairs}"
    weights = [int(weight) for weight in state.weights()]
    assert [weight for _, weight in pairs] == weights, f"chances() and weights() weigh differently: {pairs}, {weights}"


def samples_keep_to_the_weights(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """`sample` gives legal actions as often as their weights, or all alike, ask."""
    if state.actor == OVER:
        return
    legal = list(state.legal())
    weights = [int(weight) for weight in state.weights()] if state.actor == CHANCE else [1] * len(legal)
    drawn = [state.sample(rng) for _ in range(DRAWS)]
    assert set(drawn) <= set(legal), f"sample() gave what legal() lacks: {set(drawn) - set(legal)}"
    for action, weight in zip(legal, weights, strict=True):
        share = weight / sum(weights)
        stray = abs(drawn.count(action) - DRAWS * share)
        assert stray <= SIGMAS * sqrt(DRAWS * share * (1 - share)) + 1, (
            f"{game.named(action)} was drawn {drawn.count(action)} times of {DRAWS}; its share is {share:.3f}"
        )
