"""Pay Chest and War Drums stay before their player, any number of them. AF-R116"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import PAY_CHEST, WAR_DRUMS
from tavola.kernel.questions import BY_ITSELF


@final
class PayChest(ActionCard):
    """Used when maintenance is due. AF-R109"""

    def __init__(self) -> None:
        super().__init__("pay_chest", PAY_CHEST, [])

    def lay(self, t: Realm) -> None:
        t.chests[t.active] += 1

    def asked(self, t: Realm) -> i64:
        return BY_ITSELF


@final
class WarDrums(ActionCard):
    """Used before a reveal. AF-R104"""

    def __init__(self) -> None:
        super().__init__("war_drums", WAR_DRUMS, [])

    def lay(self, t: Realm) -> None:
        t.drums[t.active] += 1

    def asked(self, t: Realm) -> i64:
        return BY_ITSELF
