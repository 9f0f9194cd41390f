"""Where a seat's chances went: start + dice + own decisions + others' + facts = result."""

from collections.abc import Sequence
from math import sqrt

import msgspec

from tavola.bots.values import SURE, Value, total, value
from tavola.kernel.state import CHANCE
from tavola.lab.judging.order import Ply

TWICE = 2.0  # a remainder beyond so many times what is to be expected does not close


class Ledger(msgspec.Struct, frozen=True):
    """The sum of one seat, in shares of a win."""

    seat: int
    start: Value
    dice: Value
    own: Value
    others: Value
    facts: Value | None  # None: nothing is hidden here
    result: float
    remainder: float  # what was left over, and has been spread over the terms by their variance
    expected: float  # how large it may well be

    @property
    def closes(self) -> bool:
        return abs(self.remainder) <= TWICE * self.expected


def ledger(seat: int, plies: Sequence[Ply], result: float, hidden: bool) -> Ledger:
    """The terms of a seat; what estimates leave over is spread by variance, as surveyors level heights."""
    names = ("start", "dice", "own", "others", "facts")
    raw = dict(zip(names, (plies[0].chances[seat] if plies else Value(result), *terms(seat, plies)), strict=True))
    weights = {"start": raw["start"].variance, **doubts(seat, plies), "facts": raw["facts"].variance}
    remainder = result - sum(each.at for each in raw.values())
    doubt = sum(weights.values())
    level = {
        name: value(raw[name].at + (remainder * weights[name] / doubt if doubt else 0.0), weights[name])
        for name in names
    }
    return Ledger(
        seat,
        level["start"],
        level["dice"],
        level["own"],
        level["others"],
        level["facts"] if hidden else None,
        result,
        round(remainder, 5),
        round(SURE * sqrt(doubt), 5),
    )


def terms(seat: int, plies: Sequence[Ply]) -> tuple[Value, Value, Value, Value]:
    """Dice, own decisions, those of others, facts, as they were measured."""
    dice = [ply.effect[seat] for ply in plies if ply.actor == CHANCE]
    own = [ply.effect[seat] for ply in plies if ply.actor == seat]
    others = [ply.effect[seat] for ply in plies if ply.actor not in (CHANCE, seat)]
    facts = [ply.facts[seat] for ply in plies if ply.facts]
    return total(dice), total(own), total(others), total(facts)


def doubts(seat: int, plies: Sequence[Ply]) -> dict[str, float]:
    """The variance of each term. A decision is no surer than what was expected before it agrees with its best move."""
    out = {"dice": 0.0, "own": 0.0, "others": 0.0}
    for ply in plies:
        name = "dice" if ply.actor == CHANCE else "own" if ply.actor == seat else "others"
        out[name] += ply.effect[seat].variance + (ply.gap[seat] ** 2 if ply.gap else 0.0)
    return out
