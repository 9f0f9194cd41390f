"""What follows by force is carried out before a position is judged. See `State.follows`"""

from mypy_extensions import i64

from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State


def answered(state: State) -> i64:
    """Give the answers that go without saying until chance has to speak or nothing is under way: what follows then."""
    while state.actor != OVER:
        following = state.follows()
        if following < 0:
            return following
        state.apply(following)
    return OVER


def calm(state: State, rng: Rng) -> i64:
    """The same, and let chance speak: how often it did."""
    drawn: i64 = 0
    while answered(state) == CHANCE:
        state.apply(state.sample(rng))
        drawn += 1
    return drawn
