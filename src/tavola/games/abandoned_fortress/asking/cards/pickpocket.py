"""Pickpocket: who loses 2 gold coins?"""

from collections.abc import Sequence

from tavola.games.abandoned_fortress.actions import STEAL
from tavola.games.abandoned_fortress.asking.cards.card import ActionCard
from tavola.games.abandoned_fortress.asking.theft import Steal
from tavola.games.abandoned_fortress.state import AbandonedFortress


class PickAPocket(Steal):
    """Of those at the table."""

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        found = super().meant(t, seat, ids)
        return found if found is not None and STEAL.a(found) < t.seats else None


PICKPOCKET = ActionCard("pickpocket", {"steal": PickAPocket()})
