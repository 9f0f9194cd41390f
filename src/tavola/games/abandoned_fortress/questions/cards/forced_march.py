"""Forced March: which piece moves up to 3 spaces, without a battle?"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress.actions import PICK
from tavola.games.abandoned_fortress.questions.cards.card import PieceCard
from tavola.games.abandoned_fortress.questions.moving.walking import can_step, set_out
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import FORCED, FORCED_MARCH, LEADERS


@final
class ForcedMarch(PieceCard):
    """By the normal movement rules."""

    def __init__(self) -> None:
        super().__init__("forced_march", FORCED_MARCH, [PICK])

    def fits(self, t: Realm, leader: i64) -> bool:
        return can_step(t, leader, FORCED)

    def apply(self, t: Realm, action: i64) -> None:
        t.effect_piece = t.active * LEADERS + PICK.a(action)
        t.effect_left = 0
        set_out(t, t.effect_piece, FORCED)
