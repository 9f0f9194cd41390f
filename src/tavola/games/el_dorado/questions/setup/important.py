"""Which important tiles does each side get? One set of the chart each."""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import DEAL_TILE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.setup import sets_of
from tavola.games.el_dorado.tables import ENTRANCE, KINDS, NONE, SHRINE
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll


@final
class DealImportant(Roll[Power]):
    """ED-237, ED-R207"""

    def __init__(self) -> None:
        super().__init__("deal_important", ed.IMPORTANT_TILES, [DEAL_TILE])

    def weight(self, t: Power, action: i64) -> i64:
        """Sets of this name not yet dealt; the Thieves may not get the entrance."""
        kind = DEAL_TILE.a(action)
        if kind == ENTRANCE and t.arg(0) == t.thieves:
            return 0
        left = sets_of(t.sides, kind)
        for side in range(t.sides):
            if set_name(t, side) == kind:
                left -= 1
        return max(0, left)

    def apply(self, t: Power, action: i64) -> None:
        side = t.arg(0)
        kind = DEAL_TILE.a(action)
        t.pop()
        t.important[side * KINDS + kind] += 1
        if t.sides == 2:
            t.important[side * KINDS + SHRINE] += 1
        mates = t.seats_of(side)
        t.tell(events.IMPORTANT, ed.IMPORTANT_TILES, t.captain(side), mates, kind)
        t.tell(events.IMPORTANT, ed.IMPORTANT_TILES, t.captain(side), EVERYONE & ~mates, NONE)


def set_name(t: Power, side: i64) -> i64:
    """The tile a side's set is named by, or NONE before its deal."""
    first: i64 = NONE
    for kind in range(KINDS):
        if t.important[side * KINDS + kind] > 0 and (first == NONE or kind == ENTRANCE):
            first = kind
    return first
