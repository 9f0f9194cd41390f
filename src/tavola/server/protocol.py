"""The messages of the live table, as docs/protocol.md section 6 describes them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

from tavola.kernel import scene
from tavola.kernel.cues import QUIET
from tavola.kernel.game import Refusal
from tavola.server.build import BUILD
from tavola.server.shapes import PLAIN

VERSION = 1
Language = Literal["en", "fr", "ko"]
When = Literal["always", "odds", "never"]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Randomness = Annotated[str, Meta(min_length=16, max_length=64, pattern=PLAIN)]
Ids = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=64)]
Ply = Annotated[int, Meta(ge=0, le=10_000_000)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Act = Annotated[int, Meta(ge=0, le=2**62)]

# from the client


class Asked(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Any message of a client."""


class Hello(Asked):
    protocol: int = VERSION
    language: Language = "en"
    key: Annotated[str, Meta(max_length=200)] | None = None
    watch: bool = False
    after: Ply = 0
    autopass: Annotated[dict[Annotated[str, Meta(max_length=40)], When], Meta(max_length=40)] = {}


class Sync(Asked):
    after: Ply = 0


class Play(Asked):
    id: MoveId
    ply: Ply
    act: Act | None = None
    ids: Ids | None = None
    seat: Seat | None = None


class Why(Asked):
    id: Id
    act: Act | None = None
    ids: Ids | None = None
    seat: Seat | None = None


class Undo(Asked):
    id: MoveId
    ply: Ply
    to: Ply | None = None
    practice: bool = False
    seat: Seat | None = None


class TakeBack(Asked):
    """Ask the others whether your last decision may be taken back, or answer who asks."""

    id: MoveId
    do: Literal["ask", "agree", "decline", "withdraw"]
    seat: Seat | None = None


class Rest(Asked):
    """Let the table decide the rest, where the prompt offers it."""

    id: MoveId
    ply: Ply
    seat: Seat | None = None


class Resign(Asked):
    id: MoveId
    seat: Seat | None = None


class Draw(Asked):
    id: MoveId
    do: Literal["offer", "accept", "decline"]
    seat: Seat | None = None


class Chat(Asked):
    id: MoveId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Share(Asked):
    id: MoveId
    share: Randomness
    seat: Seat | None = None


class Lesson(Asked):
    """At a lesson: on to what follows a step that is done, or to another step."""

    id: MoveId
    do: Literal["on", "back", "skip", "to"]
    step: Annotated[int, Meta(ge=0, le=63)] | None = None


class Older(Asked):
    before: Ply


class Curtain(Asked):
    open: Seat | None


class Autopass(Asked):
    kind: Annotated[str, Meta(min_length=1, max_length=40)]
    when: When


class Quiet(Asked):
    """Pass whatever lets this window's seats pass, until it is their turn or they are asked what has no pass."""

    on: bool = True


class Speak(Asked, tag="language"):
    language: Language


class Ping(Asked):
    pass


Message = (
    Hello
    | Sync
    | Play
    | Why
    | Undo
    | TakeBack
    | Rest
    | Resign
    | Draw
    | Chat
    | Older
    | Share
    | Lesson
    | Curtain
    | Autopass
    | Quiet
    | Speak
    | Ping
)
DECODE = msgspec.json.Decoder(Message)
ENCODE = msgspec.json.Encoder()

# parts of what the server says


def page(kind: str) -> Meta:
    """How the page's types call what is written as JSON already, or is defined later."""
    return Meta(extra={"page": kind})


class LogLine(msgspec.Struct, omit_defaults=True, gc=False):
    """An event worded for one reader."""

    seq: int
    ply: int
    kind: str
    text: str
    seat: int | None = None
    clause: str = ""
    ids: tuple[str, ...] = ()
    note: str = ""
    only_you: bool = False
    cue: Annotated[str, page("Cue")] = QUIET


class ChatLine(msgspec.Struct):
    seq: int
    seat: int | None
    name: str
    text: str
    at: float


class ClockView(msgspec.Struct):
    """Milliseconds left, at the moment of sending."""

    left: list[int]
    running: int | None
    add: int


class UndoView(msgspec.Struct):
    """What may be taken back, or why nothing may."""

    to: int | None = None
    turn: int | None = None
    code: str = ""
    text: str = ""
    label: str = ""
    practice: int | None = None
    ask: int | None = None  # the ply to go back to if the others agree
    by: int | None = None  # the seat that asks now
    agreed: list[int] = []  # seats that have agreed to it


class Shut(msgspec.Struct):
    """The curtain is shut; pass the screen to this seat."""

    seat: int


class Patch(msgspec.Struct, omit_defaults=True):
    """Of long parts of a scene the items that changed, by their place."""

    spaces: list[tuple[int, scene.Space]] = []
    pieces: list[tuple[int, scene.Piece]] = []
    zones: list[tuple[int, scene.Zone]] = []
    seats: list[tuple[int, scene.SeatView]] = []


# from the server


class Said(msgspec.Struct, tag_field="type", tag=str.lower):
    """Any message of the server."""


class View(Said, kw_only=True):
    protocol: int = VERSION
    after: int
    seq: int
    ply: int
    seat: int | None
    seats: list[int]
    table: Annotated[Any, page("TableView")]
    scene: Annotated[Raw, page("scene.Scene")] | None
    log: Annotated[Raw, page("LogLine[]")]
    chat: list[ChatLine]
    older: bool  # earlier lines of chat were left out: drop those you have, and ask for them
    clock: ClockView | None
    undo: Annotated[Raw, page("UndoView")]
    curtain: Shut | None
    draw: int | None
    thinking: bool
    build: str = BUILD  # of the page that is served now; empty: there is none
    id: str | None = None


class Update(Said, kw_only=True):
    after: int
    seq: int
    ply: int
    seat: int | None
    by: int | None
    scene: Annotated[Raw, page("Partial<scene.Scene>")]
    patch: Annotated[Raw, page("Patch")]
    events: Annotated[Raw, page("LogLine[]")]
    clock: ClockView | None
    undo: Annotated[Raw, page("UndoView")]
    draw: int | None
    thinking: bool
    chance: bool
    id: str | None = None


class Refused(Said, omit_defaults=True):
    id: str
    code: str
    ply: int
    clause: str = ""
    message: str = ""
    fact: str = ""
    reason: str = ""


class Reason(msgspec.Struct):
    """A further clause that refuses the same thing."""

    clause: str
    message: str
    text: str


class Because(Said):
    id: str
    ply: int
    act: int | None
    refusal: Refusal | None
    more: list[Reason] = []


class ChatSaid(Said, tag="said"):
    line: ChatLine
    id: str | None = None


class OlderLines(Said, tag="older"):
    """A page of chat before a line."""

    chat: list[ChatLine]
    older: bool


class TableSaid(Said, tag="table"):
    table: Annotated[Any, page("TableView")]


class Elsewhere(Said):
    pass


class Notice(Said):
    """Whoever hosts this server tells: it ends in so many seconds, or stays after all."""

    code: Literal["draining", "staying"]
    seconds: int


class Error(Said):
    code: str
    message: str


class Pong(Said):
    pass


FromServer = View | Update | Refused | Because | ChatSaid | OlderLines | TableSaid | Elsewhere | Notice | Error | Pong
