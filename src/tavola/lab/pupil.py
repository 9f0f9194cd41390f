"""A mind while it learns: a network with weights to many digits, moved a little by every position it is shown."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.bots.judge import chance, squashed
from tavola.kernel.rng import Rng

SMALL: Final = 0.1  # weights to begin with, of the first layer
FIRM: Final = 0.3  # and of the others


def scattered(count: i64, most: float, rng: Rng) -> vec[float]:
    """Weights to begin with, up to `most` on both sides of 0."""
    out = vec[float](capacity=count)
    for _weight in range(count):
        out = append(out, most * (2.0 * rng.unit() - 1.0))
    return out


@final
class Notes:
    """Positions to learn from: the features of number n are `seen` up to `ends[n]`, a goal for each output stands in
    its place, and what the game's estimate said in `priors`. They come as lists, which may go over from plain Python
    as often as wanted.
    """

    def __init__(self, seen: list[int], ends: list[int], goals: list[float], priors: list[float]) -> None:
        self.seen: vec[i64] = vec[i64](capacity=i64(len(seen)))
        self.ends: vec[i64] = vec[i64](capacity=i64(len(ends)))
        self.goals: vec[float] = vec[float](capacity=i64(len(goals)))
        for feature in seen:
            self.seen = append(self.seen, i64(feature))
        for end in ends:
            self.ends = append(self.ends, i64(end))
        for goal in goals:
            self.goals = append(self.goals, goal)
        self.priors: vec[float] = vec[float](capacity=i64(len(priors)))
        for prior in priors:
            self.priors = append(self.priors, prior)


@final
class Pupil:
    """Layer by layer: `first` has a row for each feature and one for the bias, `rest` a row for each unit."""

    def __init__(self, sizes: vec[i64], first: vec[float], rest: vec[float], lean: float = 0.0) -> None:
        self.sizes: vec[i64] = sizes  # units of each layer; the last are the outputs
        self.first: vec[float] = first
        self.rest: vec[float] = rest
        self.lean: float = lean  # what the estimate counts; where that is nothing, it stays so
        self.units: vec[float] = vec[float]()  # of all layers, for the position at hand
        for size in sizes:
            for _unit in range(size):
                self.units = append(self.units, 0.0)

    def study(self, notes: Notes, rate: float, rng: Rng) -> float:
        """Learn every position once, in random order; the mean square of what was missed."""
        ends = notes.ends
        order = vec[i64](capacity=i64(len(ends)))
        for place in range(i64(len(ends))):
            order = append(order, place)
        rng.shuffle(order)
        missed = 0.0
        for place in order:
            begin = ends[place - 1] if place > 0 else 0
            missed += self.learn(notes.seen[begin : ends[place]], notes.priors[place], notes.goals, place, rate)
        return missed / float(max(1, i64(len(ends))))

    def learn(self, features: vec[i64], prior: float, goals: vec[float], place: i64, rate: float) -> float:
        """One step downhill from what it says of a position to its goals; the mean square of what it missed."""
        self.think(features, prior)
        outputs = self.sizes[i64(len(self.sizes)) - 1]
        start = i64(len(self.units)) - outputs
        missed = 0.0
        blame = vec[float](capacity=outputs)
        for output in range(outputs):
            miss = self.units[start + output] - goals[place * outputs + output]
            blame = append(blame, miss * rate)
            missed += miss * miss
        self.lean_less(blame, prior)
        self.correct(features, self.corrected(blame, start))
        return missed / float(outputs)

    def lean_less(self, blame: vec[float], prior: float) -> None:
        """Move what the estimate counts."""
        if self.lean != 0.0:
            for output in range(i64(len(blame))):
                self.lean -= blame[output] * (prior if output == 0 else -prior)

    def think(self, features: vec[i64], prior: float) -> None:
        """Every layer's units for these features."""
        units = self.sizes[0]
        first = self.first
        sums = first[i64(len(first)) - units :]
        for feature in features:
            row = feature * units
            for unit in range(units):
                sums[unit] += first[row + unit]
        for unit in range(units):
            self.units[unit] = squashed(sums[unit])
        self.pass_on(self.lean * prior)

    def pass_on(self, prior: float) -> None:
        """The layers after the first."""
        below: i64 = 0
        at: i64 = 0
        last = i64(len(self.sizes)) - 1
        for layer in range(1, last + 1):
            size = self.sizes[layer - 1]
            for unit in range(self.sizes[layer]):
                total = 0.0
                for lower in range(size):
                    total += self.units[below + lower] * self.rest[at + lower]
                total += self.rest[at + size]
                at += size + 1
                leant = prior if unit == 0 else -prior
                self.units[below + size + unit] = chance(total + leant) if layer == last else squashed(total)
            below += size

    def corrected(self, blame: vec[float], start: i64) -> vec[float]:
        """Move the weights after the first layer, from the last back; the blame that is left to the first layer."""
        at = i64(len(self.rest))
        for layer in range(i64(len(self.sizes)) - 1, 0, -1):
            size = self.sizes[layer - 1]
            start -= size
            at -= self.sizes[layer] * (size + 1)
            blame = self.shifted(blame, start, size, at)
        return blame

    def shifted(self, blame: vec[float], start: i64, size: i64, at: i64) -> vec[float]:
        """Move the weights between two layers; the blame of the lower one."""
        lower = vec[float](capacity=size)
        for _unit in range(size):
            lower = append(lower, 0.0)
        for each in blame:
            for unit in range(size):
                lower[unit] += each * self.rest[at + unit]
                self.rest[at + unit] -= each * self.units[start + unit]
            self.rest[at + size] -= each
            at += size + 1
        for unit in range(size):
            lit = self.units[start + unit]
            lower[unit] *= 1.0 - lit * lit
        return lower

    def correct(self, features: vec[i64], blame: vec[float]) -> None:
        """Move the weights of the features that were there, and the bias."""
        units = self.sizes[0]
        first = self.first
        for feature in features:
            row = feature * units
            for unit in range(units):
                first[row + unit] -= blame[unit]
        row = i64(len(first)) - units
        for unit in range(units):
            first[row + unit] -= blame[unit]


def beginner(features: i64, sizes: vec[i64], rng: Rng, lean: float = 0.0) -> Pupil:
    """A pupil that knows nothing yet; one that leans on the estimate begins by saying the same."""
    weights: i64 = 0
    for layer in range(1, i64(len(sizes))):
        weights += sizes[layer] * (sizes[layer - 1] + 1)
    first = scattered((features + 1) * sizes[0], SMALL, rng)
    rest = scattered(weights, FIRM, rng)
    if lean != 0.0:
        outputs = sizes[i64(len(sizes)) - 1] * (sizes[i64(len(sizes)) - 2] + 1)
        for place in range(weights - outputs, weights):
            rest[place] = 0.0
    return Pupil(sizes, first, rest, lean)
