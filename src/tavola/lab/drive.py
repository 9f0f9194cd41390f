"""Random play inside the engine, counted."""

from mypy_extensions import i64

from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State


def drive(state: State, rng: Rng) -> tuple[i64, i64]:
    """Play the state to its end at random: players' decisions, and all actions with those of chance."""
    decisions: i64 = 0
    actions: i64 = 0
    while state.actor != OVER:
        if state.actor != CHANCE:
            decisions += 1
        actions += 1
        state.apply(state.sample(rng))
    return decisions, actions
