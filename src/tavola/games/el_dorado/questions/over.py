"""The game is over: nothing is asked."""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.power import Power
from tavola.kernel.questions import Question


@final
class Over(Question[Power]):
    """ED-01, ED-R210"""

    def __init__(self) -> None:
        super().__init__("over", ed.GAME_WON, [])

    def breaks(self, t: Power, action: i64) -> i64:
        return ed.ROUND_LIMIT if t.limit_reached else ed.GAME_WON
