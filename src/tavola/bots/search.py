"""The tree search as a bot: a budget, spent in slices so that a signal gets through."""

from collections.abc import Callable
from time import monotonic

from tavola.bots.judge import Judge
from tavola.bots.minds import judge_of
from tavola.bots.tree import Tree
from tavola.kernel.rng import Rng
from tavola.kernel.state import State

WONDER = 2.0  # how far to explore, in spreads of the values seen: after random play one value says little,
TRUST = 1.0  # an estimate made at once says much
SLICE = 0.004  # seconds a slice should take


class Search:
    """Thinks for a number of iterations or, with `ms`, for a time."""

    def __init__(
        self,
        rng: Rng,
        iterations: int = 0,
        ms: int = 0,
        explore: float | None = None,
        name: str = "search",
        clock: Callable[[], float] = monotonic,
        judges: Callable[[State], Judge] = judge_of,
    ) -> None:
        self.rng = rng
        self.iterations = iterations
        self.ms = ms
        self.explore = explore
        self.name = name
        self.clock = clock
        self.judges = judges

    def decide(self, state: State, seat: int) -> int:
        imagined = state.imagine(seat, self.rng)
        actions = imagined.legal()
        if len(actions) == 1:
            return actions[0]
        judge = self.judges(state)
        usual = TRUST if judge.horizon(imagined) == 0 else WONDER
        tree = Tree(state, seat, self.rng, usual if self.explore is None else self.explore, judge)
        self.think(tree)
        return tree.best()

    def think(self, tree: Tree) -> int:
        """Grow the tree until the budget is spent; how many iterations that were."""
        start = now = self.clock()
        done, step = 0, 1
        while not self.spent(done, now - start):
            step = min(step, self.iterations - done) if self.iterations else step
            tree.grow(step)
            done += step
            before, now = now, self.clock()
            if now - before < SLICE:
                step *= 2
        return done

    def spent(self, done: int, seconds: float) -> bool:
        """At least one iteration is always made."""
        if self.iterations and done >= self.iterations:
            return True
        return self.ms > 0 and done > 0 and seconds * 1000 >= self.ms
