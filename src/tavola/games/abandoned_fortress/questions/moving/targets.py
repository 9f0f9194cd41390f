"""Who may attack what, and from how far. AF-67 to AF-70, AF-83"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import ATTACK
from tavola.games.abandoned_fortress.options import CARD_BACKS, COUNT_ONLY, RANGE_METRIC, STRAIGHT
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ARCHERY,
    CELLS,
    LEADERS,
    NONE,
    RANGE,
    STEPS,
    WALL,
    WITHIN,
)
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE


def attack_breaks(t: Realm, leader: i64, cell: i64) -> i64:
    """The clause an attack by this leader on what stands on the cell would break."""
    if not t.is_free_under(leader):
        return af.FIGHT_FROM_A_FREE_SPACE
    if not t.armed(leader):
        return af.ARMED_TO_ATTACK  # AF-73, AF-R33
    code = battle_breaks(t, leader, cell)
    if code == FINE:
        code = target_breaks(t, leader // LEADERS, cell)
    return reach_breaks(t, leader, cell, t.shoots(leader)) if code == FINE else code


def battle_breaks(t: Realm, leader: i64, cell: i64) -> i64:
    """One battle a turn for the starter, by option for both units. AF-69, AF-R18"""
    if t.fought & BIT[leader % LEADERS]:
        return af.ONE_BATTLE_A_TURN
    if len(t.attacked) == 0:
        return FINE
    struck = t.dragon != cell and t.board[cell] in t.attacked
    return af.UNIT_HAS_FOUGHT if struck or leader in t.attacked else FINE


def target_breaks(t: Realm, seat: i64, cell: i64) -> i64:
    """Only opponents and the dragon are targets. AF-R28, AF-R92"""
    if t.dragon == cell:
        return FINE
    there = t.board[cell]
    if there == NONE:
        return af.ONE_TARGET
    owner = there - WALL if there >= WALL else there // LEADERS
    if owner == seat:
        return af.ONLY_OPPONENTS
    if not t.allied(owner, seat):
        return FINE
    structure = there >= WALL or t.is_castle(there)
    return af.ALLYS_STRUCTURE if structure else af.NO_ATTACK_ON_AN_ALLY


def reach_breaks(t: Realm, leader: i64, cell: i64, shoots: bool) -> i64:
    """Near enough for this unit? AF-67, AF-68, AF-70, AF-83, AF-R15, AF-R93, AF-R94, AF-R108"""
    on_dragon = t.dragon == cell
    if on_dragon and not t.is_hero(leader):
        return af.ONLY_HEROES_FIGHT_THE_DRAGON
    steps = STEPS[t.cell[leader] * CELLS + cell]
    if steps == 1:
        return FINE
    if on_dragon:
        return af.DRAGON_NOT_AT_RANGE
    if steps > RANGE or steps == 0:
        return af.OUT_OF_RANGE
    if t.board[cell] >= WALL:
        return af.WALLS_NOT_AT_RANGE
    if not shoots:
        return af.NO_ARCHERY_CARD if t.branch(leader) == ARCHERY else af.ONLY_ARCHERY_AT_RANGE
    if t.options[RANGE_METRIC] == STRAIGHT and not t.within_range(t.cell[leader], cell):
        return af.STRAIGHT_LINE
    return FINE


def strikes(t: Realm, leader: i64) -> bool:
    """Has it a legal attack from where it stands?"""
    for cell in WITHIN[t.cell[leader]]:
        if attack_breaks(t, leader, cell) == FINE:
            return True
    return False


def may_attack(t: Realm, leader: i64) -> bool:
    """Has it a target, as far as all can see? Under count_only nobody knows who has an Archery card. AF-R104"""
    if not t.armed(leader) or t.fought & BIT[leader % LEADERS] or not t.is_free_under(leader):
        return False
    hidden = t.options[CARD_BACKS] == COUNT_ONLY and t.branch(leader) == ARCHERY
    shoots = hidden or t.shoots(leader)
    for cell in WITHIN[t.cell[leader]]:
        if t.board[cell] == NONE and t.dragon != cell:
            continue
        fresh = battle_breaks(t, leader, cell) == FINE
        open_target = fresh and target_breaks(t, leader // LEADERS, cell) == FINE
        if open_target and reach_breaks(t, leader, cell, shoots) == FINE:
            return True
    return False


def list_attacks(t: Realm, leader: i64, out: vec[i64]) -> vec[i64]:
    first = ATTACK.first
    if not t.armed(leader) or t.fought & BIT[leader % LEADERS]:
        return out
    for cell in WITHIN[t.cell[leader]]:
        if attack_breaks(t, leader, cell) == FINE:
            out = append(out, first + cell)
    return out
