"""Which card is drawn at the end of the turn?"""

from typing import final

from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import DRAW
from tavola.games.gadranton.data import HAND_LIMIT
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.hands import give
from tavola.games.gadranton.questions.from_pile import FromPile
from tavola.games.gadranton.tables import NONE
from tavola.games.gadranton.turns import next_turn
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE


@final
class Drawing(FromPile):
    """GA-17, seen by the drawer and too late to be played, GA-R21; the only time a hand is counted, GA-R77."""

    def __init__(self) -> None:
        super().__init__("draw", ga.ONE_CARD_AT_THE_END, DRAW)

    def apply(self, t: Fields, action: i64) -> None:
        seat, card = t.active, DRAW.a(action)
        give(t, seat, card)
        t.tell(events.DRAWN, ga.ONE_CARD_AT_THE_END, seat, BIT[seat], card)
        t.tell(events.DRAWN, ga.ONE_CARD_AT_THE_END, seat, EVERYONE & ~BIT[seat], NONE)
        if t.hand_size[seat] > HAND_LIMIT:
            t.ask(agenda.DISCARDING, seat)
        else:
            next_turn(t)
