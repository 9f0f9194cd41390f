"""This process as one node of several on a PostgreSQL.

On one connection of its own it hears what the others commit, and holds locks of the database: its number, and its part
of the slots. Every table falls into a slot, and who holds the slot keeps the table's clock and its bots. When the node
or its connection ends, the database frees the locks, and within a second or two the other nodes have the slots.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from itertools import count
from math import ceil
from time import monotonic
from typing import Any
from zlib import crc32

from sqlalchemy import Engine

from tavola.server import postgres
from tavola.server.post import CHANNEL, Letter, Post

LOG = logging.getLogger("tavola.node")
SLOTS = 64
BEAT = 1.0  # seconds between two looks at who is there
PATIENCE = 4.0  # seconds for the database to answer
AGAIN = 0.2  # seconds until a connection that was lost is tried again
DEAD = {  # how soon the database frees the locks of a node that is cut off or stands still, if it knows such settings
    "idle_session_timeout": "6s",
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "6s",
}
MORTAL = "SELECT set_config(name, %s, false) FROM pg_settings WHERE name = %s"
NUMBER, SLOT, ALONE = 0x746176, 0x746177, 0x746178  # kinds of locks
WHO = f"""
SELECT classid::bigint, objid::bigint FROM pg_locks
WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid::bigint IN ({NUMBER}, {SLOT})
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
TRY = "SELECT slot, pg_try_advisory_lock(%s, slot) FROM unnest(%s::int[]) slot"
LEAVE = "SELECT pg_advisory_unlock(%s, slot) FROM unnest(%s::int[]) slot"
BEGUN = "INSERT INTO own_keys VALUES ('begun', %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
SINCE = "SELECT value FROM own_keys WHERE name = 'begun'"


async def in_time(work: Coroutine[Any, Any, None]) -> None:
    """What does not come is not waited for, nor that it is called off: a database that is cut off hears nothing."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda task: task.cancelled() or task.exception())
    try:
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
    finally:
        task.cancel()
    if not done:
        raise TimeoutError(f"the database has not answered for {PATIENCE:g} seconds")
    task.result()


def slot_of(table: str) -> int:
    return crc32(table.encode()) % SLOTS


class Node:
    """Comes back by itself when its connection is lost; until then it hears nothing and keeps nothing."""

    def __init__(self, engine: Engine, post: Post, now: Callable[[], float]) -> None:
        self.engine, self.post, self.now = engine, post, now
        self.slots: frozenset[int] = frozenset()  # those held here
        self.others: frozenset[int] = frozenset()  # the numbers of the other nodes
        self.hearing = False
        self.leaving = False  # keeps nothing any more
        self.since = 0.0  # from then on there was always a node: clocks ran
        self.ready = asyncio.Event()  # once it has been there
        self.hear: Callable[[Letter], None] = lambda letter: None
        self.came: Callable[[], None] = lambda: None  # we hear now, and did not before
        self.gained: Callable[[frozenset[int]], None] = lambda slots: None  # these slots are ours now
        self.parted: Callable[[frozenset[int]], None] = lambda numbers: None  # these nodes are no more

    @property
    def nth(self) -> int:
        return self.post.nth

    async def live(self) -> None:
        """As long as the server does."""
        import psycopg  # late: only who has a PostgreSQL needs it

        trouble = ""
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(autocommit=True, **postgres.words_of(self.engine))
                try:
                    await in_time(self._enter(connection))
                    trouble = ""
                    await self._listen(connection)
                finally:
                    await connection.close()  # at once, whatever it waits for
            except (psycopg.Error, OSError, TimeoutError) as wrong:
                if not trouble:  # told once
                    trouble = " ".join(str(wrong).split()) or type(wrong).__name__
                    LOG.warning("the other nodes cannot be heard: %s; nothing is kept here until they can", trouble)
            finally:
                self.hearing, self.slots = False, frozenset()
            await asyncio.sleep(AGAIN)

    async def _enter(self, connection: Any) -> None:
        for name, value in DEAD.items():
            await connection.execute(MORTAL, (value, name))
        await connection.execute(f"LISTEN {CHANNEL}")
        await connection.execute("SELECT pg_advisory_lock(%s, 0)", (ALONE,))  # one comes in at a time
        self.post.nth = await self._number(connection)
        numbers, _ = await self._who(connection)
        if len(numbers) == 1:
            await connection.execute(BEGUN, (repr(self.now()),))
        found = await (await connection.execute(SINCE)).fetchone()
        self.since = float(found[0]) if found else self.now()
        await connection.execute("SELECT pg_advisory_unlock(%s, 0)", (ALONE,))
        self.others = numbers - {self.nth}
        self.hearing = True
        self.came()
        LOG.info("node %d of %d", self.nth, len(numbers))

    async def _number(self, connection: Any) -> int:
        """The first that nobody has."""
        for nth in count():
            if await self._try(connection, NUMBER, [nth]):
                return nth
        raise AssertionError

    async def _try(self, connection: Any, kind: int, wanted: list[int]) -> frozenset[int]:
        rows = await (await connection.execute(TRY, (kind, wanted))).fetchall()
        return frozenset(slot for slot, held in rows if held)

    async def _who(self, connection: Any) -> tuple[frozenset[int], frozenset[int]]:
        """The numbers of all nodes, and all slots that are held."""
        rows = await (await connection.execute(WHO)).fetchall()
        return frozenset(n for kind, n in rows if kind == NUMBER), frozenset(n for kind, n in rows if kind == SLOT)

    async def _listen(self, connection: Any) -> None:
        due = 0.0
        while True:
            if monotonic() >= due:
                await in_time(self._beat(connection))
                due = monotonic() + BEAT
                self.ready.set()
            async for note in connection.notifies(timeout=max(0.0, due - monotonic())):
                self._read(note.payload)

    def _read(self, payload: str) -> None:
        try:
            letter = self.post.read(payload)
            if letter is not None:
                self.hear(letter)
        except Exception:
            LOG.exception("a letter of another node was not understood")

    async def _beat(self, connection: Any) -> None:
        """Who is there? And each has as many slots as the others."""
        numbers, held = await self._who(connection)
        others = numbers - {self.nth}
        if gone := self.others - others:
            self.parted(gone)
        self.others = others
        most = 0 if self.leaving else ceil(SLOTS / len(numbers | {self.nth}))
        if len(self.slots) > most:
            await self._let_go(connection, sorted(self.slots)[most:])
        elif free := sorted(frozenset(range(SLOTS)) - held)[: most - len(self.slots)]:
            gained = await self._try(connection, SLOT, free)
            self.slots |= gained
            if gained:
                self.gained(gained)

    async def _let_go(self, connection: Any, slots: list[int]) -> None:
        """First they are not ours, then they are free."""
        self.slots -= frozenset(slots)
        await connection.execute(LEAVE, (SLOT, slots))
