"""Who weighs the positions a bot looks at: the game's own estimate, or a mind that has learnt the game.

A mind is a small network. Its first layer reads features, numbers of what is the case, and adds up their weights: whole
numbers, three to a word, so that one addition serves three units and every machine comes to the same sums.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tavola.kernel.bits import BIT
from tavola.kernel.state import OVER, State

LANES: Final = 3  # units in a word
LANE: Final = 20  # bits of each
LOW: Final = BIT[LANE] - 1
SHIFT: Final = BIT[11]  # added to every weight, so that none is below 0
MOST_WEIGHT: Final = SHIFT - 1
MOST_FEATURES: Final = 255  # at a time: more, and the units of a word would run into each other
STEEP: Final = 3.0  # from here on a unit is sure
FLAT: Final = 30.0  # beyond it an output is as good as 0 or 1
LEAST: Final = 0.001  # shares nearer to 0 or 1 count as this near


def squashed(x: float) -> float:
    """Nearly tanh, by plain arithmetic: the same everywhere."""
    if x >= STEEP:
        return 1.0
    if x <= -STEEP:
        return -1.0
    square = x * x
    return x * (27.0 + square) / (27.0 + 9.0 * square)


def chance(x: float) -> float:
    """A sum as a share from 0 to 1."""
    return 1.0 / (1.0 + exp(-max(-FLAT, min(FLAT, x))))


def odds(share: float) -> float:
    """A share as a sum: what `chance` makes a share of."""
    kept = max(LEAST, min(1.0 - LEAST, share))
    return log(kept / (1.0 - kept))


def passed_on(units: vec[float], size: i64, weights: vec[float], at: i64) -> vec[float]:
    """The sums of the next layer: for each of its units a weight for each one here, then its bias."""
    sums = vec[float](capacity=size)
    for _unit in range(size):
        total = 0.0
        for unit in units:
            total += unit * weights[at]
            at += 1
        sums = append(sums, total + weights[at])
        at += 1
    return sums


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Weighs by the game's own estimate."""

    def value(self, state: State, seat: i64) -> float:
        """How good a position looks to a seat, from 0 (lost) to 1 (won)."""
        return state.result(seat) if state.actor == OVER else state.estimate(seat)

    def values(self, state: State, eye: i64) -> vec[float]:
        """`value` for each seat of a game that is not over, when it is seat `eye` that thinks about it."""
        return state.estimates()

    def promise(self, state: State, seat: i64) -> float:
        """The same at a glance: in what order a search looks at actions it has not tried."""
        return self.value(state, seat)

    def horizon(self, state: State) -> i64:
        """After how many random actions its word says more than going on; -1: never."""
        return state.horizon()


@final
class Mind(Judge):
    """Weighs by a network that has learnt the game, or that has learnt by how much the game's estimate is mistaken."""

    def __init__(
        self,
        first: vec[i64],
        scale: float,
        sizes: vec[i64],
        rest: vec[float],
        blend: vec[float],
        lean: float = 0.0,
    ) -> None:
        self.units: i64 = sizes[0]  # of the first layer
        self.words: i64 = (sizes[0] + LANES - 1) // LANES
        self.table: vec[i64] = packed(first, sizes[0])  # a row for each feature; the last one is the bias
        self.bias: i64 = i64(len(self.table)) - self.words
        self.scale: float = scale  # of the whole numbers
        self.sizes: vec[i64] = sizes  # units of each layer; the last are the outputs
        self.rest: vec[float] = rest  # weights of the layers after the first
        self.blend: vec[float] = blend  # what each output counts; where it has one, two seats share what there is
        self.lean: float = lean  # what the odds of the estimate count beside the network; 0: it is not asked

    def value(self, state: State, seat: i64) -> float:
        return state.result(seat) if state.actor == OVER else self.weighed(state, seat)

    def weighed(self, state: State, seat: i64) -> float:
        prior = self.lean * odds(state.estimate(seat)) if self.lean != 0.0 else 0.0
        return self.blended(self.outputs(state.features(seat), prior))

    def values(self, state: State, eye: i64) -> vec[float]:
        if state.seats == 2 and i64(len(self.blend)) == 1:
            own = self.weighed(state, eye)  # one look is enough: with the eyes of the seat that knows what it hides
            first = own if eye == 0 else 1.0 - own
            return append(append(vec[float](capacity=2), first), 1.0 - first)
        looks = vec[float](capacity=state.seats)
        for seat in range(state.seats):
            looks = append(looks, self.weighed(state, seat))
        return looks

    def promise(self, state: State, seat: i64) -> float:
        """The estimate's word, if the mind leans on it: a search glances at many positions for one that it weighs."""
        if self.lean == 0.0 or state.actor == OVER:
            return self.value(state, seat)
        return state.estimate(seat)

    def horizon(self, state: State) -> i64:
        return 0

    def blended(self, outputs: vec[float]) -> float:
        total = 0.0
        for place in range(i64(len(outputs))):
            total += self.blend[place] * outputs[place]
        return total

    def outputs(self, features: vec[i64], prior: float = 0.0) -> vec[float]:
        """What the network says to these features, beside what the estimate says: for the seat, against the others."""
        units = self.lit(features)
        at: i64 = 0
        for layer in range(1, i64(len(self.sizes))):
            sums = passed_on(units, self.sizes[layer], self.rest, at)
            at += self.sizes[layer] * (i64(len(units)) + 1)
            units = sums
            last = layer + 1 == i64(len(self.sizes))
            for place in range(i64(len(units))):
                leant = prior if place == 0 else -prior
                units[place] = chance(units[place] + leant) if last else squashed(units[place])
        return units

    def lit(self, features: vec[i64]) -> vec[float]:
        """The units of the first layer."""
        words, table = self.words, self.table
        sums = table[self.bias :]
        for feature in features:
            row = feature * words
            for word in range(words):
                sums[word] += table[row + word]
        shift = SHIFT * (i64(len(features)) + 1)
        units = vec[float](capacity=self.units)
        for unit in range(self.units):
            total = (sums[unit // LANES] >> (unit % LANES * LANE)) & LOW
            units = append(units, squashed(float(total - shift) * self.scale))
        return units


def packed(weights: vec[i64], units: i64) -> vec[i64]:
    """Rows of weights from -MOST_WEIGHT to MOST_WEIGHT, three to a word."""
    table = vec[i64](capacity=i64(len(weights)) // LANES + 1)
    for row in range(0, i64(len(weights)), units):
        for unit in range(0, units, LANES):
            word: i64 = 0
            for lane in range(LANES):
                if unit + lane < units:
                    word |= (weights[row + unit + lane] + SHIFT) << (lane * LANE)
            table = append(table, word)
    return table
