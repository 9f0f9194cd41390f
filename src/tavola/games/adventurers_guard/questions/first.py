"""Who goes first? Chance says, unless an option does."""

from typing import final

from mypy_extensions import i64

from tavola.games.adventurers_guard import agenda, events
from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard.actions import FIRST
from tavola.games.adventurers_guard.fields import Fields
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll


@final
class First(Roll[Fields]):
    """AG-10, AG-R06"""

    def __init__(self) -> None:
        super().__init__("first", ag.FIRST_PLAYER, [FIRST])

    def apply(self, t: Fields, action: i64) -> None:
        go_first(t, FIRST.a(action))


def go_first(t: Fields, seat: i64) -> None:
    t.first = seat
    t.mover = seat
    t.ask(agenda.CORNER, seat)
    t.tell(events.FIRST_PLAYER, ag.FIRST_PLAYER, seat, EVERYONE, seat)
