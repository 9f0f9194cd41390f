"""Which pieces may be picked: in Move and battle, and for Action cards. AF-62"""

from typing import Final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.moves import targets, walking
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CELLS,
    FORCED_MARCH,
    HERO_ARMY_MOVE,
    HOMECOMING,
    LEADERS,
    NONE,
    SECOND_STRIKE,
    SPEED,
    STEPS,
)
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE

FORCED: Final = 3  # spaces of a Forced March


def is_piece(realm: Realm, leader: i64) -> bool:
    """A hero or general that stands on the board."""
    return not realm.is_castle(leader) and realm.cell[leader] != NONE


def march_breaks(realm: Realm, leader: i64) -> i64:
    """Each piece once, if it can do something. AF-62, AF-R20, AF-R106"""
    if not is_piece(realm, leader) or realm.moved & BIT[leader % LEADERS]:
        return af.ONE_MOVE_EACH
    if realm.is_hero(leader) and not realm.options[HERO_ARMY_MOVE]:
        return af.HERO_STAYS_BEHIND
    able = walking.can_step(realm, leader, SPEED[realm.branch(leader)]) or strikes(realm, leader)
    return FINE if able else af.NOTHING_FOR_THIS_ACTION


def strikes(realm: Realm, leader: i64) -> bool:
    """Has it a legal attack from where it stands?"""
    for cell in range(CELLS):
        near = STEPS[realm.cell[leader] * CELLS + cell] <= 3
        if near and targets.attack_breaks(realm, leader, cell) == FINE:
            return True
    return False


def anyone(realm: Realm) -> bool:
    """Is there a piece to pick? AF-R106"""
    for leader in range(realm.active * LEADERS, (realm.active + 1) * LEADERS):
        if march_breaks(realm, leader) == FINE:
            return True
    return False


def anyone_as_all_see(realm: Realm) -> bool:
    """Is there, as far as all can see, a piece left to pick? AF-R104"""
    for leader in range(realm.active * LEADERS, (realm.active + 1) * LEADERS):
        if march_breaks(realm, leader) == FINE:
            return True
        fresh = is_piece(realm, leader) and not realm.moved & BIT[leader % LEADERS]
        stays = realm.is_hero(leader) and not realm.options[HERO_ARMY_MOVE]
        if fresh and not stays and targets.may_attack(realm, leader):
            return True
    return False


def pick(realm: Realm, leader: i64) -> None:
    """AF-63, AF-R17"""
    realm.moved |= BIT[leader % LEADERS]
    walking.begin(realm, leader, SPEED[realm.branch(leader)])


# for an Action card


def effect_pick_breaks(realm: Realm, leader: i64, card: i64) -> i64:
    """A piece the Action card can be used on."""
    if not is_piece(realm, leader):
        return af.CHANGES_NOTHING
    if card == HOMECOMING:
        return FINE
    if card == FORCED_MARCH:
        return FINE if walking.can_step(realm, leader, FORCED) else af.CHANGES_NOTHING
    return FINE if card == SECOND_STRIKE and strikes_again(realm, leader) else af.CHANGES_NOTHING


def strikes_again(realm: Realm, leader: i64) -> bool:
    """It has started a battle this turn, and has a target for one more."""
    bit = BIT[leader % LEADERS]
    if not realm.fought & bit:
        return False
    realm.fought &= ~bit
    able = strikes(realm, leader)
    realm.fought |= bit
    return able


def any_pick(realm: Realm, card: i64) -> bool:
    for leader in range(realm.active * LEADERS, (realm.active + 1) * LEADERS):
        if effect_pick_breaks(realm, leader, card) == FINE:
            return True
    return False
