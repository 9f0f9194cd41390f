"""Random play, to the end or as far as chance decides, compiled."""

from mypy_extensions import i64

from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State


def run(state: State, rng: Rng, limit: i64 = -1) -> i64:
    """Play random actions until the end, or `limit` of them; how many were played."""
    played: i64 = 0
    while state.actor != OVER and played != limit:
        state.apply(state.sample(rng))
        played += 1
    return played


def playout(state: State, rng: Rng) -> State:
    """Play the state itself to the end at random, and give it back."""
    run(state, rng)
    return state


def settle(state: State, rng: Rng) -> i64:
    """Let chance decide until a seat must, or the game is over; how many outcomes that took."""
    outcomes: i64 = 0
    while state.actor == CHANCE:
        state.apply(state.sample(rng))
        outcomes += 1
    return outcomes
