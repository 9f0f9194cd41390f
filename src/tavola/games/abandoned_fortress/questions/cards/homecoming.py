"""Homecoming: which piece comes home, and where to?"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events
from tavola.games.abandoned_fortress.actions import PICK, PLACE
from tavola.games.abandoned_fortress.questions.cards.card import PieceCard
from tavola.games.abandoned_fortress.questions.trade.placing import may_stand
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import HOMECOMING, LEADERS, NONE
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Homecoming(PieceCard):
    """First the piece, then a free standing space of the own territory."""

    def __init__(self) -> None:
        super().__init__("homecoming", HOMECOMING, [PICK, PLACE])

    def changes(self, t: Realm) -> bool:
        return t.has_room(t.active) and super().changes(t)

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        if PLACE.takes(action) != (t.effect_piece != NONE):
            return af.CHANGES_NOTHING
        if PICK.takes(action):
            return super().answer_breaks(t, action)
        return FINE if may_stand(t, PLACE.a(action)) else af.ONE_ACTION_CARD

    def apply(self, t: Realm, action: i64) -> None:
        if PICK.takes(action):
            t.effect_piece = t.active * LEADERS + PICK.a(action)
            return
        cell = PLACE.a(action)
        t.put_on(t.effect_piece, cell)
        t.tell(events.PLACED, af.ONE_ACTION_CARD, t.active, EVERYONE, t.effect_piece, cell)
        t.effect_left = 0
