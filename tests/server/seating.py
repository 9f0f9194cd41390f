"""Tables and windows without a server: what a test of the table, or of its audience, sits down at."""

import json
from collections.abc import Callable
from typing import Any

import tavola
from tavola.server.audience import Audience
from tavola.server.client import Client
from tavola.server.sheet import Chair, Sheet
from tavola.server.table import Table

GUARD = "adventurers-guard"


def table_of(slug: str = GUARD, *players: str, **sheet: Any) -> Table:
    """A table that has not begun; a player each seat, or a bot where it says so."""
    game = tavola.game(slug)
    names = players or tuple(f"p{seat}" for seat in range(game.seats[0]))
    known = {"id": "t", "game": slug, "rules": "1", "options": {}, "host": "p0", "created": 0.0, "touched": 0.0}
    return Table(Sheet(**known | sheet), [_chair(seat, name) for seat, name in enumerate(names)])


def _chair(seat: int, name: str) -> Chair:
    if name == "bot":
        return Chair(table="t", seat=seat, kind="bot", level="club")
    return Chair(table="t", seat=seat, kind="player", player=name, name=name.title())


def begun(slug: str = GUARD, *players: str, **sheet: Any) -> Table:
    """A table where the first seat is asked."""
    table = table_of(slug, *players, **sheet)
    table.settle(table.begin(0.0), 0.0)
    return table


class Window:
    """One client, and what it was told."""

    def __init__(self, player: str | None, table: Table, language: Any = "en", watch: bool = False) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.client = Client(player, str(player), lambda data: self.heard.append(json.loads(data)))
        self.client.language, self.client.watch = language, watch
        self.client.seats = [] if watch else table.seats_of(player)
        self.client.hang_up = self.closed.append

    @property
    def last(self) -> dict[str, Any]:
        return self.heard[-1]

    @property
    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]


def looking(audience: Audience, player: str | None, **more: Any) -> Window:
    """A window that has joined."""
    window = Window(player, audience.table, **more)
    audience.join(window.client, 0)
    return window


Games = Callable[[tavola.Game], None]  # makes a game of the test's own findable
