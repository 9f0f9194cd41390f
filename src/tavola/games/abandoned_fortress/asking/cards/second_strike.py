"""Second Strike: which piece starts one more battle, and with whom?"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tavola.games.abandoned_fortress.actions import ATTACK
from tavola.games.abandoned_fortress.asking.cards.card import ActionCard, text_of_card
from tavola.games.abandoned_fortress.asking.decision import Decision, Reasons
from tavola.games.abandoned_fortress.asking.moving.moving import Attack, toward, why_not_attack
from tavola.games.abandoned_fortress.asking.own import AskedLeader
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.story import Voice

SECOND_STRIKE = ActionCard("second_strike", {"pick": AskedLeader("pick")})


class AttackAgain(Attack):
    def fighter(self, t: AbandonedFortress) -> int:
        return t.effect_piece


def why_not_strike(t: AbandonedFortress, code: int) -> list[int]:
    return why_not_attack(t, t.effect_piece, int(ATTACK.a(code)))


class Strike(Decision):
    finders: ClassVar[Mapping[str, Reasons]] = {"attack": why_not_strike}

    def __init__(self) -> None:
        super().__init__("strike", {"attack": AttackAgain()})

    def hint(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> str:
        return text_of_card(t, voice)

    def refused(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        """The piece is led by its target alone."""
        if seat == t.actor and len(ids) == 1:
            return toward(t, t.effect_piece, ids[0])
        return super().refused(t, seat, ids)
