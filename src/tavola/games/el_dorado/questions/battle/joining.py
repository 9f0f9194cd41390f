"""Explorers and thieves come to a battle, with their own speed."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import BUY_SPEED, MOVE
from tavola.games.el_dorado.land import FAR
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.battle.comers import Comer
from tavola.games.el_dorado.rules.armies import ARRIVED, ON_THE_ROAD
from tavola.games.el_dorado.rules.joining import nearer, owed, purse, ways_after
from tavola.games.el_dorado.rules.steps import buy_speed, has_missed, lift_shrine_tile, open_cave
from tavola.games.el_dorado.tables import COST_SPEED, NONE, SEQUOIA, THIEF, WAYS
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Join(Comer):
    """On-turn only, with its own speed. ED-73, ED-143, ED-173, ED-R75, ED-R86"""

    def __init__(self) -> None:
        super().__init__(MOVE)

    def breaks_on(self, t: Power, action: i64, side: i64, far: vec[i64]) -> i64:
        return join_breaks(t, MOVE.a(action), MOVE.b(action), side, far)

    def of_lead(self, t: Power, out: vec[i64], lead: i64, side: i64, far: vec[i64]) -> vec[i64]:
        for way in range(WAYS):
            if join_breaks(t, lead, way, side, far) == FINE:
                out = append(out, MOVE.code(lead, way))
        return out

    def apply(self, t: Power, action: i64) -> None:
        lead = MOVE.a(action)
        place = t.at[lead]
        to = t.step(place, MOVE.b(action))
        open_cave(t, to)
        t.speed[lead] -= 1
        t.at[lead] = to
        t.came[lead] = place
        t.road[lead] = ARRIVED if to == t.b_tile else ON_THE_ROAD
        t.tell(events.MOVED, ed.BRING_MORE, t.owner(lead), EVERYONE, lead, place, to)
        lift_shrine_tile(t)


def join_breaks(t: Power, lead: i64, way: i64, side: i64, far: vec[i64]) -> i64:
    """An explorer or thief, on-turn only, with its own speed. ED-73, ED-143, ED-173, ED-R75, ED-R86"""
    if lead < THIEF and lead >= t.seats:
        return ed.TURN_ORDER
    if t.side_of_lead(lead) != side or (lead < THIEF) == (side == t.thieves):
        return ed.TURN_ORDER
    if t.on_turn != side or t.at[lead] == NONE or t.at[lead] == t.b_tile:
        return ed.THIEVES_STAY
    if has_missed(t, lead):
        return ed.YANGA_STAYS
    if t.fixed[lead]:
        return ed.FIXED
    to = t.step(t.at[lead], way)
    if not nearer(t, t.at[lead], to, side, far):
        return ed.ON_THE_WAY
    if owed(t, side, ways_after(t, side, t.at[lead], 1, far)) > purse(t, side):
        return ed.ON_THE_WAY
    return FINE if t.speed[lead] - 1 >= far[to] else ed.STEPS_FOR_SPEED


@final
class BuySpeedOnTheWay(Comer):
    """Sequoia, on-turn, outside the battle tile, with a way to it. ED-R86"""

    def __init__(self) -> None:
        super().__init__(BUY_SPEED)

    def breaks_on(self, t: Power, action: i64, side: i64, far: vec[i64]) -> i64:
        return speed_in_battle(t, BUY_SPEED.a(action), side, far)

    def of_lead(self, t: Power, out: vec[i64], lead: i64, side: i64, far: vec[i64]) -> vec[i64]:
        return append(out, BUY_SPEED.code(lead)) if speed_in_battle(t, lead, side, far) == FINE else out

    def apply(self, t: Power, action: i64) -> None:
        buy_speed(t, BUY_SPEED.a(action))


def speed_in_battle(t: Power, lead: i64, side: i64, far: vec[i64]) -> i64:
    """Sequoia, on-turn, outside the battle tile, with a way to it. ED-R86"""
    if lead >= THIEF or lead >= t.seats or t.who[lead] != SEQUOIA or t.side_of(lead) != side:
        return ed.SEQUOIA
    if t.on_turn != side or t.at[lead] == NONE or t.at[lead] == t.b_tile or t.fixed[lead]:
        return ed.SEQUOIA
    if far[t.at[lead]] >= FAR:
        return ed.ON_THE_WAY
    return FINE if t.affords(lead, COST_SPEED) else ed.TOO_DEAR
