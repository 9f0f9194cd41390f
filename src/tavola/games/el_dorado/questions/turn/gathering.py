"""What does a seat take before it gathers, what does the Rose give it, and which cards does it gather?"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import EXCHANGE, GATHER, ROSE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.by_itself import ByItself
from tavola.games.el_dorado.questions.explore.exchange import at_any_time, exchange, exchange_now, list_exchanges
from tavola.games.el_dorado.rules.farming import TURN_POINTS, access, may_gather, must_gather, only_type
from tavola.games.el_dorado.rules.trade import rate
from tavola.games.el_dorado.rules.turns import hardcore_turn
from tavola.games.el_dorado.tables import BAVIECA_COIN, FOOD, NONE, ROSE_COIN, STELLA, TIZOC
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class Extras(ByItself):
    """Tizoc's food, then the Rose. ED-110, ED-188, ED-R19"""

    def settle(self, t: Power) -> None:
        seat = t.arg(0)
        t.pop()
        if t.who[seat] == TIZOC and t.stock[FOOD] > 0:
            t.gains(seat, FOOD, 1)
            t.tell(events.EXTRA, ed.TIZOC, seat, EVERYONE, FOOD)
        if t.coin[ROSE_COIN] == seat:
            t.push(agenda.ROSE, seat)


@final
class Rose(Question[Power]):
    """A card of choice, as long as there is one. ED-188"""

    def __init__(self) -> None:
        super().__init__("rose", ed.ROSE, [ROSE])

    def asked(self, t: Power) -> i64:
        return t.arg(0) if t.stock[0] + t.stock[1] + t.stock[2] > 0 else BY_ITSELF

    def settle(self, t: Power) -> None:
        t.pop()

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return FINE if t.stock[ROSE.a(action)] > 0 else ed.ROSE

    def apply(self, t: Power, action: i64) -> None:
        seat = t.arg(0)
        t.pop()
        t.gains(seat, ROSE.a(action), 1)
        t.tell(events.EXTRA, ed.ROSE, seat, EVERYONE, ROSE.a(action))


@final
class Gather(Question[Power]):
    """One type alone leaves no choice, unless points are kept or stacks filled. ED-28, ED-241, ED-R16, ED-R241"""

    def __init__(self) -> None:
        super().__init__("gather", ed.GATHER_EXACTLY, [GATHER, EXCHANGE])

    def asked(self, t: Power) -> i64:
        seat = t.arg(0)
        if may_fill_the_stacks(t, seat):
            return seat
        if must_gather(t, seat) == 0:
            return BY_ITSELF
        return BY_ITSELF if only_type(t, seat) != NONE and not hardcore_turn(t) else seat

    def settle(self, t: Power) -> None:
        most = must_gather(t, t.arg(0))
        only = only_type(t, t.arg(0))
        gather(t, most if only == 0 else 0, most if only == 1 else 0, most if only == 2 else 0)

    def legal(self, t: Power) -> vec[i64]:
        out = vec[i64](capacity=32)
        most = must_gather(t, t.arg(0))
        for food in range(most + 1):
            for wood in range(most + 1 - food):
                least = 0 if hardcore_turn(t) else most - food - wood
                for gold in range(least, most + 1 - food - wood):
                    if gather_breaks(t, food, wood, gold) == FINE:
                        out = append(out, GATHER.code(food, wood, gold))
        return list_exchanges(t, out)

    def answer_breaks(self, t: Power, action: i64) -> i64:
        if EXCHANGE.takes(action):
            return exchange_now(t, action, ed.GATHER_EXACTLY)
        return gather_breaks(t, GATHER.a(action), GATHER.b(action), GATHER.c(action))

    def apply(self, t: Power, action: i64) -> None:
        if EXCHANGE.takes(action):
            exchange(t, action)
        else:
            gather(t, GATHER.a(action), GATHER.b(action), GATHER.c(action))


def may_fill_the_stacks(t: Power, seat: i64) -> bool:
    """Could cards given back now be gathered at once? Only then an exchange cannot wait: asked by what is public.

    ED-R12, ED-R212, ED-R241
    """
    short = access(t, seat) != 0 and must_gather(t, seat) < may_gather(t, seat)
    stocked = t.stock[0] + t.stock[1] + t.stock[2] > 0
    return short and stocked and at_any_time(t) and t.cards(seat) >= rate(t, seat)


def gather_breaks(t: Power, food: i64, wood: i64, gold: i64) -> i64:
    """Exactly the number, or with turn points up to it. ED-28, ED-241"""
    seat = t.arg(0)
    most = must_gather(t, seat)
    taken = food + wood + gold
    if taken > most or (taken < most and not hardcore_turn(t)):
        return ed.GATHER_EXACTLY
    types = access(t, seat)
    if (food and not types & 1) or (wood and not types & 2) or (gold and not types & 4):
        return ed.NO_ACCESS
    return FINE if food <= t.stock[0] and wood <= t.stock[1] and gold <= t.stock[2] else ed.GATHER_EXACTLY


def gather(t: Power, food: i64, wood: i64, gold: i64) -> None:
    """What is left of the turn points is speed. ED-241, ED-242"""
    seat = t.arg(0)
    t.pop()
    t.gains(seat, 0, food)
    t.gains(seat, 1, wood)
    t.gains(seat, 2, gold)
    if hardcore_turn(t):
        t.speed[seat] = TURN_POINTS - food - wood - gold
    t.speed[seat] = max(0, t.speed[seat] + speed_bonus(t, seat))
    if food + wood + gold > 0:
        t.tell(events.GATHERED, ed.GATHER_EXACTLY, seat, EVERYONE, food, wood, gold)


def speed_bonus(t: Power, seat: i64) -> i64:
    """Stella, Bavieca, the curse. ED-106, ED-187, ED-190, ED-R128, ED-R158, ED-R159, ED-R204"""
    bonus: i64 = 1 if t.who[seat] == STELLA else 0
    if t.coin[BAVIECA_COIN] == seat and not t.bavieca_used:
        t.bavieca_used = True
        bonus += 1
    return bonus - 1 if t.curse == seat else bonus
