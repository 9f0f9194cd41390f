"""The hall: all tables there are. Loads them when somebody comes, holds them for one at a time, lets idle ones rest."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol
from weakref import WeakValueDictionary

from sqlalchemy import update

from tavola.kernel import registry
from tavola.kernel.words import LANGUAGES
from tavola.server import garbage, keys
from tavola.server.bans import BANNED, Bans
from tavola.server.client import Client
from tavola.server.company import Company
from tavola.server.deciding import Deciding
from tavola.server.doors import LOOK, Doors
from tavola.server.entries import Entry
from tavola.server.jobs import NotStored
from tavola.server.lessons import KEPT, taught
from tavola.server.limits import Buckets
from tavola.server.live import Live
from tavola.server.neighbours import Neighbours
from tavola.server.notices.bell import Bell
from tavola.server.notices.book import Book
from tavola.server.post import Post
from tavola.server.problems import Meant, Problem, elsewhere, no_table, unreadable
from tavola.server.protocol import Notice
from tavola.server.pulse import Pulse
from tavola.server.schema import players
from tavola.server.settings import DAY, Settings, url_of
from tavola.server.share import Share, Turns
from tavola.server.sheet import Sheet, forget_players, remove
from tavola.server.storage import NotRead, Reader, migrate, open_engine, sqlite_path
from tavola.server.table import UNREADABLE, Table
from tavola.server.tally import Tally
from tavola.server.tasks import Tasks
from tavola.server.voices import spoken
from tavola.server.workers import Workers
from tavola.server.writer import Writer
from tavola.version import VERSION

LOG = logging.getLogger("tavola.hall")
NO_TABLE = 4004  # how windows close when their table is gone
TICK = 0.1
SWEEP = 60.0
HOUR = 3600.0


class Window(Protocol):
    """A WebSocket, as far as the hall knows it."""

    client: Client | None
    address: str

    def hang_up(self, code: int) -> None: ...


class Hall:
    """What the whole server shares."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings, self.now = settings, now
        self.doors = Doors(settings)
        self.company = Company(Buckets(settings.requests, settings.request_burst))
        self.engine = open_engine(url_of(settings.db))
        self.reader = Reader(self.engine)
        post = None if self.engine.dialect.name == "sqlite" else Post()
        self.share = Share(settings.nth, settings.processes) if post is None else Share()
        self.turns = turns(settings) if settings.processes > 1 else None
        self.tally = Tally()
        self.writer = Writer(self.engine, self.turns, self.tally, post)
        self.pulse = Pulse(self.writer, self.reader, settings.nth, now)
        self.bans = Bans(self.engine, self.writer, now)
        self.workers = Workers(settings.workers, settings.think, self.tally)
        self.tables: dict[str, Live] = {}
        self.windows: set[Window] = set()  # all WebSockets that have said hello, and those that have not yet
        self.loading: dict[str, asyncio.Lock] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by player
        self.names: dict[bytes, tuple[str, str]] = {}  # players seen lately, by the digest of their key
        self.seen: dict[str, float] = {}  # when they were, by id
        self.reading = asyncio.Semaphore(1)  # held by whoever reads an upload
        uploads = Buckets(settings.requests / 200, max(1, settings.request_burst // 10))
        newcomers = Buckets(settings.requests / 20, max(1, settings.request_burst // 2))
        self.company.limits |= {"uploads": uploads, "newcomers": newcomers}
        self.closing_at: float | None = None  # no new tables, for the server ends then
        self.greeting: Callable[[], Notice | None] = lambda: None  # what newcomers are told beside the table
        self.heed: Callable[[Live], None] = lambda live: None  # looks at every table that was changed or read
        self.end: Callable[[], None] = lambda: None  # lets the server end; whoever runs it says how
        self.tasks = Tasks()
        self.bell = Bell(settings, Book(self.engine, self.writer), self.tasks.spawn, self.tables, now)
        self.deciding = Deciding(self.workers, self.at, self.tasks.spawn, self.keeps)
        self.neighbours = Neighbours(self, self.engine, post) if post is not None else None

    # opening and closing

    async def open(self) -> None:
        await asyncio.to_thread(migrate, self.engine)
        self.writer.start()
        await self.bans.load()
        if self.settings.warm and self.neighbours is not None:
            await self.workers.warm()
        if self.neighbours is not None:
            await self.neighbours.open()
        await self.keep()
        LOG.info("open", extra={"version": VERSION, "tables": len(self.tables)})
        self.tasks.spawn(asyncio.to_thread(read_words))
        self.tasks.repeat(TICK, self.ring)
        self.tasks.repeat(LOOK, self.doors.sweep)
        self.tasks.repeat(SWEEP, self.sweep)
        self.tasks.repeat(HOUR, self.forget)

    async def keep(self) -> None:
        """Tables that go on by themselves do so here, if they are kept here."""
        for id in filter(self.keeps, await asyncio.to_thread(self.reader.running)):
            try:
                self.deciding.go_on(await self.load(id))
            except Problem as wrong:
                LOG.warning("%s", wrong)

    def keeps(self, id: str) -> bool:
        """Is this table's clock kept here, and do its bots decide here?"""
        return self.share.has(id) if self.neighbours is None else self.neighbours.keeps(id)

    @property
    def first(self) -> bool:
        """Is this the one process that does what one does for all?"""
        return self.share.nth == 0 if self.neighbours is None else self.neighbours.first

    @property
    def alone(self) -> bool:
        """Is there no other process that changes what is stored?"""
        return self.neighbours is None and self.share.of == 1

    @property
    def nth(self) -> int:
        return self.share.nth if self.neighbours is None else self.neighbours.node.nth

    def number(self, nth: int) -> None:
        """We are another node than before."""
        self.pulse.process = nth

    async def close(self) -> None:
        LOG.info("closing", extra={"windows": len(self.windows)})
        await self.tasks.stop()
        await self.bell.close()
        for live in self.tables.values():
            for client in list(live.audience.clients):
                client.hang_up(1012)
        await self.workers.stop()
        await self.writer.stop()
        if self.turns is not None:
            self.turns.close()
        self.engine.dispose()

    # players

    async def player_of(self, key: str | None) -> tuple[str, str] | None:
        """Id and name of whoever holds this key."""
        if not key or len(key) > 200:
            return None
        mark = keys.digest(key)
        if mark not in self.names or not self.alone:  # another process may have heard of a new name
            row = await asyncio.to_thread(self.reader.player_of_key, key)
            if row is None:
                return None
            if len(self.names) > 100_000:
                self.names.clear()
                self.seen.clear()
            self.names[mark] = (row["id"], row["name"])
            self.seen[row["id"]] = row["seen"] or row["created"]
        self._saw(self.names[mark][0])
        return self.names[mark]

    def _saw(self, player: str) -> None:
        """This player is here; once a day that is written down."""
        now = self.now()
        if now - self.seen.get(player, now) > DAY:
            self.seen[player] = now
            self.tasks.spawn(self.writer.run(update(players).where(players.c.id == player).values(seen=now)))

    async def enforce(self) -> None:
        """Bans as they are stored now, also for those who are inside."""
        await self.bans.load()
        for window in list(self.windows):
            player = window.client.player if window.client else None
            if self.bans.address(window.address) or (player is not None and self.bans.player(player)):
                window.hang_up(BANNED)
            elif window.client is not None:
                window.client.muted_until = self.bans.muted_until(player)

    def dismiss(self, player: str, code: int = BANNED) -> None:
        """The key this player came with is worth nothing any more."""
        self.names = {mark: known for mark, known in self.names.items() if known[0] != player}
        for window in list(self.windows):
            if window.client is not None and window.client.player == player:
                window.hang_up(code)

    # tables

    async def load(self, id: str) -> Live:
        """The table of this name, from memory or from disk; Problem 404 if there is none."""
        live = self.tables.get(id)
        if live is not None and not live.broken:
            return live
        if not self.share.has(id):
            raise elsewhere(id)
        async with self.loading.setdefault(id, asyncio.Lock()):
            live = self.tables.get(id)
            if live is None or live.broken:
                live = await self._read(id, live)
        self.loading.pop(id, None)
        return live

    async def _read(self, id: str, before: Live | None) -> Live:
        live = await self._from_disk(id)
        if before is not None:
            before.hand_over(live)
            live.audience.part()  # it may be another node that sent somebody away
        live.called = live.table.actor  # whose turn it was before is told already
        self.welcome(live)
        return live

    async def _from_disk(self, id: str) -> Live:
        """Read and carried out beside the loop: a long game takes a while."""
        try:
            table = await asyncio.to_thread(self.recalled, id)
        except UNREADABLE as wrong:
            raise unreadable(id, str(wrong)) from wrong
        if table is None:
            raise no_table(id)
        live = Live(table, self.writer, self.now)
        live.audience.elsewhere = self.company.present_at(id)
        return live

    def recalled(self, id: str) -> Table | None:
        """A table as it is on disk, and of nobody's."""
        found = self.reader.whole(id)
        if found is None:
            return None
        row, chairs, log = found
        table = Table(Sheet.of(dict(row)), chairs)
        table.recall(log, self._since(log))
        return table

    def _since(self, log: list[Entry]) -> float:
        """From when its clock runs: now, or since the last entry, as far as any node was there."""
        return self.now() if self.neighbours is None or not log else self.neighbours.since(log[-1].at)

    async def read_anew(self, id: str) -> None:
        """Something other than new entries was stored by another node; a table that is gone has nobody any more."""
        if (live := self.tables.get(id)) is None:
            return
        await live.lock.acquire()
        live.broken = True
        live.lock.release()
        try:
            await self.load(id)
        except Problem as wrong:
            if wrong.status != 404:
                raise
            if self.tables.get(id) is live:
                del self.tables[id]
            for client in list(live.audience.clients):
                client.hang_up(NO_TABLE)

    async def glance(self, id: str) -> Live:
        """A table to look at, not to change: of another process as it is on disk."""
        return await self.load(id) if self.share.has(id) else await self._from_disk(id)

    def welcome(self, live: Live) -> None:
        """A table that was just stored or read."""
        self.tables[live.id] = live
        live.audience.seen = self.company.seen
        self.deciding.go_on(live)
        self.bell.heed(live)
        self.heed(live)
        if self.neighbours is not None:
            self.neighbours.elsewhere.arrived(live)

    def at(self, id: str, level: bool = True) -> "Held":
        """The table, held alone, as it is stored; afterwards whoever is to decide next is asked.

        Not level: what another node has just stored may be missing. Then nothing is stored here.
        """
        return Held(self, id, level)

    def take(self, live: Live) -> bool:
        """Hold the table alone if that takes no waiting; then it must be let go."""
        hears = self.neighbours is None or self.neighbours.node.hearing
        return hears and not live.broken and live.lock.take()

    def let_go(self, live: Live) -> None:
        """Nobody holds the table any more; whoever is to decide next is asked."""
        try:
            self.deciding.go_on(live)
            self.bell.heed(live)
            self.heed(live)
        finally:
            live.lock.release()

    async def ring(self) -> None:
        """Play the lawful default wherever time is up; a table that ran ahead of the disk is read anew."""
        for id in [live.id for live in self.tables.values() if live.broken or (live.late and self.keeps(live.id))]:
            try:
                await self.deciding.time_is_up(id)
            except NotRead:
                return  # the writer tells of a database that is gone; what is late is played once it is back
            except (NotStored, Problem) as wrong:
                LOG.warning("table %s: %s", id, wrong)
            except Exception:
                LOG.exception("time is up at table %s, and nothing could be played", id)

    # rest

    async def sweep(self) -> None:
        """Let untouched tables leave memory, and remove those nobody came back to for very long."""
        now = self.now()
        for id, live in list(self.tables.items()):
            if live.idle and now - live.table.sheet.touched > self.settings.rest:
                del self.tables[id]
        for id in filter(self.keeps, await asyncio.to_thread(self.reader.stale, self._kept_since(now))):
            self.tables.pop(id, None)
            await self.writer.run(*remove(id), of=id)
            LOG.info("a table nobody came back to was removed", extra={"table": id})
        if not any(live.audience.clients for live in self.tables.values()):
            garbage.look_at_everything()

    def _kept_since(self, now: float) -> dict[str, float]:
        """What was touched before is removed, by the table's status."""
        settings = self.settings
        over = now - settings.over_days * DAY if settings.over_days else 0.0
        lobby, playing = now - settings.lobby_days * DAY, now - settings.idle_days * DAY
        return {"lobby": lobby, "playing": playing, "over": over, "upload": now - HOUR} | {"lesson": now - KEPT * DAY}

    async def forget(self) -> None:
        """Remove players who have no table and were not here for long; one process does it for all."""
        if self.settings.player_days and self.first:
            await self.writer.run(forget_players(self.now() - self.settings.player_days * DAY))


class Held:
    """`async with hall.at(id) as live`."""

    def __init__(self, hall: Hall, id: str, level: bool) -> None:
        self.hall, self.id, self.level = hall, id, level

    async def __aenter__(self) -> Live:
        while True:
            known = self.hall.tables.get(self.id)
            self.live = await self.hall.load(self.id) if known is None or known.broken else known
            await self.live.lock.acquire()
            if not self.live.broken and self.live is known and self.hall.neighbours is not None:
                await self._level(self.hall.neighbours)
            if not self.live.broken:
                return self.live
            self.live.lock.release()

    async def _level(self, neighbours: Neighbours) -> None:
        try:
            await neighbours.level(self.live, self.level)
        except BaseException:
            self.live.lock.release()
            raise

    async def __aexit__(self, wrong: type[BaseException] | None, *_: object) -> None:
        if wrong is None:
            self.hall.let_go(self.live)
            return
        if issubclass(wrong, Exception) and not issubclass(wrong, Meant):
            self.live.broken = True  # memory may have run ahead of the disk
        self.live.lock.release()


def turns(settings: Settings) -> Turns | None:
    """For a database in a file; others know themselves whose turn it is."""
    path = sqlite_path(url_of(settings.db))
    return Turns(path.with_name(f"{path.name}-turns")) if path else None


def read_words() -> None:
    """Read every game's words and lessons now, so that no first reader waits for them."""
    for slug in registry.games():
        for language in LANGUAGES:
            spoken(registry.game(slug), language)
        taught(registry.game(slug))
