"""Who decides where no person does: bots that think, windows that pass by themselves, clocks that run out."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any

from tavola.kernel.errors import BadAction, IllegalAction
from tavola.server import deeds, dice
from tavola.server.jobs import Job, NotStored
from tavola.server.live import Live
from tavola.server.problems import Problem
from tavola.server.windows import beat, passing
from tavola.server.workers import NoAnswer, Workers

LOG = logging.getLogger("tavola.deciding")
At = Callable[[str, bool], AbstractAsyncContextManager[Live]]  # a table of the hall, held alone
Spawn = Callable[[Coroutine[Any, Any, None]], None]


class Deciding:
    """Asks whoever is to decide next, at every table of the hall."""

    def __init__(self, workers: Workers, at: At, spawn: Spawn, keeps: Callable[[str], bool]) -> None:
        self.workers, self.at, self.spawn, self.keeps = workers, at, spawn, keeps

    def go_on(self, live: Live) -> None:
        """If a bot is to decide, let it think; if a seat passes by itself, let it."""
        table = live.table
        actor = table.actor
        if actor is None or live.thinking or live.broken or table.sheet.origin == "record":
            return
        if table.awaits_bot and not self.keeps(live.id):
            return  # another node keeps it
        if table.awaits_bot:
            live.thinking = True
            self.spawn(self._think(live, actor, table.line.seq))
        elif (
            any(client.autopass or client.quiet for client in live.audience.clients)
            and passing(live.audience) is not None
        ):
            live.thinking = True
            self.spawn(self._pass(live, actor, table.line.seq))

    async def _think(self, live: Live, seat: int, seq: int) -> None:
        try:
            action = await self._decision(live, seat)
        finally:
            live.thinking = False
        with contextlib.suppress(Problem):  # the table was removed meanwhile
            async with self.at(live.id, False) as now:
                if now is live and _still_asked(now, seat, seq) and now.table.awaits_bot:
                    with contextlib.suppress(NotStored):
                        await _bots_move(now, seat, action)

    async def _decision(self, live: Live, seat: int) -> int:
        table = live.table
        try:
            level, people_wait = table.chairs[seat].level or "club", bool(live.audience.present)
            host = table.sheet.host
            return await self.workers.decide(table.game, table.line.state, seat, level, host, people_wait)
        except NoAnswer:
            LOG.exception("a bot's seat falls back to the lawful default")
            return dice.default(table.line)

    async def _pass(self, live: Live, seat: int, seq: int) -> None:
        """An auto-pass takes a beat, whatever the seat holds."""
        try:
            await asyncio.sleep(beat())
        finally:
            live.thinking = False
        with contextlib.suppress(Problem):
            async with self.at(live.id, False) as now:
                action = passing(now.audience)
                if now is live and _still_asked(now, seat, seq) and action is not None:
                    with contextlib.suppress(NotStored):
                        await deeds.decide(now, "play", seat, action)

    async def time_is_up(self, id: str) -> None:
        """Play the lawful default where the clock has run out."""
        async with self.at(id, False) as live:
            actor = live.table.actor
            if live.late and actor is not None and self.keeps(id):
                await deeds.decide(live, "timeout", actor, dice.default(live.table.line))


def _still_asked(live: Live, seat: int, seq: int) -> bool:
    """Is it still the decision that was asked of this seat after entry `seq`?"""
    return live.table.actor == seat and live.table.line.standing(seq)


def _bots_move(live: Live, seat: int, action: int) -> Job:
    """What a bot decided; if it made a mistake, the lawful default."""
    table = live.table
    try:
        entry = table.act("play", seat, action, live.now())
    except (IllegalAction, BadAction):
        LOG.exception("a bot's seat falls back to the lawful default")
        entry = table.act("play", seat, dice.default(table.line), live.now())
    return deeds.follow(live, entry)
