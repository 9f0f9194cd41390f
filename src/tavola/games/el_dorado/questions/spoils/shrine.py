"""Who bears the cave shrine that was won, or the curse that the Thieves' Wolf found?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import ASSIGN_SHRINE
from tavola.games.el_dorado.fields import LOOSE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.spoils import FOR_THE_CURSE, bearers, take_curse, take_shrine
from tavola.games.el_dorado.tables import LEADS, NONE
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class Bearer(Question[Power]):
    """Without a choice it is given at once. ED-196, ED-197, ED-R225"""

    def __init__(self) -> None:
        super().__init__("shrine", ed.WHO_BEARS_THE_SHRINE, [ASSIGN_SHRINE])

    def asked(self, t: Power) -> i64:
        found = candidates(t)
        if bits_in(found) < 2:
            return BY_ITSELF
        t.set_arg(1, found)
        return t.captain(t.arg(0))

    def settle(self, t: Power) -> None:
        found = candidates(t)
        only: i64 = LOOSE
        for lead in range(LEADS):
            if found & BIT[lead]:
                only = lead
        bestow(t, only)

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return FINE if t.arg(1) & BIT[ASSIGN_SHRINE.a(action)] else ed.WHO_BEARS_THE_SHRINE

    def apply(self, t: Power, action: i64) -> None:
        bestow(t, ASSIGN_SHRINE.a(action))


def candidates(t: Power) -> i64:
    """As bits; the Thieves may choose any thief on the map."""
    if t.arg(0) == t.thieves and t.arg(1) == 0:
        return bearers(t, t.thieves, NONE)
    return t.arg(1)


def bestow(t: Power, lead: i64) -> None:
    """The shrine, or the curse that the Thieves' Wolf found. ED-197, ED-R225"""
    what = t.arg(2)
    t.pop()
    if what == FOR_THE_CURSE:
        take_curse(t, lead)
    else:
        take_shrine(t, lead)
