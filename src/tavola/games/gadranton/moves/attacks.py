"""The two attacks of a turn, hand-to-hand and arrow, with the answers they allow. GA-14, GA-40, GA-43"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import events as told
from tavola.games.gadranton.city import (
    ANSWERING_FIGHT,
    ANSWERING_SHOT,
    ARROW_DICE,
    COMBAT_DICE,
    CROWN_WON,
    FIGHTING,
    MAIN,
    SHOOTING,
    City,
)
from tavola.games.gadranton.moves.crowns import back_to_its_place, wear
from tavola.games.gadranton.tables import (
    ARROW_HIT_BY_THIEF,
    ARROW_SHOT,
    BLOCKED_LINE,
    BLOCKED_THIEF_MAY_ATTACK,
    BROKEN_BOW,
    CARDS,
    CELLS,
    CROWN_OF,
    DOT_OF,
    FIGHT,
    GUARD_ATTACK_COST,
    NEEDS_OPEN,
    NONE,
    OFF_THE_RULER,
    OPEN_OBJECTIVES,
    PLUS_TWO,
    RANGE,
    SEATS,
    SHOOT,
    TOWER_OF,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import CHANCE, FINE

HAND_TO_HAND: Final = 1  # bits of the attacks a figure has made
ARROW: Final = 2


def attack_breaks(city: City, figure: i64, target: i64, kind: i64) -> i64:
    """What both attacks ask of attacker and target, but no step before. GA-36, GA-41, GA-42, GA-44, GA-R17"""
    if city.passing != NONE:
        return ga.GO_ON_IN_PASSING
    if figure < SEATS and city.blocked[figure] != NONE and not city.options[BLOCKED_THIEF_MAY_ATTACK]:
        return ga.BLOCKED_THIEF  # GA-R36
    code = city.figure_breaks(figure)
    if code != FINE:
        return code
    if figure < SEATS and DOT_OF[city.cell[figure]] != NONE:
        return ga.NO_ATTACK_FROM_A_DOT
    code = target_breaks(city, target)
    if code != FINE:
        return code
    made = city.thief_attacks if figure < SEATS else city.guard_attacks
    if made & kind:  # the other kind is still his, at the same target too, GA-R28, GA-R63
        return ga.ONE_ATTACK_OF_EACH_KIND
    return city.no_steps(figure) if costs_a_step(city, figure) and city.guard_left() < 1 else FINE


def target_breaks(city: City, target: i64) -> i64:
    """It is the target that must wear a crown: on a dot nobody does. GA-R24, GA-R38, GA-R60"""
    if target >= city.seats:
        return ga.NO_OTHER_THIEVES
    if target == city.active:
        return ga.NOT_YOUR_OWN
    if city.worn[target] == NONE:
        return ga.ONLY_A_CARRIER
    return ga.HIDDEN_FROM_ATTACK if city.hidden[target] else FINE


def costs_a_step(city: City, figure: i64) -> bool:
    """The first attack of a guard that has taken no step, under that option. GA-R15"""
    return figure >= SEATS and city.options[GUARD_ATTACK_COST] == 1 and city.guard_steps == 0


def begin_attack(city: City, figure: i64, target: i64, kind: i64) -> None:
    paid = costs_a_step(city, figure)
    city.acts(figure)
    if paid:
        city.guard_steps += 1
    if figure < SEATS:
        city.thief_attacks |= kind
    else:
        city.guard_attacks |= kind
    city.attacker = figure
    city.target = target
    city.attack_bonus = 0
    city.defence_bonus = 0


def end_attack(city: City) -> None:
    """Back to the turn, where every move may go on. GA-31, GA-R62"""
    city.attacker = NONE
    city.target = NONE
    city.attack_bonus = 0
    city.defence_bonus = 0
    city.crown_at_stake = NONE
    city.phase = MAIN
    city.actor = city.active


def ask(city: City, card: i64, phase: i64, dice: i64) -> None:
    """Open the window for the defender if public facts let him answer, else roll. GA-R72"""
    if city.answer_may_come(city.target, card):
        city.phase = phase
        city.actor = city.target
    else:
        city.phase = dice
        city.actor = CHANCE


# hand-to-hand


def fight_breaks(city: City, named: i64, target: i64, plus_two: i64) -> i64:
    """Neighbours fight, on crown cells too. GA-45, GA-R75"""
    figure = city.figure(named)
    code = attack_breaks(city, figure, target, HAND_TO_HAND)
    if code != FINE:
        return code
    if not city.next_to(city.cell[figure], city.cell[target]):
        return ga.FIGHT_A_NEIGHBOUR
    return city.card_breaks(PLUS_TWO) if plus_two else FINE  # GA-47, GA-R73


def list_fights(city: City, out: vec[i64], named: i64) -> vec[i64]:
    for target in range(city.seats):
        if fight_breaks(city, named, target, 0) == FINE:
            out = append(out, FIGHT + (named * SEATS + target) * 2)
            if city.card_breaks(PLUS_TWO) == FINE:
                out = append(out, FIGHT + (named * SEATS + target) * 2 + 1)
    return out


def fight(city: City, named: i64, target: i64, plus_two: i64) -> None:
    """The attacker's card comes with the call, before the defender is asked. GA-R23, GA-R73"""
    figure = city.figure(named)
    begin_attack(city, figure, target, HAND_TO_HAND)
    city.tell(told.FIGHT_CALLED, ga.FIGHT_A_NEIGHBOUR, city.active, EVERYONE, figure, target, plus_two)
    if plus_two:
        city.play_card(city.active, PLUS_TWO)
        city.attack_bonus = 2
        city.tell(told.CARD_PLAYED, ga.PLUS_TWO, city.active, EVERYONE, PLUS_TWO, NONE)
    ask(city, PLUS_TWO, ANSWERING_FIGHT, FIGHTING)


def answer(city: City, card: i64) -> None:
    """The defender's card, or NONE. GA-47, GA-58, GA-80, GA-R22"""
    defender = city.target
    shot = city.phase == ANSWERING_SHOT
    city.tell(told.ANSWERED, ga.ANSWER_THE_ARROW if shot else ga.TWO_MORE_BEFORE_THE_ROLL, defender, EVERYONE, card)
    if card != NONE:
        city.play_card(defender, card)
    if shot and card != NONE:
        end_attack(city)  # GA-R52
        return
    city.defence_bonus = 2 if card != NONE else 0
    city.phase = SHOOTING if shot else FIGHTING
    city.actor = CHANCE


def holds(city: City, seat: i64, card: i64) -> bool:
    return city.hand[seat * CARDS + card] > 0


def roll_fight(city: City, attack: i64, defence: i64) -> None:
    """GA-46, GA-48."""
    city.show(COMBAT_DICE, attack, defence)
    attack += city.attack_bonus
    defence += city.defence_bonus
    city.tell(told.FIGHT_DICE, ga.BLACK_DICE, city.active, EVERYONE, attack, defence)
    if attack > defence:
        lose_crown(city, ga.EQUAL_KEEPS_THE_CROWN, city.attacker < SEATS)
        return
    city.tell(told.CROWN_KEPT, ga.EQUAL_KEEPS_THE_CROWN, city.target, EVERYONE, city.target)
    if city.attacker >= SEATS:  # a thief who keeps it against a thief gains nothing more, GA-52
        beat_guard(city, city.attacker - SEATS)
    end_attack(city)


def beat_guard(city: City, guard: i64) -> None:
    """The target's thief crown goes on the guard, if he has one; it stays the turn's guard. GA-51, GA-R29, GA-R31"""
    if city.crowns_left[city.target] > 0:
        city.crowns_left[city.target] -= 1
        city.asleep[guard] = city.target
        city.beaten[guard] = 1
        city.tell(told.GUARD_BEATEN, ga.BEATEN, city.target, EVERYONE, guard, city.target)


def lose_crown(city: City, clause: i64, to_a_thief: bool) -> None:
    """It returns to its place, unless a thief who may wear it has won it. GA-49, GA-50"""
    colour = city.worn[city.target]
    city.worn[city.target] = NONE
    city.tell(told.CROWN_LOST, clause, city.target, EVERYONE, city.target, colour)
    if to_a_thief and may_wear(city, colour):
        city.crown_at_stake = colour
        city.phase = CROWN_WON
        city.actor = city.active
    else:
        back_to_its_place(city, colour)
        end_attack(city)


def may_wear(city: City, colour: i64) -> bool:
    """By public facts only, so that the question betrays no objective. GA-R26, GA-R72"""
    thief = city.active
    if city.worn[thief] != NONE or city.crowns_on(thief) >= 2 or city.delivered[thief] & BIT[colour]:
        return False
    return not city.options[OPEN_OBJECTIVES] or (city.objectives[thief] & BIT[colour]) != 0


def wear_breaks(city: City) -> i64:
    wanted = city.objectives[city.active] & ~city.delivered[city.active]
    return FINE if wanted & BIT[city.crown_at_stake] else ga.NOT_YOUR_OBJECTIVE


def settle_crown(city: City, kept: bool) -> None:
    """GA-50: worn or returned, as the winner likes."""
    colour = city.crown_at_stake
    if kept:
        wear(city, colour)
        city.tell(told.CROWN_WON, ga.CROWN_CHOICE, city.active, EVERYONE, colour)
    else:
        back_to_its_place(city, colour)
    end_attack(city)


# arrows


def shoot_breaks(city: City, named: i64, target: i64, by_card: i64) -> i64:
    figure = city.figure(named)
    code = attack_breaks(city, figure, target, ARROW)
    if code != FINE:
        return code
    here = city.cell[figure]
    on_tower = TOWER_OF[here] != NONE
    if by_card:
        code = ga.TOWER_NEEDS_NO_CARD if on_tower else city.card_breaks(ARROW_SHOT)
    elif not on_tower:
        code = ga.TOWER_OR_CARD
    return line_breaks(city, here, city.cell[target]) if code == FINE else code


def line_breaks(city: City, here: i64, there: i64) -> i64:
    """GA-54 to GA-57; figures in the way do not count, GA-55."""
    if CROWN_OF[here] != NONE or CROWN_OF[there] != NONE:
        return ga.NO_ARROW_ON_A_CROWN_CELL
    line = here * CELLS + there
    if RANGE[line] == OFF_THE_RULER:
        return ga.OUT_OF_RANGE  # GA-R45
    if RANGE[line] == BLOCKED_LINE:
        return ga.NO_LINE
    return ga.NO_LINE if NEEDS_OPEN[line] & city.doors else FINE


def list_shots(city: City, out: vec[i64], named: i64) -> vec[i64]:
    for target in range(city.seats):
        for by_card in range(2):
            if shoot_breaks(city, named, target, by_card) == FINE:
                out = append(out, SHOOT + (named * SEATS + target) * 2 + by_card)
    return out


def arrow_range(city: City) -> i64:
    return RANGE[city.cell[city.attacker] * CELLS + city.cell[city.target]]


def shoot(city: City, named: i64, target: i64, by_card: i64) -> None:
    figure = city.figure(named)
    begin_attack(city, figure, target, ARROW)
    city.tell(told.SHOT_CALLED, ga.TOWER_OR_CARD, city.active, EVERYONE, figure, target, by_card, arrow_range(city))
    if by_card:
        city.play_card(city.active, ARROW_SHOT)
        city.tell(told.CARD_PLAYED, ga.ARROW_SHOT, city.active, EVERYONE, ARROW_SHOT, NONE)
    ask(city, BROKEN_BOW, ANSWERING_SHOT, SHOOTING)


def roll_arrow(city: City, on_target: bool, number: i64) -> None:
    """GA-59, GA-R27, GA-R64."""
    distance = arrow_range(city)
    city.show(ARROW_DICE, 1 if on_target else 0, number)
    city.tell(told.ARROW_DICE, ga.ARCHERY_DICE, city.active, EVERYONE, 1 if on_target else 0, number, distance)
    if on_target and number >= distance:
        lose_crown(city, ga.ARCHERY_DICE, city.attacker < SEATS and city.options[ARROW_HIT_BY_THIEF] == 1)
    else:
        end_attack(city)
