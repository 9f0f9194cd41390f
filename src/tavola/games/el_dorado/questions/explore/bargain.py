"""An offer is built up step by step, then made or taken back. Nobody else knows what it holds before it is made."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import LAY, MAKE_OFFER, PROPOSE, TAKE_BACK
from tavola.games.el_dorado.fields import NO_DEAL
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import Act
from tavola.games.el_dorado.rules.trade import (
    SHRINE_THING,
    bearers_near,
    built_up,
    count_offer,
    held,
    may_offer,
    packed,
    partners_in_trade,
    something_to_trade,
)
from tavola.games.el_dorado.tables import THINGS, TYPES
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed, Menu
from tavola.kernel.state import FINE


@final
class Propose(Act):
    """On turn; windows open as after any offer. ED-R69, ED-R248"""

    def __init__(self) -> None:
        super().__init__(PROPOSE)

    def breaks(self, t: Power, action: i64) -> i64:
        return propose_breaks(t, PROPOSE.a(action), t.arg(1))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        return list_partners(t, out, t.arg(1))

    def act(self, t: Power, action: i64, seat: i64) -> None:
        propose(t, PROPOSE.a(action), seat)


def list_partners(t: Power, out: vec[i64], seat: i64) -> vec[i64]:
    if not built_up(t) or not may_offer(t, seat):
        return out
    for other in range(t.seats):
        if propose_breaks(t, other, seat) == FINE:
            out = append(out, PROPOSE.code(other))
    return out


def propose_breaks(t: Power, other: i64, seat: i64) -> i64:
    """ED-39, ED-40, ED-129, ED-R32, ED-R33, ED-R248"""
    if not built_up(t):
        return ed.BUILT_UP
    if not may_offer(t, seat):
        return ed.OFFER_RULES
    if not partners_in_trade(t, seat, other):
        return ed.NEIGHBOURS_TRADE
    return FINE if something_to_trade(t, seat) or something_to_trade(t, other) else ed.NOTHING_HELD


def propose(t: Power, other: i64, seat: i64) -> None:
    """It counts from here on, also if it is taken back. ED-R248"""
    count_offer(t, seat)
    t.deal_give = NO_DEAL
    t.deal_want = NO_DEAL
    t.push(agenda.BARGAIN, seat, other)


@final
class Bargain(Menu[Power]):
    """What does the offer hold? ED-R33, ED-R248"""

    def __init__(self) -> None:
        super().__init__("bargain", ed.BUILT_UP, [Lay(), Make(), TakeBack()])

    def asked(self, t: Power) -> i64:
        return t.arg(0)


@final
class Lay(Deed[Power]):
    """One more card or thing, of the own or wanted in return."""

    def __init__(self) -> None:
        super().__init__(LAY)

    def breaks(self, t: Power, action: i64) -> i64:
        thing = LAY.b(action)
        return give_breaks(t, thing) if LAY.a(action) == 0 else want_breaks(t, thing)

    def apply(self, t: Power, action: i64) -> None:
        if LAY.a(action) == 0:
            t.deal_give = with_one(t.deal_give, LAY.b(action))
        else:
            t.deal_want = with_one(t.deal_want, LAY.b(action))


def with_one(things: vec[i64], thing: i64) -> vec[i64]:
    """One more; copies of the position keep the old ones."""
    more = things[:]
    more[thing] += 1
    return more


def give_breaks(t: Power, thing: i64) -> i64:
    """ED-R33, ED-R232, ED-R248"""
    if t.deal_want[thing] > 0:
        return ed.CATALOGUE
    if t.deal_give[thing] >= held(t, t.arg(0), thing):
        return ed.NOTHING_HELD
    return passing_breaks(t, thing, t.arg(1))


def want_breaks(t: Power, thing: i64) -> i64:
    """Of a hidden hand no more than its number of cards, which is public; what lies open must be there. ED-R232"""
    if t.deal_give[thing] > 0:
        return ed.CATALOGUE
    other = t.arg(1)
    if thing < TYPES:
        return FINE if wanted_cards(t) < t.cards(other) else ed.NOTHING_HELD
    if t.deal_want[thing] >= held(t, other, thing):
        return ed.NOTHING_HELD
    return passing_breaks(t, thing, t.arg(0))


def passing_breaks(t: Power, thing: i64, taker: i64) -> i64:
    """The cave shrine goes to a piece on or beside its bearer's tile. ED-195"""
    return ed.NEIGHBOURS_TRADE if thing == SHRINE_THING and bearers_near(t, taker) == 0 else FINE


def wanted_cards(t: Power) -> i64:
    return t.deal_want[0] + t.deal_want[1] + t.deal_want[2]


@final
class Make(Deed[Power]):
    """It is told to all, and answered once. ED-R32, ED-R248"""

    def __init__(self) -> None:
        super().__init__(MAKE_OFFER)

    def breaks(self, t: Power, action: i64) -> i64:
        for thing in range(THINGS):
            if t.deal_give[thing] + t.deal_want[thing] > 0:
                return FINE
        return ed.BUILT_UP

    def apply(self, t: Power, action: i64) -> None:
        seat, other = t.arg(0), t.arg(1)
        t.pop()
        t.push(agenda.ANSWER, seat, other)
        t.tell(events.PROPOSED, ed.NEIGHBOURS_TRADE, seat, EVERYONE, other, packed(t.deal_give), packed(t.deal_want))


@final
class TakeBack(Deed[Power]):
    """Nobody has heard what it held. ED-R248"""

    def __init__(self) -> None:
        super().__init__(TAKE_BACK)

    def breaks(self, t: Power, action: i64) -> i64:
        return FINE

    def apply(self, t: Power, action: i64) -> None:
        t.deal_give = NO_DEAL
        t.deal_want = NO_DEAL
        t.pop()
