"""The battle: one small state machine that every kind of battle goes through. Ledger, battle state machine

    CHOOSING -> ATTACKER -> DEFENDER -> ATT_ROLL -> ATT_REROLL -> ATT_AGAIN
             -> DEF_ROLL -> DEF_REROLL -> DEF_AGAIN -> RESULT -> AFTER

`advance` goes on until somebody has to decide or dice have to fall.
"""

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.moves import result
from tavola.games.el_dorado.moves.dice import came_to_help, rerolling, rolling, throw
from tavola.games.el_dorado.moves.joining import may_reinforce, may_run, on_the_way
from tavola.games.el_dorado.moves.stages import (
    AFTER,
    ATT_AGAIN,
    ATT_REROLL,
    ATT_ROLL,
    ATTACKER,
    ATTACKER_WON,
    CHOOSING,
    DEF_AGAIN,
    DEF_REROLL,
    DEF_ROLL,
    DEFENDER,
    DEN_THIEF,
    DWELLER,
    FIELD,
    HOUSE,
    MONSTER_ATTACKS,
    NOT_READY,
    RANGED,
    RESULT,
    TIE,
    UNDECIDED,
)
from tavola.games.el_dorado.moves.steps import lift_shrine_tile
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    BUILDINGS,
    FORT,
    LEADS,
    M_TITAN,
    NONE,
    SIDES,
    TARGETS,
    VILLAGERS,
)
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

# how battles begin


def begin(t: Power, kind: i64, place: i64, attacker: i64, queue: i64) -> None:
    """It lies on the agenda above the end of the turn. ED-70, ED-72, ED-R108"""
    t.b_kind = kind
    t.b_tile = place
    t.attacker = attacker
    t.defender = NONE
    t.queue = queue
    t.b_building = NONE
    t.b_lead = NONE
    t.interrupted = False
    t.b_result = UNDECIDED
    t.stage = CHOOSING
    t.push(tasks.BATTLE)


def enter(t: Power, side: i64, place: i64, against: i64) -> None:
    """A piece has stepped onto a tile that others occupy. ED-70, ED-R170"""
    begin(t, FIELD, place, side, against)


def against_dweller(t: Power, finder: i64, place: i64, monster: i64) -> None:
    """The Wolf too fights with whatever comes to help. ED-100, ED-R111, ED-R174"""
    side = t.side_of(t.wolf_of) if finder >= LEADS else t.side_of_lead(finder)
    begin(t, DWELLER, place, side, BIT[monster])


def against_den_thief(t: Power, finder: i64, place: i64) -> None:
    """Thieves come out of hiding for it. ED-211, ED-R180"""
    side = t.side_of(t.wolf_of) if finder >= LEADS else t.side_of_lead(finder)
    hid = t.hiding
    t.hiding = False
    begin(t, DEN_THIEF, place, side, BIT[t.thieves])
    t.b_hid = hid


def attack_building(t: Power, place: i64, building: i64, side: i64) -> None:
    """One at a time. ED-85, ED-178, ED-R104, ED-R229"""
    begin(t, HOUSE, place, side, BIT[building // BUILDINGS])
    t.b_building = building
    side = building // BUILDINGS
    outpost = 1 if side == t.thieves else 0
    t.tell(events.HOUSE, ed.ATTACK_BUILDING, t.captain(side), EVERYONE, building % BUILDINGS, side, outpost)


def shoot(t: Power, lead: i64, place: i64, target: i64) -> None:
    """ED-140, ED-141, ED-R238"""
    begin(t, RANGED, place, t.side_of_lead(lead), BIT[target])
    t.b_lead = lead


def monster_attacks(t: Power, monster: i64, place: i64) -> None:
    """Offerings are left alone. ED-202, ED-231, ED-R166, ED-R196"""
    queue: i64 = 0
    for side in range(t.sides):
        if t.holds(side, place) or next_house(t, side, place, NONE) != NONE:
            queue |= BIT[side]
    if queue:
        begin(t, MONSTER_ATTACKS, place, monster, queue)


def next_house(t: Power, side: i64, place: i64, after: i64) -> i64:
    """The side's next farmhouse or outpost at the tile, or NONE."""
    for building in range(FORT):
        which = side * BUILDINGS + building
        if which > after and t.corner[which] != NONE and t.touches(t.corner[which], place):
            return which
    return NONE


# the machine


def advance(t: Power) -> bool:
    """Go on; True if a decision or dice are awaited."""
    while True:
        waits = step(t)
        if waits != NOT_READY:
            return waits == 1


def step(t: Power) -> i64:
    """One stage: 1 waits, 0 leaves the battle to other tasks, NOT_READY goes on. ED-R120, ED-R168"""
    if t.stage == CHOOSING:
        return choosing(t)
    if t.stage == ATTACKER:
        return window(t, t.attacker, t.b_kind != RANGED and t.attacker < SIDES, DEFENDER)
    if t.stage == DEFENDER:
        return window(t, t.defender, t.defender < SIDES and not lone_house(t), ATT_ROLL)
    if t.stage == ATT_ROLL or t.stage == ATT_AGAIN or t.stage == DEF_ROLL or t.stage == DEF_AGAIN:
        return rolling(t)
    if t.stage == ATT_REROLL or t.stage == DEF_REROLL:
        return rerolling(t)
    if t.stage == RESULT:
        result.settle(t)
        t.stage = AFTER
        return 0
    return after(t)


def choosing(t: Power) -> i64:
    """Several defenders are fought one by one. ED-R77, ED-R166"""
    if t.queue == 0:
        t.pop()
        lift_shrine_tile(t)
        return 0
    if bits_in(t.queue) > 1 and t.attacker < SIDES:
        t.actor = t.captain(t.attacker)
        return 1
    choose(t, next_defender(t))
    return NOT_READY


def next_defender(t: Power) -> i64:
    """The only one, or for a monster the next clockwise from the upcoming seat."""
    for i in range(t.sides):
        side = (t.turn + i) % t.sides
        if t.queue & BIT[side]:
            return side
    for monster in range(SIDES, TARGETS):
        if t.queue & BIT[monster]:
            return monster
    return NONE


def defender_breaks(t: Power, target: i64) -> i64:
    return FINE if t.queue & BIT[target] else ed.CHOOSE_DEFENDER


def choose(t: Power, target: i64) -> None:
    t.queue &= ~BIT[target]
    t.defender = target
    clear_roads(t)
    t.interrupted = False
    if t.b_kind == MONSTER_ATTACKS and not t.holds(target, t.b_tile):
        t.b_building = next_house(t, target, t.b_tile, NONE)
    t.stage = ATTACKER
    seat = t.captain(t.attacker if t.attacker < SIDES else t.turn)
    t.tell(events.ATTACKED, ed.ATTACK_BY_MOVING, seat, EVERYONE, t.told_as(t.attacker), t.told_as(target), t.b_tile)


def clear_roads(t: Power) -> None:
    for lead in range(LEADS):
        t.road[lead] = 0
    for i in range(SIDES * VILLAGERS):
        t.v_road[i] = 0
    t.wolf_road = 0


def lone_house(t: Power) -> bool:
    """An outpost is not helped. ED-R150"""
    return t.b_building != NONE and t.defender == t.thieves


def window(t: Power, side: i64, asked: bool, then: i64) -> i64:
    """Reinforcement and flight of the two sides alone, asked on public facts. ED-73, ED-74, ED-87, ED-R76, ED-R212"""
    if asked and (on_the_way(t, side) or may_reinforce(t, side) or (flees(t) and may_run(t, side))):
        t.actor = t.captain(side)
        return 1
    finish_window(t, then)
    return NOT_READY


def flees(t: Power) -> bool:
    """Only the attacked, and not out of a farmhouse battle. ED-68, ED-R85, ED-R101"""
    return t.stage == DEFENDER and t.b_building == NONE


def done_breaks(t: Power) -> i64:
    """ED-R78"""
    side = t.attacker if t.stage == ATTACKER else t.defender
    return ed.ON_THE_WAY if on_the_way(t, side) else FINE


def done(t: Power) -> None:
    finish_window(t, DEFENDER if t.stage == ATTACKER else ATT_ROLL)


def finish_window(t: Power, then: i64) -> None:
    """If nothing of the defender stays there is no fight. ED-74, ED-R84"""
    clear_roads_of(t, t.attacker if t.stage == ATTACKER else t.defender)
    if then == DEFENDER:
        t.stage = DEFENDER
        return
    t.stage = ATT_ROLL
    if t.b_building != NONE:
        t.interrupted = t.defender < SIDES and not lone_house(t) and came_to_help(t) > 0
    elif t.defender < SIDES and not t.holds(t.defender, t.b_tile):
        t.b_result = ATTACKER_WON
        t.stage = AFTER
        return
    throw(t, True)


def clear_roads_of(t: Power, side: i64) -> None:
    """What has come has arrived."""
    if side >= SIDES:
        return
    for lead in range(LEADS):
        if t.side_of_lead(lead) == side:
            t.road[lead] = 0
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        t.v_road[i] = 0
    t.wolf_road = 0


# what is left to fight


def after(t: Power) -> i64:
    """What is left to fight; the Titan stays on its tile. ED-88, ED-89, ED-R77, ED-R101, ED-R163, ED-R166"""
    if t.b_kind == DWELLER and t.b_result != ATTACKER_WON and t.defender != M_TITAN:
        result.dweller_leaves(t)
    if t.b_kind == DEN_THIEF and t.b_result == TIE:
        result.den_tie(t)
    if t.b_result != ATTACKER_WON:
        t.queue = 0
    elif t.interrupted:
        t.interrupted = False
        t.stage = ATT_ROLL
        throw(t, True)
        return NOT_READY
    elif t.b_kind == MONSTER_ATTACKS:
        house = next_house(t, t.defender, t.b_tile, t.b_building)
        t.b_building = house
        if house != NONE:
            t.stage = ATTACKER
            return NOT_READY
    if t.attacker < SIDES and t.b_kind != RANGED and not t.stands(t.attacker, t.b_tile):
        t.queue = 0
    t.stage = CHOOSING
    t.b_result = t.b_result if t.queue == 0 else UNDECIDED
    return NOT_READY
