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
        self._fill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def spend(self, number: int) -> None:
        """So many were taken elsewhere; what is owed beyond a whole bucket is forgiven."""
        self._fill()
        self.level = max(self.level - number, -float(self.burst))

    def _fill(self) -> None:
        now = self.now()
        self.level = min(float(self.burst), self.level + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.known: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        return self._of(who).take()

    def spend(self, who: str, number: int) -> None:
        self._of(who).spend(number)

    def _of(self, who: str) -> Bucket:
        if who not in self.known:
            if len(self.known) >= self.most:
                self.known.clear()
            self.known[who] = Bucket(self.rate, self.burst)
        return self.known[who]
