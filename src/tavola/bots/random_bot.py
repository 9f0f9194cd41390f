"""Any legal action, all alike."""

from tavola.kernel.rng import Rng
from tavola.kernel.state import State


class RandomBot:
    """Plays by chance alone."""

    def __init__(self, rng: Rng, name: str = "random") -> None:
        self.rng = rng
        self.name = name

    def decide(self, state: State, seat: int) -> int:
        actions = state.imagine(seat, self.rng).legal()
        return actions[self.rng.below(len(actions))]
