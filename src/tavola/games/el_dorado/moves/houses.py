"""Which farmhouses and outposts can be attacked."""

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    BUILDINGS,
    FORT,
    LEADS,
    NONE,
)
from tavola.kernel.state import FINE

# how battles begin


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
