"""Forgetting a player: the key opens nothing any more, and all that is theirs goes. What belongs to others stays.

A running seat is given up, and a bot plays on. Tables where nobody else sat go as a whole; others keep their moves, and
a neutral name. First the wish is stored, so that nothing is forgotten about forgetting: a restart, or another process
that has tables of the player, goes on with it.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import Executable, delete, exists, or_, select, update

from tavola.server import order
from tavola.server.entries import ENCODE, GONE, Body, Entry
from tavola.server.hall import Hall
from tavola.server.jobs import Job
from tavola.server.live import Live
from tavola.server.names import name_bots
from tavola.server.notices import book
from tavola.server.people import accounts
from tavola.server.problems import Problem
from tavola.server.schema import bans, entries, players, seats, tables
from tavola.server.sheet import Chair, remove
from tavola.server.table import Table

LOG = logging.getLogger("tavola.office")
PLAYS_ON = "club"  # the bot that follows
TOPIC = "forget"
NAMED = (
    *("joined", "left", "bot", "stand-in", "back", "kicked", "muted", "unmuted", "resigned", "rest", "undo", "chat"),
    *("rematch-asked", "rematch-agreed", "rematch-declined", "rematch-withdrawn"),
    *("back-asked", "back-agreed", "back-declined", "back-withdrawn"),
)


class Forgetting:
    """Those who wish to be forgotten, and what is left of them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.alone = asyncio.Lock()
        hall.company.on(TOPIC, lambda player: hall.tasks.spawn(self._here(player.decode())))

    async def forget(self, player: str) -> None:
        """From now on the key is worth nothing; when this returns, all of this process is gone."""
        gone = {"key": secrets.token_bytes(32), "name": "", "gone": self.hall.now()}
        nobody = delete(bans).where(bans.c.what == player)
        untold = [*book.forget(player), *accounts.forget(player)]
        await self.hall.writer.run(update(players).where(players.c.id == player).values(**gone), nobody, *untold)
        self.hall.company.word(TOPIC, player.encode())
        await self._here(player)

    async def sweep(self) -> None:
        """Whoever is not forgotten yet, say because the server was stopped meanwhile."""
        for player in await asyncio.to_thread(self._waiting):
            await self._here(player)

    def _waiting(self) -> list[str]:
        with self.hall.engine.connect() as connection:
            return [row[0] for row in connection.execute(select(players.c.id).where(players.c.gone.is_not(None)))]

    async def _here(self, player: str) -> None:
        """All of this process; whoever is last also removes the player."""
        self.hall.dismiss(player)
        async with self.alone:
            for id in filter(self.hall.keeps, await asyncio.to_thread(self._tables, player)):
                await self._at(id, player)
        held = exists().where(seats.c.player == players.c.id)
        hosts = exists().where(tables.c.host == players.c.id)
        last = delete(players).where(players.c.id == player, players.c.gone.is_not(None), ~held, ~hosts)
        await self.hall.writer.run(last)

    def _tables(self, player: str) -> list[str]:
        """Where this player sits, is host, or was named in the log."""
        sits = select(seats.c.table).where(seats.c.player == player)
        said = select(entries.c.table).where(entries.c.kind.in_(NAMED), entries.c.body.contains(f'"{player}"'))
        found = select(tables.c.id).where(or_(tables.c.host == player, tables.c.id.in_(sits), tables.c.id.in_(said)))
        with self.hall.engine.connect() as connection:
            return [row[0] for row in connection.execute(found)]

    async def _at(self, id: str, player: str) -> None:
        try:
            async with self.hall.at(id) as live:
                if is_theirs(live.table, player):
                    await order.clear_away(self.hall, live)
                    return
                await _leave_behind(live, player)
            await self.hall.load(id)  # without the name, and everyone at the table goes on there
        except Problem as wrong:
            LOG.warning("%s", wrong)
            with suppress(Problem):
                await self._unread(id, player)

    async def _unread(self, id: str, player: str) -> None:
        """A table that cannot be played through is kept for the others as it is, but for the name."""
        chairs = await asyncio.to_thread(self.hall.reader.chairs_of, id)
        others = [chair.player for chair in chairs if chair.player not in (None, player)]
        mine = (seats.c.table == id) & (seats.c.player == player)
        passed_on = update(tables).where(tables.c.id == id, tables.c.host == player)
        kept = [update(seats).where(mine).values(player=None, name=""), passed_on.values(host=(others or [""])[0])]
        await self.hall.writer.run(*(kept if others else remove(id)), of=id)


def is_theirs(table: Table, player: str) -> bool:
    """Does this table belong to nobody else?"""
    sheet = table.sheet
    if sheet.host == player and (sheet.status == "lobby" or sheet.origin == "record"):
        return True
    return (sheet.host == player or table.belongs(player)) and table.people() <= {player}


async def _leave_behind(live: Live, player: str) -> None:
    """Seats are given up, somebody else is host, and a neutral name stands where the player's stood."""
    table, job = live.table, Job()
    chairs = [chair for chair in table.chairs if chair.player == player]
    names = {(chair.seat, chair.name) for chair in chairs}
    before = [step.entry for step in table.line.log]
    new = [entry for chair in chairs if (entry := _give_up(live, chair)) is not None]
    name_bots(table.chairs)
    job.others += [*(chair.stored() for chair in chairs), *_pass_on(table, player)]
    job.others += _without(table.id, before, player, names)
    live.store(new, job)
    live.audience.reseat()
    await job
    live.broken = True  # what is in memory still has the name


def _give_up(live: Live, chair: Chair) -> Entry | None:
    """Free in the lobby; a bot plays on in the game; once it is over nothing changes but the name."""
    status = live.table.sheet.status
    chair.player, chair.name, chair.screen, chair.invite = None, "", False, None
    if status == "over":
        chair.kind, chair.level = "player", None
        return None
    chair.kind, chair.level = ("open", None) if status == "lobby" else ("bot", PLAYS_ON)
    return live.table.enter("left", chair.seat, Body(former=GONE), live.now())


def _pass_on(table: Table, player: str) -> list[Executable]:
    if table.sheet.host != player:
        return []
    table.sheet.host = next(chair.player for chair in table.chairs if chair.player not in (None, player))
    return [update(tables).where(tables.c.id == table.id).values(host=table.sheet.host)]


def _without(id: str, log: Sequence[Entry], player: str, names: set[tuple[int, str]]) -> list[Executable]:
    """The statements that take the player out of the log."""
    found: list[Executable] = []
    for entry in log:
        body = unnamed(entry, player, names)
        if body is not None:
            same = (entries.c.table == id) & (entries.c.n == entry.n)
            found.append(update(entries).where(same).values(body=ENCODE.encode(body).decode()))
    return found


def unnamed(entry: Entry, player: str, names: set[tuple[int, str]]) -> Body | None:
    """An entry's body without this player: neither the name nor what they said; None: it says nothing of them."""
    body = entry.body
    if entry.kind not in NAMED:
        return None
    if body.player == player:
        text = "" if entry.kind == "chat" else body.text
        return msgspec.structs.replace(body, name="", player=GONE, text=text)
    if body.former == player:
        joined = entry.kind == "joined"  # somebody else came, and the text says for whom
        return msgspec.structs.replace(
            body, former=GONE, name=body.name if joined else "", text="" if joined else body.text
        )
    if entry.seat is not None and (entry.seat, body.name) in names and not body.player and not body.former:
        text = "" if entry.kind == "chat" else body.text
        return msgspec.structs.replace(body, name="", player=GONE, text=text)
    return None
