"""Which card does the winner lose to Last Stand?"""

from tavola.games.abandoned_fortress.actions import LOSE_CARD
from tavola.games.abandoned_fortress.asking.decision import Beside, Decision
from tavola.games.abandoned_fortress.data import MILITARY
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.rng import Rng


class LastStand(Decision):
    def __init__(self) -> None:
        super().__init__("last_stand", {"lose_card": Beside("lose")})

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        """The weaker card is lost."""
        cards = {int(code): MILITARY[LOSE_CARD.a(code)] for code in t.legal()}
        return min(cards, key=lambda code: cards[code].attack + cards[code].defence)
