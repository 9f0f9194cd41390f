"""Words for numbers and back: what is written in a position, and the codes the state counts in."""

from collections.abc import Iterable, Sequence

from tavola.games.abandoned_fortress.names import LEADERS
from tavola.games.abandoned_fortress.tables import DRAGON, NONE
from tavola.kernel.errors import BadPosition, nearest


def named(code: int, words: tuple[str, ...]) -> str | None:
    return None if code == NONE else words[code]


def side(leader: int) -> str | None:
    """A leader of the table, or the dragon."""
    return "dragon" if leader == DRAGON else named(leader, LEADERS)


def code(what: str, word: str | None, known: Sequence[str]) -> int:
    """The place of a word, NONE for nothing; BadPosition if it is unknown."""
    if word is None:
        return NONE
    if word not in known:
        raise BadPosition(f"{what} cannot be {word!r}: {nearest(word, known)}")
    return list(known).index(word)


def mask(what: str, words: Iterable[str], known: Sequence[str]) -> int:
    total = 0
    for word in words:
        total |= 1 << code(what, word, known)
    return total


def side_code(word: str) -> int:
    """A side of a battle again."""
    return DRAGON if word == "dragon" else code("a leader", word, LEADERS)
