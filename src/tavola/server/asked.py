"""What HTTP requests say."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tavola.kernel.options import RECOMMENDED
from tavola.server.protocol import Randomness
from tavola.server.views import Name

Seconds = Annotated[int, Meta(ge=10, le=31_536_000)]
Extra = Annotated[int, Meta(ge=0, le=31_536_000)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Address = Annotated[str, Meta(min_length=1, max_length=500)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Any request's body."""


class WhoAmI(Body):
    name: Name | None = None
    cookie: bool = True
    hidden: bool | None = None


class Renew(Body):
    cookie: bool = True


class ClockAsked(Body):
    bank: Seconds
    add: Extra = 0


class SeatAsked(Body):
    kind: Literal["me", "screen", "invite", "open", "bot"]
    level: Level | None = None
    name: Name | None = None


class Setting(Body):
    """What a new table and a branch have in common."""

    seats: Annotated[list[SeatAsked], Meta(min_length=1, max_length=16)]
    name: Name | None = None
    clock: ClockAsked | None = None
    practice: bool = False
    listed: bool = False
    spectators: bool = True
    start: bool = True


class NewTable(Setting, kw_only=True):
    game: Annotated[str, Meta(max_length=80)]
    preset: Annotated[str, Meta(max_length=40)] = RECOMMENDED
    options: dict[str, bool | int | str] = {}  # on top of the preset
    rated: bool = False


class Branch(Setting, kw_only=True):
    ply: Annotated[int, Meta(ge=0, le=10_000_000)]


class OpenLesson(Body):
    again: bool = False


class GiveShare(Body):
    share: Randomness


class Take(Body):
    invite: Secret | None = None
    name: Name | None = None
    rated: bool = False  # you agree that the game counts


class Leave(Body):
    level: Level = "club"


class Whom(Body):
    """Somebody at the table: by a seat, or by a line of the chat."""

    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    line: Annotated[int, Meta(ge=1, le=10_000_000)] | None = None
    off: bool = False


class AskRematch(Body):
    do: Literal["ask", "agree", "decline", "withdraw", "without"] = "ask"


class AddBrowser(Body):
    """A push subscription, as the browser gives it."""

    endpoint: Address
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]


class SetHook(Body):
    url: Address


class Rename(Body):
    name: Name


class SetBot(Body):
    level: Level = "club"


BODIES = (
    WhoAmI,
    Renew,
    ClockAsked,
    SeatAsked,
    NewTable,
    Branch,
    Take,
    Leave,
    SetBot,
    Whom,
    AskRematch,
    Rename,
    AddBrowser,
    SetHook,
    OpenLesson,
)
