"""Which colour does a seat take? Asked only under `colours` chosen; otherwise they go by seat."""

from typing import final

from mypy_extensions import i64

from tavola.games.dracomundis import agenda, events
from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import COLOUR
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.palette import painted, seat_in
from tavola.games.dracomundis.tables import NOTHING
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import CHANCE, FINE


@final
class Colouring(Question[Fields]):
    """Seat by seat, before the lot, one that nobody has. DM-02, DM-R82, DM-R83"""

    def __init__(self) -> None:
        super().__init__("colour", dm.CHOOSE_A_COLOUR, [COLOUR])

    def asked(self, t: Fields) -> i64:
        return t.mover

    def answer_breaks(self, t: Fields, action: i64) -> i64:
        return FINE if seat_in(t.palette, t.seats, COLOUR.a(action)) == NOTHING else dm.COLOUR_IS_TAKEN

    def apply(self, t: Fields, action: i64) -> None:
        """Told first: until now the seat goes by its number."""
        colour, seat = COLOUR.a(action), t.mover
        t.tell(events.COLOURED, dm.CHOOSE_A_COLOUR, seat, EVERYONE, colour)
        t.palette = painted(t.palette, seat, colour)
        t.mover = (seat + 1) % t.seats
        if t.mover > 0:
            t.ask(agenda.COLOUR, t.mover)
        else:
            t.ask(agenda.FIRST, CHANCE)
