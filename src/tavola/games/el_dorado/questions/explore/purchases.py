"""Villagers, farmhouses and forts: what is bought for cards, and taken back."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import BUY_VILLAGER, REMOVE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import Act, LeadAct
from tavola.games.el_dorado.rules.armies import buys
from tavola.games.el_dorado.rules.hideouts import zones_overlap
from tavola.games.el_dorado.rules.steps import lead_breaks
from tavola.games.el_dorado.tables import (
    BUILDINGS,
    COST_FARMHOUSE,
    COST_FORT,
    COST_VILLAGER,
    FORT,
    LEADS,
    NONE,
    THIEF,
    VILLAGERS,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.kinds import Kind
from tavola.kernel.state import FINE


@final
class BuyVillager(Act):
    """ED-51, ED-53, ED-R61, ED-R62"""

    def __init__(self) -> None:
        super().__init__(BUY_VILLAGER)

    def breaks(self, t: Power, action: i64) -> i64:
        return villager_breaks(t, BUY_VILLAGER.a(action), t.arg(1))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        seat = t.arg(1)
        side = t.side_of(seat)
        if side == t.thieves or not t.affords(seat, COST_VILLAGER) or spare_villager(t, side) == NONE:
            return out
        for place in t.laid:
            if t.beside_building(side, place) and villager_breaks(t, place, seat) == FINE:
                out = append(out, BUY_VILLAGER.code(place))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        place = BUY_VILLAGER.a(action)
        taught = t.pay(seat, COST_VILLAGER)
        buys(t, seat)
        i = spare_villager(t, t.side_of(seat))
        t.v_at[i] = place
        t.v_came[i] = NONE
        t.v_fixed[i] = 0
        t.tell(events.BOUGHT, ed.VILLAGER_PLACE, seat, EVERYONE | taught, events.VILLAGER, place)


def spare_villager(t: Power, side: i64) -> i64:
    """One in the supply that may be bought, or NONE. ED-14, ED-77, ED-R64"""
    waiting = t.v_wait[side]
    for i in range(side * VILLAGERS, side * VILLAGERS + t.villagers[side]):
        if t.v_at[i] == NONE:
            if waiting == 0:
                return i
            waiting -= 1
    return NONE


def villager_breaks(t: Power, place: i64, seat: i64) -> i64:
    """ED-51, ED-53, ED-R61, ED-R62"""
    side = t.side_of(seat)
    if side == t.thieves:
        return ed.VILLAGER_PLACE
    if spare_villager(t, side) == NONE:
        return ed.BEATEN_WAITS if t.v_wait[side] > 0 else ed.NOT_IN_SUPPLY
    if t.kind[place] == 0 or not t.enterable(place) or not t.beside_building(side, place):
        return ed.VILLAGER_PLACE
    if not t.free(side, place):
        return ed.VILLAGER_PLACE
    return FINE if t.affords(seat, COST_VILLAGER) else ed.TOO_DEAR


@final
class Build(LeadAct):
    """A farmhouse or the fort, on a corner of the explorer's tile. ED-57 to ED-59, ED-R56, ED-R60, ED-R66, ED-R67"""

    def __init__(self, kind: Kind, fort: bool) -> None:
        super().__init__(kind)
        self.fort: bool = fort

    def breaks(self, t: Power, action: i64) -> i64:
        return build_breaks(t, self.kind.a(action), self.kind.b(action), t.arg(1), self.fort)

    def of_lead(self, t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
        if lead < THIEF:
            for corner in range(6):
                if build_breaks(t, lead, corner, seat, self.fort) == FINE:
                    out = append(out, self.kind.code(lead, corner))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        lead = self.kind.a(action)
        side = t.side_of(seat)
        taught = t.pay(seat, COST_FORT if self.fort else COST_FARMHOUSE)
        buys(t, seat)
        building = FORT if self.fort else farmhouse_slot(t, side)
        t.corner[side * BUILDINGS + building] = t.corner_of(t.at[lead], self.kind.b(action))
        clause = ed.FORT_PLACE if self.fort else ed.FARMHOUSE_PLACE
        what = events.FORT if self.fort else events.FARMHOUSE
        t.tell(events.BOUGHT, clause, seat, EVERYONE | taught, what, t.at[lead])


def farmhouse_slot(t: Power, side: i64) -> i64:
    """A farmhouse in the supply that may be bought, or NONE."""
    for building in range(FORT):
        if t.corner[side * BUILDINGS + building] == NONE and not t.b_wait[side] & BIT[building]:
            return building
    return NONE


def build_breaks(t: Power, lead: i64, k: i64, seat: i64, fort: bool) -> i64:
    """ED-57 to ED-59, ED-R56, ED-R60, ED-R66, ED-R67"""
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if lead >= THIEF or t.at[lead] == t.bridge:
        return ed.FORT_PLACE if fort else ed.FARMHOUSE_PLACE
    side = t.side_of(seat)
    corner = t.corner_of(t.at[lead], k)
    if t.building_on(corner) != NONE:
        return ed.CORNER_USED
    code = supply_breaks(t, side, FORT if fort else farmhouse_slot(t, side))
    if code != FINE:
        return code
    if fort and not t.corner_free(side, corner):
        return ed.FORT_PLACE
    if fort and zones_overlap(t, side, corner):
        return ed.FORT_PLACE
    return FINE if t.affords(seat, COST_FORT if fort else COST_FARMHOUSE) else ed.TOO_DEAR


def supply_breaks(t: Power, side: i64, building: i64) -> i64:
    """ED-14, ED-R64"""
    if building == NONE:
        return ed.BEATEN_WAITS if t.b_wait[side] & 3 else ed.NOT_IN_SUPPLY
    if t.corner[side * BUILDINGS + building] != NONE:
        return ed.NOT_IN_SUPPLY
    return ed.BEATEN_WAITS if t.b_wait[side] & BIT[building] else FINE


@final
class Remove(Act):
    """Available again at once. ED-60, ED-61, ED-180, ED-R57, ED-R63"""

    def __init__(self) -> None:
        super().__init__(REMOVE)

    def breaks(self, t: Power, action: i64) -> i64:
        return remove_breaks(t, REMOVE.a(action), t.arg(1))

    def act(self, t: Power, action: i64, seat: i64) -> None:
        building = REMOVE.a(action)
        side = t.side_of(seat)
        taught: i64 = 0
        if side == t.thieves:
            t.doubloons -= 1
        else:
            taught = t.pay(seat, COST_FORT if building == FORT else COST_FARMHOUSE)
            buys(t, seat)
        t.corner[side * BUILDINGS + building] = NONE
        t.tell(events.REMOVED, ed.REMOVE_OWN, seat, EVERYONE | taught, building)


def remove_breaks(t: Power, building: i64, seat: i64) -> i64:
    """The own building, beside the own explorer, for its price. ED-60, ED-61, ED-180, ED-R68, ED-R138, ED-R143"""
    side = t.side_of(seat)
    corner = t.corner[side * BUILDINGS + building]
    if corner == NONE or not lead_at_corner(t, seat, corner):
        return ed.REMOVE_OWN
    if side == t.thieves:
        return FINE if t.doubloons >= 1 else ed.TOO_DEAR
    return FINE if t.affords(seat, COST_FORT if building == FORT else COST_FARMHOUSE) else ed.TOO_DEAR


def lead_at_corner(t: Power, seat: i64, corner: i64) -> bool:
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.owner(lead) == seat and t.touches(corner, t.at[lead]):
            return True
    return False
