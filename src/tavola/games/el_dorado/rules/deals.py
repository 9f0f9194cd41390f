"""What an accepted offer does: cards, coins and the cave shrine change hands."""

from mypy_extensions import i64

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.spoils import take_coin, take_shrine
from tavola.games.el_dorado.rules.trade import CARDS_LAST, COIN, SHRINE_THING, THE_SHRINE, bearers_near
from tavola.games.el_dorado.tables import LEADS, THINGS, TYPES
from tavola.kernel.bits import BIT, bits_in


def hand_item(t: Power, seat: i64, other: i64, item: i64) -> None:
    """One thing of the catalogue. ED-R232"""
    if item < CARDS_LAST:
        hand_cards(t, seat, other, item // 2, item % 2 + 1)
    elif item == THE_SHRINE:
        pass_shrine(t, other)
    else:
        take_coin(t, item - COIN, other, ed.TREASURES_TRADED)


def strike(t: Power, seat: i64, other: i64) -> None:
    """All of an offer that was built up; the cave shrine last, for it may win the game. ED-R35, ED-R248"""
    for type in range(TYPES):
        hand_cards(t, seat, other, type, t.deal_give[type])
        hand_cards(t, other, seat, type, t.deal_want[type])
    for thing in range(SHRINE_THING + 1, THINGS):
        if t.deal_give[thing] + t.deal_want[thing] > 0:
            taker = other if t.deal_give[thing] > 0 else seat
            take_coin(t, thing - SHRINE_THING - 1, taker, ed.TREASURES_TRADED)
    if t.deal_give[SHRINE_THING] + t.deal_want[SHRINE_THING] > 0:
        pass_shrine(t, other if t.deal_give[SHRINE_THING] > 0 else seat)


def hand_cards(t: Power, seat: i64, other: i64, type: i64, count: i64) -> None:
    t.hand[seat * TYPES + type] -= count
    t.hand[other * TYPES + type] += count


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
