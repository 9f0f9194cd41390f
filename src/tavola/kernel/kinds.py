"""Kinds of action: declared once, they number themselves, and both halves of a game read codes with them."""

from math import prod
from typing import final

from mypy_extensions import i64

Name = str | int


def least(names: tuple[Name, ...]) -> int:
    """The first of consecutive numbers, which count as themselves; anything else counts from 0."""
    first = names[0] if names else 0
    numbers = isinstance(first, int) and names == tuple(range(first, first + len(names)))
    return int(first) if numbers else 0


@final
class Kind:
    """A kind of action; each of up to four parameters takes one of a fixed list of names.

    `a` to `d` read the parameters out of a code and `code` puts them into one: a number as itself, a name as its place.
    """

    def __init__(self, name: str, params: dict[str, tuple[Name, ...]]) -> None:
        if len(params) > 4:
            raise ValueError(f"{name} has {len(params)} parameters: a kind of action takes up to four")
        self.name: str = name
        self.params: dict[str, tuple[Name, ...]] = params
        sizes = [len(names) for names in params.values()] + [1, 1, 1, 1]
        lows = [least(names) for names in params.values()] + [0, 0, 0, 0]
        self.first: i64 = 0  # its lowest code, once an ActionSpace has numbered it
        self.size: i64 = prod(sizes)
        self.end: i64 = self.size
        self.codes: i64 = self.size  # of all kinds of the ActionSpace together
        self.step_a: i64 = sizes[1] * sizes[2] * sizes[3]
        self.step_b: i64 = sizes[2] * sizes[3]
        self.step_c: i64 = sizes[3]
        self.size_b: i64 = sizes[1]
        self.size_c: i64 = sizes[2]
        self.size_d: i64 = sizes[3]
        self.low_a: i64 = lows[0]
        self.low_b: i64 = lows[1]
        self.low_c: i64 = lows[2]
        self.low_d: i64 = lows[3]

    def number(self, first: i64) -> None:
        """Its codes begin here."""
        self.first = first
        self.end = first + self.size

    def takes(self, action: i64) -> bool:
        """Is this code one of the kind?"""
        return self.first <= action < self.end

    def code(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
        """The action with these parameters; those the kind does not have stay 0."""
        code = self.first + (a - self.low_a) * self.step_a + (b - self.low_b) * self.step_b
        return code + (c - self.low_c) * self.step_c + d - self.low_d

    def a(self, action: i64) -> i64:
        return (action - self.first) // self.step_a + self.low_a

    def b(self, action: i64) -> i64:
        return (action - self.first) // self.step_b % self.size_b + self.low_b

    def c(self, action: i64) -> i64:
        return (action - self.first) // self.step_c % self.size_c + self.low_c

    def d(self, action: i64) -> i64:
        return (action - self.first) % self.size_d + self.low_d
