"""How fast anyone may speak: buckets that fill with time."""

from collections.abc import Callable
from time import monotonic


class Bucket:
    """`burst` at once, `rate` a second in the long run."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.now = rate, burst, now
        self.level, self.at = float(burst), now()

    def take(self) -> bool:
        """Is there room for one more?"""
        now = self.now()
        self.level = min(float(self.burst), self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.known: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if len(self.known) >= self.most:
            self.known.clear()
        if who not in self.known:
            self.known[who] = Bucket(self.rate, self.burst)
        return self.known[who].take()
