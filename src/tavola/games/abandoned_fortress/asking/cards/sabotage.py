"""Sabotage: which wall of an opponent is removed?"""

from collections.abc import Sequence

from tavola.games.abandoned_fortress.asking.cards.card import ActionCard
from tavola.games.abandoned_fortress.asking.decision import Words, named_by
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.actions import Action


class RemoveWall(Words):
    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (f"wall-{act.params['space']}",)

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        return named_by("sabotage", t, self, ids) if seat == t.actor else None


SABOTAGE = ActionCard("sabotage", {"sabotage": RemoveWall()})
