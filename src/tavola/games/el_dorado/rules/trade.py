"""Trade: the rate of the stacks, who may trade with whom, and what can change hands."""

from typing import Final

from mypy_extensions import i64

from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import LEADS, NONE, TYPES, WILLIAM
from tavola.kernel.bits import BIT

BANK_RATE: Final = 5
WILLIAMS_RATE: Final = 3
NOTHING_WANTED: Final = 0
CARDS_LAST: Final = 6  # items 0 to 5 are 1 or 2 cards of a type
THE_SHRINE: Final = 6
COIN: Final = 7  # items 7, 8, 9
ITEMS: Final = 10

# the stacks


def rate(t: Power, seat: i64) -> i64:
    """ED-37, ED-38, ED-114"""
    return WILLIAMS_RATE if t.who[seat] == WILLIAM else BANK_RATE


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


def holds(t: Power, seat: i64, item: i64) -> bool:
    """ED-R33"""
    if item < CARDS_LAST:
        return t.hand[seat * TYPES + item // 2] > item % 2
    if item == THE_SHRINE:
        return 0 <= t.shrine_by < LEADS and t.owner(t.shrine_by) == seat and t.at[t.shrine_by] != NONE
    return t.coin[item - COIN] == seat


def bearers_near(t: Power, seat: i64) -> i64:
    """The seat's pieces on or beside the tile of the shrine's bearer, as bits. ED-195"""
    found: i64 = 0
    if t.shrine_by < 0 or t.shrine_by >= LEADS:
        return found
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.owner(lead) == seat and t.near(lead, t.shrine_by):
            found |= BIT[lead]
    return found
