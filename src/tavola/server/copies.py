"""Backups by the clock, and whenever an admin wants one."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import msgspec

from tavola.server.copying import Copied, copies
from tavola.server.hall import Hall
from tavola.server.problems import Problem

LOG = logging.getLogger("tavola.backup")
TOPIC = "backup"
HOUR = 3600.0
AGAIN = 300.0  # seconds after which a backup that failed is tried again, at the latest


class Copies:
    """The backups of one server: the first of its processes makes them, all know how the last one went."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.last: Copied | None = None
        self.alone = asyncio.Lock()
        hall.company.on(TOPIC, self._heard)

    @property
    def folder(self) -> Path | None:
        return Path(self.hall.settings.backup_to) if self.hall.settings.backup_to else None

    def open(self) -> None:
        settings = self.hall.settings
        if settings.backup_every > 0 and settings.nth == 0:
            self.hall.tasks.spawn(self._by_the_clock(settings.backup_every * HOUR))

    async def _by_the_clock(self, every: float) -> None:
        """The next one is due so long after the last, also if the server was started anew in between."""
        while True:
            await asyncio.sleep(self._due_in(every))
            copied = await self.make()
            if not copied.ok:
                await asyncio.sleep(min(every, AGAIN))

    def _due_in(self, every: float) -> float:
        assert self.folder is not None
        made = [path.stat().st_mtime for path in copies(self.folder)]
        return max(0.0, max(made) + every - self.hall.now()) if made else 0.0

    async def make(self) -> Copied:
        """One now, in a process of its own."""
        if self.folder is None:
            raise Problem(
                409, "no-folder", "the server does not know where backups go: start it with --backup-to FOLDER"
            )
        async with self.alone:
            copied = await self._copied(self.folder)
        self.last = copied
        self.hall.company.word(TOPIC, msgspec.msgpack.encode(copied))
        if copied.ok:
            LOG.info("a backup was made and checked", extra={"file": copied.file, "bytes": copied.bytes})
        else:
            LOG.error("a backup failed: %s", copied.message)
        return copied

    async def _copied(self, folder: Path) -> Copied:
        try:
            process = await self._begin(folder)
        except OSError as wrong:
            return Copied(self.hall.now(), False, message=f"its process did not start: {wrong}")
        try:
            told, wrong_told = await process.communicate()
        except asyncio.CancelledError:
            process.kill()
            await process.communicate()
            raise
        try:
            return msgspec.json.decode(told, type=Copied)
        except msgspec.DecodeError:
            why = wrong_told.decode(errors="replace").strip().splitlines()
            return Copied(self.hall.now(), False, message=why[-1] if why else f"it ended with {process.returncode}")

    async def _begin(self, folder: Path) -> Process:
        words = [self.hall.settings.db, str(folder), str(self.hall.settings.backup_keep)]
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tavola.server.copying", *words, stdout=PIPE, stderr=PIPE
        )

    def _heard(self, told: bytes) -> None:
        self.last = msgspec.msgpack.decode(told, type=Copied)
