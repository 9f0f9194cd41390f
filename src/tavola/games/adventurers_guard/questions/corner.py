"""In which corner does the first player's warrior begin?"""

from typing import final

from mypy_extensions import i64

from tavola.games.adventurers_guard import agenda, events
from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard.actions import CORNER
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.options import FACING, WARRIOR_CORNER
from tavola.games.adventurers_guard.reach import taken_tiles
from tavola.games.adventurers_guard.tables import CORNER_TILE, GUARD, WARRIOR
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import CHANCE


@final
class Corner(Question[Fields]):
    """AG-07, AG-08: the second player's corner follows from the first's."""

    def __init__(self) -> None:
        super().__init__("corner", ag.CHOOSE_A_CORNER, [CORNER])

    def asked(self, t: Fields) -> i64:
        return t.mover

    def apply(self, t: Fields, action: i64) -> None:
        hand, other = CORNER.a(action), 1 - t.mover
        t.tile[t.mover * GUARD + WARRIOR] = CORNER_TILE[t.mover * 2 + hand]
        hand = 1 - hand if t.options[WARRIOR_CORNER] == FACING else hand  # AG-R04
        t.tile[other * GUARD + WARRIOR] = CORNER_TILE[other * 2 + hand]
        t.taken = taken_tiles(t.tile)
        t.ask(agenda.ROLLING, CHANCE)
        t.tell(events.WARRIORS_PLACED, ag.OPPOSITE_CORNER, t.mover, EVERYONE, t.tile[WARRIOR], t.tile[GUARD + WARRIOR])
