"""Those who come to a battle or leave it, and when all is done."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import DONE, EXCHANGE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.explore.exchange import Exchange
from tavola.games.el_dorado.rules.joining import deciding, on_the_way, owed, purse, ways_in
from tavola.games.el_dorado.rules.trade import rate
from tavola.games.el_dorado.rules.wolf import wolf_owes
from tavola.games.el_dorado.tables import FOOD, WOOD
from tavola.kernel.questions import Deed
from tavola.kernel.state import FINE


class Comer(Deed[Power]):
    """Somebody comes or leaves; `far` has the steps from each place to the battle tile."""

    def breaks_on(self, t: Power, action: i64, side: i64, far: vec[i64]) -> i64:
        raise NotImplementedError

    def listed_on(self, t: Power, out: vec[i64], side: i64, far: vec[i64]) -> vec[i64]:
        """Append every legal one."""
        raise NotImplementedError

    def breaks(self, t: Power, action: i64) -> i64:
        side = deciding(t)
        return self.breaks_on(t, action, side, ways_in(t, side))


@final
class ExchangeOnTheWay(Exchange):
    """Not with gold or food that those under way still need. ED-R29, ED-R78"""

    def breaks(self, t: Power, action: i64) -> i64:
        code = super().breaks(t, action)
        return code if code != FINE else purse_breaks(t, EXCHANGE.a(action))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        for action in range(EXCHANGE.first, EXCHANGE.end):
            if self.breaks(t, action) == FINE:
                out = append(out, action)
        return out


def purse_breaks(t: Power, give: i64) -> i64:
    """May so many of this type be given away now?"""
    side = deciding(t)
    if give == WOOD:
        return FINE
    far = ways_in(t, side)
    if give == FOOD:
        left = t.side_has(side, FOOD) - rate(t, t.actor)
        return FINE if left >= wolf_owes(t, side, far) else ed.ON_THE_WAY
    left = purse(t, side) - rate(t, t.actor)
    return FINE if left >= owed(t, side, far) else ed.ON_THE_WAY


@final
class Done(Deed[Power]):
    """Not before all who have set out have arrived; what follows is the window's own matter. ED-R78"""

    def __init__(self) -> None:
        super().__init__(DONE)

    def breaks(self, t: Power, action: i64) -> i64:
        return ed.ON_THE_WAY if on_the_way(t, deciding(t)) else FINE
