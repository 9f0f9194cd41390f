"""One look ahead: the action after which the game's own estimate is best."""

from tavola.bots.look import looks
from tavola.kernel.rng import Rng
from tavola.kernel.state import State


class Greedy:
    """Looks one action ahead, in `imagined` positions where facts are hidden; now and then it slips."""

    def __init__(self, rng: Rng, imagined: int = 4, slips: float = 0.0, name: str = "greedy") -> None:
        self.rng = rng
        self.imagined = imagined
        self.slips = slips
        self.name = name

    def decide(self, state: State, seat: int) -> int:
        actions = state.imagine(seat, self.rng).legal()
        if len(actions) == 1:
            return actions[0]
        if self.slips and self.rng.unit() < self.slips:
            return actions[self.rng.below(len(actions))]
        seen = list(looks(state, seat, self.rng, self.imagined))
        best = [i for i, value in enumerate(seen) if value == max(seen)]
        return actions[best[self.rng.below(len(best))]]
