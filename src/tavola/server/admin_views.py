"""What an admin asks and is answered. Never a scene, a hand, an entry of a log, or who is asked in secret."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tavola.server.asked import Body, Secret
from tavola.server.bans import Kind as BanKind
from tavola.server.protocol import ChatLine
from tavola.server.shapes import LINE
from tavola.server.sheet import ChairKind, Status

Words = Annotated[str, Meta(max_length=200)]
Hours = Annotated[float, Meta(gt=0, le=87_600)]
Minutes = Annotated[float, Meta(ge=0, le=1440)]


class ComeIn(Body):
    key: Secret


class NewBan(Body):
    """For some hours, or for good."""

    kind: BanKind
    what: Annotated[str, Meta(min_length=1, max_length=60, pattern=LINE)]
    hours: Hours | None = None
    reason: Words = ""


class Drain(Body):
    minutes: Minutes = 5.0


class AdminView(msgspec.Struct):
    id: str
    name: str


class AdminSeat(msgspec.Struct):
    seat: int
    kind: ChairKind
    player: str | None
    name: str


class AdminTable(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    status: Status
    origin: str
    host: str
    seats: list[AdminSeat]
    created: float
    touched: float
    ply: int
    listed: bool
    spectators: bool
    process: int
    loaded: bool | None  # in memory; null where another process would have to say
    windows: int | None  # open on it


class AdminTables(msgspec.Struct):
    total: int
    tables: list[AdminTable]


class AdminTableMore(AdminTable):
    """One table, with what it weighs and what was said at it."""

    entries: int
    bytes: int  # on disk
    memory: int  # about; 0 where it is not loaded
    thinking: bool  # a bot
    chat: list[ChatLine]


class AdminPlayer(msgspec.Struct):
    id: str
    name: str
    created: float
    hosts: int  # tables
    sits: int  # at tables
    banned: bool
    muted: bool


class AdminPlayers(msgspec.Struct):
    total: int
    players: list[AdminPlayer]


class BanView(msgspec.Struct):
    id: str
    kind: BanKind
    what: str
    name: str  # of a player
    reason: str
    created: float
    until: float | None
    by: str


class OfficeLine(msgspec.Struct):
    """Something an admin did."""

    n: int
    at: float
    by: str
    deed: str
    what: str
    more: str


class ProcessView(msgspec.Struct):
    nth: int
    since: float
    memory: int
    sockets: int
    tables: int


class BackupView(msgspec.Struct):
    """How the last backup went."""

    at: float
    ok: bool
    file: str
    bytes: int
    message: str


class LoadView(msgspec.Struct):
    """The last minute, all processes together."""

    version: str
    moves: float  # a second
    commits: float  # a second
    requests: float  # a second
    half: float | None  # seconds within which half of the moves were confirmed; null: nobody moved
    most: float | None  # and 99 of 100
    waiting: int  # decisions of bots
    thinking: int
    sockets: int
    loaded: int  # tables in memory
    stored: dict[str, int]  # tables on disk, by status
    refusals: dict[str, int]  # by code, since the start
    limits: dict[str, int]  # that struck, since the start
    processes: list[ProcessView]
    closing: float | None  # seconds until the server ends
    backup: BackupView | None
    backups: bool  # does the server know where they go?


class Done(msgspec.Struct):
    done: Literal[True] = True


ADMIN_BODIES = (ComeIn, NewBan, Drain)
