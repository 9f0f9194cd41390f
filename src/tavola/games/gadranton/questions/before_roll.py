"""Is a card played before the dice are rolled? Asked only under `cards_before_roll`, and on public facts."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import agenda
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import CROSS, FIGHT, REACH, ROLL_DICE, SHOOT, TAKE
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.hands import ask_to_roll
from tavola.games.gadranton.questions.card_menu import CardMenu
from tavola.games.gadranton.questions.collecting import TakeCrown, paid
from tavola.games.gadranton.questions.shooting import Shoot
from tavola.games.gadranton.tables import BY_KEY, BY_MASTER_KEY
from tavola.kernel.questions import Deed
from tavola.kernel.state import CHANCE, FINE


@final
class BeforeRoll(CardMenu):
    """GA-15, GA-R79: whoever holds a card is asked, whatever it is; without a fitting one he can only roll."""

    def __init__(self) -> None:
        super().__init__("before_roll", ga.ROLL_FIRST, [TakeCrown(), Shoot(), RollDice()])

    def breaks(self, t: Fields, action: i64) -> i64:
        code = waits(action)
        return super().breaks(t, action) if code == FINE else code

    def legal(self, t: Fields) -> vec[i64]:
        """Master Key, Arrow Shot, the other cards, and the roll."""
        out = vec[i64](capacity=40)
        taken = TAKE.code(BY_MASTER_KEY - BY_KEY)
        if self.breaks(t, taken) == FINE:
            out = append(out, taken)
        for target in range(t.seats):
            if self.breaks(t, SHOOT.code(0, target, 1)) == FINE:
                out = append(out, SHOOT.code(0, target, 1))
        return append(self.list_cards(t, out), ROLL_DICE.first)

    def apply(self, t: Fields, action: i64) -> None:
        super().apply(t, action)
        if t.asks == agenda.BEFORE_ROLL:  # else the dice are rolled, or an arrow is answered first
            ask_to_roll(t)


def waits(action: i64) -> i64:
    """What is no card comes after the roll, and so does a card that goes with a step, a guard or a fight. GA-R79"""
    if TAKE.takes(action):
        return FINE if paid(action) == BY_MASTER_KEY else ga.ROLL_FIRST
    if SHOOT.takes(action) and not SHOOT.c(action):
        return ga.ROLL_FIRST
    if SHOOT.takes(action):
        return ga.WAITS_FOR_THE_ROLL if SHOOT.a(action) else FINE
    with_a_step = CROSS.takes(action) or (REACH.takes(action) and REACH.b(action) == BY_MASTER_KEY)
    in_a_fight = FIGHT.takes(action) and FIGHT.c(action) == 1
    return ga.WAITS_FOR_THE_ROLL if with_a_step or in_a_fight else FINE


@final
class RollDice(Deed[Fields]):
    """No card, or no more: the dice. GA-12"""

    def __init__(self) -> None:
        super().__init__(ROLL_DICE)

    def breaks(self, t: Fields, action: i64) -> i64:
        return FINE

    def apply(self, t: Fields, action: i64) -> None:
        t.ask(agenda.ROLLING, CHANCE)
