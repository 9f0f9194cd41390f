"""Does the thief who won a crown wear it, or return it?"""

from typing import final

from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import events
from tavola.games.gadranton.actions import RETURN, WEAR
from tavola.games.gadranton.attacks import end_attack
from tavola.games.gadranton.crowns import back_to_its_cell, wanted, wear
from tavola.games.gadranton.fields import Fields
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import FINE


@final
class CrownWon(Question[Fields]):
    """GA-50, GA-R26: asked on public facts, so who does not need it has the single choice to return it. GA-R72"""

    def __init__(self) -> None:
        super().__init__("crown_won", ga.CROWN_CHOICE, [WEAR, RETURN])

    def asked(self, t: Fields) -> i64:
        return t.active

    def answer_breaks(self, t: Fields, action: i64) -> i64:
        fits = RETURN.takes(action) or wanted(t, t.active) & BIT[t.crown_at_stake]
        return FINE if fits else ga.NOT_YOUR_OBJECTIVE

    def apply(self, t: Fields, action: i64) -> None:
        colour = t.crown_at_stake
        if WEAR.takes(action):
            wear(t, colour, True)  # only his own objectives, GA-R26
            t.tell(events.CROWN_WON, ga.CROWN_CHOICE, t.active, EVERYONE, colour)
        else:
            back_to_its_cell(t, colour)
        end_attack(t)
