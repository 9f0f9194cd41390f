"""The game is over: nothing is asked."""

from typing import final

from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import scoring
from tavola.games.gadranton.fields import Fields
from tavola.kernel.questions import Question
from tavola.kernel.state import OVER


@final
class Over(Question[Fields]):
    """GA-90, GA-R55"""

    def __init__(self) -> None:
        super().__init__("over", ga.GAME_WON, [])

    def asked(self, t: Fields) -> i64:
        return OVER

    def breaks(self, t: Fields, action: i64) -> i64:
        return ga.GAME_WON if scoring.all_home(t) else ga.ROUND_LIMIT
