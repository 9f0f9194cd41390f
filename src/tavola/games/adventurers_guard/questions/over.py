"""The game is over: nothing is asked."""

from typing import final

from mypy_extensions import i64

from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard.fields import Fields
from tavola.kernel.questions import Question


@final
class Over(Question[Fields]):
    """AG-45, AG-47"""

    def __init__(self) -> None:
        super().__init__("over", ag.GAME_WON, [])

    def breaks(self, t: Fields, action: i64) -> i64:
        return ag.TURN_LIMIT if t.standing[0] and t.standing[1] else ag.GAME_WON
