"""Trade: the rate of the stacks, who may trade with whom, how often, and what can change hands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.options import ANY_CARDS, NO_LIMIT, OFFERS, TRADE, TRADE_ANY, TRADE_OFF, TRADE_OFFERS
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import LEADS, NONE, THINGS, TYPES, WILLIAM
from tavola.kernel.bits import BIT

BANK_RATE: Final = 5
WILLIAMS_RATE: Final = 3
NOTHING_WANTED: Final = 0
CARDS_LAST: Final = 6  # items 0 to 5 are 1 or 2 cards of a type
THE_SHRINE: Final = 6
COIN: Final = 7  # items 7, 8, 9
ITEMS: Final = 10
SHRINE_THING: Final = 3  # among things: three types of cards, the cave shrine, three coins
COUNTED: Final = 99  # offers a turn; from there on they are not told apart
PACK: Final = 64  # more than there are cards of a type

# the stacks


def rate(t: Power, seat: i64) -> i64:
    """ED-37, ED-38, ED-114"""
    return WILLIAMS_RATE if t.who[seat] == WILLIAM else BANK_RATE


# how often


def built_up(t: Power) -> bool:
    """Is an offer built up step by step out of anything? ED-R248"""
    return t.options[OFFERS] == ANY_CARDS


def may_offer(t: Power, seat: i64) -> bool:
    """Has it an offer left this turn? ED-R32, ED-R249"""
    limit = t.options[TRADE_OFFERS]
    return t.options[TRADE] != TRADE_OFF and (limit == NO_LIMIT or t.offers[seat] < limit)


def count_offer(t: Power, seat: i64) -> None:
    t.offers[seat] = min(COUNTED, t.offers[seat] + 1)


def always_open(t: Power) -> bool:
    """Does everybody trade at any time, without a limit? ED-R249"""
    return t.options[TRADE] == TRADE_ANY and t.options[TRADE_OFFERS] == NO_LIMIT


# partners in trade


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


def possible_partners(t: Power, seat: i64) -> i64:
    """As bits."""
    found: i64 = 0
    for other in range(t.seats):
        if partners_in_trade(t, seat, other):
            found |= BIT[other]
    return found


# what is held


def holds(t: Power, seat: i64, item: i64) -> bool:
    """ED-R33"""
    if item < CARDS_LAST:
        return t.hand[seat * TYPES + item // 2] > item % 2
    if item == THE_SHRINE:
        return 0 <= t.shrine_by < LEADS and t.owner(t.shrine_by) == seat and t.at[t.shrine_by] != NONE
    return t.coin[item - COIN] == seat


def has_items(t: Power, seat: i64) -> bool:
    """Coins and the cave shrine lie open."""
    for item in range(THE_SHRINE, ITEMS):
        if holds(t, seat, item):
            return True
    return False


def something_to_trade(t: Power, seat: i64) -> bool:
    """By what is public: the size of a hand, and what lies open. ED-R212"""
    return t.cards(seat) > 0 or has_items(t, seat)


def held(t: Power, seat: i64, thing: i64) -> i64:
    """How many of a thing: cards of a type, the cave shrine, a coin. ED-R33"""
    if thing < TYPES:
        return t.hand[seat * TYPES + thing]
    return 1 if holds(t, seat, thing - SHRINE_THING + THE_SHRINE) else 0


def holds_all(t: Power, seat: i64, things: vec[i64]) -> bool:
    for thing in range(THINGS):
        if held(t, seat, thing) < things[thing]:
            return False
    return True


def packed(things: vec[i64]) -> i64:
    """All counts as one number, as an event tells them."""
    code: i64 = 0
    for i in range(THINGS):
        code = code * PACK + things[THINGS - 1 - i]
    return code


def bearers_near(t: Power, seat: i64) -> i64:
    """The seat's pieces on or beside the tile of the shrine's bearer, as bits. ED-195"""
    found: i64 = 0
    if t.shrine_by < 0 or t.shrine_by >= LEADS:
        return found
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.owner(lead) == seat and t.near(lead, t.shrine_by):
            found |= BIT[lead]
    return found
