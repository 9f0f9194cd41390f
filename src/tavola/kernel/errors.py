"""What Tavola refuses, and how it says so: every message tells what would have been right.

TavolaError
├── BadOption       an option or seat count the game does not have
├── BadPosition     a position that cannot be loaded
├── BadAction       an action that cannot be read
├── BadRecord       a record that breaks at some ply
├── BadBot          a bot that is not written as bots are
├── BadLesson       a lesson that cannot be read, or not be played through
├── UnknownGame     a slug nobody has registered
└── IllegalAction   an action the rules refuse now
"""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Protocol

LISTED = 24  # names that a message gives in full


class TavolaError(ValueError):
    """The root of everything Tavola refuses."""


class BadOption(TavolaError):
    """An option or seat count the game does not have."""


class BadPosition(TavolaError):
    """A position that cannot be loaded."""


class BadAction(TavolaError):
    """An action that cannot be read."""


class BadRecord(TavolaError):
    """A record that breaks; `ply` says where, if it got that far."""

    def __init__(self, message: str, ply: int | None = None) -> None:
        super().__init__(message)
        self.ply = ply


class BadBot(TavolaError):
    """A bot that is not written as bots are: `greedy`, `search:ms=100`, `club`."""


class BadLesson(TavolaError):
    """A lesson that cannot be read, or not be played through; the message names the step."""


class UnknownGame(TavolaError):
    """A slug nobody has registered."""


class Position(Protocol):
    """A state, as far as a refusal must know it."""

    def slug(self) -> str:
        """The game this is a position of."""


class IllegalAction(TavolaError):
    """An action the rules refuse now; nothing has changed."""

    def __init__(self, state: Position, action: int, code: int) -> None:
        super().__init__(state, action, code)
        self.state, self.action, self.code = state, action, code

    def __str__(self) -> str:
        from tavola.kernel.registry import game  # cold: the hot state knows no names

        try:
            found = game(self.state.slug())
        except UnknownGame:  # a game under way that nobody has registered yet has no words either
            return f"clause {self.code} of {self.state.slug()} refuses the action {self.action}: play one of legal()"
        refusal = found.refusal(self.action, self.code)
        fact = f"{refusal.fact} " if refusal.fact else ""
        return f"{found.named(self.action)} is refused. {fact}{refusal.clause}: {refusal.message}"


def choices(words: Iterable[object]) -> str:
    """`a, b or c`."""
    shown = [str(word) for word in words]
    return shown[0] if len(shown) == 1 else ", ".join(shown[:-1]) + " or " + shown[-1] if shown else "nothing"


def nearest(word: object, known: Iterable[object]) -> str:
    """`did you mean …?`, or the list when nothing is near, cut short if nobody would read it."""
    names = [str(name) for name in known]
    near = get_close_matches(str(word), names, n=1)
    if near:
        return f"did you mean {near[0]}?"
    if len(names) > LISTED:
        return f"it must be one of {len(names)}, such as {choices(names[:3])}"
    return f"it must be {choices(names)}"
