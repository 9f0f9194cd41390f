"""From which dot does a thief start?"""

from typing import final

from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import PLACE
from tavola.games.gadranton.city import other_on
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.tables import DOT, NONE
from tavola.games.gadranton.turns import begin_turn
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import FINE


@final
class Placing(Question[Fields]):
    """GA-09; when all thieves stand the first turn begins, GA-10."""

    def __init__(self) -> None:
        super().__init__("place", ga.FIRST_PLAYER_AND_DOTS, [PLACE])

    def asked(self, t: Fields) -> i64:
        return t.active

    def answer_breaks(self, t: Fields, action: i64) -> i64:
        free = other_on(t, DOT[PLACE.a(action)], t.active) == NONE
        return FINE if free else ga.FIRST_PLAYER_AND_DOTS

    def apply(self, t: Fields, action: i64) -> None:
        dot = DOT[PLACE.a(action)]
        t.cell[t.active] = dot
        t.tell(events.THIEF_PLACED, ga.FIRST_PLAYER_AND_DOTS, t.active, EVERYONE, dot)
        t.active = (t.active + 1) % t.seats
        t.ask(agenda.PLACING, t.active)
        if t.cell[t.active] != NONE:
            begin_turn(t)
