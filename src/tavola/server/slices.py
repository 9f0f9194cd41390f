"""Long games a slice at a time: in between, the loop hears everyone else."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TypeVar

from tavola.kernel.state import State
from tavola.server.line import Line

Thing = TypeVar("Thing")
SLICE = 100


async def each(things: Sequence[Thing]) -> AsyncIterator[Thing]:
    """One after the other."""
    for nth, thing in enumerate(things):
        yield thing
        if nth % SLICE == SLICE - 1:
            await asyncio.sleep(0)


async def position(line: Line, ply: int) -> State:
    """The position after `ply` steps; must agree with `line.at`."""
    state = line.first()
    async for step in each(line.steps[:ply]):
        state.apply(step.entry.code)
    return state
