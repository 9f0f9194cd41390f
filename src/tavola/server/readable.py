"""Rules one can read: options by their titles instead of their names in code."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from tavola.kernel.game import Game
from tavola.kernel.options import Option

CODE = re.compile(r"`([^`]+)`")
WORD = re.compile(r"`?([\w.-]+)`?")
VALUES = r"(?: = (?P<{0}>[\w.-]+(?: / [\w.-]+)*))"
TALK = "en"  # the rules are written in


@lru_cache(maxsize=1 << 12)
def readable(game: Game, text: str) -> str:
    """A text of the rules with the words a table has for options and their values; other marks stay."""
    known, named = {option.name: option for option in game.options}, list[Option]()

    def option(found: re.Match[str]) -> str:
        parts = [each for each in found.groups() if each is not None]
        named.append(known[parts[0]])
        return _title(game, named[-1], parts[1].split(" / ") if len(parts) > 1 else [])

    said = _options(game).sub(option, text) if known else text
    return CODE.sub(lambda found: _valued(game, named, found[1]) or found[0], said)


def readable_row(game: Game, row: Sequence[str]) -> list[str]:
    """A row of a table; one that begins with an option has the words of its values too."""
    known = {f"`{option.name}`": option for option in game.options}
    option = known.get(row[0]) if row else None
    if option is None:
        return [readable(game, cell) for cell in row]

    def valued(found: re.Match[str]) -> str:
        return _valued(game, [option], found[1]) or found[0]

    return [readable(game, row[0]), *(readable(game, WORD.sub(valued, cell)) for cell in row[1:])]


@cache
def _options(game: Game) -> re.Pattern[str]:
    """An option in a text: marked as code, written with its values, or by a name that is no other word."""
    names = sorted((option.name for option in game.options), key=len, reverse=True)
    every, sole = "|".join(names), "|".join(name for name in names if "_" in name) or "(?!)"
    marked = rf"`({every}){VALUES.format('a')}?`"
    return re.compile(rf"{marked}|\b({sole})\b{VALUES.format('b')}?|\b({every}){VALUES.format('c')}")


def _title(game: Game, option: Option, values: list[str]) -> str:
    title = f"*{_said(game, f'option-{option.name}', option.name)}*"
    said = [_valued(game, [option], value) or value for value in values]
    return f"{title}: {', '.join(said)}" if said else title


def _valued(game: Game, options: list[Option], code: str) -> str:
    """The words for a value of one of these options."""
    for option in options:
        listed = () if isinstance(option.values, range) else option.values
        if code in {str(value).lower() for value in listed}:
            return f"*{_said(game, f'option-{option.name}-{code}', code)}*"
    return ""


def _said(game: Game, message: str, code: str) -> str:
    voice = game.voice(TALK)
    return voice.say(message) if voice.knows(message) else code.replace("_", " ")
