"""Advice: the best things to do, the share of a win each leads to, and how sure that is."""

import msgspec

from tavola.bots.scales import Budget, Scales
from tavola.bots.values import NOTHING, Value, mean
from tavola.kernel.errors import BadOption
from tavola.kernel.rng import Rng
from tavola.kernel.state import State

LEVEL = "club"


class Move(msgspec.Struct, frozen=True):
    """Something to do: what it leads to, and how far that is behind the best."""

    action: int
    share: Value
    behind: Value


class Advice(msgspec.Struct, frozen=True):
    """What a seat could do, best first."""

    seat: int
    judge: str  # the level whose judgement this is
    futures: int  # played on from each of the moves
    moves: list[Move]
    others: int = 0  # moves that looked worse at once
    most: float = 0.0  # what the best of those led to


def advise(state: State, seat: int, budget: Budget | int | None = None, judge: str = LEVEL, seed: int = 0) -> Advice:
    """What the seat to decide could do best, by what it may know: it looks at positions it cannot tell from this one.

    `budget` is a number of futures a move, or a `Budget`; the same seed gives the same advice, if no time is set.
    """
    if state.actor != seat:
        whose = f"seat {state.actor} decides" if state.actor >= 0 else "no seat decides"
        raise BadOption(f"seat {seat} has nothing to decide now: {whose}")
    spent = Budget(futures=budget) if isinstance(budget, int) else budget or Budget()
    if spent.futures < 2:
        raise BadOption(f"advice needs at least 2 futures a move, not {spent.futures}")
    scales = Scales(state, seat, judge, spent, seed)
    return told(scales.weigh(list(state.imagine(seat, Rng(seed)).legal())), judge)


def told(scales: Scales, judge: str) -> Advice:
    """What the scales say to the seat."""
    best = scales.best()
    moves = [
        Move(move, scales.share(move), mean(scales.behind(move, best, scales.seat)) if move != best else NOTHING)
        for move in sorted(scales.rows, key=lambda move: -scales.share(move).at)
    ]
    rest = [mean(row[scales.seat]).at for row in scales.left_out.values()]
    futures = len(scales.rows[best][scales.seat])
    return Advice(scales.seat, judge, futures, moves, len(rest), max(rest, default=0.0))
