"""Offers: what may be proposed to a neighbour, and what comes of it."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import ACCEPT, EXCHANGE, OFFER, PASS, PROPOSE, REFUSE
from tavola.games.el_dorado.fields import NO_DEAL
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import Act
from tavola.games.el_dorado.questions.explore.bargain import list_partners, propose, propose_breaks
from tavola.games.el_dorado.questions.explore.exchange import exchange, exchange_now, list_exchanges
from tavola.games.el_dorado.rules.deals import hand_item, strike
from tavola.games.el_dorado.rules.trade import (
    CARDS_LAST,
    ITEMS,
    NOTHING_WANTED,
    THE_SHRINE,
    always_open,
    bearers_near,
    built_up,
    count_offer,
    holds,
    holds_all,
    may_offer,
    partners_in_trade,
    possible_partners,
    something_to_trade,
)
from tavola.games.el_dorado.tables import NONE
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class MakeOffer(Act):
    """On turn. A side that gets its first card by an offer may attack with it, so windows open. ED-R69"""

    def __init__(self) -> None:
        super().__init__(OFFER)

    def breaks(self, t: Power, action: i64) -> i64:
        return offer_breaks(t, OFFER.a(action), OFFER.b(action), OFFER.c(action), t.arg(1))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        return list_offers(t, out, t.arg(1))

    def act(self, t: Power, action: i64, seat: i64) -> None:
        offer(t, OFFER.a(action), OFFER.b(action), OFFER.c(action), seat)


def list_offers(t: Power, out: vec[i64], seat: i64) -> vec[i64]:
    if built_up(t) or not may_offer(t, seat):
        return out
    for other in range(t.seats):
        if partners_in_trade(t, seat, other):
            for give in range(ITEMS):
                if holds(t, seat, give):
                    for want in range(ITEMS + 1):
                        if offer_breaks(t, other, give, want, seat) == FINE:
                            out = append(out, OFFER.code(other, give, want))
    return out


def offer_breaks(t: Power, other: i64, give: i64, want: i64, seat: i64) -> i64:
    """ED-39, ED-40, ED-129, ED-R32, ED-R33, ED-R232, ED-R248"""
    if built_up(t):
        return ed.BUILT_UP
    if not may_offer(t, seat):
        return ed.OFFER_RULES
    if not partners_in_trade(t, seat, other):
        return ed.NEIGHBOURS_TRADE
    if not holds(t, seat, give):
        return ed.NOTHING_HELD
    if give == THE_SHRINE and bearers_near(t, other) == 0:
        return ed.NEIGHBOURS_TRADE
    return FINE if want == NOTHING_WANTED else want_breaks(t, other, give, want - 1, seat)


def want_breaks(t: Power, other: i64, give: i64, item: i64, seat: i64) -> i64:
    """May this be asked in return?"""
    if item == THE_SHRINE and bearers_near(t, seat) == 0:
        return ed.NEIGHBOURS_TRADE
    if give < CARDS_LAST and item < CARDS_LAST and give // 2 == item // 2:
        return ed.CATALOGUE
    if item >= CARDS_LAST and not holds(t, other, item):
        return ed.NOTHING_HELD  # items lie open
    return FINE


def offer(t: Power, other: i64, give: i64, want: i64, seat: i64) -> None:
    """Answered once. ED-R32"""
    count_offer(t, seat)
    t.offer_give = give
    t.offer_want = want
    t.push(agenda.ANSWER, seat, other)
    t.tell(events.OFFERED, ed.NEIGHBOURS_TRADE, seat, EVERYONE, other, give, want)


@final
class Offers(Question[Power]):
    """With trade = any every seat with a possible partner may offer: once, or until it passes. ED-R32, ED-R249"""

    def __init__(self) -> None:
        super().__init__("offers", ed.OFFER_RULES, [OFFER, PROPOSE, EXCHANGE, PASS])

    def asked(self, t: Power) -> i64:
        """Who does not want to is passed over."""
        for i in range(t.seats):
            seat = (t.captain(t.turn) + i) % t.seats
            if not t.arg(1) & BIT[seat] and wants(t, seat):
                return seat
            t.set_arg(1, t.arg(1) | BIT[seat])
        return BY_ITSELF

    def settle(self, t: Power) -> None:
        t.pop()

    def legal(self, t: Power) -> vec[i64]:
        out = list_partners(t, list_offers(t, vec[i64](capacity=32), t.actor), t.actor)
        return append(list_exchanges(t, out), PASS.first)

    def answer_breaks(self, t: Power, action: i64) -> i64:
        if PASS.takes(action):
            return FINE
        if EXCHANGE.takes(action):
            return exchange_now(t, action, ed.OFFER_RULES)
        if PROPOSE.takes(action):
            return propose_breaks(t, PROPOSE.a(action), t.actor)
        return offer_breaks(t, OFFER.a(action), OFFER.b(action), OFFER.c(action), t.actor)

    def apply(self, t: Power, action: i64) -> None:
        seat = t.actor
        if EXCHANGE.takes(action):
            exchange(t, action)
            return
        if PASS.takes(action) or not always_open(t):
            t.set_arg(1, t.arg(1) | BIT[seat])
        t.asked_partners[seat] = possible_partners(t, seat)
        if PROPOSE.takes(action):
            propose(t, PROPOSE.a(action), seat)
        elif OFFER.takes(action):
            offer(t, OFFER.a(action), OFFER.b(action), OFFER.c(action), seat)


def wants(t: Power, seat: i64) -> bool:
    """Asked again when its possible partners have changed, also if they went and came back; without a limit always."""
    partners = possible_partners(t, seat)
    if partners == 0:
        t.asked_partners[seat] = 0
    if partners == 0 or not may_offer(t, seat) or not may_trade(t, seat, partners):
        return False
    return always_open(t) or t.asked_partners[seat] != partners


def may_trade(t: Power, seat: i64, partners: i64) -> bool:
    """Is there anything to be offered? An offer that is built up may ask for a gift. ED-R212, ED-R248"""
    if something_to_trade(t, seat):
        return True
    for other in range(t.seats if built_up(t) else 0):
        if partners & BIT[other] and something_to_trade(t, other):
            return True
    return False


@final
class Answer(Question[Power]):
    """Answered once; what is wanted must be held. ED-39, ED-R32, ED-R33, ED-R241"""

    def __init__(self) -> None:
        super().__init__("answer", ed.OFFER_RULES, [ACCEPT, REFUSE, EXCHANGE])

    def asked(self, t: Power) -> i64:
        return t.arg(1)

    def answer_breaks(self, t: Power, action: i64) -> i64:
        if EXCHANGE.takes(action):
            return exchange_now(t, action, ed.OFFER_RULES)
        return FINE if REFUSE.takes(action) or has_the_wanted(t, t.arg(1)) else ed.NOTHING_HELD

    def apply(self, t: Power, action: i64) -> None:
        if EXCHANGE.takes(action):
            exchange(t, action)
        else:
            answer(t, ACCEPT.takes(action))


def has_the_wanted(t: Power, seat: i64) -> bool:
    if built_up(t):
        return holds_all(t, seat, t.deal_want)
    return t.offer_want == NOTHING_WANTED or holds(t, seat, t.offer_want - 1)


def answer(t: Power, accepted: bool) -> None:
    """ED-39, ED-R35, ED-R237"""
    seat, other = t.arg(0), t.arg(1)
    give, want = t.offer_give, t.offer_want
    t.pop()
    if not accepted:  # a deal that was struck is remembered: everybody has heard of it
        t.offer_give = NONE
        t.offer_want = NONE
        t.deal_give = NO_DEAL
        t.deal_want = NO_DEAL
    t.tell(events.ANSWERED, ed.NEIGHBOURS_TRADE, other, EVERYONE, 1 if accepted else 0)
    if accepted and built_up(t):
        strike(t, seat, other)
    elif accepted:
        hand_item(t, seat, other, give)
        if want != NOTHING_WANTED:
            hand_item(t, other, seat, want - 1)
