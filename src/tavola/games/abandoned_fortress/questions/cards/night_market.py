"""Night Market: a trade of one card, for 1 gold coin less. AF-R88"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda
from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.questions.trade.trading import buy_breaks
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import DECKS, NIGHT_MARKET
from tavola.kernel.questions import BY_ITSELF
from tavola.kernel.state import FINE


@final
class NightMarket(ActionCard):
    """If there is a card that can be paid; a general also needs a space."""

    def __init__(self) -> None:
        super().__init__("night_market", NIGHT_MARKET, [])

    def changes(self, t: Realm) -> bool:
        for deck in range(DECKS):
            if buy_breaks(t, deck, True) == FINE:
                return True
        return False

    def asked(self, t: Realm) -> i64:
        return BY_ITSELF

    def settle(self, t: Realm) -> None:
        t.pose(agenda.TRADE)
