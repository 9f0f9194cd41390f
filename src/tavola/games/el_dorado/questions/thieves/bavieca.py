"""Which thief rides Bavieca?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import GIVE_SPEED
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.spoils import AWAKE
from tavola.games.el_dorado.tables import BAVIECA_COIN, LEADS, NONE, THIEF, THIEF_SPEED
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class GiveSpeed(Question[Power]):
    """At the start of the explore phase, or when the coin is won in the own turn. ED-170, ED-187, ED-R236"""

    def __init__(self) -> None:
        super().__init__("give_speed", ed.BAVIECA, [GIVE_SPEED])

    def asked(self, t: Power) -> i64:
        """Before the explore phase every thief gets its speed."""
        if t.arg(0) != AWAKE:
            wake_thieves(t)
        seat = t.captain(t.thieves)
        waits = t.coin[BAVIECA_COIN] == seat and not t.bavieca_used and some_thief(t)
        return seat if waits else BY_ITSELF

    def settle(self, t: Power) -> None:
        t.pop()

    def answer_breaks(self, t: Power, action: i64) -> i64:
        lead = GIVE_SPEED.a(action)
        return FINE if lead >= THIEF and t.at[lead] != NONE else ed.BAVIECA

    def apply(self, t: Power, action: i64) -> None:
        lead = GIVE_SPEED.a(action)
        t.pop()
        t.bavieca_used = True
        t.speed[lead] += 1
        t.tell(events.GALLOPS, ed.BAVIECA, t.captain(t.thieves), EVERYONE, lead)


def wake_thieves(t: Power) -> None:
    """Every thief on the map has 4 speed; the curse takes one. ED-170, ED-190"""
    for lead in range(THIEF, LEADS):
        if t.wait[lead] == 1:
            t.wait[lead] = 0
        if t.at[lead] != NONE:
            t.speed[lead] = THIEF_SPEED - (1 if t.curse == lead else 0)


def some_thief(t: Power) -> bool:
    for lead in range(THIEF, LEADS):
        if t.at[lead] != NONE:
            return True
    return False
