"""The battle for a zone that a step or a discovery has led into."""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.by_itself import ByItself
from tavola.games.el_dorado.rules.battles import enter
from tavola.games.el_dorado.rules.finding import finder_seat
from tavola.games.el_dorado.tables import LEADS
from tavola.kernel.bits import BIT


@final
class Zone(ByItself):
    """Whoever stands or holds a zone where the finder now is must be fought. ED-70, ED-82, ED-R51, ED-R114"""

    def settle(self, t: Power) -> None:
        finder, place = t.arg(0), t.arg(1)
        t.pop()
        if (t.at[finder] if finder < LEADS else t.wolf_at) != place:
            return
        side = t.side_of(finder_seat(t, finder))
        against = t.defenders(side, place)
        if tied(t, finder):
            against &= zones_over(t, place)
        if against and not t.peace():
            enter(t, side, place, against)


def tied(t: Power, finder: i64) -> bool:
    """Has it just fought what it found, with no way back? Then they coexist. ED-R49, ED-R89"""
    return (t.fixed[finder] if finder < LEADS else t.wolf_fixed) > 0


def zones_over(t: Power, place: i64) -> i64:
    """Sides whose fort or hideout occupies the place, as bits."""
    found: i64 = 0
    for side in range(t.sides):
        if t.zone(side, place):
            found |= BIT[side]
    return found
