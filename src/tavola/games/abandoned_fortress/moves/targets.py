"""Who may attack what, and from how far. AF-67 to AF-70, AF-83"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ARCHERY,
    CARD_BACKS,
    CELLS,
    LEADERS,
    NONE,
    RANGE_METRIC,
    STEPS,
    WALL,
)
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE


def attack_breaks(realm: Realm, leader: i64, cell: i64) -> i64:
    """The clause an attack by this leader on what stands on the cell would break."""
    if not realm.is_free_under(leader):
        return af.FIGHT_FROM_A_FREE_SPACE
    if not realm.armed(leader):
        return af.ARMED_TO_ATTACK  # AF-73, AF-R33
    if realm.fought & BIT[leader % LEADERS]:
        return af.ONE_BATTLE_A_TURN
    code = target_breaks(realm, leader // LEADERS, cell)
    return reach_breaks(realm, leader, cell, realm.shoots(leader)) if code == FINE else code


def target_breaks(realm: Realm, seat: i64, cell: i64) -> i64:
    """Only opponents and the dragon are targets. AF-R28, AF-R92"""
    if realm.dragon == cell:
        return FINE
    there = realm.board[cell]
    if there == NONE:
        return af.ONE_TARGET
    owner = there - WALL if there >= WALL else there // LEADERS
    if owner == seat:
        return af.ONLY_OPPONENTS
    if not realm.allied(owner, seat):
        return FINE
    structure = there >= WALL or realm.is_castle(there)
    return af.ALLYS_STRUCTURE if structure else af.NO_ATTACK_ON_AN_ALLY


def reach_breaks(realm: Realm, leader: i64, cell: i64, shoots: bool) -> i64:
    """Near enough for this unit? AF-67, AF-68, AF-70, AF-83, AF-R15, AF-R93, AF-R94, AF-R108"""
    on_dragon = realm.dragon == cell
    if on_dragon and not realm.is_hero(leader):
        return af.ONLY_HEROES_FIGHT_THE_DRAGON
    steps = STEPS[realm.cell[leader] * CELLS + cell]
    if steps == 1:
        return FINE
    if on_dragon:
        return af.DRAGON_NOT_AT_RANGE
    if steps > 3 or steps == 0:
        return af.OUT_OF_RANGE
    if realm.board[cell] >= WALL:
        return af.WALLS_NOT_AT_RANGE
    if not shoots:
        return af.NO_ARCHERY_CARD if realm.branch(leader) == ARCHERY else af.ONLY_ARCHERY_AT_RANGE
    if realm.options[RANGE_METRIC] and not realm.within_range(realm.cell[leader], cell):
        return af.STRAIGHT_LINE
    return FINE


def may_attack(realm: Realm, leader: i64) -> bool:
    """Has it a target, as far as all can see? Under count_only nobody knows who has an Archery card. AF-R104"""
    if not realm.armed(leader) or realm.fought & BIT[leader % LEADERS] or not realm.is_free_under(leader):
        return False
    hidden = realm.options[CARD_BACKS] == 1 and realm.branch(leader) == ARCHERY
    shoots = hidden or realm.shoots(leader)
    for cell in range(CELLS):
        if STEPS[realm.cell[leader] * CELLS + cell] > 3 or (realm.board[cell] == NONE and realm.dragon != cell):
            continue
        open_target = target_breaks(realm, leader // LEADERS, cell) == FINE
        if open_target and reach_breaks(realm, leader, cell, shoots) == FINE:
            return True
    return False


def list_attacks(realm: Realm, leader: i64, first: i64, out: vec[i64]) -> vec[i64]:
    for cell in range(CELLS):
        if STEPS[realm.cell[leader] * CELLS + cell] <= 3 and attack_breaks(realm, leader, cell) == FINE:
            out = append(out, first + cell)
    return out
