"""What HTTP answers with: tables, games and players as a reader may see them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tavola.bots.values import Value
from tavola.lab.judging.review import Review
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
    player: str | None  # once the game is over: whose profile it is


class SourceView(msgspec.Struct):
    """Something that counts, and how much of it each seat has."""

    name: str
    title: str
    points: list[int]


class Figure(msgspec.Struct):
    value: str
    text: str


class ResultView(msgspec.Struct):
    """How a game ended, for one reader."""

    winners: list[int]
    scores: list[float]
    reason: str
    clause: str
    text: str
    headline: str  # to the reader
    told: str  # the same about everybody by name
    line: str = ""
    clauses: list[str] = []
    measure: str = ""
    sources: list[SourceView] = []
    goals: list[int] = []
    figures: list[Figure] = []
    score: str = ""  # what the line begins with: `17 to 13.`


class RematchView(msgspec.Struct):
    """Somebody asks for a rematch, or has asked."""

    by: int
    yours: bool
    agreed: list[int]
    declined: list[int]
    left: int  # milliseconds, at the moment of sending
    without: bool  # may you play without those who have not agreed?


class SealView(msgspec.Struct):
    """What is known of the randomness of a table; docs/protocol.md section 9."""

    commitment: str
    next: str
    shares: list[int]
    draws: int
    secret: str | None


class LessonView(msgspec.Struct):
    """A step of a lesson in the reader's words."""

    step: int
    titles: list[str]  # of all steps
    minutes: int
    kind: Literal["do", "try", "look", "free"]
    title: str
    do: list[str]
    why: str
    clauses: list[str]
    done: str
    point: list[str]
    arrow: list[str]
    path: list[str]  # the ids that pass now; empty: none do, or any
    act: int | None  # the action they mean: several may have the same ids
    passed: bool
    over: bool  # nothing follows


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
    rematch: RematchView | None
    seal: SealView | None
    lesson: LessonView | None
    rated: bool = False


class Opened(msgspec.Struct):
    """A new table, and the secrets of its invited seats; they are told only here."""

    table: TableView
    invites: dict[str, str]


class Invite(msgspec.Struct):
    invite: str


class Tables(msgspec.Struct):
    mine: list[TableView]
    open: list[TableView]


class LessonCard(msgspec.Struct):
    """A game's lesson, and how far one is in it."""

    game: str
    title: str
    minutes: int
    steps: int
    table: str | None  # where it was begun
    step: int
    over: bool


class GoalView(msgspec.Struct):
    """How you win, what a turn is, what to look for."""

    win: str
    turn: str
    look: str
    minutes: int | None  # of the lesson, if there is one


class PictureView(msgspec.Struct):
    """A small scene that shows a rule, with what is said to it."""

    part: Literal["win", "turn", "look"]
    title: str
    text: str
    clauses: list[str]
    step: int
    point: list[str]
    arrow: list[str]
    scene: Annotated[dict[str, Any], page("scene.Scene")]


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


class ReviewView(msgspec.Struct):
    """How far a review is, and what it says."""

    state: Literal["none", "working", "failed", "done"]
    done: int  # plies judged
    of: int
    review: Review | None


class TurnView(msgspec.Struct):
    """The one ply that changed a seat's chances most."""

    ply: int
    go: int
    before: float
    after: float
    text: str


class StoryView(msgspec.Struct):
    """How a game went, told to one reader."""

    seat: int  # whose story it is
    plies: list[int]  # where the chances were looked at, the end last
    goes: list[int]  # the go each of them belongs to, from 1 on
    chances: list[list[float]]  # there, of every seat
    turned: TurnView | None  # None: no one ply surely weighed 10 points of a hundred
    dice: Value | None  # what chance gave the seat, once there is a review
    own: Value | None  # what its decisions cost it


class FallWords(msgspec.Struct):
    """An action of a ply, in words."""

    act: int
    text: str
    ids: list[str]


class PlyView(msgspec.Struct):
    ply: int
    acts: list[FallWords]


class HintMove(msgspec.Struct):
    """Something to do, the share of a win it leads to, and how far that is behind the best."""

    act: int
    share: Value
    behind: Value


class HintView(msgspec.Struct):
    """Best first; `act` is that of a choice in the scene."""

    ply: int
    seat: int
    judge: str
    moves: list[HintMove]
    others: int  # moves that looked worse at once


class Player(msgspec.Struct, omit_defaults=True):
    player: str
    name: str
    key: str | None = None


class HookView(msgspec.Struct):
    url: str
    rests: bool  # too many calls failed: set it anew


class HookMade(msgspec.Struct):
    """The secret its calls are signed with; it is told only here."""

    url: str
    secret: str


class Device(msgspec.Struct):
    id: str


class Notices(msgspec.Struct):
    """How a player is told that it is their turn."""

    on: bool
    key: str | None  # for a browser's subscription; null: no Web Push here
    browsers: list[str]
    hook: HookView | None


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
    house: str = ""  # what the default means, as a sentence, where the rulebook prints something else


class GameCard(msgspec.Struct):
    slug: str
    title: str
    seats: list[int]
    version: str
    secrets: bool
    draws: bool
    theme: list[str]


class LengthView(msgspec.Struct):
    """How long games of bots were: what one seat decides before another does is one go."""

    seats: int
    value: bool | int | str | None  # of the option that sets the length
    goes: int
    decisions: int


class GameView(GameCard):
    languages: list[str]
    levels: list[str]
    seconds: dict[str, float]  # a level thinks about each decision
    length: str  # the option that sets how long a game is, if one does
    lengths: list[LengthView]
    options: list[OptionView]
    limits: list[str]  # options that make every game end; with all of them 0 it lasts as long as it lasts
    what: dict[str, str] = {}  # what things do, by the icon of a piece or an item, or the style of a space


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
