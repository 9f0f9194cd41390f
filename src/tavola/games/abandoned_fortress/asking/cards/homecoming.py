"""Homecoming: which piece comes home, and where to?"""

from collections.abc import Sequence

from tavola.games.abandoned_fortress.asking.cards.card import ActionCard
from tavola.games.abandoned_fortress.asking.own import AskedLeader
from tavola.games.abandoned_fortress.asking.trade.placing import Place, near_home
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import NONE
from tavola.kernel.rng import Rng


class Comer(AskedLeader):
    """The piece, as long as none is chosen."""

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        return super().meant(t, seat, ids) if t.effect_piece == NONE else None


class Homecoming(ActionCard):
    def __init__(self) -> None:
        super().__init__("homecoming", {"pick": Comer("pick"), "place": Place()})

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        return super().default(t, rng) if t.effect_piece == NONE else near_home(t)
