"""Which thief does a seat take? Asked only under `choose_thief`; otherwise they go by seat."""

from typing import final

from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import CHOOSE
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.tables import NONE
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import FINE


@final
class Choosing(Question[Fields]):
    """GA-03, GA-R68: the first player first."""

    def __init__(self) -> None:
        super().__init__("choose_thief", ga.TAKE_A_THIEF, [CHOOSE])

    def asked(self, t: Fields) -> i64:
        return t.active

    def answer_breaks(self, t: Fields, action: i64) -> i64:
        return ga.TAKE_A_THIEF if CHOOSE.a(action) in t.thief else FINE

    def apply(self, t: Fields, action: i64) -> None:
        thief, seat = CHOOSE.a(action), t.active
        t.thief[seat] = thief
        t.tell(events.THIEF_CHOSEN, ga.TAKE_A_THIEF, seat, EVERYONE, thief, seat)
        t.active = (seat + 1) % t.seats
        done = t.thief[t.active] != NONE
        t.ask(agenda.PLACING if done else agenda.CHOOSING, t.active)
