"""Exchange with the stacks, offers between seats, sharing between partners."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.moves.coins import take_coin
from tavola.games.el_dorado.moves.spoils import take_shrine
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import LEADS, NONE, THIEF, TRADE, TRADE_OFFERS, TYPES, WILLIAM
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

BANK_RATE: Final = 5
WILLIAMS_RATE: Final = 3
NOTHING: Final = 0  # wanted
CARDS_LAST: Final = 6  # items 0 to 5 are 1 or 2 cards of a type
THE_SHRINE: Final = 6
COIN: Final = 7  # items 7, 8, 9
SHARES: Final = 12  # a turn
SHARE_SHRINE: Final = 3
OFF: Final = 2


# the stacks


def rate(t: Power, seat: i64) -> i64:
    """ED-37, ED-38, ED-114"""
    return WILLIAMS_RATE if t.who[seat] == WILLIAM else BANK_RATE


def exchange_breaks(t: Power, give: i64, get: i64, seat: i64) -> i64:
    """ED-37, ED-R29, ED-R30, ED-R241"""
    if give == get or t.hand[seat * TYPES + give] < rate(t, seat) or t.stock[get] == 0:
        return ed.WILLIAMS_RATE if t.who[seat] == WILLIAM else ed.BANK_RATE
    return FINE


def list_exchanges(t: Power, out: vec[i64], first: i64, seat: i64) -> vec[i64]:
    for give in range(TYPES):
        if t.hand[seat * TYPES + give] >= WILLIAMS_RATE:
            for get in range(TYPES):
                if exchange_breaks(t, give, get, seat) == FINE:
                    out = append(out, first + give * 3 + get)
    return out


def exchange(t: Power, give: i64, get: i64, seat: i64) -> None:
    t.hand[seat * TYPES + give] -= rate(t, seat)
    t.stock[give] += rate(t, seat)
    t.gains(seat, get, 1)
    t.tell(events.EXCHANGED, ed.BANK_RATE, seat, EVERYONE, give, get, rate(t, seat))


# offers


def partners_in_trade(t: Power, seat: i64, other: i64) -> bool:
    """Lead pieces on the same or adjacent tiles. ED-39, ED-129, ED-R31, ED-R34, ED-R144"""
    if other >= t.seats or t.side_of(other) == t.side_of(seat):
        return False
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.owner(lead) == seat:
            for theirs in range(LEADS):
                if t.at[theirs] != NONE and t.owner(theirs) == other and t.near(lead, theirs):
                    return True
    return False


def offer_breaks(t: Power, other: i64, give: i64, want: i64, seat: i64) -> i64:
    """ED-39, ED-40, ED-129, ED-R32, ED-R33, ED-R232"""
    if t.options[TRADE] == OFF or t.offers[seat] >= t.options[TRADE_OFFERS]:
        return ed.OFFER_RULES
    if not partners_in_trade(t, seat, other):
        return ed.NEIGHBOURS_TRADE
    if not holds(t, seat, give):
        return ed.NOTHING_HELD
    if give == THE_SHRINE and bearers_near(t, other) == 0:
        return ed.NEIGHBOURS_TRADE
    if want == NOTHING:
        return FINE
    if want - 1 == THE_SHRINE and bearers_near(t, seat) == 0:
        return ed.NEIGHBOURS_TRADE
    if give < CARDS_LAST and want - 1 < CARDS_LAST and give // 2 == (want - 1) // 2:
        return ed.CATALOGUE
    if want - 1 >= CARDS_LAST and not holds(t, other, want - 1):
        return ed.NOTHING_HELD  # items lie open
    return FINE


def holds(t: Power, seat: i64, item: i64) -> bool:
    """ED-R33"""
    if item < CARDS_LAST:
        return t.hand[seat * TYPES + item // 2] > item % 2
    if item == THE_SHRINE:
        return 0 <= t.shrine_by < LEADS and t.owner(t.shrine_by) == seat and t.at[t.shrine_by] != NONE
    return t.coin[item - COIN] == seat


def list_offers(t: Power, out: vec[i64], first: i64, seat: i64) -> vec[i64]:
    if t.options[TRADE] == OFF or t.offers[seat] >= t.options[TRADE_OFFERS]:
        return out
    for other in range(t.seats):
        if partners_in_trade(t, seat, other):
            for give in range(10):
                if holds(t, seat, give):
                    for want in range(11):
                        if offer_breaks(t, other, give, want, seat) == FINE:
                            out = append(out, first + (other * 10 + give) * 11 + want)
    return out


def offer(t: Power, other: i64, give: i64, want: i64, seat: i64) -> None:
    """Answered once. ED-R32"""
    t.offers[seat] += 1
    t.offer_give = give
    t.offer_want = want
    t.push(tasks.ANSWER, seat, other)
    t.tell(events.OFFERED, ed.NEIGHBOURS_TRADE, seat, EVERYONE, other, give, want)


def accept_breaks(t: Power) -> i64:
    """What is wanted must be held. ED-R33"""
    if t.offer_want == NOTHING or holds(t, t.arg(1), t.offer_want - 1):
        return FINE
    return ed.NOTHING_HELD


def answer(t: Power, accepted: bool) -> None:
    """ED-39, ED-R35, ED-R237"""
    seat = t.arg(0)
    other = t.arg(1)
    give = t.offer_give
    want = t.offer_want
    t.pop()
    if not accepted:  # a deal that was struck is remembered: everybody has heard of it
        t.offer_give = NONE
        t.offer_want = NONE
    t.tell(events.ANSWERED, ed.NEIGHBOURS_TRADE, other, EVERYONE, 1 if accepted else 0)
    if accepted:
        hand_item(t, seat, other, give)
        if want != NOTHING:
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
        t.push(tasks.SHRINE, t.side_of(other), near)
        return
    for lead in range(LEADS):
        if near & BIT[lead]:
            take_shrine(t, lead)
            return


def bearers_near(t: Power, seat: i64) -> i64:
    """The seat's pieces on or beside the tile of the shrine's bearer, as bits. ED-195"""
    found: i64 = 0
    if t.shrine_by < 0 or t.shrine_by >= LEADS:
        return found
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.owner(lead) == seat and t.near(lead, t.shrine_by):
            found |= BIT[lead]
    return found


# partners


def share_breaks(t: Power, item: i64, seat: i64) -> i64:
    """ED-151, ED-152, ED-156, ED-R230"""
    partner = t.together(seat)
    if partner == NONE or t.shares >= SHARES:
        return ed.PARTNERS_SHARE
    if item < TYPES:
        return FINE if t.hand[seat * TYPES + item] > 0 else ed.NOTHING_HELD
    if item == SHARE_SHRINE:
        return FINE if t.shrine_by == seat else ed.NOTHING_HELD
    return FINE if t.coin[item - SHARE_SHRINE - 1] == seat else ed.NOTHING_HELD


def share(t: Power, item: i64, seat: i64) -> None:
    partner = t.partner(seat)
    t.shares += 1
    team = t.seats_of(t.side_of(seat))
    t.tell(events.SHARED, ed.PARTNERS_SHARE, seat, EVERYONE if item >= TYPES else team, item)
    t.tell(events.SHARED, ed.PARTNERS_SHARE, seat, 0 if item >= TYPES else EVERYONE & ~team, NONE)
    if item < TYPES:
        t.hand[seat * TYPES + item] -= 1
        t.hand[partner * TYPES + item] += 1
    elif item == SHARE_SHRINE:
        take_shrine(t, partner)
    else:
        t.coin[item - SHARE_SHRINE - 1] = partner


# thieves among themselves


def give_shrine_breaks(t: Power, lead: i64, seat: i64) -> i64:
    """Each thief may receive it once a turn. ED-195, ED-R231"""
    if t.side_of(seat) != t.thieves or lead < THIEF or not THIEF <= t.shrine_by < LEADS:
        return ed.GIVE_SHRINE
    if lead == t.shrine_by or t.given & BIT[lead] or not t.near(lead, t.shrine_by):
        return ed.GIVE_SHRINE
    return FINE


def give_shrine(t: Power, lead: i64) -> None:
    t.given |= BIT[lead]
    take_shrine(t, lead)
