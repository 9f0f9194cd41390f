"""What the benchmarks of the engine and of the environments share."""

import os
import platform
import sys

from tavola.lab.bench import Rate, Spread, spread


def pin() -> str:
    """Stay on one core, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return "pinned to one core"


def ratio(ours: list[Rate], peer: list[Rate]) -> Spread:
    """Round by round, so that both saw the same machine."""
    return spread([one.decisions / other.decisions for one, other in zip(ours, peer, strict=True)])


def big(value: float) -> str:
    return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value / 1e3:.1f} k" if value >= 1e3 else f"{value:.0f}"


def machine() -> str:
    """Where this is measured."""
    python = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    return f"{python}, load {os.getloadavg()[0]:.0f}"


def progress(done: int, times: int) -> None:
    print(f"round {done} of {times}", file=sys.stderr, flush=True)
