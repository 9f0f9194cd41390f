"""Strength, battle dice and rerolls."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.moves.stages import (
    ATT_AGAIN,
    ATT_REROLL,
    ATT_ROLL,
    DEF_AGAIN,
    DEF_ROLL,
    JIMENEZ_COIN,
    NOT_READY,
    RANGED,
    RESULT,
)
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    BATTLE_DIE,
    GOLD,
    HARDCORE_BATTLE,
    HARDCORE_TURN,
    LEADS,
    NICOLAS,
    NONE,
    SIDES,
    SOLO,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import CHANCE, FINE

# strength


def attack_strength(t: Power) -> i64:
    """ED-75, ED-83, ED-141"""
    if t.attacker >= SIDES:
        return t.monster_strength(t.attacker)
    if t.b_kind == RANGED:
        return t.lead_strength(t.b_lead)
    total = t.strength(t.attacker, t.b_tile)
    if t.b_building != NONE and t.zone(t.attacker, t.b_tile):
        total -= 2 if t.attacker == t.thieves else 1
    return total


def defence_strength(t: Power) -> i64:
    """ED-75, ED-86, ED-178"""
    if t.defender >= SIDES:
        return t.monster_strength(t.defender)
    if t.b_building == NONE:
        return t.strength(t.defender, t.b_tile)
    if t.interrupted:
        return came_to_help(t)
    return 4 if t.defender == t.thieves else 1


def came_to_help(t: Power) -> i64:
    """Strength of the army that interrupts; the owner's explorer stays out. ED-87, ED-R105"""
    return t.army(t.defender, t.b_tile) + (1 if t.has_wolf(t.defender, t.b_tile) else 0)


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


def rolling(t: Power) -> i64:
    """The defender rolls when the attacker's result is final. ED-75, ED-R109"""
    if t.to_roll > 0:
        t.actor = CHANCE
        return 1
    t.stage += 1 if t.stage == ATT_ROLL or t.stage == DEF_ROLL else 0
    if t.stage == ATT_AGAIN:
        t.stage = DEF_ROLL
        throw(t, False)
    elif t.stage == DEF_AGAIN:
        t.stage = RESULT
    return NOT_READY


def die_breaks(t: Power, face: i64) -> i64:
    """1 to 6, or by option 0 to 5. ED-R04"""
    low = 0 if t.options[BATTLE_DIE] else 1
    return FINE if low <= face <= low + 5 else ed.BATTLE_DICE


def attacking_dice(t: Power) -> bool:
    return t.stage <= ATT_AGAIN


def roll_die(t: Power, face: i64) -> None:
    if attacking_dice(t):
        t.att_dice[face] += 1
    else:
        t.def_dice[face] += 1
    t.to_roll -= 1
    side = roller(t)
    t.tell(events.DIE, ed.BATTLE_DICE, t.captain(side if side < SIDES else t.turn), EVERYONE, face, t.told_as(side))


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


# rerolls


def roller(t: Power) -> i64:
    return t.attacker if attacking_dice(t) else t.defender


def hardcore_battle(t: Power) -> bool:
    """One of three modules, each by itself. ED-226, ED-236, ED-240"""
    return t.mode == SOLO or t.options[HARDCORE_BATTLE] == 1


def own_dice(t: Power) -> i64:
    return dice_count(t.att_dice) if attacking_dice(t) else dice_count(t.def_dice)


def rerolling(t: Power) -> i64:
    """One reroll moment, asked on public facts. ED-189, ED-240, ED-244, ED-R157, ED-R199, ED-R212"""
    side = roller(t)
    asked = side < SIDES and own_dice(t) > 0
    paid = hardcore_battle(t) and asked and t.side_cards(side) > 0
    if asked and (paid or has_jimenez(t, side) or has_nicolas(t, side)):
        t.actor = t.captain(side)
        return 1
    keep(t)
    return NOT_READY


def keep(t: Power) -> None:
    if t.stage == ATT_REROLL:
        t.stage = DEF_ROLL
        throw(t, False)
    else:
        t.stage = RESULT


def has_jimenez(t: Power, side: i64) -> bool:
    """The holder's explorer or a thief is in the battle. ED-189"""
    seat = t.coin[JIMENEZ_COIN]
    if seat < 0 or seat >= t.seats or t.side_of(seat) != side:
        return False
    if t.b_kind == RANGED and side == t.attacker:
        return t.b_lead == seat
    for lead in range(LEADS):
        if t.at[lead] == t.b_tile and t.owner(lead) == seat:
            return not (t.b_building != NONE and side == t.defender)
    return False


def has_nicolas(t: Power, side: i64) -> bool:
    """With turn points he rerolls in battle instead. ED-244, ED-R203"""
    if t.mode == SOLO or not t.options[HARDCORE_TURN]:
        return False
    for seat in range(t.seats):
        if t.side_of(seat) == side and t.who[seat] == NICOLAS and t.at[seat] == t.b_tile:
            return not (t.b_building != NONE and side == t.defender)
    return False


def reroll_breaks(t: Power, dice: i64) -> i64:
    """ED-240, ED-R202"""
    if not hardcore_battle(t) or dice > own_dice(t):
        return ed.REROLL_FOR_GOLD
    return FINE if t.side_has(roller(t), GOLD) >= dice else ed.TOO_DEAR


def jimenez_breaks(t: Power, dice: i64) -> i64:
    """One die free, others for gold. ED-189, ED-R156, ED-R157"""
    if not has_jimenez(t, roller(t)) or dice + 1 > own_dice(t):
        return ed.JIMENEZ
    return FINE if dice == 0 else reroll_breaks(t, dice)


def reroll(t: Power, dice: i64, paid: i64, clause: i64) -> None:
    """The lowest dice fall again. ED-189, ED-240, ED-244, ED-R202"""
    side = roller(t)
    if paid > 0:
        t.side_pays(side, GOLD, paid)
    mine = t.att_dice[:] if attacking_dice(t) else t.def_dice[:]
    left = dice
    for face in range(7):
        lifted = min(left, mine[face])
        mine[face] -= lifted
        left -= lifted
    if attacking_dice(t):
        t.att_dice = mine
    else:
        t.def_dice = mine
    t.to_roll = dice
    t.stage += 1
    t.tell(events.REROLLED, clause, t.captain(side), EVERYONE, dice)
