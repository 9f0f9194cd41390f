"""Which tiles does Emma see, and in which order does she put them back?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import LOOK, ORDER
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.tiles_on_top import orders, permuted, top_tiles
from tavola.games.el_dorado.tables import EMMA
from tavola.kernel.questions import BY_ITSELF, Question, Roll
from tavola.kernel.state import CHANCE, FINE


@final
class Look(Roll[Power]):
    """She looks until she knows three, then puts them in order. ED-111, ED-R23"""

    def __init__(self) -> None:
        super().__init__("look", ed.EMMA, [LOOK])

    def asked(self, t: Power) -> i64:
        seat = t.arg(0)
        looks = t.who[seat] == EMMA and t.island.known_tops(seat) < min(3, t.island.size())
        return CHANCE if looks else BY_ITSELF

    def settle(self, t: Power) -> None:
        seat = t.arg(0)
        t.pop()
        if t.who[seat] == EMMA:
            t.push(agenda.ORDER, seat)

    def weight(self, t: Power, action: i64) -> i64:
        return t.island.weight(LOOK.a(action))

    def apply(self, t: Power, action: i64) -> None:
        """Her partner sees them too. ED-R132"""
        seat = t.arg(0)
        mates = t.seats_of(t.side_of(seat))
        t.island.look(LOOK.a(action), mates)
        t.tell(events.LOOKED, ed.EMMA, seat, mates, LOOK.a(action))


@final
class Order(Question[Power]):
    """Asked whatever the tiles are: only their number is public. ED-111, ED-R212"""

    def __init__(self) -> None:
        super().__init__("order", ed.EMMA, [ORDER])

    def asked(self, t: Power) -> i64:
        return t.arg(0) if len(top_tiles(t)) > 1 else BY_ITSELF

    def settle(self, t: Power) -> None:
        t.pop()

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return order_breaks(t, ORDER.a(action))

    def apply(self, t: Power, action: i64) -> None:
        seat = t.arg(0)
        t.pop()
        t.island.arrange(permuted(top_tiles(t), ORDER.a(action)), t.seats_of(t.side_of(seat)))


def order_breaks(t: Power, permutation: i64) -> i64:
    """Equal tiles are not told apart: only the first of the same orders counts. ED-111"""
    tiles = top_tiles(t)
    if permutation >= orders(tiles):
        return ed.EMMA
    wanted = permuted(tiles, permutation)
    for earlier in range(permutation):
        if permuted(tiles, earlier) == wanted:
            return ed.EMMA
    return FINE
