"""New Orders: a full redeployment without food. AF-57"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.questions.redeploying import any_card, begin, give_out
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import NEW_ORDERS
from tavola.kernel.questions import BY_ITSELF


@final
class NewOrders(ActionCard):
    """Castles included."""

    def __init__(self) -> None:
        super().__init__("new_orders", NEW_ORDERS, [])

    def changes(self, t: Realm) -> bool:
        return any_card(t, True)

    def lay(self, t: Realm) -> None:
        super().lay(t)
        begin(t, True)

    def asked(self, t: Realm) -> i64:
        return BY_ITSELF

    def settle(self, t: Realm) -> None:
        give_out(t)
