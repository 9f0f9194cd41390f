"""What the server counts of itself: plain numbers, so that counting costs a move nothing worth measuring. Hot."""

from bisect import bisect_left
from typing import Final

SECONDS: Final = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0]
THINKING: Final = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0]
SIZES: Final = [0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0]


class Spread:
    """How often a number fell up to each of some bounds, and the sum of all: a histogram."""

    def __init__(self, bounds: list[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def note(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


class Pulse:
    """What happens at all tables of one game; only what is on disk is counted."""

    def __init__(self) -> None:
        self.people = 0  # moves
        self.house = 0  # moves of bots, clocks and windows that pass by themselves
        self.latency = Spread(SECONDS)  # of a person's move: from its message to its confirmation


class Tally:
    """The numbers of one process, since its start."""

    def __init__(self) -> None:
        self.games: dict[str, Pulse] = {}
        self.commits = Spread(SIZES)  # entries in each
        self.committing = Spread(SECONDS)  # how long each took
        self.not_stored = 0  # jobs the database refused
        self.thinking = Spread(THINKING)  # of bots
        self.refusals: dict[tuple[str, str], int] = {}  # by way (live, http) and code
        self.answers: dict[int, int] = {}  # to HTTP requests, by status
        self.limits: dict[str, int] = {}  # that struck

    def game(self, slug: str) -> Pulse:
        pulse = self.games.get(slug)
        if pulse is None:
            pulse = self.games[slug] = Pulse()
        return pulse

    def refused(self, way: str, code: str) -> None:
        self.refusals[way, code] = self.refusals.get((way, code), 0) + 1

    def answered(self, status: int) -> None:
        self.answers[status] = self.answers.get(status, 0) + 1

    def struck(self, limit: str) -> None:
        self.limits[limit] = self.limits.get(limit, 0) + 1
