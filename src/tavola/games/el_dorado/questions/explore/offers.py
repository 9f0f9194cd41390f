"""Offers: what may be proposed to a neighbour, and what comes of it."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import ACCEPT, OFFER, PASS, REFUSE
from tavola.games.el_dorado.options import TRADE, TRADE_OFF, TRADE_OFFERS
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import Act
from tavola.games.el_dorado.rules.spoils import take_coin, take_shrine
from tavola.games.el_dorado.rules.trade import (
    CARDS_LAST,
    COIN,
    ITEMS,
    NOTHING_WANTED,
    THE_SHRINE,
    bearers_near,
    holds,
    partners_in_trade,
    possible_partners,
)
from tavola.games.el_dorado.tables import LEADS, NONE, TYPES
from tavola.kernel.bits import BIT, bits_in
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
    if t.options[TRADE] == TRADE_OFF or t.offers[seat] >= t.options[TRADE_OFFERS]:
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
    """ED-39, ED-40, ED-129, ED-R32, ED-R33, ED-R232"""
    if t.options[TRADE] == TRADE_OFF or t.offers[seat] >= t.options[TRADE_OFFERS]:
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
    t.offers[seat] += 1
    t.offer_give = give
    t.offer_want = want
    t.push(agenda.ANSWER, seat, other)
    t.tell(events.OFFERED, ed.NEIGHBOURS_TRADE, seat, EVERYONE, other, give, want)


@final
class Offers(Question[Power]):
    """With trade = any every seat with a possible partner may offer once. ED-R32"""

    def __init__(self) -> None:
        super().__init__("offers", ed.OFFER_RULES, [OFFER, PASS])

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
        return append(list_offers(t, vec[i64](capacity=32), t.actor), PASS.first)

    def answer_breaks(self, t: Power, action: i64) -> i64:
        if PASS.takes(action):
            return FINE
        return offer_breaks(t, OFFER.a(action), OFFER.b(action), OFFER.c(action), t.actor)

    def apply(self, t: Power, action: i64) -> None:
        seat = t.actor
        t.set_arg(1, t.arg(1) | BIT[seat])
        t.asked_partners[seat] = possible_partners(t, seat)
        if OFFER.takes(action):
            offer(t, OFFER.a(action), OFFER.b(action), OFFER.c(action), seat)


def wants(t: Power, seat: i64) -> bool:
    """Asked again only when its possible partners have changed, also if they went and came back."""
    partners = possible_partners(t, seat)
    if partners == 0:
        t.asked_partners[seat] = 0
    if partners == 0 or t.offers[seat] >= t.options[TRADE_OFFERS]:
        return False
    if t.cards(seat) == 0 and not has_items(t, seat):
        return False
    return t.asked_partners[seat] != partners


def has_items(t: Power, seat: i64) -> bool:
    """Coins and the cave shrine lie open."""
    for item in range(THE_SHRINE, COIN + 3):
        if holds(t, seat, item):
            return True
    return False


@final
class Answer(Question[Power]):
    """Answered once; what is wanted must be held. ED-39, ED-R32, ED-R33"""

    def __init__(self) -> None:
        super().__init__("answer", ed.OFFER_RULES, [ACCEPT, REFUSE])

    def asked(self, t: Power) -> i64:
        return t.arg(1)

    def answer_breaks(self, t: Power, action: i64) -> i64:
        free = REFUSE.takes(action) or t.offer_want == NOTHING_WANTED or holds(t, t.arg(1), t.offer_want - 1)
        return FINE if free else ed.NOTHING_HELD

    def apply(self, t: Power, action: i64) -> None:
        answer(t, ACCEPT.takes(action))


def answer(t: Power, accepted: bool) -> None:
    """ED-39, ED-R35, ED-R237"""
    seat, other = t.arg(0), t.arg(1)
    give, want = t.offer_give, t.offer_want
    t.pop()
    if not accepted:  # a deal that was struck is remembered: everybody has heard of it
        t.offer_give = NONE
        t.offer_want = NONE
    t.tell(events.ANSWERED, ed.NEIGHBOURS_TRADE, other, EVERYONE, 1 if accepted else 0)
    if accepted:
        hand_item(t, seat, other, give)
        if want != NOTHING_WANTED:
            hand_item(t, other, seat, want - 1)


def hand_item(t: Power, seat: i64, other: i64, item: i64) -> None:
    if item < CARDS_LAST:
        t.hand[seat * TYPES + item // 2] -= item % 2 + 1
        t.hand[other * TYPES + item // 2] += item % 2 + 1
    elif item == THE_SHRINE:
        pass_shrine(t, other)
    else:
        take_coin(t, item - COIN, other, ed.TREASURES_TRADED)


def pass_shrine(t: Power, other: i64) -> None:
    """To the explorer, or to a thief beside the bearer, of the Thieves' choice. ED-195, ED-R35"""
    near = bearers_near(t, other)
    if bits_in(near) > 1:
        t.push(agenda.SHRINE, t.side_of(other), near)
        return
    for lead in range(LEADS):
        if near & BIT[lead]:
            take_shrine(t, lead)
            return
