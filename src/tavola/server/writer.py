"""Group commit: what all tables want stored within a moment goes to disk in one transaction.

While one commit waits for the disk the next jobs gather: batches grow with the load, a lone move waits for nobody.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, Executable, bindparam, insert, update
from sqlalchemy.exc import SQLAlchemyError

from tavola.server.entries import Entry
from tavola.server.schema import entries, tables

ADD_ENTRIES = insert(entries)
MARK_TABLES = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in ("seq", "ply", "actor", "status", "practice", "touched")})
)


class NotStored(Exception):
    """The database refused; nothing of this job is stored."""


class Job:
    """What one table, or one request, wants stored: all of it or nothing."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.rows: list[dict[str, Any]] = []
        self.marks: list[dict[str, Any]] = []
        self.others: list[Executable] = []
        self.done: asyncio.Future[None] = loop.create_future()

    def add(self, table: str, new: Sequence[Entry], **mark: Any) -> None:
        """Entries of a table, and what its row says afterwards."""
        self.rows += [entry.row(table) for entry in new]
        self.marks.append({"of": table} | {f"new_{name}": value for name, value in mark.items()})


class Writer:
    """The one thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: deque[Job] = deque()
        self.bell = threading.Condition()
        self.stopping = False
        self.commits = self.stored = 0
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def stop(self) -> None:
        """Write what waits, then end."""
        with self.bell:
            self.stopping = True
            self.bell.notify()
        await asyncio.to_thread(self.thread.join)

    def job(self) -> Job:
        assert self.loop is not None
        return Job(self.loop)

    async def write(self, job: Job) -> None:
        """Returns once the job is on disk; NotStored if it never will be."""
        with self.bell:
            self.waiting.append(job)
            self.bell.notify()
        await job.done

    async def run(self, *statements: Executable) -> None:
        """Store a few statements together."""
        job = self.job()
        job.others += statements
        await self.write(job)

    def _run(self) -> None:
        with self.engine.connect() as connection:
            while batch := self._gather():
                self._commit(connection, batch)

    def _gather(self) -> list[Job]:
        with self.bell:
            while not self.waiting and not self.stopping:
                self.bell.wait()
            batch = list(self.waiting)
            self.waiting.clear()
        return batch

    def _commit(self, connection: Connection, batch: list[Job]) -> None:
        """All in one transaction; if one job spoils it, each by itself."""
        try:
            self._store(connection, batch)
        except SQLAlchemyError as wrong:
            connection.rollback()
            if len(batch) == 1:
                self._settle(batch, NotStored(str(wrong)))
                return
            for job in batch:
                self._commit(connection, [job])
            return
        self._settle(batch, None)

    def _store(self, connection: Connection, batch: list[Job]) -> None:
        for job in batch:
            for statement in job.others:
                connection.execute(statement)
        if rows := [row for job in batch for row in job.rows]:
            connection.execute(ADD_ENTRIES, rows)
        if marks := [mark for job in batch for mark in job.marks]:
            connection.execute(MARK_TABLES, marks)
        connection.commit()
        self.commits += 1
        self.stored += len(rows)

    def _settle(self, batch: list[Job], wrong: NotStored | None) -> None:
        assert self.loop is not None
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(_tell, batch, wrong)


def _tell(batch: list[Job], wrong: NotStored | None) -> None:
    for job in batch:
        if job.done.done():
            continue
        if wrong is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(wrong)
