"""Timing players: how many moves were confirmed, how soon, and what they cost."""

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec


class Length(msgspec.Struct, frozen=True):
    """How much is asked of a server, and for how long."""

    tables: int
    seconds: float
    warm_up: float = 10.0  # seconds that are not counted, for caches and compilers on both sides


class Tally(msgspec.Struct):
    """Seconds from sending a move to its confirmation, for every move within the measured time."""

    begun: float
    end: float
    times: list[float] = []
    cpu: float = 0.0  # seconds the server's process spent within that time
    own: float = 0.0  # seconds the players' process spent
    heard: int = 0  # bytes the players were sent

    def note(self, sent: float) -> None:
        now = perf_counter()
        if self.begun <= sent and now <= self.end:
            self.times.append(now - sent)

    def report(self) -> dict[str, float]:
        ordered = sorted(self.times) or [float("nan")]
        return {
            "moves_per_s": len(self.times) / (self.end - self.begun),
            "p50_ms": 1000 * ordered[len(ordered) // 2],
            "p99_ms": 1000 * ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
            "cpu_us": 1e6 * self.cpu / len(ordered),
            "own_us": 1e6 * self.own / len(ordered),
            "bytes": self.heard / len(ordered),
        }


def tally_of(length: Length) -> Tally:
    begins = perf_counter() + length.warm_up
    return Tally(begins, begins + length.seconds)


def cpu_of(*pids: int) -> float:
    """Seconds of processor time these processes have used, all their threads together."""
    each = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(fields[11]) + int(fields[12]) for fields in each) / os.sysconf("SC_CLK_TCK")


async def run(seats: list[Coroutine[Any, Any, None]], tally: Tally, pids: list[int]) -> dict[str, float]:
    tasks = [asyncio.ensure_future(seat) for seat in seats]
    await asyncio.sleep(tally.begun - perf_counter())
    before, own, tally.heard = cpu_of(*pids), cpu_of(os.getpid()), 0
    await asyncio.sleep(tally.end - perf_counter())
    tally.cpu, tally.own = cpu_of(*pids) - before, cpu_of(os.getpid()) - own
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception():
            raise task.exception()  # type: ignore[misc]
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return tally.report()
