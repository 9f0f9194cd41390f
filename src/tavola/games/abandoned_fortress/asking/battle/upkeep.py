"""Is a Pay Chest opened, and which cards are paid for?"""

from typing import Any

from tavola.games.abandoned_fortress import names
from tavola.games.abandoned_fortress.actions import NO, YES
from tavola.games.abandoned_fortress.asking.decision import Decision, Pass, Words
from tavola.games.abandoned_fortress.questions.battle.upkeep import due
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.rng import Rng
from tavola.kernel.story import Voice


class Chest(Decision):
    def __init__(self) -> None:
        super().__init__("chest", {"yes": Words(), "no": Pass()})

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        """Only if the gold does not suffice."""
        return int(YES.first if due(t) > t.gold[t.actor] else NO.first)


class Upkeep(Decision):
    def __init__(self) -> None:
        super().__init__("upkeep", {"yes": Words(), "no": Pass()})

    def facts(self, t: AbandonedFortress, voice: Voice) -> dict[str, Any]:
        return {"card": names.market_card(t.upkeep_due[0], voice)}

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        return int(YES.first)
