"""The Thieves go into hiding. ED-158, ED-159"""

from typing import Final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import BUILDINGS, LEADS, NONE, THIEF, TYPES
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE

HIDDEN_DOUBLOONS: Final = 2  # ED-159


def nothing_left(t: Power) -> bool:
    """No piece on the map but offerings and the Wolf. ED-158, ED-R225"""
    for lead in range(THIEF, LEADS):
        if t.at[lead] != NONE:
            return False
    for i in range(t.thieves * BUILDINGS, (t.thieves + 1) * BUILDINGS):
        if t.corner[i] != NONE:
            return False
    return True


def hide(t: Power, doubloons: i64) -> None:
    """Cards go, doubloons become so many, an own turn ends. ED-159"""
    seat = t.captain(t.thieves)
    t.hiding = True
    t.doubloons = doubloons
    for type in range(TYPES):
        t.stock[type] += t.hand[seat * TYPES + type]
        t.hand[seat * TYPES + type] = 0
    if t.on_turn == t.thieves:
        t.ended |= BIT[seat]
    t.tell(events.HIDDEN, ed.INTO_HIDING, seat, EVERYONE)
