"""The story of a game: events gathered from a state, filtered for a seat and worded."""

import msgspec
from mypy_extensions import i64

from tavola.kernel.cues import QUIET
from tavola.kernel.events import EVERYONE, TEACHES, Listener
from tavola.kernel.voice import Voice, voice_of

__all__ = ["Chronicle", "Raw", "Told", "Voice", "voice_of"]
SPECTATORS = 30  # the bit of an audience that stands for those without a seat


class Raw(msgspec.Struct, frozen=True, gc=False):
    """An event as the state told it."""

    kind: int
    clause: int
    seat: int
    audience: int
    args: tuple[int, int, int, int]
    teaches: bool = False  # somebody learnt a hidden fact by it this time; some kinds of event always teach

    def known_to(self, seat: int | None) -> bool:
        """May this seat, or a spectator, know of it?"""
        return bool(self.audience >> (SPECTATORS if seat is None else seat) & 1)

    def only_to(self, seat: int | None) -> bool:
        """Is this seat the only one to know of it?"""
        return seat is not None and self.audience == 1 << seat


class Told(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event worded for one reader, with the ids it names."""

    kind: str
    seat: int
    clause: str
    text: str
    ids: tuple[str, ...] = ()
    note: str = ""  # the short notation of a move: `4 R d2-e5`
    only_you: bool = False
    cue: str = QUIET  # how it sounds, how long it is looked at: see cues.py


class Chronicle(Listener):
    """Gathers what a state tells."""

    def __init__(self) -> None:
        self.events: list[Raw] = []

    def hear(self, kind: i64, clause: i64, seat: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.events.append(Raw(kind, clause, seat, audience & EVERYONE, (a, b, c, d), audience & TEACHES != 0))

    def take(self) -> list[Raw]:
        """What was told since the last call."""
        told, self.events = self.events, []
        return told
