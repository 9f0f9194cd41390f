"""The result of a battle: who falls, who goes back, what a dweller's tile does then, and what is left to fight."""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.fields import LOOSE, TAKEN
from tavola.games.el_dorado.options import DEN_TIE, FARMHOUSE_WINDOWS, GOES_BACK, GOES_ON, TITAN_FOUND_TIE, TITAN_TIE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.by_itself import ByItself
from tavola.games.el_dorado.rules.battles import house_owner, next_house, roles_turned, turn_roles_back
from tavola.games.el_dorado.rules.dice import dice_sum, throw
from tavola.games.el_dorado.rules.falling import fall, fall_building, fall_villagers, fall_wolf
from tavola.games.el_dorado.rules.spoils import beat_monster, take_treasure, victor
from tavola.games.el_dorado.rules.stages import (
    AFTER,
    ATT_ROLL,
    ATTACKER,
    ATTACKER_WON,
    CHOOSING,
    DEFENDER_WON,
    DEN_THIEF,
    DWELLER,
    MONSTER_ATTACKS,
    RANGED,
    TIE,
    UNDECIDED,
)
from tavola.games.el_dorado.tables import (
    DEN,
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


@final
class Result(ByItself):
    """The higher sum wins. ED-75"""

    def __init__(self) -> None:
        super().__init__("battle-result")

    def settle(self, t: Power) -> None:
        attack = dice_sum(t.att_dice)
        defence = dice_sum(t.def_dice)
        t.stage = AFTER
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
        t.push(agenda.RETREAT, t.defender)
    if t.b_kind == RANGED:
        miss(t)
    elif t.attacker < SIDES:
        t.push(agenda.RETREAT, t.attacker)
    elif not monster_goes_on(t):
        monster_goes_back(t)


def monster_goes_on(t: Power) -> bool:
    """By option a tie ends its attack on one side only: it stays, and goes on. ED-R268"""
    return t.b_kind == MONSTER_ATTACKS and t.options[TITAN_TIE] == GOES_ON


def monster_goes_back(t: Power) -> None:
    """Before the defenders do, unless somebody stands where it came from. ED-R167, ED-R215, ED-R216"""
    back = t.titan_came
    if back == NONE:
        return
    for side in range(t.sides):
        if t.stands(side, back):
            return
    if t.attacker == M_TITAN:
        t.titan = back
    else:
        t.guardian[t.attacker - M_GUARDIAN] = back


def miss(t: Power) -> None:
    """A shot tied or lost: Yanga neither moves nor attacks again, but by option shoots. ED-143, ED-R91, ED-R119"""
    t.failed_shot = True
    t.fixed[t.b_lead] = 1


def defender_falls(t: Power) -> None:
    """ED-77, ED-88, ED-101"""
    if t.defender >= SIDES:
        beaten_monster(t)
    elif t.b_building == NONE:
        fall(t, t.defender, t.b_tile, t.attacker)
        if t.b_kind == DEN_THIEF:
            take_treasure(t, victor(t, t.attacker, t.b_tile))  # ED-211
    elif t.interrupted:
        interruption_lost(t, t.defender, t.attacker)
    else:
        fall_building(t, t.b_building)
        if t.defender == t.thieves:
            t.push(agenda.AFTERMATH, t.thieves, 0)


def interruption_lost(t: Power, loser: i64, winner: i64) -> None:
    """The army that came falls, or those who attacked the farmhouse. ED-87, ED-R102, ED-R250"""
    if loser != house_owner(t):
        fall(t, loser, t.b_tile, winner)
        return
    fall_villagers(t, loser, t.b_tile)
    if t.has_wolf(loser, t.b_tile):
        fall_wolf(t, winner, t.b_tile)


def beaten_monster(t: Power) -> None:
    """ED-101, ED-104, ED-205"""
    if t.b_kind == DWELLER and t.defender != M_TITAN:
        t.lay(t.b_tile, EMPTY)
        if t.defender == M_WOLF:
            t.wolf_of = victor(t, t.attacker, t.b_tile)
            t.wolf_at = t.b_tile
            t.wolf_fixed = TAKEN  # ED-R225
    if t.b_kind != DWELLER and t.b_lead == DEN and t.defender >= M_GUARDIAN:
        take_treasure(t, t.captain(t.attacker))  # ED-R197
    beat_monster(t, t.defender, t.attacker, t.b_tile)


def attacker_falls(t: Power) -> None:
    """ED-102, ED-142, ED-R102, ED-R103"""
    if t.b_kind == RANGED:
        miss(t)
    elif t.attacker >= SIDES:
        beat_monster(t, t.attacker, t.defender, t.b_tile)
    elif t.interrupted:
        interruption_lost(t, t.attacker, t.defender)
    else:
        fall(t, t.attacker, t.b_tile, t.defender)
        if t.b_kind == DEN_THIEF:
            take_treasure(t, t.captain(t.thieves))  # ED-R178


@final
class After(ByItself):
    """What is left to fight; the Titan stays on its tile. ED-88, ED-89, ED-R77, ED-R101, ED-R163, ED-R166"""

    def __init__(self) -> None:
        super().__init__("battle-after")

    def settle(self, t: Power) -> None:
        if roles_turned(t):
            turn_roles_back(t)
        if t.b_kind == DWELLER and t.b_result != ATTACKER_WON and tile_leaves(t):
            dweller_leaves(t)
        if t.b_kind == DEN_THIEF and t.b_result == TIE:
            den_tie(t)
        if t.b_result == ATTACKER_WON and fights_on(t):
            return
        if t.b_result == TIE and monster_goes_on(t):
            t.b_building = NONE
        elif t.b_result != ATTACKER_WON:
            t.queue = 0
        if t.attacker < SIDES and t.b_kind != RANGED and not t.stands(t.attacker, t.b_tile):
            t.queue = 0
        t.stage = CHOOSING
        t.b_result = t.b_result if t.queue == 0 else UNDECIDED


def fights_on(t: Power) -> bool:
    """Against the same side: the farmhouse after its helpers, or the next house a monster meets."""
    if t.interrupted:
        t.interrupted = False
        if t.options[FARMHOUSE_WINDOWS]:
            t.b_result = UNDECIDED
            t.stage = ATTACKER  # both may bring more, and the owner interrupt again. ED-R250
        else:
            t.stage = ATT_ROLL
            throw(t, True)
        return True
    if t.b_kind != MONSTER_ATTACKS:
        return False
    t.b_building = next_house(t, t.defender, t.b_tile, t.b_building)
    if t.b_building == NONE:
        return False
    t.stage = ATTACKER
    return True


def tile_leaves(t: Power) -> bool:
    """The Titan's stays, turned over; by option a tie sends it back as any dweller's. ED-199, ED-R163"""
    return t.defender != M_TITAN or (t.b_result == TIE and t.options[TITAN_FOUND_TIE] == GOES_BACK)


def dweller_leaves(t: Power) -> None:
    """The tile is shuffled back into the stack. ED-102, ED-103, ED-R113"""
    kind = TIGER + t.defender - M_TIGER
    if t.defender == M_TITAN:
        t.titan = NONE
    t.lift(t.b_tile)
    t.cave.shuffle_in(kind)
    t.tell(events.RETURNED, ed.DWELLER_WINS, t.captain(t.turn), EVERYONE, kind)


def den_tie(t: Power) -> None:
    """The thief goes back, hiding is as before, or by option he stays. ED-R177"""
    if t.options[DEN_TIE] == 1:
        take_treasure(t, t.captain(t.thieves))
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
