"""Explorers and thieves walk and discover: what speed is used for."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import BUY_SPEED, DISCOVER, DISCOVER_OWN, EBB, MOVE
from tavola.games.el_dorado.options import CLOSED_ISLAND
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import LeadAct
from tavola.games.el_dorado.rules.steps import (
    buy_speed,
    drop_lost_buildings,
    enter_breaks,
    lead_breaks,
    step_breaks,
    walk,
    walk_breaks,
)
from tavola.games.el_dorado.tables import COST_SPEED, EXIT, ISLAND, KINDS, NEXT, NONE, OUT, SEQUOIA, THIEF, WATER, WAYS
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Move(LeadAct):
    """One step for one speed; onto an opponent it is an attack. ED-41, ED-49, ED-70, ED-169"""

    def __init__(self) -> None:
        super().__init__(MOVE)

    def breaks(self, t: Power, action: i64) -> i64:
        lead, seat = MOVE.a(action), t.arg(1)
        code = walk_breaks(t, lead, seat)
        if code != FINE:
            return code
        return step_breaks(t, t.at[lead], MOVE.b(action), t.side_of(seat), ed.DISCOVER_AT_THE_EDGE)

    def of_lead(self, t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
        if walk_breaks(t, lead, seat) != FINE:
            return out
        side = t.side_of(seat)
        for way in range(WAYS if t.at[lead] == t.secret else OUT):
            to = t.step(t.at[lead], way)
            if to != NONE and enter_breaks(t, side, to) == FINE:
                out = append(out, MOVE.code(lead, way))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        lead = MOVE.a(action)
        to = t.step(t.at[lead], MOVE.b(action))
        t.speed[lead] -= 1
        walk(t, lead, to)
        t.push(agenda.ZONE, lead, to)


@final
class Discover(LeadAct):
    """Turn over a tile of the stack. ED-43, ED-R38, ED-R44"""

    def __init__(self) -> None:
        super().__init__(DISCOVER)

    def breaks(self, t: Power, action: i64) -> i64:
        return discover_breaks(t, DISCOVER.a(action), t.arg(1))

    def of_lead(self, t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
        return append(out, DISCOVER.code(lead)) if discover_breaks(t, lead, seat) == FINE else out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        lead = DISCOVER.a(action)
        t.speed[lead] -= 1
        t.push(agenda.DRAW, lead, t.at[lead])


def discover_breaks(t: Power, lead: i64, seat: i64) -> i64:
    """ED-43, ED-R38, ED-R44"""
    code = walk_breaks(t, lead, seat)
    if code != FINE:
        return code
    pile = t.cave if t.at[lead] >= ISLAND else t.island
    if pile.size() == 0:
        return ed.STACK_EMPTY
    return FINE if t.has_slot(t.at[lead]) else ed.NO_SLOT


@final
class DiscoverOwn(LeadAct):
    """An important tile instead of drawing. ED-238, ED-R206"""

    def __init__(self) -> None:
        super().__init__(DISCOVER_OWN)

    def breaks(self, t: Power, action: i64) -> i64:
        return own_tile_breaks(t, DISCOVER_OWN.a(action), DISCOVER_OWN.b(action), t.arg(1))

    def of_lead(self, t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
        side = t.side_of(seat)
        for kind in range(WATER, EXIT):
            if t.important[side * KINDS + kind] and own_tile_breaks(t, lead, kind, seat) == FINE:
                out = append(out, DISCOVER_OWN.code(lead, kind))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        lead, kind = DISCOVER_OWN.a(action), DISCOVER_OWN.b(action)
        t.speed[lead] -= 1
        t.important[t.side_of_lead(lead) * KINDS + kind] -= 1
        t.from_hand[t.side_of_lead(lead) * KINDS + kind] += 1
        t.push(agenda.PLACE, lead, kind, t.at[lead])


def own_tile_breaks(t: Power, lead: i64, kind: i64, seat: i64) -> i64:
    """An important tile instead of drawing. ED-238"""
    code = walk_breaks(t, lead, seat)
    if code != FINE:
        return code
    if t.important[t.side_of(seat) * KINDS + kind] == 0 or t.at[lead] >= ISLAND:
        return ed.OWN_TILE
    return FINE if t.has_slot(t.at[lead]) else ed.NO_SLOT


@final
class Ebb(LeadAct):
    """A water tile goes back while the island is closed. ED-R46"""

    def __init__(self) -> None:
        super().__init__(EBB)

    def breaks(self, t: Power, action: i64) -> i64:
        return ebb_breaks(t, EBB.a(action), EBB.b(action), t.arg(1))

    def of_lead(self, t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
        if t.speed[lead] > 0 and t.closed():
            for direction in range(6):
                if ebb_breaks(t, lead, direction, seat) == FINE:
                    out = append(out, EBB.code(lead, direction))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        lead = EBB.a(action)
        place = NEXT[t.at[lead] * 6 + EBB.b(action)]
        t.speed[lead] -= 1
        t.lift(place)
        t.island.shuffle_in(WATER)
        drop_lost_buildings(t)
        t.tell(events.EBBED, ed.EBB, seat, EVERYONE, place)


def ebb_breaks(t: Power, lead: i64, direction: i64, seat: i64) -> i64:
    """A water tile goes back while the island is closed. ED-R46"""
    code = walk_breaks(t, lead, seat)
    if code != FINE:
        return code
    place = t.beside(t.at[lead], direction)
    if place == NONE or t.kind[place] != WATER or place == t.bridge or t.at[lead] >= ISLAND:
        return ed.EBB
    return FINE if t.options[CLOSED_ISLAND] == 0 and t.closed() else ed.EBB


@final
class BuySpeed(LeadAct):
    """Sequoia's wood. ED-139, ED-R125"""

    def __init__(self) -> None:
        super().__init__(BUY_SPEED)

    def breaks(self, t: Power, action: i64) -> i64:
        return speed_breaks(t, BUY_SPEED.a(action), t.arg(1))

    def of_lead(self, t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
        if lead < THIEF and t.who[lead] == SEQUOIA and speed_breaks(t, lead, seat) == FINE:
            return append(out, BUY_SPEED.code(lead))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        buy_speed(t, BUY_SPEED.a(action))


def speed_breaks(t: Power, lead: i64, seat: i64) -> i64:
    """ED-139, ED-R125"""
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if lead >= THIEF or t.who[lead] != SEQUOIA:
        return ed.SEQUOIA
    return FINE if t.affords(seat, COST_SPEED) else ed.TOO_DEAR
