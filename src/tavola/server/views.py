"""What HTTP answers with: tables, games and players as a reader may see them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tavola.server.clocks import ClockRule
from tavola.server.protocol import LogLine, page
from tavola.server.shapes import LINE
from tavola.server.sheet import ChairKind, Status

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=LINE)]


class SeatView(msgspec.Struct):
    seat: int
    kind: ChairKind
    name: str
    yours: bool
    away: bool
    level: str | None
    screen: bool
    stands_in_for: str | None
    muted: bool


class ResultView(msgspec.Struct):
    winners: list[int]
    scores: list[float]
    reason: str
    clause: str
    text: str


class TableView(msgspec.Struct):
    """A table as every route shows it."""

    id: str
    game: str
    title: str
    options: dict[str, bool | int | str]
    status: Status
    practice: bool
    listed: bool
    spectators: bool
    secrets: bool
    draws: bool
    host: bool
    created: float
    touched: float
    ply: int
    seq: int
    actor: int | None
    needs_you: bool
    clock: ClockRule | None
    next: str | None
    origin: str
    seats: list[SeatView]
    result: ResultView | None


class Opened(msgspec.Struct):
    """A new table, and the secrets of its invited seats; they are told only here."""

    table: TableView
    invites: dict[str, str]


class Invite(msgspec.Struct):
    invite: str


class Tables(msgspec.Struct):
    mine: list[TableView]
    open: list[TableView]


class ReplayStep(msgspec.Struct):
    ply: int
    seat: int
    seq: int
    events: list[LogLine]


class Replay(msgspec.Struct):
    table: TableView
    plies: int
    view: int | None
    steps: list[ReplayStep]


class ReplayScene(msgspec.Struct):
    ply: int
    scene: Annotated[dict[str, Any], page("scene.Scene")]
    events: list[LogLine]


class Player(msgspec.Struct, omit_defaults=True):
    player: str
    name: str
    key: str | None = None


class OptionView(msgspec.Struct):
    name: str
    title: str
    help: str
    default: bool | int | str
    kind: Literal["flag", "number", "word"]
    values: list[bool | int | str] | None
    titles: list[str] | None
    least: int | None
    most: int | None


class GameCard(msgspec.Struct):
    slug: str
    title: str
    seats: list[int]
    version: str
    secrets: bool
    draws: bool
    theme: list[str]


class GameView(GameCard):
    languages: list[str]
    levels: list[str]
    options: list[OptionView]


class ClauseView(msgspec.Struct):
    id: str
    text: str
    ruling: bool


class SectionView(msgspec.Struct):
    title: str
    clauses: list[ClauseView]


class Rules(msgspec.Struct):
    game: str
    title: str
    sections: list[SectionView]
