"""The game is over: nothing is asked."""

from typing import final

from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.fields import Fields
from tavola.kernel.questions import Question
from tavola.kernel.state import OVER


@final
class Over(Question[Fields]):
    """DM-62, DM-78"""

    def __init__(self) -> None:
        super().__init__("over", dm.ALL_REVEALED, [])

    def asked(self, t: Fields) -> i64:
        return OVER

    def breaks(self, t: Fields, action: i64) -> i64:
        return dm.ALL_REVEALED if t.hidden == 0 else dm.ROUND_LIMIT
