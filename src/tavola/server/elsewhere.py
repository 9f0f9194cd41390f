"""What other nodes store: their entries of the tables in memory here are read, played, and told to who looks.

A letter says up to which entry a table has come. What is missing is seen by its number and read, so that a letter may
be late, or lost with a connection: the next one, whoever comes to the table, or the connection's return makes it good.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from time import monotonic
from typing import Any, Protocol

from tavola.server import logbook
from tavola.server.client import Client
from tavola.server.entries import Entry
from tavola.server.jobs import ANEW, News, NotStored
from tavola.server.live import Live
from tavola.server.problems import Problem
from tavola.server.protocol import ChatSaid
from tavola.server.sheet import Chair
from tavola.server.storage import Reader, Row
from tavola.server.table import UNREADABLE

LOG = logging.getLogger("tavola.node")
FOLLOW = ("chance", "auto")  # entries that come with the one before them
HANDS = frozenset({"joined", "left", "bot", "stand-in", "back", "kicked", "resigned"})  # chairs are others afterwards
BY = ("play", "timeout", "rest", "undo", "draw-offered", "draw-accepted", "draw-declined", "draw-agreed")
MARKED = ("share", "muted", "unmuted", "closed", "lesson", "rematch-")  # the table looks different to everyone
UNKNOWN = 10_000  # tables that were not here when a letter spoke of them; one may be on its way from the database
AGAIN = 0.2  # seconds until what could not be read is asked for again
WHILE = 60.0  # seconds for which that is remembered


class Tables(Protocol):
    """As much of the hall as is needed here."""

    tables: dict[str, Live]
    reader: Reader

    def at(self, id: str, level: bool = True) -> AbstractAsyncContextManager[Live]: ...
    async def read_anew(self, id: str) -> None: ...
    def keeps(self, id: str) -> bool: ...


class Elsewhere:
    """Keeps tables level with what is stored."""

    def __init__(self, hall: Tables, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self.hall, self.spawn = hall, spawn
        self.behind: dict[str, int] = {}  # tables that must be read on, and after which entry
        self.unknown: dict[str, tuple[int, float]] = {}
        self.reading = False

    def hear(self, told: Mapping[str, News]) -> None:
        """Another node has stored something."""
        for id, (n, kept) in told.items():
            live = self.hall.tables.get(id)
            if live is None:
                self._note(id, n, kept)
            elif n == ANEW:
                self.spawn(self._anew(id))
            elif n > live.table.line.seq:
                self._read_on(live)

    def _note(self, id: str, n: int, kept: bool) -> None:
        self.unknown.pop(id, None)
        self.unknown[id] = n, monotonic()
        if len(self.unknown) > UNKNOWN:
            del self.unknown[next(iter(self.unknown))]
        if kept and self.hall.keeps(id):
            self.spawn(self._fetch(id))

    async def _fetch(self, id: str) -> None:
        """A table that is kept here."""
        with suppress(Problem):
            async with self.hall.at(id, level=False):
                pass

    def arrived(self, live: Live) -> None:
        """A table was read from the database, or opened here: what was told of it meanwhile counts."""
        n, at = self.unknown.pop(live.id, (live.table.line.seq, 0.0))
        if monotonic() - at > WHILE:
            return
        if n == ANEW:
            self.spawn(self._anew(live.id))
        elif n > live.table.line.seq:
            self._read_on(live)

    async def _anew(self, id: str) -> None:
        with suppress(Problem):
            await self.hall.read_anew(id)

    # reading on

    def _read_on(self, live: Live) -> None:
        """With all other tables of which is heard in this moment."""
        self.behind.setdefault(live.id, live.table.line.seq)
        if not self.reading:
            self.reading = True
            self.spawn(self._read())

    async def _read(self) -> None:
        try:
            while self.behind:
                asked, self.behind = self.behind, {}
                try:
                    found = await asyncio.to_thread(self.hall.reader.entries_after, asked)
                except NotStored:  # the database does not answer now
                    self.behind = asked | self.behind
                    await asyncio.sleep(AGAIN)
                    continue
                for id, new in found.items():
                    self.spawn(self._play(id, new))
        finally:
            self.reading = False

    async def _play(self, id: str, new: list[Entry]) -> None:
        """Carry them out, as soon as nobody else holds the table."""
        if id not in self.hall.tables:
            return
        with suppress(Problem):
            async with self.hall.at(id, level=False) as live:
                seq = live.table.line.seq
                later = [entry for entry in new if entry.n > seq]
                if later and later[0].n == seq + 1:
                    self._take(live, later)
                elif later:
                    await self.level(live)

    async def level(self, live: Live) -> None:
        """Read and carry out whatever is stored of a table that is held; broken: it must be read anew."""
        found = await asyncio.to_thread(self.hall.reader.whole, live.id, live.table.line.seq)
        if found is None or differs(live, found[0], found[1]):
            live.broken = True
        else:
            self._take(live, found[2])

    def _take(self, live: Live, new: list[Entry]) -> None:
        """Everyone here is told as if it had been entered here; who is called, was called there."""
        if any(entry.kind in HANDS for entry in new):
            live.broken = True
            return
        try:
            for some in _groups(new):
                live.table.hear(some)
                live.audience.sights.clear()
                _tell(live, some[0])
        except UNREADABLE:
            LOG.exception("table %s is read anew", live.id)
            live.broken = True
        live.called = live.table.actor

    async def level_all(self) -> None:
        """For a while nothing was heard: whatever is in memory is compared with what is stored."""
        ids = list(self.hall.tables)
        frames = await asyncio.to_thread(self.hall.reader.frames, ids) if ids else {}
        for id in ids:
            live, frame = self.hall.tables.get(id), frames.get(id)
            if live is not None and (frame is None or differs(live, *frame)):
                self.spawn(self._anew(id))
            elif live is not None:
                self._read_on(live)


def differs(live: Live, row: Row, chairs: list[Chair]) -> bool:
    """Was something stored beside new entries?"""
    sheet = live.table.sheet
    return chairs != live.table.chairs or (row["host"], row["next"]) != (sheet.host, sheet.next)


def _groups(new: Sequence[Entry]) -> Iterator[list[Entry]]:
    """A decision, or whatever else was done, each with the chance and automatic steps that follow it."""
    some: list[Entry] = []
    for entry in new:
        if some and entry.kind not in FOLLOW:
            yield some
            some = []
        some.append(entry)
    if some:
        yield some


def _tell(live: Live, first: Entry) -> None:
    if first.kind == "chat":
        for client in live.audience.clients:
            client.seq = first.n
            client.say(ChatSaid(logbook.chat_line(first), None))
        return
    live.audience.tell(Client.say, first.seat if first.kind in BY else None)
    if first.kind.startswith(MARKED) or live.table.course is not None:
        live.audience.tell_table(Client.say)
