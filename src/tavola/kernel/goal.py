"""The goal of a game on one card: how you win, what a turn is, what to look for; docs/lessons.md.

The sentences are messages of the game's lesson/*.ftl; their numbers come from the table: its options, its seats, and
what the game's `aim` makes of them.
"""

import msgspec

from tavola.kernel.game import Game
from tavola.kernel.options import Value
from tavola.kernel.state import State
from tavola.kernel.story import Voice

PARTS = ("win", "turn", "look")
FLAGS = {False: "no", True: "yes"}


class Goal(msgspec.Struct, frozen=True):
    """Three sentences."""

    win: str
    turn: str
    look: str


def has_goal(game: Game, language: str = "en") -> bool:
    return all(game.voice(language).knows(f"goal-{part}") for part in PARTS)


def goal_of(game: Game, state: State, voice: Voice) -> Goal | None:
    """The card of a table in one reader's words, or None if the game has none."""
    if not has_goal(game, voice.language):
        return None
    facts = _facts(game, state)
    return Goal(*(voice.say(f"goal-{part}", **facts) for part in PARTS))


def _facts(game: Game, state: State) -> dict[str, Value]:
    named = {name: FLAGS[value] if isinstance(value, bool) else value for name, value in game.options_of(state).items()}
    return named | {"seats": int(state.seats)} | dict(game.aim(state) if game.aim else {})
