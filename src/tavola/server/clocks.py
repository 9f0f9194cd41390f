"""Clocks: a bank for each seat that runs while the seat decides; times are seconds of the caller's clock."""

from collections.abc import Sequence

import msgspec

from tavola.server.protocol import ClockView

MS = 1000


class ClockRule(msgspec.Struct, forbid_unknown_fields=True):
    """`bank` seconds a seat, `add` seconds back whenever the decision passes on."""

    bank: int
    add: int = 0


class Clock:
    """The clocks of one table, in whole milliseconds."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.bank * MS] * seats
        self.running: int | None = None
        self.since = 0.0

    def resume(self, left: Sequence[int]) -> None:
        """Go on from stored times; whose clock runs from when is told by `run`."""
        self.left, self.running = list(left), None

    def left_at(self, now: float) -> list[int]:
        """What each seat would have left now."""
        left = self.left[:]
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - round((now - self.since) * MS))
        return left

    def run(self, seat: int | None, now: float) -> None:
        """The decision is at this seat from now on; the one before is charged, and paid when it passes on."""
        self.left = self.left_at(now)
        before, self.running, self.since = self.running, seat, now
        if before is not None and before != seat:
            self.left[before] += self.rule.add * MS

    def deadline(self) -> float | None:
        """When the running seat's time is up; an empty bank still gives a second for each decision."""
        if self.running is None:
            return None
        return self.since + max(self.left[self.running] / MS, 1.0)

    def view(self, now: float) -> ClockView:
        return ClockView(self.left_at(now), self.running, self.rule.add * MS)
