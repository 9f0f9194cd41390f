"""The Wolf's steps and Yanga's shots."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.fields import TAKEN
from tavola.games.el_dorado.moves.armies import buys
from tavola.games.el_dorado.moves.steps import beside_own_lead, open_cave, step_breaks
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    COST_WOLF,
    ISLAND,
    M_GUARDIAN,
    M_WOLF,
    NEXT,
    NONE,
    SHRINE,
    YANGA,
    YANGA_REPEAT,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

# the Wolf


def wolf_breaks(t: Power, seat: i64) -> i64:
    """ED-206, ED-R172, ED-R225"""
    if t.wolf_of != seat or t.wolf_at == NONE:
        return ed.WOLF_STEP
    if t.wolf_fixed:
        return wolf_stays(t)
    return FINE if t.affords(seat, COST_WOLF) else ed.TOO_DEAR


def wolf_stays(t: Power) -> i64:
    """Fixed by a tie, or because it was won this turn. ED-R91, ED-R225"""
    return ed.WOLF_STANDS_STILL if t.wolf_fixed == TAKEN else ed.FIXED


def wolf_step_breaks(t: Power, way: i64, seat: i64) -> i64:
    code = wolf_breaks(t, seat)
    return code if code != FINE else step_breaks(t, t.wolf_at, way, t.side_of(seat), ed.DISCOVER_AT_THE_EDGE)


def wolf_step(t: Power, way: i64, seat: i64) -> None:
    t.pay(seat, COST_WOLF)
    buys(t, seat)
    to = t.step(t.wolf_at, way)
    open_cave(t, to)
    t.wolf_came = t.wolf_at
    t.wolf_at = to
    t.tell(events.MONSTER, ed.WOLF_STEP, seat, EVERYONE, M_WOLF, t.wolf_came, to)
    t.push(tasks.ZONE, tasks.FINDER_WOLF, to)


def wolf_discover_breaks(t: Power, seat: i64) -> i64:
    """ED-207, ED-R173"""
    code = wolf_breaks(t, seat)
    if code != FINE:
        return code
    pile = t.cave if t.wolf_at >= ISLAND else t.island
    if pile.size() == 0:
        return ed.STACK_EMPTY
    if t.wolf_at == t.bridge:
        return ed.NO_SLOT
    for direction in range(6):
        place = NEXT[t.wolf_at * 6 + direction]
        if t.is_slot(place) and beside_own_lead(t, seat, place):
            return FINE
    return ed.WOLF_DISCOVERS


def wolf_discover(t: Power, seat: i64) -> None:
    t.pay(seat, COST_WOLF)
    buys(t, seat)
    t.push(tasks.DRAW, tasks.FINDER_WOLF, t.wolf_at)


# Yanga


def shot_breaks(t: Power, place: i64, target: i64, seat: i64) -> i64:
    """ED-70, ED-71, ED-140 to ED-143, ED-R118, ED-R119, ED-R122 to ED-R124, ED-R238"""
    if t.who[seat] != YANGA:
        return ed.ATTACK_BY_MOVING
    if t.at[seat] == NONE:
        return ed.OFF_THE_MAP
    if t.peace():
        return ed.NO_BATTLE_YET
    if t.failed_shot or (t.options[YANGA_REPEAT] == 1 and t.shots > 0):
        return ed.YANGA_STAYS
    if t.fixed[seat]:
        return ed.FIXED
    side = t.side_of(seat)
    if not t.defenders(side, place) & BIT[target] or in_foreign_zone(t, side, place):
        return ed.YANGAS_TARGET
    if t.kind[place] == SHRINE:
        return ed.GUARDIAN_ON_A_SHRINE
    return FINE if in_range(t, t.at[seat], place) else ed.YANGAS_RANGE


def in_foreign_zone(t: Power, side: i64, place: i64) -> bool:
    for other in range(t.sides):
        if other != side and t.zone(other, place):
            return True
    return False


def in_range(t: Power, start: i64, place: i64) -> bool:
    """One or two steps, pieces do not block. ED-140, ED-R118"""
    if place == start:
        return False
    for near in t.after(start):
        if near == place:
            return True
        for far in t.after(near):
            if far == place:
                return True
    return False


def list_shots(t: Power, out: vec[i64], first: i64, seat: i64) -> vec[i64]:
    if t.who[seat] != YANGA or t.at[seat] == NONE or t.failed_shot:
        return out
    for place in t.laid:
        against = t.defenders(t.side_of(seat), place)
        if against and place != t.at[seat]:
            for target in range(M_GUARDIAN + 3):
                if against & BIT[target] and shot_breaks(t, place, target, seat) == FINE:
                    out = append(out, first + place * 15 + target)
    return out
