"""With trade = any: who is asked for an offer after an explore action. ED-R32"""

from mypy_extensions import i64

from tavola.games.el_dorado.moves.trade import COIN, THE_SHRINE, holds, partners_in_trade
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import TRADE_OFFERS
from tavola.kernel.bits import BIT


def possible_partners(t: Power, seat: i64) -> i64:
    """As bits."""
    found: i64 = 0
    for other in range(t.seats):
        if partners_in_trade(t, seat, other):
            found |= BIT[other]
    return found


def wants(t: Power, seat: i64) -> bool:
    """Asked again only when its possible partners have changed, also if they went and came back."""
    partners = possible_partners(t, seat)
    if partners == 0:
        t.asked_partners[seat] = 0
    if partners == 0 or t.offers[seat] >= t.options[TRADE_OFFERS]:
        return False
    if t.cards(seat) == 0 and not has_items(t, seat):
        return False
    return t.asked_partners[seat] != partners


def has_items(t: Power, seat: i64) -> bool:
    """Coins and the cave shrine lie open."""
    for item in range(THE_SHRINE, COIN + 3):
        if holds(t, seat, item):
            return True
    return False


def note_partners(t: Power, seat: i64) -> None:
    t.asked_partners[seat] = possible_partners(t, seat)
