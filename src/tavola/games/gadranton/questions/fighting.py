"""Hand-to-hand: a neighbour is attacked, the defender may add two, black dice decide."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import ADD_TWO, FIGHT, FIGHT_DICE, NO
from tavola.games.gadranton.attacks import ask_defender, attack_breaks, begin_attack, end_attack, lose_crown, show
from tavola.games.gadranton.city import door_between, next_to
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.figures import figure_of
from tavola.games.gadranton.hands import card_breaks, holds, lay, play_card
from tavola.games.gadranton.options import BEATEN_GUARD_IS_ASLEEP
from tavola.games.gadranton.tables import COMBAT_DICE, HAND_TO_HAND, NONE, PLUS_TWO, SEATS
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed, Question, Roll
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, FINE

THROWS: Final = vec[i64](list(range(FIGHT_DICE.first, FIGHT_DICE.end)))


@final
class Fight(Deed[Fields]):
    """GA-43, GA-45, on crown cells too: GA-R75. The attacker's +2 comes with the call: GA-47, GA-R23, GA-R73"""

    def __init__(self) -> None:
        super().__init__(FIGHT)

    def breaks(self, t: Fields, action: i64) -> i64:
        return fight_breaks(t, FIGHT.a(action), FIGHT.b(action), FIGHT.c(action))

    def apply(self, t: Fields, action: i64) -> None:
        figure, target, plus_two = figure_of(t, FIGHT.a(action)), FIGHT.b(action), FIGHT.c(action)
        begin_attack(t, figure, target, HAND_TO_HAND)
        t.tell(events.FIGHT_CALLED, ga.FIGHT_A_NEIGHBOUR, t.active, EVERYONE, figure, target, plus_two)
        if plus_two:
            t.attack_bonus = 2
            lay(t, PLUS_TWO, ga.PLUS_TWO)
        ask_defender(t, PLUS_TWO, agenda.ANSWERING_FIGHT, agenda.FIGHT_DICE)


def fight_breaks(t: Fields, named: i64, target: i64, plus_two: i64) -> i64:
    figure = figure_of(t, named)
    code = attack_breaks(t, figure, target, HAND_TO_HAND)
    if code != FINE:
        return code
    code = neighbour_breaks(t, t.cell[figure], t.cell[target])
    if code != FINE:
        return code
    return card_breaks(t, PLUS_TWO) if plus_two else FINE


def neighbour_breaks(t: Fields, here: i64, there: i64) -> i64:
    """GA-45; a door between the two keeps them apart, GA-R81."""
    if not next_to(here, there):
        return ga.FIGHT_A_NEIGHBOUR
    return ga.DOOR_IN_FRONT if door_between(t, here, there) else FINE


def list_fights(t: Fields, out: vec[i64], named: i64) -> vec[i64]:
    """Append every fight of this figure."""
    for target in range(t.seats):
        if fight_breaks(t, named, target, 0) == FINE:
            out = append(out, FIGHT.code(named, target, 0))
            if card_breaks(t, PLUS_TWO) == FINE:
                out = append(out, FIGHT.code(named, target, 1))
    return out


@final
class AnsweringFight(Question[Fields]):
    """Does the defender add two? GA-47, GA-79; no other card answers a fight, GA-R61."""

    def __init__(self) -> None:
        super().__init__("answer_fight", ga.ONLY_THE_ANSWER, [ADD_TWO, NO])

    def asked(self, t: Fields) -> i64:
        return t.target

    def answer_breaks(self, t: Fields, action: i64) -> i64:
        return FINE if NO.takes(action) or holds(t, t.target, PLUS_TWO) else ga.NO_CARD_TO_ANSWER

    def apply(self, t: Fields, action: i64) -> None:
        card: i64 = NONE if NO.takes(action) else PLUS_TWO
        t.tell(events.ANSWERED, ga.TWO_MORE_BEFORE_THE_ROLL, t.target, EVERYONE, card)
        if card != NONE:
            play_card(t, t.target, card)
            t.defence_bonus = 2
        t.ask(agenda.FIGHT_DICE, CHANCE)


@final
class FightDice(Roll[Fields]):
    """Each rolls a black die, and equal keeps the crown. GA-46, GA-48"""

    def __init__(self) -> None:
        super().__init__("fight_dice", ga.BLACK_DICE, [FIGHT_DICE])

    def legal(self, t: Fields) -> vec[i64]:
        return THROWS[:]

    def sample(self, t: Fields, rng: Rng) -> i64:
        return THROWS[rng.below(FIGHT_DICE.size)]

    def apply(self, t: Fields, action: i64) -> None:
        attack, defence = FIGHT_DICE.a(action), FIGHT_DICE.b(action)
        show(t, COMBAT_DICE, attack, defence)
        attack += t.attack_bonus
        defence += t.defence_bonus
        t.tell(events.FIGHT_DICE, ga.BLACK_DICE, t.active, EVERYONE, attack, defence)
        if attack > defence:
            lose_crown(t, ga.EQUAL_KEEPS_THE_CROWN, t.attacker < SEATS)
            return
        t.tell(events.CROWN_KEPT, ga.EQUAL_KEEPS_THE_CROWN, t.target, EVERYONE, t.target)
        if t.attacker >= SEATS:  # a thief who keeps it against a thief gains nothing more, GA-52
            beat_guard(t, t.attacker - SEATS)
        end_attack(t)


def beat_guard(t: Fields, guard: i64) -> None:
    """The target's thief crown goes on the guard, if he has one; it stays the turn's guard. GA-51, GA-R29, GA-R31"""
    if t.crowns_left[t.target] > 0:
        t.crowns_left[t.target] -= 1
        t.asleep[guard] = t.target
        t.beaten |= BIT[guard]
        awake = 1 - t.options[BEATEN_GUARD_IS_ASLEEP]
        t.tell(events.GUARD_BEATEN, ga.BEATEN, t.target, EVERYONE, guard, t.target, awake)
