"""Forms of writing that this game adds to those of the kernel's sheets."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.data import LEADERS
from tavola.games.abandoned_fortress.tables import DRAGON, NONE
from tavola.kernel.errors import BadPosition, nearest
from tavola.kernel.sheet import Form, Number, Word


class Points(Number):
    """Tokens are worth 10 or 20."""

    def read(self, what: str, value: Any) -> int:
        points = super().read(what, value)
        if points % 10:
            raise BadPosition(f"{what} must be a multiple of 10, not {points}")
        return points


class Side(Word):
    """A side of a battle: `0 hero`, `2 general1`, or `dragon`."""

    def __init__(self) -> None:
        super().__init__(LEADERS)

    def write(self, code: Any) -> str | None:
        return "dragon" if code == DRAGON else super().write(code)

    def read(self, what: str, value: Any) -> int:
        return DRAGON if value == "dragon" else super().read(what, value)


class Pair(Form):
    """The starter's, then the defender's."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def write(self, code: Any) -> list[Any]:
        return [self.form.write(each) for each in code]

    def read(self, what: str, value: Any) -> "vec[i64]":
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise BadPosition(f"{what} is a pair, the starter's, then the defender's, not {value!r}")
        return vec[i64]([int(self.form.read(what, each)) for each in value])


class Owners(Form):
    """Which seat has each of a few cards."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def write(self, code: Any) -> dict[str, int]:
        return {name: int(seat) for name, seat in zip(self.names, code, strict=True) if seat != NONE}

    def read(self, what: str, value: Any) -> "vec[i64]":
        if not isinstance(value, Mapping):
            raise BadPosition(f"{what} is written as names with seats, not as {value!r}")
        for name in value:
            if name not in self.names:
                raise BadPosition(f"{what} cannot have {name!r}: {nearest(name, self.names)}")
        return vec[i64]([Number(0, 3).read(what, value[name]) if name in value else NONE for name in self.names])


def refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise BadPosition(message)
