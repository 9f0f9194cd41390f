"""What the numbers of an observation mean: each part by its name, place, shape, range and meaning."""

from collections.abc import Iterable, Sequence
from math import prod
from textwrap import wrap
from typing import Any, Final

import msgspec

from tavola.kernel.errors import nearest

ENDLESS: Final = (1 << 31) - 1  # the range of what nothing limits; every number of an observation fits into 32 bits
WIDE: Final = 64  # columns for what a part means


class Part(msgspec.Struct, frozen=True):
    """Numbers of one sort, side by side; `shape` () is one number, (12,) one for each of twelve things."""

    name: str
    low: int
    high: int
    meaning: str  # a sentence; where there are several numbers, in which order
    shape: tuple[int, ...] = ()
    category: bool = False  # its numbers stand for things, they are not amounts: a network had better see them one-hot
    offset: int = 0  # of its first number; an Observation counts it

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.offset + self.size

    def of(self, numbers: Sequence[int]) -> Any:
        """Its numbers of an observation, nested as its shape says."""
        return _nested(list(numbers[self.offset : self.end]), self.shape)


class Observation(msgspec.Struct, frozen=True):
    """The parts of what `state.observe(seat)` gives, one after the other."""

    size: int
    parts: tuple[Part, ...]

    def part(self, name: str) -> Part:
        """The part of this name; ValueError if there is none."""
        known = {part.name: part for part in self.parts}
        if name not in known:
            raise ValueError(f"there is no part {name!r}: {nearest(name, known)}")
        return known[name]

    def named(self, numbers: Iterable[int]) -> dict[str, Any]:
        """An observation by the names of its parts."""
        whole = [int(number) for number in numbers]
        if len(whole) != self.size:
            raise ValueError(f"this observation has {self.size} numbers, not {len(whole)}")
        return {part.name: part.of(whole) for part in self.parts}

    def to_json(self) -> dict[str, Any]:
        """The whole description as plain values."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return plain

    def __str__(self) -> str:
        head = f"{self.size} numbers"
        rows = [(str(part.offset), part.name, _shape(part), range_of(part), part.meaning) for part in self.parts]
        widths = [max(len(row[column]) for row in rows) for column in range(4)] if rows else []
        return "\n".join([head, *(line for row in rows for line in _lines(row, widths))])


def described(parts: Iterable[Part]) -> Observation:
    """The parts in their order, each at its place."""
    placed, offset = list[Part](), 0
    for part in parts:
        placed.append(msgspec.structs.replace(part, offset=offset))
        offset += part.size
    _refuse_faults(placed)
    return Observation(offset, tuple(placed))


def _refuse_faults(parts: Sequence[Part]) -> None:
    names = [part.name for part in parts]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"parts of an observation need names of their own: {', '.join(twice)} stands twice")
    for part in parts:
        if not -ENDLESS <= part.low <= part.high <= ENDLESS:
            raise ValueError(f"{part.name} goes from {part.low} to {part.high}: a range must rise, within 32 bits")
        if not part.meaning:
            raise ValueError(f"{part.name} needs a sentence that says what it means")


def range_of(part: Part) -> str:
    """`0 to 80`; what nothing limits has no end."""
    if part.high == ENDLESS:
        return f"{part.low} on"
    return f"{part.low} to {part.high}"


def _shape(part: Part) -> str:
    return " x ".join(map(str, part.shape)) if part.shape else "1"


def _lines(row: tuple[str, ...], widths: list[int]) -> list[str]:
    """A row of the table, its meaning in as many lines as it needs."""
    offset, *others = [cell.ljust(width) for cell, width in zip(row[:4], widths, strict=True)]
    first = "  ".join([offset.strip().rjust(widths[0]), *others])
    meaning = wrap(row[4], WIDE) or [""]
    return [f"{first}  {meaning[0]}".rstrip(), *(" " * (len(first) + 2) + more for more in meaning[1:])]


def _nested(numbers: list[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return numbers[0]
    if len(shape) == 1:
        return numbers
    step = prod(shape[1:])
    return [_nested(numbers[first : first + step], shape[1:]) for first in range(0, len(numbers), step)]
