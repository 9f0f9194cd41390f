"""Which Action card comes next? One at a time, twice round the table."""

from typing import final

from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import DEAL_ACTION
from tavola.games.gadranton.data import START_HAND
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.hands import give
from tavola.games.gadranton.options import CHOOSE_THIEF
from tavola.games.gadranton.questions.from_pile import FromPile
from tavola.games.gadranton.tables import NONE
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE


@final
class DealingActions(FromPile):
    """GA-06"""

    def __init__(self) -> None:
        super().__init__("deal_actions", ga.TWO_ACTION_CARDS, DEAL_ACTION)

    def apply(self, t: Fields, action: i64) -> None:
        seat, card = t.active, DEAL_ACTION.a(action)
        give(t, seat, card)
        t.tell(events.ACTION_DEALT, ga.TWO_ACTION_CARDS, seat, BIT[seat], seat, card)
        t.tell(events.ACTION_DEALT, ga.TWO_ACTION_CARDS, seat, EVERYONE & ~BIT[seat], seat, NONE)
        t.active = (seat + 1) % t.seats
        if t.hand_size[t.active] == START_HAND:
            t.active = t.first
            t.ask(agenda.CHOOSING if t.options[CHOOSE_THIEF] else agenda.PLACING, t.first)
