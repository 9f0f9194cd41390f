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
        await self.hall.writer.run(self.kept(results).values(rows))

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
            found = [row.id for row in connection.execute(ended) if self.hall.share.has(row.id)]
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
    places, mode = places_of(table), mode_of(table.game, len(table.chairs), sheet.options)
    shared = {"table": sheet.id, "game": sheet.game, "mode": mode, "at": sheet.touched}
    return [
        shared
        | {
            "seat": chair.seat,
            "player": chair.player if counts(table, chair.player) else None,
            "level": chair.level,
            "place": places[chair.seat],
            "score": score(places, chair.seat),
        }
        for chair in table.chairs
    ]


def counts(table: Table, player: str | None) -> bool:
    """Is the game one of this player's own? Not if they sat at several seats, or took back as they liked."""
    return sum(chair.player == player for chair in table.chairs) == 1 and not table.sheet.practice


def places_of(table: Table) -> list[int]:
    """The place of each seat, the winners' 1; 0 where nobody has won or lost."""
    seats = range(len(table.chairs))
    if table.resigned is not None:
        return [2 if seat == table.resigned else 1 for seat in seats]
    if table.agreed:
        return [1 for _ in seats]
    outcome = table.game.outcome(table.line.state)
    return list(outcome.ranking) if outcome is not None and not table.closed else [0 for _ in seats]


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
