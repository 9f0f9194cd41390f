"""Tokens in writing, both ways: `A explorer N #3`, `B dragon down #17`, `C sherpa prisoner:E #40`."""

import re
from typing import Any, Final

from tavola.games.dracomundis.data import CELLS, FACINGS, KINDS, SEATS
from tavola.games.dracomundis.tables import CAMPSITE
from tavola.games.dracomundis.tokens import FACE_DOWN, facing_of, kind_of, owner_of, tag_of, token
from tavola.kernel.errors import BadPosition
from tavola.kernel.sheet import Form, Number, Word

TAGS: Final = 128
WORDS: Final = re.compile(
    r"(?P<owner>\S+) (?P<kind>\S+)"
    r"(?: (?:(?P<facing>[NESW])|(?P<down>down)|prisoner:(?P<held>[NESW])))?"
    r"(?: #(?P<tag>\d{1,3}))?"
)
KIND: Final = Word(KINDS)
TAG: Final = Number(0, TAGS - 1)
CELL: Final = Word(CELLS)


def refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise BadPosition(message)


def cell(what: str, value: Any, edge: int) -> int:
    """A square in use. DM-01, DM-R77"""
    at = CELL.read(what, value)
    refuse(at < edge, f"{what}: {value} is not in use with so few players (DM-01)")
    return at


def seat(what: str, value: Any, seats: int) -> int:
    """A seat at this table by its letter."""
    return Word(SEATS[:seats]).read(what, value)


class Letters(Form):
    """A set of seats, held as bits, written by their letters: `AC`."""

    def __init__(self, seats: int = len(SEATS)) -> None:
        self.seats = seats

    def write(self, code: Any) -> str:
        return "".join(letter for each, letter in enumerate(SEATS) if code >> each & 1)

    def read(self, what: str, value: Any) -> int:
        refuse(not isinstance(value, str), f"{what} are letters of seats, such as 'AC', not {value!r}")
        return sum(1 << seat(what, letter, self.seats) for letter in set(value))


class Read:
    """A token as it was written: its number, and how it lies."""

    def __init__(self, text: Any, seats: int) -> None:
        found = WORDS.fullmatch(text) if isinstance(text, str) else None
        if found is None:
            raise BadPosition(f"a token is written as 'A explorer N' or 'B dragon down #17', not as {text!r}")
        self.text = str(text)
        self.owner = seat(f"the seat of {text!r}", found["owner"], seats)
        self.kind = KIND.read(f"the kind of {text!r}", found["kind"])
        self.down = found["down"] is not None
        self.held = found["held"] is not None
        self.faced = found["facing"] is not None
        self.facing = FACINGS.index(found["facing"] or found["held"] or "N")
        self.tag = TAG.read(f"the number of {text!r}", int(found["tag"])) if found["tag"] else None

    @property
    def is_character(self) -> bool:
        return self.kind < CAMPSITE

    def packed(self, taken: set[int]) -> int:
        """The token as the position holds it, with its own number or the lowest that is free."""
        tag = self.tag if self.tag is not None else next(n for n in range(TAGS) if n not in taken)
        taken.add(tag)
        tok = token(self.kind, self.owner, self.facing, tag)
        return tok + FACE_DOWN if self.down else tok


def claim_tag(read: Read, taken: set[int]) -> None:
    """A number given may be given once."""
    refuse(read.tag in taken, f"two tokens have the number #{read.tag}")
    if read.tag is not None:
        taken.add(read.tag)


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
