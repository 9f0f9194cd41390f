"""Whose bot thinks next: people who wait come first, and among them whoever's bots have thought least of late."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

Thing = TypeVar("Thing")
FORGET = 10_000  # people whose share is remembered


class Fair(Generic[Thing]):
    """Gives things that are few to those who wait; each person's share is counted in seconds of use."""

    def __init__(self, kept: int = 0) -> None:
        self.kept = kept  # of these things, so many are for those who come first, who then never wait for the others
        self.free: list[Thing] = []
        self.lines: tuple[dict[str, deque[asyncio.Future[Thing]]], ...] = (
            {},
            {},
        )  # by person, those who wait first
        self.used: dict[str, float] = {}  # seconds, counted from `now`
        self.now = 0.0  # of whoever was served last: newcomers begin here, and nobody saves up

    @property
    def waiting(self) -> int:
        return sum(len(line) for lines in self.lines for line in lines.values())

    async def borrow(self, who: str, first: bool) -> Thing:
        """One of the things, when it is this person's turn."""
        if len(self.free) > (0 if first else self.kept):
            return self.free.pop()
        turn: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        self.used[who] = max(self.used.get(who, 0.0), self.now)
        self.lines[0 if first else 1].setdefault(who, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())  # it was ours already
            raise

    def charge(self, who: str, seconds: float) -> None:
        """So long one was used."""
        if len(self.used) > FORGET:
            self.used.clear()
        self.used[who] = max(self.used.get(who, 0.0), self.now) + seconds

    def give_back(self, thing: Thing) -> None:
        """It is free again: for the next one, if anybody waits."""
        self.free.append(thing)
        if turn := self._next():
            turn.set_result(self.free.pop())

    def _next(self) -> "asyncio.Future[Thing] | None":
        for lines, kept in zip(self.lines, (0, self.kept), strict=True):
            while lines and len(self.free) > kept:
                who = min(lines, key=lambda each: self.used.get(each, 0.0))
                turn = lines[who].popleft()
                if not lines[who]:
                    del lines[who]
                if not turn.done():
                    self.now = max(self.now, self.used.get(who, 0.0))
                    return turn
        return None
