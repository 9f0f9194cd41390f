"""Conscription: from which military deck, and who leads the card?"""

from tavola.games.abandoned_fortress.asking.cards.card import ActionCard
from tavola.games.abandoned_fortress.asking.decision import Pass
from tavola.games.abandoned_fortress.asking.trade.trading import Assign, Buy, to_a_free_place
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.rng import Rng


class Conscription(ActionCard):
    def __init__(self) -> None:
        super().__init__("conscription", {"buy": Buy(), "assign": Assign(), "drop": Pass()})

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        free = to_a_free_place(t)
        return super().default(t, rng) if free is None else free
