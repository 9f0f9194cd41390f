"""Tables: every seat count as recommended, with each option changed by itself, and as printed."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.kernel.errors import BadOption, choices
from tavola.kernel.game import Game
from tavola.kernel.options import PRINTED, RECOMMENDED, Option, Value
from tavola.kernel.state import State

ENDS_ONLY = 8  # an option with more values than this is tried at its ends
MANY = 24  # tables of a game with many seat counts and options
FAR = 400  # turns or rounds


class Table(msgspec.Struct, frozen=True):
    """A seat count and the options that differ from their defaults; the preset that makes them differ, if one does."""

    seats: int
    changed: tuple[tuple[str, Value], ...] = ()
    preset: str = ""

    def __str__(self) -> str:
        if self.preset:
            return f"{self.seats}-{self.preset}"
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

    def endless(self, game: Game) -> bool:
        """Is everything that makes games end switched off, or set far beyond any game?"""
        values = game.preset(RECOMMENDED) | self.options
        return bool(game.limits) and all(not values[name] or int(values[name]) > FAR for name in game.limits)


def tables(game: Game) -> list[Table]:
    """Every table the suite plays at; an option value or a preset that fits no table is a fault of the game."""
    return [*one_by_one(game), *printed(game)]


def printed(game: Game) -> list[Table]:
    """As printed, with any number of seats; none where print is what is recommended."""
    changed = tuple((each.name, each.as_printed) for each in game.options if each.as_printed != each.default)
    found = [Table(seats, changed, PRINTED) for seats in game.seats if changed]
    unfit = [table.seats for table in found if not table.fits(game)]
    assert not unfit, f"{game.slug}: {choices(unfit)} seats cannot play as printed"
    return found


def one_by_one(game: Game) -> list[Table]:
    """Every seat count as recommended, and with each option changed."""
    found = [Table(seats) for seats in game.seats]
    for option in game.options:
        for value in flips(option):
            fitting = [table for seats in game.seats for table in with_flip(game, seats, option.name, value)]
            assert fitting, f"{game.slug}: no table takes {option.name}={value}"
            found += fitting
    return found


def spread(every: list[Table]) -> list[Table]:
    """Of very many tables: all seat counts of both presets, and each change at one seat count, these in turn."""
    if len(every) <= MANY:
        return every
    by_change: dict[tuple[tuple[str, Value], ...], list[Table]] = {}
    whole = [table for table in every if table.preset]
    for table in every:
        if not table.preset:
            by_change.setdefault(table.changed, []).append(table)
    plain = by_change.pop((), [])
    return plain + [those[turn % len(those)] for turn, those in enumerate(by_change.values())] + whole


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
