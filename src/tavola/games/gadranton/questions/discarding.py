"""Which of six cards is discarded?"""

from typing import final

from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import events
from tavola.games.gadranton.actions import DISCARD
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.hands import holds, throw_away
from tavola.games.gadranton.turns import next_turn
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import FINE


@final
class Discarding(Question[Fields]):
    """GA-18: any of the six, the new one too, face up. GA-R49"""

    def __init__(self) -> None:
        super().__init__("discard", ga.HAND_LIMIT, [DISCARD])

    def asked(self, t: Fields) -> i64:
        return t.active

    def answer_breaks(self, t: Fields, action: i64) -> i64:
        return FINE if holds(t, t.active, DISCARD.a(action)) else ga.HAND_LIMIT

    def apply(self, t: Fields, action: i64) -> None:
        card = DISCARD.a(action)
        throw_away(t, t.active, card)
        t.tell(events.DISCARDED, ga.HAND_LIMIT, t.active, EVERYONE, card)
        next_turn(t)
