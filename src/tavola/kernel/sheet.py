"""Positions in writing: a field is declared once with its key and its form, and is written and read by that.

    TURN: Final = Sheet(
        Line("turn", "mover", Word(SIDES)),
        Line("die", "face", Number(1, 6), default=0),
        Line("fought", "fought", Bits(LEADERS), default=0),
    )

What has a notation of its own stays a function of the game's position.py.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.errors import BadPosition, nearest

MOST: Final = 10**9  # no number in writing is larger, so that none overflows
NONE: Final = -1
NEEDED: Final = object()  # the default of a line that may not be left out
PACKED: Final = (list, tuple, vec)  # how the default of a packed array may be given


class Form:
    """How the codes of a field are written; `write` and `read` undo each other."""

    width = 1  # numbers of a packed array that belong to one seat, piece or whatever it is indexed by

    def write(self, code: Any) -> Any:
        raise NotImplementedError

    def read(self, what: str, value: Any) -> Any:
        """The code again; BadPosition, naming `what`, if there is none."""
        raise NotImplementedError


class Number(Form):
    """A whole number, as it is; with `none` NONE is written as None."""

    def __init__(self, least: int = 0, most: int = MOST, none: bool = False) -> None:
        self.least, self.most, self.none = least, most, none

    def write(self, code: Any) -> Any:
        return None if self.none and code == NONE else int(code)

    def read(self, what: str, value: Any) -> int:
        if value is None and self.none:
            return NONE
        if type(value) is not int or not self.least <= value <= self.most:
            raise BadPosition(f"{what} must be a whole number from {self.least} to {self.most}, not {value!r}")
        return value


class Flag(Form):
    """Yes or no, held as a truth value or as 1 and 0."""

    def write(self, code: Any) -> bool:
        return bool(code)

    def read(self, what: str, value: Any) -> bool:
        if type(value) is not bool:
            raise BadPosition(f"{what} must be true or false, not {value!r}")
        return value


class Word(Form):
    """One of a list of names; with `none` NONE is written as None."""

    def __init__(self, names: Sequence[str], none: bool = False) -> None:
        self.names, self.none = tuple(names), none
        self.codes = {name: code for code, name in enumerate(self.names)}

    def write(self, code: Any) -> str | None:
        return None if self.none and code == NONE else self.names[code]

    def read(self, what: str, value: Any) -> int:
        if value is None and self.none:
            return NONE
        if not isinstance(value, str) or value not in self.codes:
            raise BadPosition(f"{what} cannot be {value!r}: {nearest(value, self.names)}")
        return self.codes[value]


class Bits(Form):
    """A set of names, held as bits; without names, of numbers."""

    def __init__(self, names: Sequence[str] | range) -> None:
        self.names = tuple(names)

    def write(self, code: Any) -> list[Any]:
        return [name for bit, name in enumerate(self.names) if code >> bit & 1]

    def read(self, what: str, value: Any) -> int:
        if not isinstance(value, list | tuple):
            raise BadPosition(f"{what} is written as a list, not as {value!r}")
        for each in value:
            if isinstance(each, bool) or each not in self.names:
                raise BadPosition(f"{what} cannot have {each!r}: {nearest(each, self.names)}")
        return sum(1 << self.names.index(each) for each in set(value))


class Words(Form):
    """A list of names, held as a packed array of their codes."""

    def __init__(self, names: Sequence[str], none: bool = False) -> None:
        self.word = Word(names, none)

    def write(self, code: Any) -> list[str | None]:
        return [self.word.write(each) for each in code]

    def read(self, what: str, value: Any) -> "vec[i64]":
        if not isinstance(value, list | tuple):
            raise BadPosition(f"{what} is written as a list, not as {value!r}")
        return vec[i64]([self.word.read(what, each) for each in value])


class Numbers(Form):
    """A list of whole numbers, held as a packed array."""

    def __init__(self, least: int = 0, most: int = MOST) -> None:
        self.number = Number(least, most)

    def write(self, code: Any) -> list[int]:
        return [int(each) for each in code]

    def read(self, what: str, value: Any) -> "vec[i64]":
        if not isinstance(value, list | tuple):
            raise BadPosition(f"{what} is written as a list, not as {value!r}")
        return vec[i64]([self.number.read(what, each) for each in value])


class Counts(Form):
    """How many of each name, held as a packed array; names of which there are none are left out."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.width = len(self.names)

    def write(self, code: Any) -> dict[str, int]:
        return {name: int(n) for name, n in zip(self.names, code, strict=True) if n}

    def read(self, what: str, value: Any) -> "vec[i64]":
        if not isinstance(value, Mapping):
            raise BadPosition(f"{what} is written as names with numbers, not as {value!r}")
        for name, n in value.items():
            if name not in self.names:
                raise BadPosition(f"{what} cannot have {name!r}: {nearest(name, self.names)}")
            Number().read(f"{name} of {what}", n)
        return vec[i64]([value.get(name, 0) for name in self.names])


class Line:
    """A field in writing: its key, the field of the position, its form, and what it is read as if left out.

    None as a default leaves the field as it is in a first position.
    """

    def __init__(self, key: str, field: str, form: Form, default: Any = NEEDED) -> None:
        self.key, self.field, self.form, self.default = key, field, form, default

    def left_out(self) -> Any:
        """The default; of numbers a packed array of its own, for positions change theirs in place."""
        return vec[i64](list(self.default)) if isinstance(self.default, PACKED) else self.default

    def usual(self, code: Any) -> bool:
        """Is this the default?"""
        return list(code) == list(self.default) if isinstance(self.default, PACKED) else bool(code == self.default)

    def code(self, t: Any, at: int | None) -> Any:
        """The field, or of a packed array what belongs to one seat or piece."""
        held = getattr(t, self.field)
        if at is None:
            return held
        return held[at] if self.form.width == 1 else held[at * self.form.width : (at + 1) * self.form.width]

    def put(self, t: Any, at: int | None, code: Any) -> None:
        if at is None:
            setattr(t, self.field, code)
        elif self.form.width == 1:
            getattr(t, self.field)[at] = int(code)
        else:
            held = getattr(t, self.field)
            for i, each in enumerate(code):
                held[at * self.form.width + i] = each


class Sheet:
    """The plain fields of a position, or of a part of it, in the order they are written.

    `brief`: a field is left out while it has its default. `at` picks one seat or piece where fields are packed arrays.
    """

    def __init__(self, *lines: Line, brief: bool = False) -> None:
        self.lines, self.brief = lines, brief
        self.keys = tuple(line.key for line in lines)

    def write(self, t: Any, at: int | None = None) -> dict[str, Any]:
        written = {}
        for line in self.lines:
            code = line.code(t, at)
            if not (self.brief and line.default is not NEEDED and line.usual(code)):
                written[line.key] = line.form.write(code)
        return written

    def read(self, t: Any, written: Mapping[str, Any], at: int | None = None, what: str = "") -> None:
        """Into the position; keys of other things are passed over, see `only`."""
        for line in self.lines:
            name = f"{line.key} of {what}" if what else line.key
            if line.key in written:
                line.put(t, at, line.form.read(name, written[line.key]))
            elif line.default is NEEDED:
                raise BadPosition(f"{what or 'a position'} needs {line.key}")
            elif line.default is not None:
                line.put(t, at, line.left_out())


def only(what: str, written: Any, known: Sequence[str]) -> Mapping[str, Any]:
    """What is written, if it is names with values and has no unknown name."""
    if not isinstance(written, Mapping):
        raise BadPosition(f"{what} is written as names with values, not as {written!r}")
    for key in written:
        if key not in known:
            raise BadPosition(f"{what} has no {key!r}: {nearest(key, known)}")
    return written
