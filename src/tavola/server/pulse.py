"""The pulse: does the disk still take what we write, and give it back?"""

import asyncio
from collections.abc import Callable

from sqlalchemy import Engine, Executable, delete, insert
from sqlalchemy.exc import SQLAlchemyError

from tavola.server.jobs import NotStored
from tavola.server.schema import pulse
from tavola.server.storage import BadDatabase, NotRead, Reader, reason, shown
from tavola.server.writer import Writer

FRESH = 2.0  # seconds an answer is good for: asking often must cost nothing
PATIENCE = 5.0  # seconds for a disk to answer
WEIGHT = "0" * 32 * 1024
START = -1  # the row of whoever starts a server


def beat(process: int, at: float) -> list[Executable]:
    """The statements that write one process's row."""
    row = {"process": process, "at": at, "weight": WEIGHT}
    return [delete(pulse).where(pulse.c.process == process), insert(pulse).values(**row)]


class Pulse:
    """Of one process; whoever asks while it is felt is told the same."""

    def __init__(self, writer: Writer, reader: Reader, process: int, now: Callable[[], float]) -> None:
        self.writer, self.reader, self.process, self.now = writer, reader, process, now
        self.felt: asyncio.Task[str] | None = None
        self.until = 0.0

    async def trouble(self) -> str:
        """What is wrong with the database, or nothing."""
        time = asyncio.get_running_loop().time()
        if self.felt is None or (self.felt.done() and time >= self.until):
            self.felt = asyncio.ensure_future(self._feel())
            self.until = time + FRESH
        return await asyncio.shield(self.felt)

    async def _feel(self) -> str:
        at = self.now()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.writer.run(*beat(self.process, at))
                read = await asyncio.to_thread(self.reader.pulse_of, self.process)
        except (NotRead, SQLAlchemyError) as wrong:
            return f"the database cannot be read: {reason(wrong)}"
        except NotStored as wrong:
            return f"the database cannot be written: {wrong}"
        except TimeoutError:
            return f"the database has not answered for {PATIENCE:g} seconds"
        return "" if read == at else "the database does not give back what was written"


def must_be_writable(engine: Engine, at: float) -> None:
    """At the start: a disk that is full or read-only is told in a line."""
    try:
        with engine.begin() as connection:
            for statement in beat(START, at):
                connection.execute(statement)
    except SQLAlchemyError as wrong:
        raise BadDatabase(f"{shown(engine)} cannot be written: {reason(wrong)}") from wrong
