"""Which tile is turned over?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import DRAW
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.finding import finder_seat, thief_for_the_den
from tavola.games.el_dorado.tables import DEN, ISLAND, NONE, TIGER, WOLF
from tavola.kernel.events import EVERYONE
from tavola.kernel.pile import Pile
from tavola.kernel.questions import Roll
from tavola.kernel.rng import Rng


@final
class Drawing(Roll[Power]):
    """Flip first, then place; a dweller met in round one goes back. ED-43, ED-R37, ED-R59"""

    def __init__(self) -> None:
        super().__init__("draw", ed.DISCOVER_AT_THE_EDGE, [DRAW])

    def pile(self, t: Power) -> Pile:
        return t.cave if t.arg(1) >= ISLAND else t.island

    def weight(self, t: Power, action: i64) -> i64:
        """A known tile on top is the only one that can come."""
        pile = self.pile(t)
        top = pile.top()
        if top >= 0:
            return 1 if top == DRAW.a(action) else 0
        return pile.weight(DRAW.a(action))

    def sample(self, t: Power, rng: Rng) -> i64:
        return DRAW.code(self.pile(t).pick(rng))

    def apply(self, t: Power, action: i64) -> None:
        finder, place, kind = t.arg(0), t.arg(1), DRAW.a(action)
        pile = self.pile(t)
        t.pop()
        pile.take(kind)
        t.tell(events.DRAWN, ed.DISCOVER_AT_THE_EDGE, finder_seat(t, finder), EVERYONE, kind)
        if t.peace() and fights(t, kind, finder):
            t.cave.shuffle_in(kind)
            t.tell(events.RETURNED, ed.NO_DWELLER_IN_ROUND_ONE, finder_seat(t, finder), EVERYONE, kind)
            return
        t.push(agenda.PLACE, finder, kind, place)


def fights(t: Power, kind: i64, finder: i64) -> bool:
    """Would finding this tile mean a battle? ED-100, ED-211 to ED-213"""
    if kind != DEN:
        return TIGER <= kind <= WOLF
    if t.thieves == NONE:
        return True
    thief_finds = t.side_of(finder_seat(t, finder)) == t.thieves
    return not thief_finds and thief_for_the_den(t) != NONE
