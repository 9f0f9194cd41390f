"""How busy the server has been of late: what its numbers were a minute ago, beside what they are now."""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from tavola.server.numbers import Family
from tavola.server.tally import SECONDS

EVERY = 5.0  # seconds between two looks
KEPT = 13  # looks: a minute


class Look(NamedTuple):
    """The numbers of all processes together."""

    at: float
    moves: float
    commits: float
    answers: float
    latency: list[float]  # moves up to each bound, and all


class Pace:
    """The last minute."""

    def __init__(self) -> None:
        self.looks: deque[Look] = deque(maxlen=KEPT)

    def note(self, at: float, families: Sequence[Family]) -> None:
        known = {each.name: each for each in families}
        self.looks.append(
            Look(
                at,
                total(known["tavola_moves_total"]),
                total(known["tavola_commit_entries"], "_count"),
                total(known["tavola_requests_total"]),
                buckets(known["tavola_move_seconds"]),
            )
        )

    def a_second(self, what: str) -> float:
        """How many of something there were a second."""
        first, last = self.looks[0], self.looks[-1]
        number = getattr(last, what) - getattr(first, what)
        return float(number / (last.at - first.at)) if last.at > first.at else 0.0

    def latency(self, share: float) -> float | None:
        """The seconds within which this share of moves was confirmed; None: nobody moved."""
        first, last = self.looks[0].latency, self.looks[-1].latency
        counted = [after - before for before, after in zip(first, last, strict=True)]
        if counted[-1] <= 0:
            return None
        wanted = counted[-1] * share
        nth = next(nth for nth, number in enumerate(counted) if number >= wanted)
        return SECONDS[min(nth, len(SECONDS) - 1)]


def total(family: Family, end: str = "") -> float:
    return sum(value for suffix, _, value in family.samples if suffix == end)


def buckets(family: Family) -> list[float]:
    """How many fell up to each bound, all games and processes together."""
    sums = dict.fromkeys([*map(str, SECONDS), "+Inf"], 0.0)
    for suffix, labels, value in family.samples:
        if suffix == "_bucket":
            sums[labels["le"]] += value
    return list(sums.values())
