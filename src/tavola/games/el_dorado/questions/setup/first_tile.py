"""Which tile does the island begin with?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import FIRST_TILE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import SHRINE, START, WATER
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll


@final
class FirstTile(Roll[Power]):
    """ED-20, ED-R07, ED-R08"""

    def __init__(self) -> None:
        super().__init__("first_tile", ed.FIRST_TILE, [FIRST_TILE])

    def weight(self, t: Power, action: i64) -> i64:
        return first_tile_weight(t, FIRST_TILE.a(action))

    def apply(self, t: Power, action: i64) -> None:
        kind = FIRST_TILE.a(action)
        t.pop()
        t.island.take(kind)
        t.lay(START, kind)
        t.tell(events.FIRST_TILE, ed.FIRST_TILE, 0, EVERYONE, kind)


def first_tile_weight(t: Power, kind: i64) -> i64:
    """Neither water nor shrine."""
    return 0 if kind == WATER or kind == SHRINE else t.island.pool[kind]
