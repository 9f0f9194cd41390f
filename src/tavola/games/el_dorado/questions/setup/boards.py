"""Which board does each side get?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import data, events
from tavola.games.el_dorado.actions import DEAL_BOARD
from tavola.games.el_dorado.options import BASE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import BOARDS
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll


@final
class DealBoard(Roll[Power]):
    """At random; the purple one is in the expansion. ED-17, ED-R14"""

    def __init__(self) -> None:
        super().__init__("deal_board", ed.DEAL_BOARDS, [DEAL_BOARD])

    def weight(self, t: Power, action: i64) -> i64:
        board = DEAL_BOARD.a(action)
        there = board < (data.BASE_BOARDS if t.mode == BASE else BOARDS)
        return 1 if there and board not in t.board else 0

    def apply(self, t: Power, action: i64) -> None:
        side = t.arg(0)
        t.pop()
        t.board[side] = DEAL_BOARD.a(action)
        t.tell(events.BOARD, ed.DEAL_BOARDS, t.captain(side), EVERYONE, t.board[side])
