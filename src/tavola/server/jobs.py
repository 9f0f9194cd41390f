"""Jobs: what is to be stored together, and what is said and done once it is on disk."""

import asyncio
import logging
from collections.abc import Callable, Generator, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Executable

from tavola.server.client import Client
from tavola.server.entries import Entry, Row
from tavola.server.protocol import ENCODE

LOG = logging.getLogger("tavola.jobs")


News = tuple[int, bool]  # of a table: the number of its last entry, and does it go on by itself?
ANEW = 0  # in place of an entry's number: what was stored of the table is to be read anew


class NotStored(Exception):
    """The database refused; nothing of this job is stored."""


class Beaten(NotStored):
    """Another node was first: the table has gone on meanwhile."""


Then = Callable[[NotStored | None], None]
Check = Callable[[Connection], None]  # NotStored: it does not hold any more


class Job:
    """What one table, or one request, wants stored, all of it or nothing, and what is to be done afterwards."""

    __slots__ = ("checks", "done", "marks", "news", "others", "out", "rows", "then", "waiting", "words", "wrong")

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.marks: list[dict[str, Any]] = []
        self.others: list[Executable] = []
        self.checks: list[Check] = []  # where there are other nodes: what must still hold, asked within the transaction
        self.news: dict[str, News] = {}  # what other nodes are told of tables
        self.words: list[bytes] = []  # and whatever else they are told
        self.out: list[tuple[Callable[[bytes], None], bytes]] = []  # what is sent once it is on disk
        self.then: list[Then] = []
        self.done = False
        self.wrong: NotStored | None = None
        self.waiting: asyncio.Future[None] | None = None

    def add(self, table: str, new: Sequence[Entry]) -> None:
        """Entries of a table."""
        self.rows += [entry.row(table) for entry in new]

    def tell(self, table: str, n: int, kept: bool = False) -> None:
        """Other nodes are told of a table: the number of its last entry, or that it is to be read anew."""
        self.news[table] = n, kept

    def mark(self, table: str, **mark: Any) -> None:
        """What the row of a table says from now on."""
        self.marks.append({"of": table} | {f"new_{name}": value for name, value in mark.items()})

    def say(self, client: Client, message: Struct) -> None:
        """Tell a client, but not before all this is on disk."""
        self.out.append((client.write, ENCODE.encode(message)))

    def settle(self, wrong: NotStored | None) -> None:
        """It is on disk, or never will be."""
        self.done, self.wrong = True, wrong
        if wrong is None:
            for write, data in self.out:
                _try(write, data)
        for then in self.then:
            _try(then, wrong)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def __await__(self) -> Generator[Any, None, None]:
        """Until it is on disk; NotStored if it never will be."""
        if not self.done:
            self.waiting = asyncio.get_running_loop().create_future()
            yield from self.waiting
        if self.wrong is not None:
            raise self.wrong


def _try(deed: Callable[[Any], None], given: object) -> None:
    """One table's trouble is not the next one's."""
    try:
        deed(given)
    except Exception:
        LOG.exception("what was to follow a commit failed")
