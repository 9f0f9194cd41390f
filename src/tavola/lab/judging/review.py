"""A review: a whole game judged, ply by ply and in sums."""

import os
from collections.abc import Callable, Iterable

import msgspec

from tavola.bots.advice import LEVEL
from tavola.bots.scales import Budget
from tavola.bots.values import Value
from tavola.kernel.errors import BadOption, BadRecord
from tavola.kernel.record import Record
from tavola.kernel.state import OVER
from tavola.lab.judging.ledger import Ledger, ledger
from tavola.lab.judging.order import Order, Ply, orders
from tavola.lab.judging.weigh import hides, judged
from tavola.lab.simulate import spread

Progress = Callable[[int, int], None]
# For the moves of a game, all processes together; where it stands takes as much again at most.
WHOLE_MS = 240_000
PLY_MS = 500
THOUGHT = Budget().thought  # iterations that weigh a future
LEAST = 4  # of them, however long a game is
MISTAKE = 0.03  # a decision that costs more, and surely costs something, is one


class Review(msgspec.Struct, frozen=True):
    """What a game was: chances over time, luck, the cost of decisions."""

    game: str
    judge: str  # the level whose judgement this is
    seats: int
    length: int  # plies of the record
    over: bool  # else the chances at its end stand for the result
    hidden: bool
    plies: list[Ply]  # those where something else could have happened
    ledgers: list[Ledger]
    result: list[float]

    @property
    def closes(self) -> bool:
        return all(each.closes for each in self.ledgers)

    def mistakes(self, seat: int) -> list[Ply]:
        """Decisions of a seat that surely cost something, the costliest first."""
        own = [ply for ply in self.plies if ply.actor == seat and is_mistake(ply)]
        return sorted(own, key=lambda ply: ply.effect[seat].at)


def is_mistake(ply: Ply) -> bool:
    """It cost more than 3 points, and its band leaves out 0."""
    cost = ply.effect[ply.actor] if ply.actor >= 0 else Value(0.0)
    return cost.at < -MISTAKE and cost.sure


def review(
    record: Record,
    judge: str = LEVEL,
    budget: Budget | None = None,
    workers: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> Review:
    """Judge every ply of a record, in as many processes as there are cores."""
    if not record.actions:
        raise BadRecord("nothing was played in this record: a review needs a game")
    if workers is not None and workers < 1:
        raise BadOption(f"the number of workers must be at least 1, not {workers}")
    asked = list(ordered(record, judge, budget, seed))
    plies = []
    for ply in spread(judged, asked, workers or os.cpu_count() or 1):
        plies.append(ply)
        if progress is not None:
            progress(len(plies), len(asked))
    return reviewed(record, judge, plies)


def ordered(record: Record, judge: str = LEVEL, budget: Budget | None = None, seed: int = 0) -> list[Order]:
    """A ply's share of the thought; a long game's plies get less, and each of their futures too."""
    asked = list(orders(record, judge, budget or Budget(), seed))
    if budget is not None:
        return asked
    ms = min(PLY_MS, WHOLE_MS // max(1, len(asked)))
    share = Budget(ms=ms, thought=max(LEAST, THOUGHT * ms // PLY_MS))
    return [msgspec.structs.replace(each, budget=share) for each in asked]


def reviewed(record: Record, judge: str, plies: Iterable[Ply]) -> Review:
    """What the judged plies of a record come to."""
    state, judged_plies = record.state, sorted(plies, key=lambda ply: ply.ply)
    over, hidden = state.actor == OVER, hides(state)
    result = list(state.returns()) if over else standing(judged_plies, state.seats)
    ledgers = [ledger(seat, judged_plies, result[seat], hidden) for seat in range(state.seats)]
    return Review(
        record.game.slug, judge, state.seats, len(record.actions), over, hidden, judged_plies, ledgers, result
    )


def standing(plies: list[Ply], seats: int) -> list[float]:
    """Where a game that was left stood last."""
    return [each.at for each in plies[-1].chances] if plies else [1.0 / seats] * seats
