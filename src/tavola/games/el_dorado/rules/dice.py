"""Battle dice: how many a side rolls, how they lie, and who may roll some again."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.options import BATTLE_DIE, HARDCORE_BATTLE, HARDCORE_TURN, ONE_MOMENT, REROLL_RIGHTS, SOLO
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.battles import house_owner
from tavola.games.el_dorado.rules.stages import (
    ATT_AGAIN,
    ATT_REROLL,
    DEF_AGAIN,
    DEF_REROLL,
    DEF_ROLL,
    NEXT_STAGE,
    RANGED,
)
from tavola.games.el_dorado.tables import JIMENEZ_COIN, LEADS, NICOLAS, NONE, SIDES
from tavola.kernel.state import FINE

OF_ITS_OWN: Final = 1  # for gold, or Nicolas all: rights used, as bits
BY_JIMENEZ: Final = 2

# strength


def attack_strength(t: Power) -> i64:
    """ED-75, ED-83, ED-141"""
    if t.attacker >= SIDES:
        return t.monster_strength(t.attacker)
    if t.b_kind == RANGED:
        return t.lead_strength(t.b_lead)
    return side_strength(t, t.attacker)


def defence_strength(t: Power) -> i64:
    """ED-75"""
    return t.monster_strength(t.defender) if t.defender >= SIDES else side_strength(t, t.defender)


def side_strength(t: Power, side: i64) -> i64:
    """Of a building its own; against one forts and hideouts do not help. ED-83, ED-86, ED-178"""
    if side == house_owner(t):
        return came_to_help(t) if t.interrupted else 4 if side == t.thieves else 1
    total = t.strength(side, t.b_tile)
    if t.b_building != NONE and t.zone(side, t.b_tile):
        total -= 2 if side == t.thieves else 1
    return total


def came_to_help(t: Power) -> i64:
    """Strength of the army that interrupts; the owner's explorer stays out. ED-87, ED-R105"""
    owner = house_owner(t)
    return t.army(owner, t.b_tile) + (1 if t.has_wolf(owner, t.b_tile) else 0)


# dice


def throw(t: Power, attack: bool) -> None:
    """ED-75, ED-R88, ED-R234"""
    if attack:
        t.att_dice = no_dice()
        t.def_dice = no_dice()
        t.to_roll = attack_strength(t)
    else:
        t.to_roll = defence_strength(t)


def no_dice() -> vec[i64]:
    return vec[i64]([0 for _ in range(7)])


def next_dice(t: Power) -> None:
    """The dice of a stage lie: they may be rolled again, then the other side rolls, then it is decided.

    After one right to roll again another may be left. ED-R157
    """
    if t.stage == ATT_AGAIN or t.stage == DEF_AGAIN:
        t.stage = ATT_REROLL if t.stage == ATT_AGAIN else DEF_REROLL
        if t.rerolled and some_right(t, roller(t)):
            return
    t.stage = NEXT_STAGE[t.stage]
    t.rerolled = 0
    if t.stage == DEF_ROLL:
        throw(t, False)


def die_breaks(t: Power, face: i64) -> i64:
    """1 to 6, or by option 0 to 5. ED-R04"""
    low = 0 if t.options[BATTLE_DIE] else 1
    return FINE if low <= face <= low + 5 else ed.BATTLE_DICE


def attacking_dice(t: Power) -> bool:
    return t.stage <= ATT_AGAIN


def roller(t: Power) -> i64:
    return t.attacker if attacking_dice(t) else t.defender


def own_dice(t: Power) -> i64:
    return dice_count(t.att_dice) if attacking_dice(t) else dice_count(t.def_dice)


def dice_sum(dice: vec[i64]) -> i64:
    total: i64 = 0
    for face in range(7):
        total += face * dice[face]
    return total


def dice_count(dice: vec[i64]) -> i64:
    total: i64 = 0
    for count in dice:
        total += count
    return total


# who may roll again


def some_right(t: Power, side: i64) -> bool:
    """Could the side roll some dice again if any of its cards were gold? ED-R157, ED-R212"""
    paid = hardcore_battle(t) and t.side_cards(side) > 0
    once = not t.rerolled & OF_ITS_OWN and (paid or has_nicolas(t, side))
    return once or (not t.rerolled & BY_JIMENEZ and has_jimenez(t, side))


def use_right(t: Power, right: i64) -> None:
    """Each once a battle; by option they are used together, and nothing is left. ED-R157"""
    if t.options[REROLL_RIGHTS] != ONE_MOMENT:
        t.rerolled |= right


def hardcore_battle(t: Power) -> bool:
    """One of three modules, each by itself. ED-226, ED-236, ED-240"""
    return t.mode == SOLO or t.options[HARDCORE_BATTLE] == 1


def has_jimenez(t: Power, side: i64) -> bool:
    """The holder's explorer or a thief is in the battle. ED-189"""
    seat = t.coin[JIMENEZ_COIN]
    if seat < 0 or seat >= t.seats or t.side_of(seat) != side:
        return False
    if t.b_kind == RANGED and side == t.attacker:
        return t.b_lead == seat
    for lead in range(LEADS):
        if t.at[lead] == t.b_tile and t.owner(lead) == seat:
            return side != house_owner(t)
    return False


def has_nicolas(t: Power, side: i64) -> bool:
    """With turn points he rerolls in battle instead. ED-244, ED-R203"""
    if t.mode == SOLO or not t.options[HARDCORE_TURN]:
        return False
    for seat in range(t.seats):
        if t.side_of(seat) == side and t.who[seat] == NICOLAS and t.at[seat] == t.b_tile:
            return side != house_owner(t)
    return False
