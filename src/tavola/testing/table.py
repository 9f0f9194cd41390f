"""Tables: every seat count with the default options, and with each option changed by itself."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.kernel.errors import BadOption
from tavola.kernel.game import Game
from tavola.kernel.options import Option, Value
from tavola.kernel.state import State

ENDS_ONLY = 8  # an option with more values than this is tried at its ends
MANY = 24  # tables of a game with many seat counts and options
FAR = 400  # turns or rounds


class Table(msgspec.Struct, frozen=True):
    """A seat count and the options that differ from their defaults."""

    seats: int
    changed: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(f"{name}={value}" for name, value in self.changed)])

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.changed)

    def new(self, game: Game) -> State:
        """A first position."""
        return game.new(self.seats, **self.options)

    def fits(self, game: Game) -> bool:
        """Does the game take these options with this many seats?"""
        try:
            self.new(game)
        except BadOption:
            return False
        return True

    def endless(self) -> bool:
        """Was a limit that makes games end switched off, or set far beyond any game?"""
        return any(name.endswith("limit") and (not value or int(value) > FAR) for name, value in self.changed)


def tables(game: Game) -> list[Table]:
    """Every table the suite plays at; an option value that fits no table is a fault of the game."""
    found = [Table(seats) for seats in game.seats]
    for option in game.options:
        for value in flips(option):
            fitting = [table for seats in game.seats for table in with_flip(game, seats, option.name, value)]
            assert fitting, f"{game.slug}: no table takes {option.name}={value}"
            found += fitting
    return found


def spread(every: list[Table]) -> list[Table]:
    """Of very many tables: all seat counts with the defaults, and each change at one seat count, these in turn."""
    if len(every) <= MANY:
        return every
    by_change: dict[tuple[tuple[str, Value], ...], list[Table]] = {}
    for table in every:
        by_change.setdefault(table.changed, []).append(table)
    plain = by_change.pop((), [])
    return plain + [those[turn % len(those)] for turn, those in enumerate(by_change.values())]


def flips(option: Option) -> list[Value]:
    """The values to try beside the default."""
    values = list(option.values)
    tried = [values[0], values[-1]] if len(values) > ENDS_ONLY else values
    return [value for value in tried if value != option.default]


def with_flip(game: Game, seats: int, name: str, value: Value) -> Iterator[Table]:
    """The table with this one change; where it needs another option beside it, with that."""
    alone = Table(seats, ((name, value),))
    if alone.fits(game):
        yield alone
        return
    for other in game.options:
        for beside in flips(other) if other.name != name else []:
            pair = Table(seats, ((name, value), (other.name, beside)))
            if pair.fits(game):
                yield pair
                return
