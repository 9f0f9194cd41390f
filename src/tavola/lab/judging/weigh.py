"""One ply, judged: what was chosen against the best, what fell against the mean of all that could."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from tavola.bots import futures
from tavola.bots.advice import told
from tavola.bots.scales import Deadline, Scales, shares, thought_of
from tavola.bots.values import Value, mean, value
from tavola.kernel.registry import game as game_named
from tavola.kernel.state import CHANCE, State
from tavola.kernel.story import Chronicle
from tavola.lab.judging.luck import Dice
from tavola.lab.judging.order import Order, Ply

GLANCES = 16  # futures that say where the game stands
FEW = 4  # of them, however little time there is


def hides(state: State) -> bool:
    """Is anything of this game hidden from anybody?"""
    return type(state).imagine is not State.imagine


def judged(order: Order) -> Ply:
    """The ply of an order; whoever asks may ask again with more thought."""
    state = game_named(order.game).load(order.position)
    return Chance(order, state).ply() if state.actor == CHANCE else Decision(order, state).ply()


class Judged:
    """What all plies have: where the game stands before them."""

    def __init__(self, order: Order, state: State) -> None:
        self.order, self.state = order, state
        self.hidden = hides(state)
        self.glances = min(GLANCES, order.budget.futures)
        self.part = -(-order.budget.ms // (2 * state.seats + 1))

    def standing(self) -> list[Value]:
        """The chances as each seat could know them."""
        if not self.hidden:
            return self.glance(self.state, 0)
        return [self.glance(self.state, seat)[seat] for seat in range(self.state.seats)]

    def thought(self, seat: int) -> futures.Thought:
        return thought_of(self.state, seat, self.order.level, self.order.budget.thought)

    def glance(self, state: State, seat: int) -> list[Value]:
        """What a position is worth to each seat, as far as one of them knows it."""
        seed, thought = self.order.seed, self.thought(seat)
        seen = self.seen(lambda n: futures.onward(futures.worlds(state, seat, seed, n, 1), thought, seed, n))
        return means(seen, state.seats)

    def seen(self, look: Callable[[int], Iterable[float]]) -> list[float]:
        """One future after another, until there are enough, or this look's part of the time is over."""
        deadline, found = Deadline(self.part), list[float]()
        for number in range(self.glances):
            if number >= FEW and deadline.over:
                break
            found += shares(self.state, look(number))
        return found

    def openly(self) -> list[float]:
        """The chances for whoever sees everything."""
        if not self.hidden:
            return []
        seed, thought = self.order.seed, self.thought(0)
        seen = self.seen(lambda n: futures.onward([self.state.clone()], thought, seed, n))
        return [each.at for each in means(seen, self.state.seats)]


class Decision(Judged):
    """What a seat chose."""

    def ply(self) -> Ply:
        order, seat, seats = self.order, self.state.actor, range(self.state.seats)
        before = self.standing()
        scales = Scales(self.state, seat, order.level, order.budget, order.seed)
        scales.weigh(list(self.state.legal()), [order.action])
        advice = told(scales, order.level)
        return Ply(
            ply=order.ply,
            action=order.action,
            actor=seat,
            chances=before,
            effect=[scales.effect(order.action, each) for each in seats],
            facts=self.facts() if self.hidden else [],
            open=self.openly(),
            gap=[round(scales.gap(each), 5) for each in seats],
            moves=advice.moves,
            others=advice.others,
            most=advice.most,
            falls=[],
            futures=advice.futures,
            sampled=False,
        )

    def facts(self) -> list[Value]:
        """What came to light: the chances once it was known against the mean of all it could have been."""
        after = self.state.clone()
        after.listener = chronicle = Chronicle()
        after.apply(self.order.action)
        after.listener = None
        learnt = self.learners(chronicle)
        if not learnt:
            return []
        return [self.uncovered(after, seat) if seat in learnt else Value(0.0) for seat in range(after.seats)]

    def learners(self, chronicle: Chronicle) -> set[int]:
        """The seats that learn a hidden fact by it."""
        teaches, seats = game_named(self.order.game).events.teaches, range(self.state.seats)
        told = [raw for raw in chronicle.events if raw.teaches or teaches(raw.kind)]
        return {seat for raw in told for seat in seats if raw.known_to(seat)}

    def uncovered(self, after: State, seat: int) -> Value:
        order, thought = self.order, self.thought(seat)
        drawn = partial(futures.worlds, self.state, seat, order.seed, count=1)
        seen = self.seen(lambda n: futures.after(drawn(first=n), order.action, thought, order.seed, n))
        before = mean([each for each in seen[seat :: after.seats] if each >= 0.0])
        now = self.glance(after, seat)[seat]
        return value(now.at - before.at, now.variance + before.variance)


class Chance(Judged):
    """What fell."""

    def ply(self) -> Ply:
        order, before = self.order, self.standing()
        eyes = range(self.state.seats) if self.hidden else [0]
        ms = -(-order.budget.ms // len(eyes))  # each pair of eyes has as much time as the others
        dice = {seat: Dice(self.state, seat, order, self.thought(seat)).cast(Deadline(ms)) for seat in eyes}
        effect = [dice.get(seat, dice[0]).luck(seat) for seat in range(self.state.seats)]
        return Ply(
            ply=order.ply,
            action=order.action,
            actor=CHANCE,
            chances=before,
            effect=effect,
            facts=[],
            open=self.openly(),
            gap=[],
            moves=[],
            others=0,
            most=0.0,
            falls=dice[0].falls(),
            futures=dice[0].futures,
            sampled=dice[0].sampled,
        )


def means(seen: Sequence[float], seats: int) -> list[Value]:
    return [mean(seen[seat::seats]) for seat in range(seats)]
