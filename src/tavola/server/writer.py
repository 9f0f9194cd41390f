"""Group commit: what all tables want stored within a moment goes to disk in one transaction.

While one commit waits for the disk the next jobs gather: batches grow with the load, a lone move waits for nobody.
"""

import asyncio
import logging
import sqlite3
import threading
from contextlib import AbstractContextManager, nullcontext
from itertools import chain
from queue import Empty, SimpleQueue
from time import monotonic

from sqlalchemy import Connection, Engine, Executable, bindparam, update
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from tavola.server import postgres
from tavola.server.entries import Row
from tavola.server.jobs import ANEW, Beaten, Job, NotStored
from tavola.server.post import SEND, Post
from tavola.server.schema import entries, tables
from tavola.server.storage import reason
from tavola.server.tally import Tally

LOG = logging.getLogger("tavola.writer")
AT_ONCE = 64  # jobs settled in one round of the loop
COLUMNS = tuple(column.name for column in entries.columns)
# many rows in one statement: SQLite's module lets go of the interpreter, and must get it back, once a statement; more
# than these would be more values than older SQLites take
AT_A_TIME = (128, 32, 8, 1)
ADD_TO_SQLITE = {
    number: "INSERT OR ROLLBACK INTO entries ({}) VALUES {}".format(
        ", ".join(f'"{name}"' for name in COLUMNS),
        ", ".join(["({})".format(", ".join("?" * len(COLUMNS)))] * number),
    )
    for number in AT_A_TIME
}
MARKS = ("seq", "ply", "actor", "status", "practice", "touched")
MARK_TABLES = (
    update(tables).where(tables.c.id == bindparam("of")).values({name: bindparam(f"new_{name}") for name in MARKS})
)


class Writer:
    """The one thread that writes."""

    def __init__(
        self,
        engine: Engine,
        turns: AbstractContextManager[object] | None = None,
        tally: Tally | None = None,
        post: Post | None = None,
    ) -> None:
        self.engine, self.tally = engine, tally or Tally()
        self.post = post  # there may be other nodes: they are told of what is stored, within the same transaction
        self.turns = turns or nullcontext()  # held while writing: several processes take turns
        self.gathered: list[Job] = []  # since the loop last came round
        self.waiting: SimpleQueue[list[Job] | None] = SimpleQueue()  # None: end
        self.ended = False
        self.commits = self.stored = 0
        self.trouble = ""  # why nothing can be written now
        self.connection: Connection | None = None  # made when it is first needed, and when the last one was lost
        self.sealing = False  # a commit was asked for: if the connection is lost now, nobody knows whether it was made
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def stop(self) -> None:
        """Write what waits, then end."""
        self._hand_over()
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def write(self, job: Job) -> Job:
        """Have a job stored; it can be awaited."""
        self._take(job)
        return job

    def _take(self, job: Job) -> None:
        if not self.gathered:
            assert self.loop is not None
            self.loop.call_soon(self._hand_over)  # after all that is ready to be heard now
        self.gathered.append(job)

    def tell(self, word: bytes) -> None:
        """Have the other nodes told something; lost, if the database cannot be reached."""
        job = Job()
        job.words.append(word)
        self._take(job)

    def _hand_over(self) -> None:
        """Wake the thread once for everything heard in one round of the loop."""
        if self.gathered:
            self.waiting.put(self.gathered)
            self.gathered = []

    async def run(self, *statements: Executable, of: str | None = None) -> None:
        """Store a few statements together; told is the table they are about."""
        job = Job()
        job.others += statements
        if of is not None:
            job.tell(of, ANEW)
        await self.write(job)

    def _run(self) -> None:
        while batch := self._gather():
            self._commit(batch)
        if self.connection is not None:
            self.connection.close()

    def _gather(self) -> list[Job]:
        """Everything that waits, at least one job; nothing at the end."""
        batch: list[Job] = []
        while not self.ended:
            try:
                jobs = self.waiting.get(block=not batch)
            except Empty:
                break
            if jobs is None:
                self.ended = True
            else:
                batch += jobs
        return batch

    def _commit(self, batch: list[Job], again: bool = True) -> None:
        """All in one transaction; if one job spoils it, each by itself."""
        try:
            self._store(batch)
        except (SQLAlchemyError, OSError, NotStored) as wrong:
            again = again and self.connection is not None and not self.sealing
            self._roll_back(wrong)
            if self.connection is None and again:
                self._commit(batch, again=False)
            elif self.connection is None or len(batch) == 1:
                self.tally.not_stored += len(batch)
                self._settle(batch, self._refused(wrong))
            else:
                for job in batch:
                    self._commit([job])
            return
        if self.trouble:
            LOG.warning("the database can be written again")
            self.trouble = ""
        self._settle(batch, None)

    def _connected(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def _roll_back(self, wrong: Exception) -> None:
        """A disk that refuses may refuse this too: then the next job has a new connection."""
        if self.connection is None:
            return
        try:
            self.connection.rollback()
        except SQLAlchemyError:
            self.connection.invalidate()
        if postgres.lost(wrong):
            self.connection.invalidate()
            self.connection.close()
            self.connection = None

    def _refused(self, wrong: SQLAlchemyError | OSError | NotStored) -> NotStored:
        """A disk that is full, read-only or gone is told in the log, once until it is well again."""
        if isinstance(wrong, NotStored):
            return wrong
        if postgres.beaten(wrong):
            return Beaten(reason(wrong))
        why = reason(wrong)
        if (isinstance(wrong, OperationalError | OSError) or postgres.lost(wrong)) and why != self.trouble:
            self.trouble = why
            LOG.error("the database cannot be written: %s; moves are refused until it can", why)
        return NotStored(why)

    def _store(self, batch: list[Job]) -> None:
        connection = self._connected()
        self.sealing = False
        with self.turns:
            since = monotonic()
            self._write(connection, batch)
            self.tally.committing.note(monotonic() - since)

    def _write(self, connection: Connection, batch: list[Job]) -> None:
        for job in batch:
            for check in job.checks if self.post is not None else ():
                check(connection)
            for statement in job.others:
                connection.execute(statement)
        if rows := [row for job in batch for row in job.rows]:
            self._add(connection, rows)
        if marks := [mark for job in batch for mark in job.marks]:
            connection.execute(MARK_TABLES, marks)
        if self.post is not None and (letters := self.post.letters(batch)):
            connection.exec_driver_sql(SEND, (letters,))
        self.sealing = True
        connection.commit()
        self.commits += 1
        self.stored += len(rows)
        self.tally.commits.note(float(len(rows)))

    def _add(self, connection: Connection, rows: list[Row]) -> None:
        if self.engine.dialect.name != "sqlite":
            connection.exec_driver_sql(postgres.ADD, tuple(list(column) for column in zip(*rows, strict=True)))
            return
        if not connection.in_transaction():
            connection.begin()
        cursor = connection.connection.cursor()  # SQLAlchemy would spend on each statement what SQLite does on a row
        try:
            _add_to_sqlite(cursor, rows)
        except sqlite3.Error as wrong:  # as SQLAlchemy would put it, had it asked itself
            raise DBAPIError.instance("INSERT", None, wrong, sqlite3.Error, dialect=connection.dialect) from wrong
        finally:
            cursor.close()

    def _settle(self, batch: list[Job], wrong: NotStored | None) -> None:
        assert self.loop is not None
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(_tell, batch, wrong)


def _add_to_sqlite(cursor: DBAPICursor, rows: list[Row]) -> None:
    at = 0
    for number in AT_A_TIME:
        while len(rows) - at >= number:
            cursor.execute(ADD_TO_SQLITE[number], tuple(chain.from_iterable(rows[at : at + number])))
            at += number


def _tell(batch: list[Job], wrong: NotStored | None) -> None:
    """A few at a time: in between, the loop hears what the first have to say, and the disk has work again."""
    for job in batch[:AT_ONCE]:
        job.settle(wrong)
    if rest := batch[AT_ONCE:]:
        asyncio.get_running_loop().call_soon(_tell, rest, wrong)
