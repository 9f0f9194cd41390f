"""Tokens in writing, both ways: `A explorer N #3`, `B dragon down #17`, `C sherpa prisoner:E #40`."""

import re
from typing import Any, Final

from tavola.games.dracomundis.data import CELLS, FACINGS, KINDS, SEATS
from tavola.games.dracomundis.tables import CAMPSITE
from tavola.games.dracomundis.tokens import FACE_DOWN, facing_of, kind_of, owner_of, tag_of, token
from tavola.kernel.errors import BadPosition, nearest

TAGS: Final = 128
WORDS: Final = re.compile(
    r"(?P<owner>\S+) (?P<kind>\S+)"
    r"(?: (?:(?P<facing>[NESW])|(?P<down>down)|prisoner:(?P<held>[NESW])))?"
    r"(?: #(?P<tag>\d{1,3}))?"
)


def refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise BadPosition(message)


def one_of(what: str, value: Any, allowed: tuple[str, ...] | str) -> int:
    """The place of a word among those allowed."""
    fits = isinstance(value, str) and value != "" and value in tuple(allowed)
    refuse(not fits, f"{what} cannot be {value!r}: {nearest(value, allowed)}")
    return tuple(allowed).index(value)


def whole(what: str, value: Any, most: int) -> int:
    """A whole number from 0 to `most`."""
    refuse(type(value) is not int or not 0 <= value <= most, f"{what} must be 0 to {most}, not {value!r}")
    return int(value)


def cell(what: str, value: Any, edge: int) -> int:
    """A square in use. DM-01, DM-R77"""
    at = one_of(what, value, CELLS)
    refuse(at < edge, f"{what}: {value} is not in use with so few players (DM-01)")
    return at


def seat_mask(what: str, letters: Any, seats: int) -> int:
    """Seats by their letters: `AC`."""
    refuse(not isinstance(letters, str), f"{what} are letters of seats, such as 'AC', not {letters!r}")
    mask = 0
    for letter in letters:
        mask |= 1 << one_of(what, letter, SEATS[:seats])
    return mask


def letters(mask: int) -> str:
    return "".join(letter for seat, letter in enumerate(SEATS) if mask >> seat & 1)


class Read:
    """A token as it was written: its number, and how it lies."""

    def __init__(self, text: Any, seats: int) -> None:
        found = WORDS.fullmatch(text) if isinstance(text, str) else None
        if found is None:
            raise BadPosition(f"a token is written as 'A explorer N' or 'B dragon down #17', not as {text!r}")
        self.text = str(text)
        self.owner = one_of(f"the seat of {text!r}", found["owner"], SEATS[:seats])
        self.kind = one_of(f"the kind of {text!r}", found["kind"], KINDS)
        self.down = found["down"] is not None
        self.held = found["held"] is not None
        self.faced = found["facing"] is not None
        self.facing = FACINGS.index(found["facing"] or found["held"] or "N")
        self.tag = whole(f"the number of {text!r}", int(found["tag"]), TAGS - 1) if found["tag"] else None

    @property
    def is_character(self) -> bool:
        return self.kind < CAMPSITE

    def packed(self, tag: int) -> int:
        """The token as the position holds it."""
        tok = token(self.kind, self.owner, self.facing, tag)
        return tok + FACE_DOWN if self.down else tok


def name(tok: int) -> str:
    """`B dragon`"""
    return f"{SEATS[owner_of(tok)]} {KINDS[kind_of(tok)]}"


def write(tok: int, prisoner: bool = False) -> str:
    """A token with all that is to be known of it."""
    how = ""
    if tok >= FACE_DOWN:
        how = " down"
    elif kind_of(tok) < CAMPSITE:
        how = f" prisoner:{FACINGS[facing_of(tok)]}" if prisoner else f" {FACINGS[facing_of(tok)]}"
    return f"{name(tok)}{how} #{tag_of(tok)}"
