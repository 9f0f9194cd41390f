"""Scales: the moves of one seat, weighed on the same futures."""

from collections.abc import Iterable, Sequence
from functools import cache
from time import monotonic

import msgspec

from tavola.bots import futures
from tavola.bots.levels import bot, judge
from tavola.bots.search import TRUST, WONDER
from tavola.bots.values import NOTHING, Value, mean, shared
from tavola.kernel.registry import game as game_named
from tavola.kernel.registry import games
from tavola.kernel.state import State

GRAINS = 8  # futures of one round
MANY = 24  # moves that are weighed at all; of more, those that look best
Row = list[list[float]]  # for each seat the worth of each future


class Budget(msgspec.Struct, frozen=True):
    """How much thought a position gets; `ms` end it early, and then no second run is the same."""

    futures: int = 64  # for each move that is still in the running
    thought: int = 32  # iterations of the search that weighs a future; 0: at a glance
    kept: int = 5  # moves that are weighed to the end
    ms: int = 0


def thought_of(state: State, seat: int, level: str, iterations: int) -> futures.Thought:
    """How futures are weighed for a seat by a level."""
    weighs = judge(level, state)
    return futures.Thought(weighs, seat, iterations, TRUST if weighs.horizon(state) == 0 else WONDER)


class Deadline:
    """Is the time over? Without one it never is."""

    def __init__(self, ms: int) -> None:
        self.at = monotonic() + ms / 1000 if ms else None

    @property
    def over(self) -> bool:
        return self.at is not None and monotonic() >= self.at


def shares(state: State, seen: Iterable[float]) -> list[float]:
    """What each seat gets in each future; where somebody wins in any case, as parts of that win."""
    found = list(seen)
    return shared(found, state.seats) if state.seats > 1 and somebody_wins(state.slug()) else found


@cache
def somebody_wins(slug: str) -> bool:
    """A game says if several seats may all lose in it."""
    return slug not in games() or not game_named(slug).together


class Scales:
    """Weighs moves in positions the seat cannot tell from the real one."""

    def __init__(self, state: State, seat: int, level: str, budget: Budget, seed: int = 0) -> None:
        self.state, self.seat, self.level, self.budget, self.seed = state, seat, level, budget, seed
        self.thought = thought_of(state, seat, level, budget.thought)
        self.glance = thought_of(state, seat, level, 0)
        self.rows: dict[int, Row] = {}
        self.left_out: dict[int, Row] = {}

    def weigh(self, moves: Sequence[int], must: Sequence[int] = ()) -> "Scales":
        """All of them a little, then those in the running; `must` stay in it whatever they look like."""
        deadline = Deadline(self.budget.ms)
        must = [*must, bot(self.level, self.seed).decide(self.state, self.seat)]
        every = list(dict.fromkeys([*self.promising(moves), *must]))
        self.grow(every, GRAINS // 2)
        if not deadline.over:  # many moves of a slow game: half a round says which are in the running
            self.grow(every, GRAINS - GRAINS // 2)
        self.narrow(must)
        while len(next(iter(self.rows.values()))[0]) < self.budget.futures and not deadline.over:
            self.grow(list(self.rows))
        return self

    def promising(self, moves: Sequence[int]) -> Sequence[int]:
        """Of very many those that look best right after."""
        if len(moves) <= MANY:
            return moves
        seen = futures.worlds(self.state, self.seat, self.seed, 0, 2)
        looks = {
            move: sum(futures.after(seen, move, self.glance, self.seed, 0)[self.seat :: self.seats]) for move in moves
        }
        return sorted(moves, key=lambda move: -looks[move])[:MANY]

    @property
    def seats(self) -> int:
        return self.state.seats

    def grow(self, moves: Sequence[int], count: int = GRAINS) -> None:
        """One more round of futures for each of these."""
        first = len(next(iter(self.rows.values()))[0]) if self.rows else 0
        count = min(count, self.budget.futures - first)
        drawn = futures.worlds(self.state, self.seat, self.seed, first, count)
        for move in moves:
            seen = shares(self.state, futures.after(drawn, move, self.thought, self.seed, first))
            row = self.rows.setdefault(move, [[] for _ in range(self.seats)])
            for each in range(self.seats):
                row[each] += seen[each :: self.seats]

    def narrow(self, must: Sequence[int]) -> None:
        """Let go of what cannot win any more."""
        ahead = sorted(self.rows, key=lambda move: -self.share(move).at)
        kept = set(ahead[: self.budget.kept]) | set(must)
        self.left_out = {move: row for move, row in self.rows.items() if move not in kept}
        self.rows = {move: self.rows[move] for move in ahead if move in kept}

    # what they say

    def share(self, move: int, seat: int | None = None) -> Value:
        return mean(self.rows[move][self.seat if seat is None else seat])

    def best(self, part: slice = slice(None)) -> int:
        """The move with the best mean, over all futures or a part of them."""
        return max(self.rows, key=lambda move: mean(self.rows[move][self.seat][part]).at)

    def behind(self, move: int, other: int, seat: int, part: slice = slice(None)) -> list[float]:
        """What a move is worth to a seat more than another, future by future."""
        pair = zip(self.rows[move][seat][part], self.rows[other][seat][part], strict=True)
        return [one - two for one, two in pair]

    def effect(self, move: int, seat: int) -> Value:
        """What a move gave a seat, against the best there was.

        Which is best is found on one half of the futures and measured on the other, both ways: else the luckiest move
        would be taken for the best.
        """
        halves = slice(0, None, 2), slice(1, None, 2)
        own = self.against(move, self.seat, halves)
        found = mean(own if seat == self.seat else self.against(move, seat, halves)) if any(own) else NOTHING
        return Value(0.0, found.band) if sum(own) > 0 else found  # nothing better is known than what was played

    def against(self, move: int, seat: int, halves: tuple[slice, slice]) -> list[float]:
        """Future by future what a move was worth more than the best of the other half."""
        one, two = halves
        return self.behind(move, self.best(one), seat, two) + self.behind(move, self.best(two), seat, one)

    def gap(self, seat: int) -> float:
        """What the best move gives a seat beyond what was to be expected if everybody went on in a hurry."""
        best = self.rows[self.best()][seat][:GRAINS]
        drawn = futures.worlds(self.state, self.seat, self.seed, 0, len(best))
        seen = shares(self.state, futures.onward(drawn, self.thought, self.seed, 0))
        return mean(best).at - mean(seen[seat :: self.seats]).at
