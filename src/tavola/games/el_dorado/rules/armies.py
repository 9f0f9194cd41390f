"""Armies: which villagers of a tile go, where there are any, and who pays."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado.land import FAR
from tavola.games.el_dorado.options import BELLONA_STEP, FREE_STEP_FIRST
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.steps import open_cave
from tavola.games.el_dorado.tables import BELLONA, GOLD, NONE, VICTORIA, VILLAGERS, WAYS

ON_THE_ROAD: Final = 1
ARRIVED: Final = 2
FLEEING: Final = 3


# which villagers go


def march(t: Power, side: i64, place: i64, to: i64, count: i64, road: i64) -> None:
    """First those that have not moved, then those that came, by the way back. ED-62, ED-99, ED-R79, ED-R214"""
    open_cave(t, to)
    for _villager in range(count):
        best: i64 = NONE
        rank: i64 = FAR
        for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
            if t.v_at[i] == place and not t.v_fixed[i] and movable(t, i, road):
                mine = way_back(t, place, t.v_came[i])
                if mine < rank:
                    best = i
                    rank = mine
        t.v_at[best] = to
        t.v_came[best] = place
        t.v_road[best] = 0 if road == FLEEING else road


def way_back(t: Power, place: i64, came: i64) -> i64:
    """-1 for one that has not moved, else the way to where it came from, links last. ED-R214"""
    if came == NONE:
        return -1
    way = t.way_from(place, came)
    return WAYS if way == NONE else way


def movable(t: Power, villager: i64, road: i64) -> bool:
    """Those that arrived at a battle stay; nobody flees who has just come. ED-R82"""
    if road == FLEEING:
        return t.v_road[villager] == 0
    return road == 0 or t.v_road[villager] != ARRIVED


def army_places(t: Power, side: i64) -> vec[i64]:
    """Where the side has villagers, each place once."""
    out = vec[i64](capacity=8)
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] != NONE and t.v_at[i] not in out:
            out = append(out, t.v_at[i])
    return out


# who pays


def bellona_steps(t: Power, seat: i64) -> bool:
    """ED-107, ED-R240"""
    return t.free_step > 0 and t.who[seat] == BELLONA


def asks_price(t: Power, cards: i64) -> bool:
    """Free or for gold? Asked if any card could be gold, so that nobody learns by it. ED-R212, ED-R240"""
    return t.options[BELLONA_STEP] != FREE_STEP_FIRST and t.free_step > 0 and cards > 0


def spend_step(t: Power, side: i64) -> i64:
    """In a battle window: the free step of the own turn, or gold; what that teaches. ED-R81, ED-R240"""
    if t.on_turn != side or t.free_step == 0:
        return side_buys(t, side, GOLD)
    if asks_price(t, t.side_cards(side)):
        t.push(agenda.STEP_PRICE, t.captain(side), 1)
    else:
        t.free_step -= 1
    return 0


def buys(t: Power, seat: i64) -> None:
    """Victoria's first purchase. ED-36, ED-R27"""
    if t.who[seat] == VICTORIA:
        t.bought = True


def side_buys(t: Power, side: i64, type: i64) -> i64:
    """A step in a window for one card: the purchase of whoever pays it. ED-R27, ED-R126"""
    buys(t, t.payer(side, type))
    return t.side_pays(side, type, 1)
