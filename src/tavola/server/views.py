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


class SealView(msgspec.Struct):
    """What is known of the randomness of a table; docs/protocol.md section 9."""

    commitment: str
    next: str
    shares: list[int]
    draws: int
    secret: str | None


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
    seal: SealView | None


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
    printed: bool | int | str  # what the letter of the rulebook gives
    kind: Literal["flag", "number", "word"]
    values: list[bool | int | str] | None
    titles: list[str] | None
    least: int | None
    most: int | None
    named: dict[str, str]  # numbers of a range that are words: 0, no limit
    clause: str | None  # the ruling that names it


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
    limits: list[str]  # options that make every game end; with all of them 0 it lasts as long as it lasts


class ClauseView(msgspec.Struct, tag="clause", tag_field="kind"):
    id: str
    text: str
    ruling: bool


class ParagraphView(msgspec.Struct, tag="text", tag_field="kind"):
    text: str


class PointsView(msgspec.Struct, tag="points", tag_field="kind"):
    items: list[str]


class RowsView(msgspec.Struct, tag="table", tag_field="kind"):
    head: list[str]
    rows: list[list[str]]


class MapView(msgspec.Struct, tag="map", tag_field="kind"):
    """The board in signs; the game's first scene is its picture."""

    text: str


PartView = ClauseView | ParagraphView | PointsView | RowsView | MapView


class SectionView(msgspec.Struct):
    """What stands under one heading of the rules; the first may have none."""

    title: str
    level: int
    parts: list[PartView]


class Rules(msgspec.Struct):
    game: str
    title: str
    sections: list[SectionView]
