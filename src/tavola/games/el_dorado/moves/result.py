"""The result of a battle: who falls, who goes back, and what a dweller's tile does then."""

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.fields import LOOSE, TAKEN
from tavola.games.el_dorado.moves import spoils
from tavola.games.el_dorado.moves.dice import dice_sum
from tavola.games.el_dorado.moves.retreat import monster_goes_back
from tavola.games.el_dorado.moves.stages import ATTACKER_WON, DEFENDER_WON, DEN_THIEF, DWELLER, RANGED, TIE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    DEN,
    DEN_TIE,
    EMPTY,
    LEADS,
    M_GUARDIAN,
    M_TIGER,
    M_TITAN,
    M_WOLF,
    NONE,
    SIDES,
    THIEF,
    TIGER,
)
from tavola.kernel.events import EVERYONE


def settle(t: Power) -> None:
    """The higher sum wins. ED-75"""
    attack = dice_sum(t.att_dice)
    defence = dice_sum(t.def_dice)
    t.b_result = ATTACKER_WON if attack > defence else DEFENDER_WON if defence > attack else TIE
    t.tell(events.FOUGHT, ed.BATTLE_DICE, t.captain(t.turn), EVERYONE, attack, defence, t.b_result % 3)
    if t.b_result == TIE:
        tie(t)
    elif t.b_result == ATTACKER_WON:
        defender_falls(t)
    else:
        attacker_falls(t)


def tie(t: Power) -> None:
    """The attacker's pieces go back first, but Yanga, who stands elsewhere. ED-76, ED-R215"""
    if t.defender < SIDES and (t.b_building == NONE or t.interrupted):
        t.push(tasks.RETREAT, t.defender)
    if t.b_kind == RANGED:
        miss(t)
    elif t.attacker < SIDES:
        t.push(tasks.RETREAT, t.attacker)
    else:
        monster_goes_back(t)


def miss(t: Power) -> None:
    """A shot tied or lost: Yanga neither moves nor attacks again. ED-143, ED-R91"""
    t.failed_shot = True
    t.fixed[t.b_lead] = 1


def defender_falls(t: Power) -> None:
    """ED-77, ED-88, ED-101"""
    if t.defender >= SIDES:
        beaten_monster(t)
    elif t.b_building == NONE:
        spoils.fall(t, t.defender, t.b_tile, t.attacker)
        if t.b_kind == DEN_THIEF:
            spoils.take_treasure(t, spoils.victor(t, t.attacker, t.b_tile))  # ED-211
    elif t.interrupted:
        spoils.fall_villagers(t, t.defender, t.b_tile)
        if t.has_wolf(t.defender, t.b_tile):
            spoils.fall_wolf(t, t.attacker, t.b_tile)
    else:
        spoils.fall_building(t, t.b_building)
        if t.defender == t.thieves:
            t.push(tasks.AFTERMATH, t.thieves, 0)


def beaten_monster(t: Power) -> None:
    """ED-101, ED-104, ED-205"""
    if t.b_kind == DWELLER and t.defender != M_TITAN:
        t.lay(t.b_tile, EMPTY)
        if t.defender == M_WOLF:
            t.wolf_of = spoils.victor(t, t.attacker, t.b_tile)
            t.wolf_at = t.b_tile
            t.wolf_fixed = TAKEN  # ED-R225
    if t.b_kind != DWELLER and t.b_lead == DEN and t.defender >= M_GUARDIAN:
        spoils.take_treasure(t, t.captain(t.attacker))  # ED-R197
    spoils.beat_monster(t, t.defender, t.attacker, t.b_tile)


def attacker_falls(t: Power) -> None:
    """ED-102, ED-142, ED-R102, ED-R103"""
    if t.b_kind == RANGED:
        miss(t)
    elif t.attacker >= SIDES:
        spoils.beat_monster(t, t.attacker, t.defender, t.b_tile)
    else:
        spoils.fall(t, t.attacker, t.b_tile, t.defender)
        if t.b_kind == DEN_THIEF:
            spoils.take_treasure(t, t.captain(t.thieves))  # ED-R178


def dweller_leaves(t: Power) -> None:
    """The tile is shuffled back into the stack. ED-102, ED-103, ED-R113"""
    kind = TIGER + t.defender - M_TIGER
    t.lift(t.b_tile)
    t.cave.shuffle_in(kind)
    t.tell(events.RETURNED, ed.DWELLER_WINS, t.captain(t.turn), EVERYONE, kind)


def den_tie(t: Power) -> None:
    """The thief goes back, hiding is as before, or by option he stays. ED-R177"""
    if t.options[DEN_TIE] == 1:
        spoils.take_treasure(t, t.captain(t.thieves))
        return
    for lead in range(THIEF, LEADS):
        if t.at[lead] == t.b_tile:
            t.at[lead] = NONE
            if t.shrine_by == lead:
                t.shrine_by = LOOSE  # ED-R148
    t.hiding = t.b_hid
    t.lift(t.b_tile)
    t.cave.shuffle_in(DEN)
    t.tell(events.RETURNED, ed.TIE_IN_THE_DEN, t.captain(t.turn), EVERYONE, DEN)
