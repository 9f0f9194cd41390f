"""Cards are exchanged with the stacks."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import EXCHANGE
from tavola.games.el_dorado.options import EXCHANGE_TIMES, EXPLORING_ONLY
from tavola.games.el_dorado.power import Power, one_type
from tavola.games.el_dorado.rules.trade import WILLIAMS_RATE, rate
from tavola.games.el_dorado.tables import TYPES, WILLIAM
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed
from tavola.kernel.state import FINE


class Exchange(Deed[Power]):
    """With the stacks; no piece moves, so no window opens. ED-37, ED-R29, ED-R30, ED-R241"""

    def __init__(self) -> None:
        super().__init__(EXCHANGE)

    def breaks(self, t: Power, action: i64) -> i64:
        return exchange_breaks(t, EXCHANGE.a(action), EXCHANGE.b(action), t.actor)

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        for give in range(TYPES):
            if t.hand[t.actor * TYPES + give] >= WILLIAMS_RATE:
                for get in range(TYPES):
                    if exchange_breaks(t, give, get, t.actor) == FINE:
                        out = append(out, EXCHANGE.code(give, get))
        return out

    def apply(self, t: Power, action: i64) -> None:
        exchange(t, action)


def exchange_breaks(t: Power, give: i64, get: i64, seat: i64) -> i64:
    """ED-37, ED-R29, ED-R30, ED-R241"""
    if give == get or t.hand[seat * TYPES + give] < rate(t, seat) or t.stock[get] == 0:
        return ed.WILLIAMS_RATE if t.who[seat] == WILLIAM else ed.BANK_RATE
    return FINE


def exchange(t: Power, action: i64) -> None:
    give, get, seat = EXCHANGE.a(action), EXCHANGE.b(action), t.actor
    taught = t.lesson(seat, one_type(give, rate(t, seat)))
    t.hand[seat * TYPES + give] -= rate(t, seat)
    t.stock[give] += rate(t, seat)
    t.gains(seat, get, 1)
    t.tell(events.EXCHANGED, ed.BANK_RATE, seat, EVERYONE | taught, give, get, rate(t, seat))


# while something else is asked


def at_any_time(t: Power) -> bool:
    """Also while gathering, surrendering and trading? ED-37, ED-R241"""
    return t.options[EXCHANGE_TIMES] != EXPLORING_ONLY


def exchange_now(t: Power, action: i64, asked_first: i64) -> i64:
    """The clause in the way; `asked_first` is that of the question, which else has to be answered first."""
    if not at_any_time(t):
        return asked_first
    return exchange_breaks(t, EXCHANGE.a(action), EXCHANGE.b(action), t.actor)


def list_exchanges(t: Power, out: vec[i64]) -> vec[i64]:
    if not at_any_time(t):
        return out
    for action in range(EXCHANGE.first, EXCHANGE.end):
        if exchange_breaks(t, EXCHANGE.a(action), EXCHANGE.b(action), t.actor) == FINE:
            out = append(out, action)
    return out
