"""How the command says no: one line, on stderr."""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tavola import BadOption, BadPosition, Game
from tavola.kernel.errors import choices, nearest
from tavola.kernel.options import RECOMMENDED


def one_line(message: str) -> str:
    """The message without line breaks or control signs."""
    return "".join(sign if sign.isprintable() else " " for sign in " ".join(message.split()))


def refuse(message: str) -> None:
    print(f"tavola: {one_line(message)}", file=sys.stderr)


def read_options(game: Game, given: Sequence[str], preset: str = RECOMMENDED) -> dict[str, Any]:
    """A preset, and `name=value` words as options of the game on top of it; BadOption for what does not fit."""
    known, read = {option.name: option for option in game.options}, dict[str, Any](game.preset(preset))
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {word!r}; {_one_of(known)}")
        if name not in known:
            raise BadOption(f"{game.title} has no option {name!r}: {nearest(name, known) if known else 'it has none'}")
        read[name] = known[name].parse(value)
    return read


def _one_of(known: Mapping[str, Any]) -> str:
    return f"the names are {choices(known)}" if known else "this game has none"


def check_seats(game: Game, seats: int | None) -> int:
    """A seat count the game has, its smallest by default."""
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        raise BadOption(f"{game.title} seats {choices(game.seats)}, not {count}")
    return count


def check_seat(seat: int, seats: int) -> int:
    """A seat of the table."""
    if not 0 <= seat < seats:
        raise BadOption(f"there is no seat {seat}: it must be {choices(range(seats))}")
    return seat


def check_language(language: str) -> str:
    from tavola.kernel.words import LANGUAGES

    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}: it must be {choices(LANGUAGES)}")
    return language


def read_position(path: Path) -> Mapping[str, Any]:
    """A position from a JSON file; BadPosition if it cannot be read."""
    try:
        position = json.loads(path.read_text("utf-8"))
    except OSError as wrong:
        raise BadPosition(f"{path} cannot be read: {wrong.strerror}") from wrong
    except (ValueError, RecursionError) as wrong:
        raise BadPosition(f"{path} is no position: it must be JSON as game.dump writes it ({wrong})") from wrong
    if not isinstance(position, dict):
        raise BadPosition(f"{path} is no position: it must be a JSON object as game.dump writes it")
    return position
