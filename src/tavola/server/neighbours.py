"""The other nodes on one database, as the hall meets them: what they store, who looks there, and what is kept here."""

import asyncio
from contextlib import suppress
from typing import Protocol

import msgspec
from sqlalchemy import Engine

from tavola.server.company import Company
from tavola.server.elsewhere import Elsewhere, Tables
from tavola.server.live import Live
from tavola.server.node import Node, slot_of
from tavola.server.post import Letter, Post
from tavola.server.tasks import Tasks
from tavola.server.writer import Writer

JOINED = "joined"  # a window was opened
OTHER_WINDOW = 4001  # how an older one of the same player closes
PARTING = 0.2  # seconds in which it is told so
READY = 10.0  # seconds to find a place among the others
MOST = 1000  # nodes
SOON = 0.2  # seconds in which requests are counted before the others hear of them: each time costs a commit


class Hall(Tables, Protocol):
    """As much of the hall as is needed here."""

    company: Company
    writer: Writer
    tasks: Tasks

    def now(self) -> float: ...
    def number(self, nth: int) -> None: ...
    async def keep(self) -> None: ...


class Neighbours:
    """None is any table's owner: whoever stores an entry tells the others, and they read it."""

    def __init__(self, hall: Hall, engine: Engine, post: Post) -> None:
        self.hall, self.company = hall, hall.company
        self.node = Node(engine, post, hall.now)
        self.elsewhere = Elsewhere(hall, hall.tasks.spawn)

    async def open(self) -> None:
        """Find our place; where that takes long, the server opens all the same."""
        node, company = self.node, self.company
        node.hear, node.came, node.parted, node.gained = self._hear, self._came, company.part, self._gained
        company.say, company.changed, company.soon = self._say, self._who_looks, SOON
        company.on(JOINED, self._joined)
        self.hall.tasks.spawn(node.live())
        with suppress(TimeoutError):
            await asyncio.wait_for(node.ready.wait(), READY)

    def keeps(self, table: str) -> bool:
        return slot_of(table) in self.node.slots

    @property
    def first(self) -> bool:
        """Is this the node that does what one does for all?"""
        return 0 in self.node.slots

    async def level(self, live: Live, asked: bool) -> None:
        """A table that is held is as it is stored, if asked; who hears nothing must ask the database in any case."""
        if asked or not self.node.hearing:
            await self.elsewhere.level(live)

    def since(self, last: float) -> float:
        """From when a clock runs: since the last entry, as far as any node was there."""
        return max(self.node.since, last)

    # what is told

    def _say(self, note: bytes) -> None:
        self.hall.writer.tell(note)

    def came_in(self, table: str, player: str | None) -> None:
        """A window was opened here: those of this player at other nodes are closed."""
        if player is not None:
            self.company.word(JOINED, msgspec.msgpack.encode((table, player, self.hall.now())))

    # and heard

    def _hear(self, letter: Letter) -> None:
        if letter.word:
            self.company.hear(letter.word, letter.nth)
        else:
            self.elsewhere.hear(letter.tables)

    def _came(self) -> None:
        """What was said while we did not hear is made good."""
        self.hall.number(self.node.nth)
        self.company.part(range(MOST))
        self.company.introduce()
        self.hall.tasks.spawn(self.elsewhere.level_all())

    def _gained(self, slots: frozenset[int]) -> None:
        self.hall.tasks.spawn(self.hall.keep())

    def _who_looks(self, table: str) -> None:
        if live := self.hall.tables.get(table):
            live.audience.hear_of(self.company.present_at(table))

    def _joined(self, told: bytes) -> None:
        table, player, at = msgspec.msgpack.decode(told, type=tuple[str, str, float])
        if live := self.hall.tables.get(table):
            for client in live.audience.give_way(player, at):
                asyncio.get_running_loop().call_later(PARTING, client.hang_up, OTHER_WINDOW)
