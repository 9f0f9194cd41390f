"""Armies: steps of villagers in the own phase, off-turn attacks, ways into and out of a battle."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.land import FAR
from tavola.games.el_dorado.moves.steps import enter_breaks, open_cave, step_breaks
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    BELLONA,
    COST_STEP,
    GOLD,
    LEADS,
    NONE,
    VICTORIA,
    VILLAGERS,
    WAYS,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

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


# the own phase


def bellona_steps(t: Power, seat: i64) -> bool:
    """ED-107, ED-R240"""
    return t.free_step > 0 and t.who[seat] == BELLONA


def army_breaks(t: Power, place: i64, way: i64, count: i64, seat: i64) -> i64:
    """ED-52, ED-62 to ED-64"""
    side = t.side_of(seat)
    if t.kind[place] == 0 or t.army(side, place) < count:
        return ed.ONE_ARMY_STEP
    if t.free_army(side, place) < count:
        return ed.FIXED
    code = step_breaks(t, place, way, side, ed.VILLAGERS_DISCOVER_NOTHING)
    if code != FINE:
        return code
    return FINE if bellona_steps(t, seat) or t.affords(seat, COST_STEP) else ed.TOO_DEAR


def list_armies(t: Power, out: vec[i64], first: i64, seat: i64) -> vec[i64]:
    """Whole armies first. Ledger, keeping decisions few"""
    if not bellona_steps(t, seat) and not t.affords(seat, COST_STEP):
        return out
    side = t.side_of(seat)
    for place in army_places(t, side):
        count = t.free_army(side, place)
        for way in range(WAYS if place == t.secret else 7):
            to = t.step(place, way)
            if count > 0 and to != NONE and enter_breaks(t, side, to) == FINE:
                for i in range(count):
                    out = append(out, first + (place * 13 + way) * 7 + count - 1 - i)
    return out


def army_places(t: Power, side: i64) -> vec[i64]:
    """Where the side has villagers, each place once."""
    out = vec[i64](capacity=8)
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] != NONE and t.v_at[i] not in out:
            out = append(out, t.v_at[i])
    return out


def army_step(t: Power, place: i64, way: i64, count: i64, seat: i64) -> None:
    if bellona_steps(t, seat):
        t.free_step -= 1
    else:
        t.pay(seat, COST_STEP)
        buys(t, seat)
    to = t.step(place, way)
    march(t, t.side_of(seat), place, to, count, 0)
    t.tell(events.ARMY, ed.ONE_ARMY_STEP, seat, EVERYONE, count, place, to)


def buys(t: Power, seat: i64) -> None:
    """Victoria's first purchase. ED-36, ED-R27"""
    if t.who[seat] == VICTORIA:
        t.bought = True


# off-turn attacks


def target_breaks(t: Power, side: i64, to: i64) -> i64:
    """ED-65, ED-71, ED-84, ED-R71 to ED-R73, ED-R152, ED-R220"""
    if t.peace() or t.on_turn == NONE or side == t.on_turn:
        return ed.NO_BATTLE_YET
    if to == NONE or not (t.has_lead(t.on_turn, to) or t.army(t.on_turn, to) > 0):
        return ed.OFF_TURN_ATTACK
    for other in range(t.sides):
        if other != side and t.zone(other, to):
            return ed.FORT_BARS
    return FINE if t.defenders(side, to) == BIT[t.on_turn] else ed.THIRD_SIDE


def off_attack_breaks(t: Power, place: i64, way: i64, count: i64, side: i64) -> i64:
    """ED-65, ED-R74, ED-R75"""
    if t.kind[place] == 0 or t.army(side, place) < count:
        return ed.ONE_ARMY_STEP
    if t.free_army(side, place) < count:
        return ed.FIXED
    code = target_breaks(t, side, t.step(place, way))
    if code != FINE:
        return code
    return FINE if t.side_has(side, GOLD) > 0 else ed.TOO_DEAR


def possible_attacks(t: Power, side: i64) -> vec[i64]:
    """place, way, place, way ... of the attacks that are possible if any card may be gold. ED-R212"""
    out = vec[i64](capacity=8)
    if t.peace() or t.on_turn == NONE or side == t.on_turn or t.side_cards(side) == 0:
        return out
    for place in army_places(t, side):
        if t.free_army(side, place) > 0:
            for way in range(WAYS if place == t.secret else 7):
                if target_breaks(t, side, t.step(place, way)) == FINE:
                    out = append(append(out, place), way)
    return out


def list_off_attacks(t: Power, out: vec[i64], first: i64, side: i64) -> vec[i64]:
    if t.side_has(side, GOLD) == 0:
        return out
    pairs = possible_attacks(t, side)
    for i in range(0, i64(len(pairs)), 2):
        count = t.free_army(side, pairs[i])
        for less in range(count):
            out = append(out, first + (pairs[i] * 13 + pairs[i + 1]) * 7 + count - 1 - less)
    return out


def off_attack(t: Power, place: i64, way: i64, count: i64, side: i64) -> None:
    side_buys(t, side, GOLD)
    to = t.step(place, way)
    march(t, side, place, to, count, 0)
    t.tell(events.ARMY, ed.OFF_TURN_ATTACK, t.captain(side), EVERYONE, count, place, to)


def side_buys(t: Power, side: i64, type: i64) -> None:
    """A step in a window for one card: the purchase of whoever pays it. ED-R27, ED-R126"""
    buys(t, t.payer(side, type))
    t.side_pays(side, type, 1)


def look_of(t: Power, place: i64) -> i64:
    """The on-turn mobile pieces on a tile, as a number. ED-R69"""
    look = t.army(t.on_turn, place)
    for lead in range(LEADS):
        if t.at[lead] == place and t.side_of_lead(lead) == t.on_turn:
            look += BIT[lead + 4]
    return look + (BIT[20] if t.has_wolf(t.on_turn, place) else 0)


def something_new(t: Power, side: i64) -> bool:
    """Since its last pass an attack has become possible or a target has changed. ED-R69"""
    pairs = possible_attacks(t, side)
    for i in range(0, i64(len(pairs)), 2):
        to = t.step(pairs[i], pairs[i + 1])
        if not seen(t, side, pairs[i], to, look_of(t, to)):
            return True
    if len(t.seen) > 0:
        pass_by(t, side)  # what is no longer possible may become possible anew
    return False


def seen(t: Power, side: i64, place: i64, to: i64, look: i64) -> bool:
    for i in range(0, i64(len(t.seen)), 4):
        if t.seen[i] == side and t.seen[i + 1] == place and t.seen[i + 2] == to and t.seen[i + 3] == look:
            return True
    return False


def pass_by(t: Power, side: i64) -> None:
    """Remember what the side let pass."""
    kept = vec[i64](capacity=16)
    for i in range(0, i64(len(t.seen)), 4):
        if t.seen[i] != side:
            for k in range(4):
                kept = append(kept, t.seen[i + k])
    pairs = possible_attacks(t, side)
    for i in range(0, i64(len(pairs)), 2):
        to = t.step(pairs[i], pairs[i + 1])
        kept = append(append(append(append(kept, side), pairs[i]), to), look_of(t, to))
    t.seen = kept
