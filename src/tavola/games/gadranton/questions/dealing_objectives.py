"""Which Objective card comes next? One at a time round the table, until everybody has the number of the length."""

from typing import final

from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import DEAL_OBJECTIVE
from tavola.games.gadranton.data import OBJECTIVES_A_COLOUR
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.options import OBJECTIVE_UNIQUE, OBJECTIVES, OPEN_OBJECTIVES, TABLE
from tavola.games.gadranton.tables import COLOURS, NONE, OBJECTIVES_EACH
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll
from tavola.kernel.state import CHANCE


@final
class DealingObjectives(Roll[Fields]):
    """GA-04, GA-05, GA-R02, GA-R03; seen by the receiver only, or by all: GA-R04"""

    def __init__(self) -> None:
        super().__init__("deal_objectives", ga.DEALT_COLOURS_DIFFER, [DEAL_OBJECTIVE])

    def weight(self, t: Fields, action: i64) -> i64:
        return cards_that_fit(t, t.active, DEAL_OBJECTIVE.a(action))

    def apply(self, t: Fields, action: i64) -> None:
        colour = DEAL_OBJECTIVE.a(action)
        t.objectives[t.active] |= BIT[colour]
        owner = EVERYONE if t.options[OPEN_OBJECTIVES] else BIT[t.active]
        t.tell(events.OBJECTIVE_DEALT, ga.OBJECTIVES_DEALT, t.active, owner, t.active, colour)
        t.tell(events.OBJECTIVE_DEALT, ga.OBJECTIVES_DEALT, t.active, EVERYONE & ~owner, t.active, NONE)
        t.active = (t.active + 1) % t.seats
        if bits_in(t.objectives[t.active]) == cards_each(t):
            t.active = t.first
            t.ask(agenda.DEALING_ACTIONS, CHANCE)
        elif stuck(t):
            collect(t)


def cards_each(t: Fields) -> i64:
    """Objective cards a player for the chosen length."""
    return OBJECTIVES_EACH[t.options[OBJECTIVES] * 3 + t.seats - 2]


def cards_that_fit(t: Fields, seat: i64, colour: i64) -> i64:
    """How many cards of a colour may come to this player. GA-05, GA-R02, GA-R03"""
    if t.objectives[seat] & BIT[colour]:
        return 0
    left: i64 = OBJECTIVES_A_COLOUR
    for each in range(t.seats):
        if t.objectives[each] & BIT[colour]:
            left -= 1
    return 0 if t.options[OBJECTIVE_UNIQUE] == TABLE and left < OBJECTIVES_A_COLOUR else left


def stuck(t: Fields) -> bool:
    """No card in the pile fits the next player."""
    for colour in range(COLOURS):
        if cards_that_fit(t, t.active, colour) > 0:
            return False
    return True


def collect(t: Fields) -> None:
    """All cards back, the deal starts again. GA-R03"""
    for seat in range(t.seats):
        t.objectives[seat] = 0
    t.active = t.first
    t.tell(events.DEAL_STUCK, ga.DEAL_AGAIN, t.first, EVERYONE)
