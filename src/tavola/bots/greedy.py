"""One look ahead: the action after which the position looks best."""

from collections.abc import Callable

from tavola.bots.judge import Judge
from tavola.bots.look import looks
from tavola.bots.minds import judge_of
from tavola.kernel.rng import Rng
from tavola.kernel.state import State


class Greedy:
    """Looks one action ahead, in `imagined` positions where facts are hidden.

    Now and then it `slips`, and plays anything; like a person it `misses` a share of the actions, and plays the best of
    those it noticed.
    """

    def __init__(
        self,
        rng: Rng,
        imagined: int = 4,
        slips: float = 0.0,
        name: str = "greedy",
        judges: Callable[[State], Judge] = judge_of,
        misses: float = 0.0,
    ) -> None:
        self.rng = rng
        self.imagined = imagined
        self.slips = slips
        self.name = name
        self.judges = judges
        self.misses = misses

    def decide(self, state: State, seat: int) -> int:
        actions = state.imagine(seat, self.rng).legal()
        if len(actions) == 1:
            return actions[0]
        if self.slips and self.rng.unit() < self.slips:
            return actions[self.rng.below(len(actions))]
        seen = list(looks(state, seat, self.rng, self.imagined, self.judges(state)))
        noticed = [value for value in seen if not self.misses or self.rng.unit() >= self.misses] or seen
        best = [i for i, value in enumerate(seen) if value == max(noticed)]
        return actions[best[self.rng.below(len(best))]]
