"""Who goes first? Chance says."""

from typing import final

from mypy_extensions import i64

from tavola.games.dracomundis import agenda, events
from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import FIRST
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.questions.picking import placer
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll


@final
class First(Roll[Fields]):
    """DM-03"""

    def __init__(self) -> None:
        super().__init__("first", dm.FIRST_PLAYER, [FIRST])

    def weight(self, t: Fields, action: i64) -> i64:
        return 1 if FIRST.a(action) < t.seats else 0

    def apply(self, t: Fields, action: i64) -> None:
        seat = FIRST.a(action)
        t.first = seat
        t.mover = seat
        t.ask(agenda.PICK, placer(t))
        t.tell(events.FIRST_PLAYER, dm.FIRST_PLAYER, seat, EVERYONE, seat)
