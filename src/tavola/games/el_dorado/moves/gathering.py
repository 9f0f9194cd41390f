"""Gathering cards, and Emma's look at the tiles."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.moves.turns import hardcore_turn, speed_bonus
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    BUILDINGS,
    EMMA,
    FOOD,
    FORT,
    GARDEN,
    NONE,
    PRODUCES,
    TIZOC,
    TYPES,
    VILLAGERS,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

TURN_POINTS: Final = 6
ROSE_COIN: Final = 1


# gathering


def extras(t: Power) -> None:
    """Tizoc's food, then the Rose. ED-110, ED-188, ED-R19"""
    seat = t.arg(0)
    t.pop()
    if t.who[seat] == TIZOC and t.stock[FOOD] > 0:
        t.gains(seat, FOOD, 1)
        t.tell(events.EXTRA, ed.TIZOC, seat, EVERYONE, FOOD)
    if t.coin[ROSE_COIN] == seat:
        t.push(tasks.ROSE, seat)


def some_stock(t: Power) -> bool:
    return t.stock[0] + t.stock[1] + t.stock[2] > 0


def rose(t: Power, type: i64) -> None:
    seat = t.arg(0)
    t.pop()
    t.gains(seat, type, 1)
    t.tell(events.EXTRA, ed.ROSE, seat, EVERYONE, type)


def produces(t: Power, place: i64) -> i64:
    """Types as bits; island gardens may have withered. ED-33, ED-219"""
    if place == t.bridge or (t.withered and t.kind[place] == GARDEN):
        return 0
    return PRODUCES[t.kind[place]]


def access(t: Power, seat: i64) -> i64:
    """Types as bits. ED-29 to ED-32, ED-150, ED-R17, ED-R18"""
    side = t.side_of(seat)
    found: i64 = produces(t, t.at[seat]) if t.at[seat] != NONE else 0
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        place = t.v_at[i]
        if place != NONE and farmed(t, side, place):
            found |= produces(t, place)
    return found


def farmed(t: Power, side: i64, place: i64) -> bool:
    """Has the side a farmhouse on one of its corners? ED-31"""
    for building in range(FORT):
        corner = t.corner[side * BUILDINGS + building]
        if corner != NONE and t.touches(corner, place):
            return True
    return False


def within_reach(t: Power, seat: i64) -> i64:
    """Cards in stock of the accessible types. ED-R15"""
    types = access(t, seat)
    total: i64 = 0
    for type in range(TYPES):
        if types & BIT[type]:
            total += t.stock[type]
    return total


def must_gather(t: Power, seat: i64) -> i64:
    """ED-28, ED-R12, ED-R16"""
    die = TURN_POINTS if hardcore_turn(t) else t.gather[seat]
    return min(die, within_reach(t, seat))


def only_type(t: Power, seat: i64) -> i64:
    """The one type there is to gather, or NONE if there are several."""
    types = access(t, seat)
    found: i64 = NONE
    for type in range(TYPES):
        if types & BIT[type] and t.stock[type] > 0:
            if found != NONE:
                return NONE
            found = type
    return found


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


def list_gathers(t: Power, first: i64) -> vec[i64]:
    out = vec[i64](capacity=32)
    most = must_gather(t, t.arg(0))
    for food in range(most + 1):
        for wood in range(most + 1 - food):
            least = 0 if hardcore_turn(t) else most - food - wood
            for gold in range(least, most + 1 - food - wood):
                if gather_breaks(t, food, wood, gold) == FINE:
                    out = append(out, first + (food * 13 + wood) * 13 + gold)
    return out


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


# Emma


def looks(t: Power, seat: i64) -> bool:
    """Does she still have a tile to look at? ED-111, ED-R23"""
    return t.who[seat] == EMMA and t.island.known_tops(seat) < min(3, t.island.size())


def look(t: Power, kind: i64) -> None:
    seat = t.arg(0)
    t.island.look(kind, t.seats_of(t.side_of(seat)))
    t.tell(events.LOOKED, ed.EMMA, seat, t.seats_of(t.side_of(seat)), kind)


def top_tiles(t: Power) -> vec[i64]:
    return vec[i64]([t.island.top(depth) for depth in range(min(3, t.island.size()))])


def permuted(tiles: vec[i64], permutation: i64) -> vec[i64]:
    """0 to 5: the orders of three; with two tiles 0 and 1."""
    left = tiles[:]
    out = vec[i64](capacity=3)
    picks = vec[i64]([permutation // 2, permutation % 2, 0])
    if len(tiles) == 2:
        picks = vec[i64]([permutation, 0])
    for pick in picks[: i64(len(tiles))]:
        out = append(out, left[pick])
        rest = vec[i64](capacity=3)
        for i in range(i64(len(left))):
            if i != pick:
                rest = append(rest, left[i])
        left = rest
    return out


def orders(tiles: vec[i64]) -> i64:
    return 6 if len(tiles) == 3 else i64(len(tiles))


def order_breaks(t: Power, permutation: i64) -> i64:
    """Equal tiles are not told apart: only the first of the same orders counts. ED-111"""
    tiles = top_tiles(t)
    if permutation >= orders(tiles):
        return ed.EMMA
    wanted = permuted(tiles, permutation)
    for earlier in range(permutation):
        if permuted(tiles, earlier) == wanted:
            return ed.EMMA
    return FINE


def order(t: Power, permutation: i64) -> None:
    seat = t.arg(0)
    t.pop()
    t.island.arrange(permuted(top_tiles(t), permutation), t.seats_of(t.side_of(seat)))
