"""Tables and chairs as they are kept in memory and stored."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from sqlalchemy import Executable, delete, exists, func, insert, select, update

from tavola.server.clocks import ClockRule
from tavola.server.schema import entries, passkeys, players, reviews, seats, tables

KEPT_FOR = 30.0  # seconds a row may say less than the log
AT_ONCE = 10_000  # players forgotten in one go
Status = Literal["lobby", "playing", "over"]
ChairKind = Literal["player", "bot", "open", "invite"]


class Chair(msgspec.Struct, kw_only=True):
    """A seat and who sits there."""

    table: str
    seat: int
    kind: ChairKind
    player: str | None = None
    name: str = ""
    level: str | None = None
    screen: bool = False
    invite: bytes | None = None

    @property
    def empty(self) -> bool:
        return self.kind in ("open", "invite")

    def stored(self) -> Executable:
        """The statement that stores this chair as it is now."""
        same = (seats.c.table == self.table) & (seats.c.seat == self.seat)
        return update(seats).where(same).values(**msgspec.structs.asdict(self))


class Sheet(msgspec.Struct, kw_only=True):
    """What is known of a table beside its seats and its log."""

    id: str
    game: str
    rules: str
    options: dict[str, bool | int | str]
    start: dict[str, Any] | None = None
    origin: str = ""
    host: str
    status: Status = "lobby"
    practice: bool = False
    listed: bool = False
    spectators: bool = True
    clock: ClockRule | None = None
    next: str | None = None
    seq: int = 0
    ply: int = 0
    actor: int | None = None
    created: float
    touched: float
    rated: bool | None = None
    marked: tuple[str, bool, float] = ("", False, 0.0)  # status, practice and time of the row as it was last written

    @classmethod
    def of(cls, row: Mapping[str, Any]) -> "Sheet":
        sheet = msgspec.convert({str(name): value for name, value in row.items()}, cls)
        sheet.marked = (sheet.status, sheet.practice, sheet.touched)
        return sheet

    def outdated(self) -> bool:
        """Must the stored row be written again? The log is the truth; the row is for finding tables."""
        return self.touched - self.marked[2] > KEPT_FOR or (self.status, self.practice) != self.marked[:2]

    def mark(self) -> dict[str, Any]:
        """What entries may change in the row."""
        self.marked = (self.status, self.practice, self.touched)
        return {name: getattr(self, name) for name in ("seq", "ply", "actor", "status", "practice", "touched")}


def new_rows(sheet: Sheet, chairs: list[Chair], **other: Any) -> list[Executable]:
    """The statements that store a new table, as it is or otherwise."""
    clock = msgspec.to_builtins(sheet.clock) if sheet.clock else None
    row = msgspec.structs.asdict(sheet) | {"clock": clock} | other
    del row["marked"]
    return [insert(tables).values(**row), insert(seats).values([msgspec.structs.asdict(chair) for chair in chairs])]


def link_next(table: str, following: str) -> Executable:
    return update(tables).where(tables.c.id == table).values(next=following)


def forget_players(before: float) -> Executable:
    """The statement that removes players who have no table and no passkey, and were last seen before."""
    account = exists().where(passkeys.c.player == players.c.id)
    hosts = exists().where(tables.c.host == players.c.id)
    sits = exists().where(seats.c.player == players.c.id)
    last = func.coalesce(players.c.seen, players.c.created)
    old = select(players.c.id).where(last < before, ~hosts, ~sits, ~account).limit(AT_ONCE)
    return delete(players).where(players.c.id.in_(old))


def remove(table: str) -> list[Executable]:
    """The statements that remove a table and all it has."""
    return [
        delete(reviews).where(reviews.c.table == table),
        delete(entries).where(entries.c.table == table),
        delete(seats).where(seats.c.table == table),
        delete(tables).where(tables.c.id == table),
    ]
