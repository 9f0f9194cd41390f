"""What fights and arrows have in common: who may attack whom, the call, the answer, the crown that is lost. GA-14"""

from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.city import crowns_on
from tavola.games.gadranton.crowns import back_to_its_cell
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.figures import acts, figure_breaks, guard_left, no_steps
from tavola.games.gadranton.hands import answer_may_come, ask_to_roll
from tavola.games.gadranton.options import (
    BLOCKED_THIEF,
    BLOCKED_THIEF_MAY_ATTACK,
    GUARD_ATTACK_COST,
    OPEN_OBJECTIVES,
    STEPS,
)
from tavola.games.gadranton.tables import DOT_OF, NONE, SEATS
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import CHANCE, FINE


def attack_breaks(t: Fields, figure: i64, target: i64, kind: i64) -> i64:
    """What both attacks ask of attacker and target, but no step before. GA-36, GA-41 to GA-44, GA-R17"""
    if t.passing != NONE:
        return ga.GO_ON_IN_PASSING
    if figure < SEATS and bound(t, figure):
        return ga.BLOCKED_THIEF
    code = figure_breaks(t, figure)
    if code != FINE:
        return code
    if figure < SEATS and DOT_OF[t.cell[figure]] != NONE:
        return ga.NO_ATTACK_FROM_A_DOT
    code = target_breaks(t, target)
    if code != FINE:
        return code
    if attacks_made(t, figure) & kind:  # the other kind is still his, at the same target too, GA-R28, GA-R63
        return ga.ONE_ATTACK_OF_EACH_KIND
    return no_steps(t, figure) if costs_a_step(t, figure) and guard_left(t) < 1 else FINE


def bound(t: Fields, thief: i64) -> bool:
    """Is he blocked so that he cannot attack? Who is barred from steps alone can. GA-R36"""
    free = t.options[BLOCKED_THIEF_MAY_ATTACK] or t.options[BLOCKED_THIEF] == STEPS
    return t.blocked[thief] != NONE and not free


def target_breaks(t: Fields, target: i64) -> i64:
    """A thief, never a guard, and one who wears a crown: on a dot nobody does. GA-40, GA-R24, GA-R38, GA-R60"""
    if target >= t.seats:
        return ga.NO_OTHER_THIEVES
    if target == t.active:
        return ga.NOT_YOUR_OWN
    if t.worn[target] == NONE:
        return ga.ONLY_A_CARRIER
    return ga.HIDDEN_FROM_ATTACK if t.hidden & BIT[target] else FINE


def some_target(t: Fields) -> bool:
    """Does any rival wear a crown? Saves asking ten figures."""
    for seat in range(t.seats):
        if seat != t.active and t.worn[seat] != NONE:
            return True
    return False


def attacks_made(t: Fields, figure: i64) -> i64:
    return t.thief_attacks if figure < SEATS else t.guard_attacks


def costs_a_step(t: Fields, figure: i64) -> bool:
    """The first attack of a guard that has taken no step, under that option. GA-R15"""
    return figure >= SEATS and t.options[GUARD_ATTACK_COST] == 1 and t.guard_steps == 0


def begin_attack(t: Fields, figure: i64, target: i64, kind: i64) -> None:
    paid = costs_a_step(t, figure)
    acts(t, figure)
    if paid:
        t.guard_steps += 1
    if figure < SEATS:
        t.thief_attacks |= kind
    else:
        t.guard_attacks |= kind
    t.attacker = figure
    t.target = target
    t.attack_bonus = 0
    t.defence_bonus = 0


def ask_defender(t: Fields, card: i64, window: i64, dice: i64) -> None:
    """Open the window for the defender if public facts let him answer, else roll. GA-R72"""
    if answer_may_come(t, t.target, card):
        t.ask(window, t.target)
    else:
        t.ask(dice, CHANCE)


def end_attack(t: Fields) -> None:
    """Back to the turn, where every move may go on, or to what comes before the roll. GA-31, GA-R62, GA-R79"""
    t.attacker = NONE
    t.target = NONE
    t.attack_bonus = 0
    t.defence_bonus = 0
    t.crown_at_stake = NONE
    if t.steps > 0:
        t.ask(agenda.MAIN, t.active)
    else:
        ask_to_roll(t)


def show(t: Fields, dice: i64, first: i64, second: i64) -> None:
    """The dice of an attack stay in sight until the turn ends."""
    t.shown = dice
    t.shown_first = first
    t.shown_second = second


def lose_crown(t: Fields, clause: i64, to_a_thief: bool) -> None:
    """It returns to its place, unless a thief who may wear it has won it. GA-49, GA-50"""
    colour = t.worn[t.target]
    t.worn[t.target] = NONE
    t.tell(events.CROWN_LOST, clause, t.target, EVERYONE, t.target, colour)
    if to_a_thief and may_wear(t, colour):
        t.crown_at_stake = colour
        t.ask(agenda.CROWN_WON, t.active)
    else:
        back_to_its_cell(t, colour)
        end_attack(t)


def may_wear(t: Fields, colour: i64) -> bool:
    """By public facts only, so that the question betrays no objective. GA-R26, GA-R72"""
    thief = t.active
    if t.worn[thief] != NONE or crowns_on(t, thief) >= 2 or (t.delivered[thief] | t.no_card[thief]) & BIT[colour]:
        return False
    return not t.options[OPEN_OBJECTIVES] or (t.objectives[thief] & BIT[colour]) != 0
