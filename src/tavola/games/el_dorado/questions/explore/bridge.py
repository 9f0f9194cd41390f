"""The bridge is built or removed, by anybody, for wood."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import BUILD_BRIDGE, REMOVE_BRIDGE
from tavola.games.el_dorado.options import BASE, BRIDGE_REMOVAL, BRIDGE_SHAPE, UNOCCUPIED
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import Act, LeadAct
from tavola.games.el_dorado.rules.armies import buys
from tavola.games.el_dorado.rules.restart import restart, ringed
from tavola.games.el_dorado.rules.steps import lead_breaks
from tavola.games.el_dorado.tables import (
    COST_BRIDGE,
    ISLAND,
    LEADS,
    NEXT,
    NONE,
    PAIR_A,
    PAIR_B,
    SHRINE,
    VILLAGERS,
    WATER,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class BuildBridge(LeadAct):
    """ED-131 to ED-134"""

    def __init__(self) -> None:
        super().__init__(BUILD_BRIDGE)

    def breaks(self, t: Power, action: i64) -> i64:
        lead, direction, ends = BUILD_BRIDGE.a(action), BUILD_BRIDGE.b(action), BUILD_BRIDGE.c(action)
        return bridge_breaks(t, lead, direction, ends, t.arg(1))

    def of_lead(self, t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
        if t.mode == BASE or t.bridge != NONE or t.hand[seat * 3 + 1] + t.side_has(t.side_of(seat), 1) < 3:
            return out
        for direction in range(6):
            place = t.beside(t.at[lead], direction)
            if place != NONE and t.kind[place] == WATER:
                for ends in range(i64(len(PAIR_A))):
                    if bridge_breaks(t, lead, direction, ends, seat) == FINE:
                        out = append(out, BUILD_BRIDGE.code(lead, direction, ends))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        taught = t.pay(seat, COST_BRIDGE)
        buys(t, seat)
        t.bridge = NEXT[t.at[BUILD_BRIDGE.a(action)] * 6 + BUILD_BRIDGE.b(action)]
        t.bridge_ends = BUILD_BRIDGE.c(action)
        t.tell(events.BRIDGE, ed.BRIDGE_FOR_WOOD, seat, EVERYONE | taught, t.bridge, 1)


def bridge_breaks(t: Power, lead: i64, direction: i64, ends: i64, seat: i64) -> i64:
    """Thieves too pay in wood. ED-131 to ED-134, ED-R54, ED-R55, ED-R151"""
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if t.mode == BASE:
        return ed.BRIDGE_FOR_WOOD
    if t.bridge != NONE:
        return ed.ONE_BRIDGE
    water = NEXT[t.at[lead] * 6 + direction]
    if water == NONE or t.at[lead] >= ISLAND or t.kind[water] != WATER:
        return ed.BRIDGE_BESIDE
    if t.options[BRIDGE_SHAPE] == 0 and PAIR_B[ends] - PAIR_A[ends] != 3:
        return ed.BRIDGE_PLACE
    one = end_of(t, water, PAIR_A[ends])
    other = end_of(t, water, PAIR_B[ends])
    if one == 0 or other == 0 or one + other == 2 or not t.free(t.side_of(seat), water):
        return ed.BRIDGE_PLACE
    return FINE if t.affords(seat, COST_BRIDGE) else ed.TOO_DEAR


def end_of(t: Power, water: i64, direction: i64) -> i64:
    """0 no end, 1 a shrine, 2 a tile to stand on. ED-132"""
    place = NEXT[water * 6 + direction]
    if place == NONE or t.kind[place] == 0 or t.kind[place] == WATER:
        return 0
    return 1 if t.kind[place] == SHRINE else 2


@final
class RemoveBridge(Act):
    """ED-131, ED-135, ED-R58, ED-R271"""

    def __init__(self) -> None:
        super().__init__(REMOVE_BRIDGE)

    def breaks(self, t: Power, action: i64) -> i64:
        return remove_bridge_breaks(t, t.arg(1))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        there = t.bridge != NONE and remove_bridge_breaks(t, t.arg(1)) == FINE
        return append(out, REMOVE_BRIDGE.first) if there else out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        taught = t.pay(seat, COST_BRIDGE)
        buys(t, seat)
        t.tell(events.BRIDGE, ed.REMOVE_BRIDGE, seat, EVERYONE | taught, t.bridge, 0)
        go_ashore(t, t.side_of(seat), t.at[remover(t, seat)])
        t.bridge = NONE
        if ringed(t):
            restart(t)  # ED-R45


def remove_bridge_breaks(t: Power, seat: i64) -> i64:
    """From one of its ends, while no opponent stands on it, or by option nobody. ED-131, ED-135, ED-R58, ED-R271"""
    if t.mode == BASE:
        return ed.BRIDGE_FOR_WOOD
    if t.bridge == NONE or not t.free(t.side_of(seat), t.bridge) or remover(t, seat) == NONE:
        return ed.REMOVE_BRIDGE
    if t.options[BRIDGE_REMOVAL] != UNOCCUPIED and t.stands(t.side_of(seat), t.bridge):
        return ed.NOBODY_ON_THE_BRIDGE
    return FINE if t.affords(seat, COST_BRIDGE) else ed.TOO_DEAR


def remover(t: Power, seat: i64) -> i64:
    """The seat's first lead piece on one of the ends, or NONE. ED-135, ED-R58"""
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.owner(lead) == seat and t.next_to(t.at[lead], t.bridge):
            return lead
    return NONE


def go_ashore(t: Power, side: i64, to: i64) -> None:
    """The side's own pieces on the bridge, without a step. ED-R271"""
    for lead in range(LEADS):
        if t.at[lead] == t.bridge and t.side_of_lead(lead) == side:
            t.at[lead] = to
            t.came[lead] = NONE
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] == t.bridge:
            t.v_at[i] = to
            t.v_came[i] = NONE
    if t.has_wolf(side, t.bridge):
        t.wolf_at = to
        t.wolf_came = NONE
