"""Pickpocket: who loses 2 gold coins? AF-R81, AF-R96"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import STEAL
from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.questions.theft import can_take, take_coins
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import PICKPOCKET
from tavola.kernel.state import FINE


@final
class Pickpocket(ActionCard):
    """From one opponent; 1 if only 1 can be taken."""

    def __init__(self) -> None:
        super().__init__("pickpocket", PICKPOCKET, [STEAL])

    def changes(self, t: Realm) -> bool:
        return self.any_answer(t)

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        seat = STEAL.a(action)
        if seat >= t.seats:
            return af.CHANGES_NOTHING
        if t.allied(seat, t.active):
            return af.NOT_AN_ALLY
        return FINE if can_take(t, seat) else af.LIMITS_ALWAYS

    def apply(self, t: Realm, action: i64) -> None:
        t.effect_left = 0
        take_coins(t, STEAL.a(action), 2, af.ONE_ACTION_CARD)
