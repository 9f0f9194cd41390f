"""Means of futures, and how sure they are."""

from collections.abc import Sequence
from math import sqrt

import msgspec

SURE = 1.959964  # spreads to either side that hold the truth 19 times in 20
DIGITS = 5


class Value(msgspec.Struct, frozen=True):
    """A share of a win, or a difference of two: the truth lies within `band` of `at` 19 times in 20."""

    at: float
    band: float = 0.0

    @property
    def variance(self) -> float:
        return (self.band / SURE) ** 2

    @property
    def sure(self) -> bool:
        """Does the band leave out 0?"""
        return abs(self.at) > self.band


NOTHING = Value(0.0)


def value(at: float, variance: float) -> Value:
    return Value(round(at, DIGITS), round(SURE * sqrt(max(0.0, variance)), DIGITS))


def mean(seen: Sequence[float]) -> Value:
    """The mean of what was seen; of nothing, anything between 0 and 1."""
    count = len(seen)
    if count == 0:
        return Value(0.5, 0.5)
    middle = sum(seen) / count
    spread = sum((each - middle) ** 2 for each in seen) / max(1, count - 1)
    return value(middle, spread / count)


def shared(seen: Sequence[float], seats: int) -> list[float]:
    """What each seat gets, future by future, as parts of one win: an estimate need not add up."""
    return [part for first in range(0, len(seen), seats) for part in parts(seen[first : first + seats])]


def parts(future: Sequence[float]) -> list[float]:
    """Nothing is changed where nobody gets anything, or where a move cannot be made."""
    whole = sum(future)
    return [each / whole for each in future] if whole > 0 and min(future) >= 0 else list(future)


def total(values: Sequence[Value]) -> Value:
    """A sum; its band grows as the root of squares."""
    return value(sum(each.at for each in values), sum(each.variance for each in values))
