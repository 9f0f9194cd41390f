"""How battles begin. ED-70, ED-72"""

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.options import FARMHOUSE_WINDOWS
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.stages import (
    ATTACKER_WON,
    CHOOSING,
    DEFENDER_WON,
    DEN_THIEF,
    DWELLER,
    FIELD,
    HOUSE,
    MONSTER_ATTACKS,
    RANGED,
    TIE,
    UNDECIDED,
)
from tavola.games.el_dorado.tables import BUILDINGS, FORT, LEADS, NONE, SIDES
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE


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
    t.push(agenda.BATTLE)


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


# a farmhouse battle that is interrupted


def house_owner(t: Power) -> i64:
    """The side whose farmhouse or outpost is attacked, or NONE."""
    return NONE if t.b_building == NONE else t.b_building // BUILDINGS


def roles_turned(t: Power) -> bool:
    """Does the owner's army attack those who attacked the farmhouse? ED-R250"""
    return t.interrupted and t.attacker == house_owner(t)


def turns_roles(t: Power) -> bool:
    """Who comes to an occupied tile attacks, by option here too; a monster does not change its part. ED-70, ED-R250"""
    return t.options[FARMHOUSE_WINDOWS] == 1 and t.interrupted and t.attacker < SIDES


def turn_roles(t: Power) -> None:
    """The owner attacks, with what it has just brought."""
    t.attacker, t.defender = t.defender, t.attacker
    seat = t.captain(t.attacker)
    t.tell(events.ATTACKED, ed.ATTACK_BY_MOVING, seat, EVERYONE, t.told_as(t.attacker), t.told_as(t.defender), t.b_tile)


def turn_roles_back(t: Power) -> None:
    """The farmhouse is still attacked, if the interruption was beaten."""
    t.attacker, t.defender = t.defender, t.attacker
    if t.b_result != TIE:
        t.b_result = DEFENDER_WON if t.b_result == ATTACKER_WON else ATTACKER_WON


def next_house(t: Power, side: i64, place: i64, after: i64) -> i64:
    """The side's next farmhouse or outpost at the tile, or NONE."""
    for building in range(FORT):
        which = side * BUILDINGS + building
        if which > after and t.corner[which] != NONE and t.touches(t.corner[which], place):
            return which
    return NONE
