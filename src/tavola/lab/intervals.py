"""Shares with their uncertainty."""

from collections.abc import Sequence
from math import sqrt

import msgspec

Z = 1.959964  # 95 %


class Share(msgspec.Struct, frozen=True):
    """How much of `games` was won, with Wilson's 95 % interval; a shared win counts in part."""

    won: float
    games: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(won: float, games: int) -> Share:
    """The share won and its 95 % interval; without games anything is possible."""
    if games == 0:
        return Share(won, 0, 0.0, 0.0, 1.0)
    share, square = won / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Share(won, games, share, max(0.0, middle - reach), min(1.0, middle + reach))


def quantile(ordered: Sequence[int], part: float) -> float:
    """The value below which `part` of an ordered sample lies, between two values in proportion."""
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
