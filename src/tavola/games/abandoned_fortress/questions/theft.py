"""From whom does Mirelle steal? AF-R87"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, steps
from tavola.games.abandoned_fortress.actions import PASS, STEAL
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import HERO, LEADERS, MIRELLE, MOST_GOLD, NEXT, NONE, WALL
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Deed, Menu
from tavola.kernel.state import FINE


@final
class Theft(Menu[Realm]):
    """Once a turn, at the end of the hero's die move. AF-R87"""

    def __init__(self) -> None:
        super().__init__("theft", af.NEXT_TO_THE_VICTIM, [Steal(), NoTheft()])

    def asked(self, t: Realm) -> i64:
        return t.active if can_steal(t) else BY_ITSELF

    def settle(self, t: Realm) -> None:
        t.phase = steps.ACT


@final
class Steal(Deed[Realm]):
    def __init__(self) -> None:
        super().__init__(STEAL)

    def breaks(self, t: Realm, action: i64) -> i64:
        return steal_breaks(t, STEAL.a(action))

    def apply(self, t: Realm, action: i64) -> None:
        t.robbed = True
        t.phase = steps.ACT
        take_coins(t, STEAL.a(action), 1, af.NEXT_TO_THE_VICTIM)


@final
class NoTheft(Deed[Realm]):
    def __init__(self) -> None:
        super().__init__(PASS)

    def breaks(self, t: Realm, action: i64) -> i64:
        return FINE

    def apply(self, t: Realm, action: i64) -> None:
        t.robbed = True
        t.phase = steps.ACT


def can_steal(t: Realm) -> bool:
    if t.hero[t.active] != MIRELLE or t.robbed:
        return False
    for seat in range(t.seats):
        if steal_breaks(t, seat) == FINE:
            return True
    return False


def steal_breaks(t: Realm, seat: i64) -> i64:
    """The hero stands next to a piece or structure of this opponent. AF-R81, AF-R87, AF-R96"""
    if seat >= t.seats or t.allied(seat, t.active):
        return af.NOT_AN_ALLY
    if not beside(t, t.cell[t.active * LEADERS + HERO], seat):
        return af.NEXT_TO_THE_VICTIM
    return FINE if can_take(t, seat) else af.LIMITS_ALWAYS


def beside(t: Realm, cell: i64, seat: i64) -> bool:
    """Is there something of this seat next to the space?"""
    if cell == NONE:
        return False
    for direction in range(4):
        near = NEXT[cell * 4 + direction]
        if near == NONE or t.board[near] == NONE:
            continue
        there = t.board[near]
        if (there - WALL if there >= WALL else there // LEADERS) == seat:
            return True
    return False


def can_take(t: Realm, seat: i64) -> bool:
    """Can a coin change hands? AF-R96"""
    return t.gold[seat] > 0 and t.gold[t.active] < MOST_GOLD


def take_coins(t: Realm, seat: i64, most: i64, clause: i64) -> None:
    """As many as there are and as fit. AF-R96"""
    coins = min(most, min(t.gold[seat], MOST_GOLD - t.gold[t.active]))
    t.gold[seat] -= coins
    t.gold[t.active] += coins
    t.tell(events.STOLEN, clause, t.active, EVERYONE, seat, coins)
