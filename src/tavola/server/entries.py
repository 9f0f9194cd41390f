"""Entries: what a table's log is made of. Numbered from 1, never changed."""

from typing import Any, Literal

import msgspec

from tavola.kernel.cues import END
from tavola.kernel.fair import Seal
from tavola.kernel.story import Raw

Kind = Literal[
    "start",
    "play",
    "chance",
    "auto",
    "timeout",
    "rest",
    "undo",
    "chat",
    "joined",
    "left",
    "bot",
    "stand-in",
    "back",
    "kicked",
    "muted",
    "unmuted",
    "closed",
    "resigned",
    "draw-offered",
    "draw-accepted",
    "draw-declined",
    "draw-agreed",
    "practice",
    "rematch-asked",
    "rematch-agreed",
    "rematch-declined",
    "rematch-withdrawn",
    "back-asked",
    "back-agreed",
    "back-declined",
    "back-withdrawn",
    "seal",
    "share",
    "lesson",
]

CUES: dict[str, str] = {
    "draw-agreed": END,
    "resigned": END,
    "closed": END,
}  # of the table's own lines; the others are quiet
GONE = "gone"  # stands for a player who is forgotten
MOVES = frozenset({"play", "chance", "auto", "timeout"})  # entries that carry an action


class Body(msgspec.Struct, omit_defaults=True, gc=False):
    """What an entry says, beside who and when."""

    act: dict[str, dict[str, str | int]] | None = None
    to: int | None = None  # of an undo, and of the question for one: the ply it goes back to
    text: str = ""
    name: str = ""
    level: str = ""
    clock: list[int] | None = None  # milliseconds left after this entry
    secret: str = ""  # of a seal: leaves the server when the game is over, never before
    next: str = ""  # of a seal: the secret of a rematch
    seals: list[Seal] | None = None  # of a record played elsewhere
    player: str = ""  # who comes to the seat, speaks, asks, answers, or is meant
    former: str = ""  # whose seat it was
    start: dict[str, Any] | None = None  # of a step of a lesson: the position it begins with, if it is another


class Entry(msgspec.Struct, gc=False):
    """One thing that happened at a table."""

    n: int
    kind: Kind
    seat: int | None
    body: Body
    at: float
    move: str | None = None
    code: int = -1  # the action's number, where the body names one

    def row(self, table: str) -> "Row":
        """As it is stored, in the order of the columns."""
        return (table, self.n, self.kind, self.seat, ENCODE.encode(self.body).decode(), self.move, self.at)


class Step(msgspec.Struct, gc=False):
    """An entry carried out."""

    entry: Entry
    ply: int = 0  # after it
    told: tuple[Raw, ...] = ()
    taught: bool = False  # did anyone, the mover included, learn a hidden fact by it?
    floor: int = 0  # how far back its seat may go from here: the ply of the last barrier
    seal: int = 0  # of a draw: under which seal of the table
    place: int = 0  # and at which place; 0: none was sealed

    @property
    def seat(self) -> int:
        """Who decided; -1 is chance."""
        return -1 if self.entry.seat is None else self.entry.seat


Row = tuple[str, int, str, int | None, str, str | None, float]
ENCODE = msgspec.json.Encoder()
DECODE = msgspec.json.Decoder(Body)
