"""Options: what a table may choose before the game, each with its allowed values and a default."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.errors import BadOption, choices, nearest

Value = bool | int | str

RECOMMENDED, PRINTED = PRESETS = ("recommended", "printed")


class Option(msgspec.Struct, frozen=True):
    """`values` are all words, all truth values or all whole numbers; a range stands for its numbers."""

    name: str
    values: tuple[Value, ...] | range
    default: Value
    help: str
    printed: Value | None = None  # what the letter of the rulebook gives; None: the default
    before: Value | None = None  # of an option added later: what games were played with until then; None: the default

    def __post_init__(self) -> None:
        if self.default not in self.values or any(type(value) is not type(self.default) for value in self.values):
            raise ValueError(f"the default of {self.name} must be one of its values, all of one type")
        for of, value in (("before", self.unwritten), ("in print", self.as_printed)):
            if value not in self.values or type(value) is not type(self.default):
                raise ValueError(f"what {self.name} was {of} must be one of its values, all of one type")

    @property
    def as_printed(self) -> Value:
        """What the letter of the rulebook gives."""
        return self.default if self.printed is None else self.printed

    @property
    def unwritten(self) -> Value:
        """What a game was played with whose record, stored table or position does not name this option."""
        return self.default if self.before is None else self.before

    def check(self, value: object) -> Value:
        """The value itself, or BadOption; where seats are words, a seat's number stands for its word."""
        if type(value) is int and isinstance(self.default, str) and f"seat{value}" in self.values:
            value = f"seat{value}"
        if type(value) is type(self.default) and value in self.values:
            assert isinstance(value, bool | int | str)
            return value
        raise BadOption(f"{self.name} cannot be {value!r}: it must be {self.allowed()}")

    def allowed(self) -> str:
        """The allowed values in words."""
        if isinstance(self.values, range) and self.values.step == 1:
            return f"a whole number from {self.values.start} to {self.values.stop - 1}"
        return choices(str(value).lower() if isinstance(value, bool) else value for value in self.values)

    def parse(self, text: str) -> Value:
        """The value a person typed, or BadOption."""
        if isinstance(self.default, bool):
            return self.check({"true": True, "false": False}.get(text.lower(), text))
        if isinstance(self.default, int):
            return self.check(int(text) if text.removeprefix("-").isdecimal() else text)
        return self.check(int(text) if text.isdecimal() and text not in self.values else text)

    def code(self, value: Value) -> int:
        """The number hot code knows the value by: its own, or the place of a word in the list."""
        return tuple(self.values).index(value) if isinstance(value, str) else int(value)

    def value(self, code: int) -> Value:
        """The value behind a code."""
        if isinstance(self.default, str):
            return self.values[code]
        return bool(code) if isinstance(self.default, bool) else code


def place(declared: Sequence[Option], name: str) -> int:
    """Where the codes of a position hold this option."""
    return [option.name for option in declared].index(name)


def preset(declared: Sequence[Option], name: str) -> dict[str, Value]:
    """All options as *recommended*, which are the defaults, or *printed*, by the letter of the rulebook."""
    if name not in PRESETS:
        raise BadOption(f"there is no preset {name!r}: it must be {choices(PRESETS)}")
    return {option.name: option.default if name == RECOMMENDED else option.as_printed for option in declared}


def encode(declared: Sequence[Option], given: Mapping[str, Any]) -> vec[i64]:
    """The codes of all options in their declared order, defaults filled in; BadOption for what does not fit."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {name!r}: {nearest(name, known) if known else 'this game has none'}")
    return vec[i64]([option.code(option.check(given.get(option.name, option.default))) for option in declared])


def encode_written(declared: Sequence[Option], written: Mapping[str, Any]) -> vec[i64]:
    """`encode` for options of a game that was written down, perhaps before there were all these options."""
    return encode(declared, {option.name: option.unwritten for option in declared} | dict(written))


def decode(declared: Sequence[Option], codes: vec[i64]) -> dict[str, Value]:
    """The options by name."""
    return {option.name: option.value(code) for option, code in zip(declared, codes, strict=True)}
