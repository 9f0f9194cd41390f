"""The host's office: what a server does for whoever runs it, beside the tables."""

import logging
from collections.abc import Sequence

import msgspec
from sqlalchemy import insert, select

from tavola.server.admin_views import BackupView, LoadView, OfficeLine, ProcessView
from tavola.server.admins import Admin
from tavola.server.copies import Copies
from tavola.server.draining import Draining
from tavola.server.forgetting import Forgetting
from tavola.server.hall import SWEEP, Hall
from tavola.server.numbers import Family, Numbers
from tavola.server.pace import EVERY, Pace, total
from tavola.server.schema import office
from tavola.version import VERSION

LOG = logging.getLogger("tavola.office")
TELL = 1.0  # seconds between two words of a process about its numbers
MOST = 2**31 - 1  # of a number that PostgreSQL counts with
BANS, DISMISS = "bans", "dismiss"


class Office:
    """Opens after the hall, and ends with it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.numbers, self.pace = Numbers(hall), Pace()
        self.draining, self.copies, self.forgetting = Draining(hall), Copies(hall), Forgetting(hall)
        hall.company.on(BANS, lambda _: hall.tasks.spawn(hall.enforce()))
        hall.company.on(DISMISS, lambda player: hall.dismiss(player.decode()))

    async def open(self) -> None:
        tasks = self.hall.tasks
        if not self.hall.alone:
            tasks.repeat(TELL, self.numbers.tell)
        await self._look()
        tasks.repeat(EVERY, self._look)
        tasks.repeat(TELL, self.draining.look)
        tasks.repeat(SWEEP, self.hall.enforce)
        tasks.repeat(SWEEP, self.forgetting.sweep)
        tasks.spawn(self.forgetting.sweep())
        self.copies.open()

    async def _look(self) -> None:
        self.pace.note(self.hall.now(), self.numbers.gathered())

    # what admins do

    async def note(self, admin: Admin, deed: str, what: str = "", more: str = "") -> None:
        """Everything an admin does stands in the log, and in the database."""
        LOG.info("admin: %s", deed, extra={"by": f"{admin.name} ({admin.id})", "what": what, "more": more})
        row = {"at": self.hall.now(), "by": admin.name, "deed": deed, "what": what[:80], "more": more[:400]}
        await self.hall.writer.run(insert(office).values(**row))

    def deeds(self, before: int | None, limit: int) -> list[OfficeLine]:
        """What admins did, the last first."""
        columns = [office.c[name] for name in OfficeLine.__struct_fields__]
        wanted = select(*columns).order_by(office.c.n.desc()).limit(limit)
        with self.hall.engine.connect() as connection:
            rows = connection.execute(wanted.where(office.c.n < min(before, MOST)) if before else wanted)
            return [OfficeLine(*row) for row in rows]

    async def enforce(self) -> None:
        """Bans have changed."""
        await self.hall.enforce()
        self.hall.company.word(BANS)

    def dismiss(self, player: str, code: int) -> None:
        """A player's key has changed hands, or is worth nothing any more."""
        self.hall.dismiss(player, code)
        self.hall.company.word(DISMISS, player.encode())

    def load(self, stored: Family) -> LoadView:
        families = self.numbers.gathered()
        self.pace.note(self.hall.now(), families)
        known = {each.name: each for each in families}
        notice, last = self.draining.notice(), self.copies.last
        return LoadView(
            version=VERSION,
            moves=self.pace.a_second("moves"),
            commits=self.pace.a_second("commits"),
            requests=self.pace.a_second("answers"),
            half=self.pace.latency(0.5),
            most=self.pace.latency(0.99),
            waiting=int(total(known["tavola_bots_waiting"])),
            thinking=int(total(known["tavola_bots_thinking"])),
            sockets=int(total(known["tavola_sockets"])),
            loaded=int(total(known["tavola_tables"])),
            stored=by([stored], "status"),
            refusals=by([known["tavola_refusals_total"]], "code"),
            limits=by([known["tavola_limits_total"]], "limit"),
            processes=_processes(known),
            closing=notice.seconds if notice else None,
            backup=BackupView(**msgspec.structs.asdict(last)) if last else None,
            backups=self.copies.folder is not None,
        )


def by(families: Sequence[Family], label: str) -> dict[str, int]:
    """Samples added up by one of their labels."""
    sums: dict[str, int] = {}
    for _, labels, value in (sample for family in families for sample in family.samples):
        sums[labels[label]] = sums.get(labels[label], 0) + int(value)
    return sums


def _processes(known: dict[str, Family]) -> list[ProcessView]:
    since = by([known["tavola_start_time_seconds"]], "process")
    memory, sockets = by([known["tavola_memory_bytes"]], "process"), by([known["tavola_sockets"]], "process")
    tables = by([known["tavola_tables"]], "process")
    return [
        ProcessView(int(nth), float(since[nth]), memory[nth], sockets[nth], tables.get(nth, 0)) for nth in sorted(since)
    ]
