"""Words for things: ids of figures and cards in scenes, names of thieves."""

from typing import Final

from tavola.games.gadranton.data import GUARDS, THIEVES
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import SEATS
from tavola.kernel.story import Voice


def figure_id(figure: int) -> str:
    """The id of a figure in scenes: `T0` to `T3` for the thieves, `guard1` to `guard4`, since G1 is a cell."""
    return f"T{figure}" if figure < SEATS else f"guard{figure - SEATS + 1}"


THIEF_IDS: Final = tuple(figure_id(seat) for seat in range(SEATS))
GUARD_IDS: Final = tuple(figure_id(SEATS + guard) for guard in range(len(GUARDS)))


def card_id(seat: int, card: str) -> str:
    return f"card{seat}-{card}"


def figure_named(t: Gadranton, name: str) -> int:
    """`thief` or `G1` as a figure."""
    return t.active if name == "thief" else SEATS + GUARDS.index(name)


def thief_in(voice: Voice, thief: int, seat: int) -> str:
    """A seat goes by its thief's name; before it has one, by its number."""
    return voice.say("seat", n=seat + 1) if thief < 0 else voice.say(f"word-{THIEVES[thief]}")


def who(t: Gadranton, seat: int, voice: Voice) -> str:
    return thief_in(voice, t.thief[seat], seat)
