"""Who goes first? Chance says, unless an option does."""

from typing import final

from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import FIRST
from tavola.games.gadranton.fields import Fields
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll
from tavola.kernel.state import CHANCE


@final
class First(Roll[Fields]):
    """GA-09, GA-R51"""

    def __init__(self) -> None:
        super().__init__("first", ga.LOT_FOR_FIRST, [FIRST])

    def weight(self, t: Fields, action: i64) -> i64:
        return 1 if FIRST.a(action) < t.seats else 0

    def apply(self, t: Fields, action: i64) -> None:
        go_first(t, FIRST.a(action))


def go_first(t: Fields, seat: i64) -> None:
    t.first = seat
    t.active = seat
    t.ask(agenda.DEALING_OBJECTIVES, CHANCE)
    t.tell(events.FIRST_PLAYER, ga.FIRST_PLAYER_AND_DOTS, seat, EVERYONE, seat)
