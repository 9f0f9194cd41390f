"""What a result is made of: points by source, or what a game counts instead.

Sources stand in the ledger's order; for each seat they add up to its score (`Outcome.scores`). A game words them in its
locale: `source-<name>` for each, and `measure`, a number of what is counted: "4 points", "3 crowns home".
"""

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

Measure = Literal["points", "race", "left"]  # most points; first to have a number of things; last to have any


class Source(msgspec.Struct, frozen=True):
    """Something that counts, and how much of it each seat has; what is taken away is below nothing."""

    name: str
    points: tuple[int, ...]


class Tally(msgspec.Struct, frozen=True):
    """The scores of a game, taken apart."""

    measure: Measure
    sources: tuple[Source, ...]
    goals: tuple[int, ...] = ()  # in a race: how many things each seat had to have

    def sums(self) -> tuple[int, ...]:
        """What the sources of each seat add up to."""
        return tuple(map(sum, zip(*(source.points for source in self.sources), strict=True)))


def source(name: str, seats: Iterable[int], count: Callable[[int], int]) -> Source:
    """A source by what one seat has of it."""
    return Source(name, tuple(int(count(seat)) for seat in seats))
