"""Luck: what a chance event gave a seat against the mean of all it could have given, as far as it learnt of it."""

from collections.abc import Mapping
from functools import cached_property

from tavola.bots import futures
from tavola.bots.scales import Deadline, shares
from tavola.bots.values import NOTHING, Value, mean
from tavola.kernel.registry import game as game_named
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.lab.judging.order import Fall, Order

FEW = 40  # outcomes that are all looked at; of more, some are drawn
DRAWN = 12
THROWS = 3  # futures there are in any case


class Dice:
    """One chance event as one seat could know it, future by future."""

    def __init__(self, state: State, seat: int, order: Order, thought: futures.Thought) -> None:
        self.state, self.seat, self.order, self.thought = state, seat, order, thought
        self.outcomes = {state.alike(each) for each in state.legal()}
        self.fell = state.alike(order.action)
        self.sampled = len(self.outcomes) > FEW
        self.came: list[list[float]] = []  # future by future, what fell gave each seat
        self.usual: list[list[float]] = []  # and what falls on average
        self.sums: dict[int, tuple[float, list[float], int]] = {}  # by outcome: weight, worth, futures
        self.futures = 0

    def cast(self, deadline: Deadline) -> "Dice":
        """Throw until there are futures enough, or the time is over."""
        if not self.learns:
            return self
        while self.futures < self.order.budget.futures and not (self.futures >= THROWS and deadline.over):
            (world,) = futures.worlds(self.state, self.seat, self.order.seed, self.futures, 1)
            self.throw(world, self.futures)
            self.futures += 1
        return self

    @cached_property
    def learns(self) -> bool:
        """Can the seat tell what fell from anything else that could have?"""
        return len(self.same) < len(self.outcomes)

    @cached_property
    def same(self) -> set[int]:
        """Outcomes the seat cannot tell from what fell."""
        blind = game_named(self.order.game).observed is None  # nothing says what a seat sees
        if blind or self.sampled or type(self.state).imagine is State.imagine:
            return {self.fell}
        seen = self.looks(self.fell)
        return {each for each in self.outcomes if self.looks(each) == seen}

    def looks(self, outcome: int) -> list[int]:
        after = self.state.clone()
        after.apply(outcome)
        return list(after.observe(self.seat))

    def throw(self, world: State, number: int) -> None:
        """All outcomes in one world, on one future."""
        weights = self.drawn(world, number) if self.sampled else self.weights(world)
        worth = {each: self.worth(world, each, number) for each in {*weights, *(self.same & {*world.legal()})}}
        came = {each: weights.get(each, 1.0) for each in self.same if each in worth}
        if not came:
            return
        self.came.append(self.average(worth, came))
        self.usual.append(self.average(worth, weights))
        for each, weight in weights.items():
            self.note(each, weight / sum(weights.values()), worth[each])

    def weights(self, world: State) -> dict[int, float]:
        """Each kind of outcome with its weight here."""
        out: dict[int, float] = {}
        for outcome, weight in world.chances():
            out[world.alike(outcome)] = out.get(world.alike(outcome), 0.0) + weight
        return out

    def drawn(self, world: State, number: int) -> dict[int, float]:
        """Some outcomes as they fall."""
        rng, out = Rng(self.order.seed * futures.TRIED + number + FEW), dict[int, float]()
        for _ in range(DRAWN):
            outcome = world.sample(rng)
            out[outcome] = out.get(outcome, 0.0) + 1.0
        return out

    def worth(self, world: State, outcome: int, number: int) -> list[float]:
        return shares(world, futures.after([world], outcome, self.thought, self.order.seed, number))

    def average(self, worth: Mapping[int, list[float]], weights: Mapping[int, float]) -> list[float]:
        whole = sum(weights.values())
        return [sum(worth[each][seat] * w for each, w in weights.items()) / whole for seat in range(self.state.seats)]

    def note(self, outcome: int, weight: float, worth: list[float]) -> None:
        before, sums, count = self.sums.get(outcome, (0.0, [0.0] * self.state.seats, 0))
        self.sums[outcome] = before + weight, [a + b for a, b in zip(sums, worth, strict=True)], count + 1

    # what they say

    def luck(self, seat: int) -> Value:
        """Averages 0 over all outcomes; what the seat never learnt of is no luck of its."""
        pairs = zip(self.came, self.usual, strict=True)
        return mean([came[seat] - usual[seat] for came, usual in pairs]) if self.came else NOTHING

    def falls(self) -> list[Fall]:
        """Every outcome with its weight, the likeliest first; where they are very many, those that came up."""
        found = [
            Fall(each, round(weight / max(1, len(self.usual)), 5), [round(one / count, 5) for one in sums])
            for each, (weight, sums, count) in self.sums.items()
        ]
        return sorted(found, key=lambda fall: (-fall.weight, fall.action))
