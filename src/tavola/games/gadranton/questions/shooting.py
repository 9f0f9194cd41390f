"""Arrows: a carrier in sight is shot at, the defender may break the bow, archery die and black die decide."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import ADD_TWO, ARROW_DICE, BREAK_BOW, NO, SHOOT
from tavola.games.gadranton.attacks import ask_defender, attack_breaks, begin_attack, end_attack, lose_crown, show
from tavola.games.gadranton.city import door_between
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.figures import figure_of
from tavola.games.gadranton.hands import card_breaks, holds, lay, play_card
from tavola.games.gadranton.options import ARCHERY_TARGETS, ARROW_HIT_BY_THIEF, TAKE
from tavola.games.gadranton.tables import (
    ARCHERY_DICE,
    ARROW,
    ARROW_SHOT,
    BLOCKED_LINE,
    BROKEN_BOW,
    CELLS,
    CROWN_OF,
    NEEDS_OPEN,
    NONE,
    OFF_THE_RULER,
    RANGE,
    SEATS,
    TOWER_OF,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed, Question, Roll
from tavola.kernel.state import CHANCE, FINE


@final
class Shoot(Deed[Fields]):
    """From a tower, or from anywhere with Arrow Shot. GA-53, GA-78, GA-R71"""

    def __init__(self) -> None:
        super().__init__(SHOOT)

    def breaks(self, t: Fields, action: i64) -> i64:
        return shoot_breaks(t, SHOOT.a(action), SHOOT.b(action), SHOOT.c(action))

    def apply(self, t: Fields, action: i64) -> None:
        figure, target, by_card = figure_of(t, SHOOT.a(action)), SHOOT.b(action), SHOOT.c(action)
        begin_attack(t, figure, target, ARROW)
        t.tell(events.SHOT_CALLED, ga.TOWER_OR_CARD, t.active, EVERYONE, figure, target, by_card, arrow_range(t))
        if by_card:
            lay(t, ARROW_SHOT, ga.ARROW_SHOT)
        ask_defender(t, BROKEN_BOW, agenda.ANSWERING_SHOT, agenda.ARROW_DICE)


def shoot_breaks(t: Fields, named: i64, target: i64, by_card: i64) -> i64:
    figure = figure_of(t, named)
    code = attack_breaks(t, figure, target, ARROW)
    if code != FINE:
        return code
    here = t.cell[figure]
    code = bow_breaks(t, here, by_card)
    return line_breaks(t, here, t.cell[target]) if code == FINE else code


def bow_breaks(t: Fields, here: i64, by_card: i64) -> i64:
    """A tower or the card, and never both."""
    on_tower = TOWER_OF[here] != NONE
    if by_card:
        return ga.TOWER_NEEDS_NO_CARD if on_tower else card_breaks(t, ARROW_SHOT)
    return FINE if on_tower else ga.TOWER_OR_CARD


def line_breaks(t: Fields, here: i64, there: i64) -> i64:
    """GA-54, GA-56, GA-57; figures in the way do not count, GA-55, but the door before one in a gate, GA-R81."""
    if CROWN_OF[here] != NONE or CROWN_OF[there] != NONE:
        return ga.NO_ARROW_ON_A_CROWN_CELL
    line = here * CELLS + there
    if RANGE[line] == OFF_THE_RULER:
        return ga.OUT_OF_RANGE  # GA-R45
    if RANGE[line] == BLOCKED_LINE:
        return ga.NO_LINE
    return ga.NO_LINE if NEEDS_OPEN[line] & t.doors or door_between(t, here, there) else FINE


def list_shots(t: Fields, out: vec[i64], named: i64) -> vec[i64]:
    """Append every shot of this figure."""
    for target in range(t.seats):
        for by_card in range(2):
            if shoot_breaks(t, named, target, by_card) == FINE:
                out = append(out, SHOOT.code(named, target, by_card))
    return out


def arrow_range(t: Fields) -> i64:
    return RANGE[t.cell[t.attacker] * CELLS + t.cell[t.target]]


@final
class AnsweringShot(Question[Fields]):
    """Does the defender break the bow? GA-58, GA-80; no other card answers an arrow, GA-R61."""

    def __init__(self) -> None:
        super().__init__("answer_shot", ga.ANSWER_THE_ARROW, [BREAK_BOW, NO])

    def asked(self, t: Fields) -> i64:
        return t.target

    def breaks(self, t: Fields, action: i64) -> i64:
        return ga.ONLY_THE_ANSWER if ADD_TWO.takes(action) else super().breaks(t, action)

    def answer_breaks(self, t: Fields, action: i64) -> i64:
        return FINE if NO.takes(action) or holds(t, t.target, BROKEN_BOW) else ga.NO_CARD_TO_ANSWER

    def apply(self, t: Fields, action: i64) -> None:
        card: i64 = NONE if NO.takes(action) else BROKEN_BOW
        t.tell(events.ANSWERED, ga.ANSWER_THE_ARROW, t.target, EVERYONE, card)
        if card == NONE:
            t.ask(agenda.ARROW_DICE, CHANCE)
        else:
            play_card(t, t.target, card)
            end_attack(t)  # card and arrow are spent, GA-R52


@final
class ArrowDice(Roll[Fields]):
    """The target, and a number at least the range. GA-59; a miss does nothing to the archer, GA-R64."""

    def __init__(self) -> None:
        super().__init__("arrow_dice", ga.ARCHERY_DICE, [ARROW_DICE])

    def weight(self, t: Fields, action: i64) -> i64:
        targets = t.options[ARCHERY_TARGETS]  # GA-R46
        return targets if on_target(action) else 6 - targets

    def apply(self, t: Fields, action: i64) -> None:
        hit, number, distance = on_target(action), ARROW_DICE.b(action), arrow_range(t)
        face: i64 = 1 if hit else 0
        show(t, ARCHERY_DICE, face, number)
        t.tell(events.ARROW_DICE, ga.ARCHERY_DICE, t.active, EVERYONE, face, number, distance)
        if hit and number >= distance:
            lose_crown(t, ga.ARCHERY_DICE, t.attacker < SEATS and t.options[ARROW_HIT_BY_THIEF] == TAKE)  # GA-R27
        else:
            end_attack(t)


def on_target(action: i64) -> bool:
    """TARGET is the first face, FLOP the second."""
    return ARROW_DICE.a(action) == 0
