"""Futures: how a game could go on from positions a seat cannot tell apart, thought through, and what each seat gets.

Futures are drawn in pairs: the same number draws the same position and the same dice, whatever is played first, so that
the difference of two moves is surer than the worth of either.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.bots.judge import Judge
from tavola.bots.nodes import NONE, ROOT
from tavola.bots.tree import Tree
from tavola.kernel.playout import settle
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER, State

TRIED: Final = 1_000_003  # steps of this size keep the numbers of worlds and of futures apart
CANNOT: Final = -1.0


def worlds(state: State, seat: i64, seed: i64, first: i64, count: i64) -> list[State]:
    """Positions the seat cannot tell from the real one; each has a number, from `first` on."""
    drawn: list[State] = []
    for number in range(first, first + count):
        drawn.append(state.imagine(seat, Rng(int(seed * TRIED + number))))
    return drawn


def after(imagined: list[State], action: i64, thought: "Thought", seed: i64, first: i64) -> vec[float]:
    """What each world is worth to each seat once this was played, `seats` numbers a world; CANNOT, if it cannot be."""
    values = vec[float]()
    for nth in range(i64(len(imagined))):
        world = imagined[nth]
        if not world.permits(action):
            for _seat in range(world.seats):
                values = append(values, CANNOT)
            continue
        copy = world.clone()
        copy.apply(action)
        for value in thought.worth(copy, Rng(int(seed * TRIED + first + nth))):
            values = append(values, value)
    return values


def onward(imagined: list[State], thought: "Thought", seed: i64, first: i64) -> vec[float]:
    """What each world is worth to each seat as it stands."""
    values = vec[float]()
    for nth in range(i64(len(imagined))):
        for value in thought.worth(imagined[nth].clone(), Rng(int(seed * TRIED + first + nth))):
            values = append(values, value)
    return values


class Thought:
    """How a future is weighed: by a small search for one seat, or at a glance."""

    def __init__(self, judge: Judge, seat: i64, iterations: i64, explore: float) -> None:
        self.judge: Judge = judge
        self.seat: i64 = seat
        self.iterations: i64 = iterations
        self.explore: float = explore

    def worth(self, state: State, rng: Rng) -> vec[float]:
        """What a position is worth to each seat; the position is used up."""
        if self.iterations == 0:
            settle(state, rng)
        if state.actor == OVER:
            return results(state)
        if self.iterations == 0:
            return self.judge.values(state, self.seat)
        tree = Tree(state, self.seat, rng, self.explore, self.judge)
        tree.grow(self.iterations)
        return spoken(tree)


def results(state: State) -> vec[float]:
    values = vec[float](capacity=state.seats)
    for seat in range(state.seats):
        values = append(values, state.result(seat))
    return values


def spoken(tree: Tree) -> vec[float]:
    """What a tree says each seat gets: after the move it likes best, or on the mean of all that chance can do."""
    nodes = tree.nodes
    found: i64 = ROOT
    if tree.state.actor >= 0:
        visits: i64 = 0
        child = nodes.first[ROOT]
        while child != NONE:
            if nodes.visits[child] > visits:
                visits = nodes.visits[child]
                found = child
            child = nodes.next[child]
    values = vec[float](capacity=nodes.seats)
    for seat in range(nodes.seats):
        values = append(values, nodes.mean(found, seat))
    return values
