"""What is kept of every game that ended: who came in which place. Written once, whoever notices it first."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Insert, exists, select
from sqlalchemy.dialects import postgresql, sqlite

from tavola.kernel.game import Game
from tavola.server.hall import HOUR, Hall
from tavola.server.live import Live
from tavola.server.people.ratings import rate
from tavola.server.schema import results, tables
from tavola.server.table import UNREADABLE, Table

LOG = logging.getLogger("tavola.chronicle")
WHOLE = ("", "rematch")  # tables where a game is played from its beginning; not lessons, records and branches
PRESETS = ("recommended", "printed")
MOST = 100_000  # tables remembered as noted
AT_ONCE = 50  # tables looked up in one go
Row = dict[str, Any]


class Chronicle:
    """Notes games as they end, and those that ended unnoticed: before a crash, or before there was a chronicle."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.noted: set[str] = set()
        hall.heed = self.heed

    async def open(self) -> None:
        self.hall.tasks.spawn(self.catch_up())
        self.hall.tasks.repeat(HOUR, self.catch_up)

    def heed(self, live: Live) -> None:
        """A table that was just changed or read."""
        if live.table.sheet.status == "over" and live.id not in self.noted and not live.broken:
            self._remember(live.id)
            if rows := rows_of(live.table):
                self.hall.tasks.spawn(self.store(rows))

    def _remember(self, id: str) -> None:
        if len(self.noted) >= MOST:
            self.noted.clear()
        self.noted.add(id)

    async def store(self, rows: list[Row]) -> None:
        if rows[0]["rated"]:
            await asyncio.to_thread(self._rate, rows)
        else:
            await self.hall.writer.run(self.kept(results).values(rows))

    def _rate(self, rows: list[Row]) -> None:
        """Whoever is first to keep how it ended rates it, in the same breath; for whoever comes later it is done."""
        with self.hall.engine.begin() as connection:
            first = connection.execute(self.kept(results).values(rows).returning(results.c.seat)).all()
            if first:
                rate(connection, rows, self.hall.settings.season)

    def kept(self, table: Any) -> Any:
        """An INSERT that leaves alone what is there already."""
        of = postgresql.insert if self.hall.engine.dialect.name == "postgresql" else sqlite.insert
        made: Insert = of(table).on_conflict_do_nothing()
        return made

    async def catch_up(self) -> None:
        while ids := await asyncio.to_thread(self._missing):
            for id in ids:
                self._remember(id)
                await self._note(id)

    def _missing(self) -> list[str]:
        """Games that are over, and of which nothing is kept; what cannot be read is tried once."""
        known = exists().where(results.c.table == tables.c.id)
        ended = select(tables.c.id).where(tables.c.status == "over", tables.c.origin.in_(WHOLE), ~known)
        with self.hall.engine.connect() as connection:
            found = [row.id for row in connection.execute(ended) if self.hall.keeps(row.id)]
        return [id for id in found if id not in self.noted][:AT_ONCE]

    async def _note(self, id: str) -> None:
        try:
            table = await asyncio.to_thread(self.hall.recalled, id)
        except UNREADABLE as wrong:
            LOG.warning("table %s: %s", id, wrong)
            return
        if table is not None and (rows := rows_of(table)):
            await self.store(rows)


def rows_of(table: Table) -> list[Row]:
    """A row a seat; without a player where one person had several, or could take everything back."""
    sheet = table.sheet
    if sheet.origin not in WHOLE or sheet.start is not None:
        return []
    places, mode, sat = places_of(table), mode_of(table.game, len(table.chairs), sheet.options), sat_of(table)
    shared = {"rated": bool(sheet.rated)} | {"table": sheet.id, "game": sheet.game, "mode": mode, "at": sheet.touched}
    return [
        shared
        | {
            "seat": chair.seat,
            "player": sat[chair.seat] if counts(table, sat[chair.seat]) else None,
            "level": None if sat[chair.seat] else chair.level,
            "place": places[chair.seat],
            "score": score(places, chair.seat),
        }
        for chair in table.chairs
    ]


def counts(table: Table, player: str | None) -> bool:
    """Is the game one of this player's own? Not if they sat at several seats, or took back as they liked."""
    return player is not None and sat_of(table).count(player) == 1 and not table.sheet.practice


def sat_of(table: Table) -> list[str | None]:
    """Whose game it is, seat by seat: a rated one stays theirs who resigned among several, whoever played on."""
    sat = [chair.player for chair in table.chairs]
    for seat, player in gave_up(table).items():
        sat[seat] = sat[seat] or player
    return sat


def gave_up(table: Table) -> dict[int, str]:
    """Who resigned a rated game of several, by seat."""
    if not table.sheet.rated:
        return {}
    log = [step.entry for step in table.line.log]
    return {entry.seat: entry.body.former for entry in log if entry.kind == "resigned" and entry.seat is not None}


def places_of(table: Table) -> list[int]:
    """The place of each seat, the winners' 1; 0 where nobody has won or lost."""
    seats = range(len(table.chairs))
    if table.resigned is not None:
        return [2 if seat == table.resigned else 1 for seat in seats]
    if table.agreed:
        return [1 for _ in seats]
    outcome = table.game.outcome(table.line.state)
    if outcome is None or table.closed:
        return [0 for _ in seats]
    last = len(table.chairs)
    return [last if seat in gave_up(table) else place for seat, place in enumerate(outcome.ranking)]


def score(places: Sequence[int], seat: int) -> float | None:
    """1 for a win, 0 for a loss, between them for one that is shared; None where nobody has won or lost."""
    if not places[seat]:
        return None
    first = [each for each in places if each == 1]
    return 0.0 if places[seat] != 1 else 1.0 if len(first) == 1 else 0.5


def mode_of(game: Game, seats: int, options: dict[str, bool | int | str]) -> str:
    """The preset a table was played by, and its seats: what is compared is played alike."""
    for preset in PRESETS:
        if options == game.options_of(game.begin(seats, game.preset(preset))):
            return f"{preset}-{seats}"
    return f"other-{seats}"
