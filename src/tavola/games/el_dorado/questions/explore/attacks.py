"""Attacks without a step: on a farmhouse or outpost beside one's pieces, and Yanga's from afar."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import ATTACK_BUILDING, RANGED_ATTACK
from tavola.games.el_dorado.options import ALWAYS, ONCE, YANGA_REPEAT
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import Act
from tavola.games.el_dorado.rules.battles import attack_building, shoot
from tavola.games.el_dorado.tables import BUILDINGS, FORT, LEADS, NONE, SHRINE, TARGETS, VILLAGERS, YANGA
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE


@final
class AttackBuilding(Act):
    """ED-85, ED-178, ED-R229"""

    def __init__(self) -> None:
        super().__init__(ATTACK_BUILDING)

    def breaks(self, t: Power, action: i64) -> i64:
        return attack_breaks(t, ATTACK_BUILDING.a(action), ATTACK_BUILDING.b(action), t.side_of(t.arg(1)))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        """At the corners of tiles where the side stands."""
        if t.peace():
            return out
        side = t.side_of(t.arg(1))
        for place in standing_places(t, side):
            for corner in range(6):
                if attack_breaks(t, place, corner, side) == FINE:
                    out = append(out, ATTACK_BUILDING.code(place, corner))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        place = ATTACK_BUILDING.a(action)
        building = t.building_on(t.corner_of(place, ATTACK_BUILDING.b(action)))
        attack_building(t, place, building, t.side_of(seat))


def standing_places(t: Power, side: i64) -> vec[i64]:
    """Where the side has lead pieces, villagers or the Wolf, each place once."""
    places = vec[i64](capacity=8)
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.side_of_lead(lead) == side and t.at[lead] not in places:
            places = append(places, t.at[lead])
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] != NONE and t.v_at[i] not in places:
            places = append(places, t.v_at[i])
    if t.wolf_of != NONE and t.side_of(t.wolf_of) == side and t.wolf_at not in places:
        places = append(places, t.wolf_at)
    return places


def attack_breaks(t: Power, place: i64, corner: i64, side: i64) -> i64:
    """By explorers, thieves, villagers or the Wolf. ED-71, ED-85, ED-91, ED-R91, ED-R149, ED-R229"""
    if t.peace():
        return ed.NO_BATTLE_YET
    if t.kind[place] == 0 or place == t.bridge or not t.stands(side, place):
        return ed.BUILDING_TILE
    building = t.building_on(t.corner_of(place, corner))
    if building == NONE or building // BUILDINGS == side or building % BUILDINGS == FORT:
        return ed.ATTACK_BUILDING
    return FINE if some_unfixed(t, side, place) else ed.FIXED


def some_unfixed(t: Power, side: i64, place: i64) -> bool:
    for lead in range(LEADS):
        if t.at[lead] == place and t.side_of_lead(lead) == side and not t.fixed[lead]:
            return True
    return t.free_army(side, place) > 0 or (t.has_wolf(side, place) and not t.wolf_fixed)


@final
class Shoot(Act):
    """ED-140, ED-141, ED-R238"""

    def __init__(self) -> None:
        super().__init__(RANGED_ATTACK)

    def breaks(self, t: Power, action: i64) -> i64:
        return shot_breaks(t, RANGED_ATTACK.a(action), RANGED_ATTACK.b(action), t.arg(1))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        seat = t.arg(1)
        if t.who[seat] != YANGA or t.at[seat] == NONE or not may_shoot(t):
            return out
        for place in t.laid:
            against = t.defenders(t.side_of(seat), place)
            if against and place != t.at[seat]:
                for target in range(TARGETS):
                    if against & BIT[target] and shot_breaks(t, place, target, seat) == FINE:
                        out = append(out, RANGED_ATTACK.code(place, target))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        t.shots += 1
        shoot(t, seat, RANGED_ATTACK.a(action), RANGED_ATTACK.b(action))


def shot_breaks(t: Power, place: i64, target: i64, seat: i64) -> i64:
    """ED-70, ED-71, ED-140 to ED-143, ED-R118, ED-R119, ED-R122 to ED-R124, ED-R238"""
    if t.who[seat] != YANGA:
        return ed.ATTACK_BY_MOVING
    if t.at[seat] == NONE:
        return ed.OFF_THE_MAP
    if t.peace():
        return ed.NO_BATTLE_YET
    if not may_shoot(t):
        return ed.YANGA_STAYS
    if t.fixed[seat] and not t.failed_shot:
        return ed.FIXED
    side = t.side_of(seat)
    if not t.defenders(side, place) & BIT[target] or in_foreign_zone(t, side, place):
        return ed.YANGAS_TARGET
    if t.kind[place] == SHRINE:
        return ed.GUARDIAN_ON_A_SHRINE
    return FINE if in_range(t, t.at[seat], place) else ed.YANGAS_RANGE


def may_shoot(t: Power) -> bool:
    """Until a shot fails, once, or by the letter again and again from where he stands. ED-143, ED-R119"""
    if t.options[YANGA_REPEAT] == ALWAYS:
        return True
    return not t.failed_shot and not (t.options[YANGA_REPEAT] == ONCE and t.shots > 0)


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
