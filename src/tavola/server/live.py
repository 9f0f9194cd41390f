"""A table in memory: the table, its audience, and its way to disk. Everything is stored before anyone is told."""

from collections.abc import Callable
from functools import partial

from tavola.server.audience import Audience
from tavola.server.entries import Entry
from tavola.server.jobs import ANEW, Job, NotStored
from tavola.server.limits import Buckets
from tavola.server.lock import Lock
from tavola.server.postgres import must_stand
from tavola.server.table import Table
from tavola.server.writer import Writer

CHAT_RATE, CHAT_BURST = 1.0, 10  # lines a second of one player at one table


class Live:
    """One table. Whoever reads or changes it holds `lock`, so nobody sees what is not yet on disk."""

    def __init__(self, table: Table, writer: Writer, now: Callable[[], float]) -> None:
        self.table, self.writer, self.now = table, writer, now
        self.audience = Audience(table, now)
        self.lock = Lock()
        self.tally = writer.tally
        self.pulse = writer.tally.game(table.sheet.game)
        self.chats = Buckets(CHAT_RATE, CHAT_BURST)  # by player
        self.thinking = False  # a bot, or a beat that passes
        self.called: int | None = None  # the seat that was to decide when the bell last looked
        self.broken = False  # memory ran ahead of the disk: load it anew

    @property
    def id(self) -> str:
        return self.table.sheet.id

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing runs: it may leave memory."""
        return not (self.audience.clients or self.table.ticks or self.thinking or self.lock.held)

    @property
    def late(self) -> bool:
        """Is the time of the seat to decide up?"""
        return not self.broken and self.table.late(self.now())

    def store(self, new: list[Entry], job: Job | None = None) -> Job:
        """Have entries stored; what is told by the job is told once they are on disk."""
        sheet = self.table.sheet
        self.table.settle(new, self.now())
        self.audience.sights.clear()
        job = job or Job()
        job.add(self.id, new)
        self._announce(job, new)
        if sheet.outdated():
            job.mark(self.id, **sheet.mark())
        job.then.append(self._stored)
        return self.writer.write(job)

    def _announce(self, job: Job, new: list[Entry]) -> None:
        """Other nodes are told; where chairs alone change hands, the table must stand as it is known here."""
        table = self.table
        job.tell(self.id, ANEW if job.others else table.line.seq, table.awaits_bot or table.ticks)
        if job.others and not new:
            job.checks.append(partial(must_stand, self.id, table.line.seq))

    def _stored(self, wrong: NotStored | None) -> None:
        """If the disk refuses, memory has run ahead: this table must be loaded anew."""
        self.broken = self.broken or wrong is not None

    def moved(self, wrong: NotStored | None) -> None:
        """A person's decision is on disk."""
        if wrong is None:
            self.pulse.people += 1

    def went_on(self, wrong: NotStored | None) -> None:
        """A decision nobody sent is on disk."""
        if wrong is None:
            self.pulse.house += 1

    def part(self, wrong: NotStored | None) -> None:
        """Chairs changed hands, and that is on disk: who may no longer look is let go."""
        if wrong is None:
            self.audience.part()

    def hand_over(self, fresh: "Live") -> None:
        """This table was loaded anew: its clients go on there."""
        fresh.lock = self.lock
        self.audience.hand_over(fresh.audience)
