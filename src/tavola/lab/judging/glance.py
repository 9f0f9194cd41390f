"""A game at a glance: the chances go by go and what they turned on, in seconds where a review takes minutes."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from math import sqrt

import msgspec

from tavola.bots.advice import LEVEL
from tavola.bots.scales import Budget, Deadline
from tavola.bots.values import Value
from tavola.kernel.record import Record
from tavola.kernel.state import CHANCE, OVER
from tavola.lab.judging.order import Order, Ply, matters
from tavola.lab.judging.weigh import Judged

GOES = 32  # beginnings of goes that are looked at
QUICK = Budget(futures=8, thought=32)  # for the curve
CAREFUL = Budget(futures=16, thought=32)  # for what is told
TRIES = 4  # steps of the curve that are looked into
LARGE = 0.1  # a change that is worth a sentence
CURVE = 0.6  # of the time goes into the curve, the rest into what it turned on


class Turning(msgspec.Struct, frozen=True):
    """The one ply that changed a seat's chances most."""

    ply: int
    action: int
    before: float
    after: float


class Glance(msgspec.Struct, frozen=True):
    """How a game went, in shares of a win."""

    plies: list[int]  # where it was looked at, the end last
    goes: list[int]  # which go each of them belongs to, from 1 on
    chances: list[list[float]]  # there, of every seat
    turned: list[Turning | None]  # for each seat; None: no one ply surely weighed as much


def goes(actors: Sequence[int]) -> list[int]:
    """For each ply the go it belongs to: a go is what one seat decides before another does, and what falls in it."""
    out, last, go = list[int](), CHANCE, 1
    for actor in actors:
        if actor >= 0 and actor != last:
            go += last >= 0
            last = actor
        out.append(go)
    return out


def bisecting(count: int) -> Iterator[int]:
    """Every place from 0 on, so that whoever stops early has seen all parts."""
    step, seen = 1, set[int]()
    while step < count:
        step *= 2
    while step:
        for place in range(0, count, step):
            if place not in seen:
                seen.add(place)
                yield place
        step //= 2


def glance(
    record: Record, level: str = LEVEL, ms: int = 0, seats: Sequence[int] | None = None, seed: int = 0
) -> Glance:
    """Look at a game; without a time it takes what it takes. `seats`: whose turning points are looked for."""
    looking = Looking(record, level, ms, seed)
    return looking.glance(range(record.state.seats) if seats is None else seats)


class Looking:
    """One game, looked at until the time is over."""

    def __init__(self, record: Record, level: str, ms: int, seed: int) -> None:
        self.record, self.level, self.seed = record, level, seed
        self.deadline, self.curve = Deadline(ms), Deadline(round(ms * CURVE))
        self.states = list(record.replay())
        self.goes = goes([state.actor for state in self.states])
        self.end = len(self.states) - 1
        self.seen: dict[int, list[float]] = {}

    def glance(self, seats: Sequence[int]) -> Glance:
        self.look(0)
        self.look(self.end)
        for place in bisecting(len(self.beginnings)):
            if self.curve.over:
                break
            self.look(self.beginnings[place])
        found = {seat: self.turning(seat) for seat in seats}
        shown = sorted(self.seen)
        turned = [found.get(seat) for seat in range(self.record.state.seats)]
        return Glance(shown, [self.goes[ply] for ply in shown], [self.seen[ply] for ply in shown], turned)

    @cached_property
    def beginnings(self) -> list[int]:
        """Plies where a go begins; of very many, some."""
        every = [ply for ply in range(1, self.end) if self.goes[ply] != self.goes[ply - 1]]
        step = max(1.0, len(every) / GOES)
        return [every[int(nth * step)] for nth in range(min(GOES, len(every)))]

    def standing(self, ply: int, budget: Budget) -> list[Value]:
        state = self.states[ply]
        if state.actor == OVER:
            return [Value(share) for share in state.returns()]
        order = Order(self.record.game.slug, ply, {}, 0, self.level, budget, self.seed)
        return Judged(order, state).standing()

    def look(self, ply: int) -> list[float]:
        if ply not in self.seen:
            self.seen[ply] = [each.at for each in self.standing(ply, QUICK)]
        return self.seen[ply]

    def turning(self, seat: int) -> Turning | None:
        """The ply that made most of a large change of a seat's chances, looked at with more care."""
        steps = sorted(pairwise(sorted(self.seen)), key=lambda step: -self.change(step[0], step[1], seat))
        for low, high in steps[:TRIES]:
            ply = self.within(low, high, seat)
            if ply is None:
                return None
            before, after = self.standing(ply, CAREFUL)[seat], self.standing(ply + 1, CAREFUL)[seat]
            found = turning(ply, self.record.actions[ply], before, after)
            if found is not None and matters(self.states[ply], found.action):
                return found
        return None

    def within(self, low: int, high: int, seat: int) -> int | None:
        """The ply between two others where most of the change is; None: there is no time left."""
        while high - low > 1:
            if self.deadline.over:
                return None
            middle = (low + high) // 2
            left = self.change(low, middle, seat) >= self.change(middle, high, seat)
            low, high = (low, middle) if left else (middle, high)
        return low

    def change(self, low: int, high: int, seat: int) -> float:
        return abs(self.look(high)[seat] - self.look(low)[seat])


def turning(ply: int, action: int, before: Value, after: Value) -> Turning | None:
    """Worth a sentence only where it is large, and surely a change."""
    change = abs(after.at - before.at)
    sure = change > sqrt(before.band**2 + after.band**2)
    return Turning(ply, action, before.at, after.at) if change >= LARGE and sure else None


def glance_of(record: Record, plies: Sequence[Ply], result: Sequence[float]) -> Glance:
    """The same from a review: it knows every ply."""
    numbers = goes([state.actor for state in record.replay()])
    shown = [*(each.ply for each in plies), len(record.actions)]
    values = [*(each.chances for each in plies), [Value(share) for share in result]]
    turned = [_most(seat, plies, values) for seat in range(len(result))]
    return Glance(shown, [numbers[ply] for ply in shown], [[each.at for each in row] for row in values], turned)


def _most(seat: int, plies: Sequence[Ply], values: Sequence[Sequence[Value]]) -> Turning | None:
    found = [turning(ply.ply, ply.action, values[nth][seat], values[nth + 1][seat]) for nth, ply in enumerate(plies)]
    return max(filter(None, found), key=lambda each: abs(each.after - each.before), default=None)
