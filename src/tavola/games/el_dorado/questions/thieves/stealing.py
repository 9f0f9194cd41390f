"""Do the Thieves take gold or steal, and how far does the thief die let them reach?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import SET_REACH, STEAL, TAKE_GOLD, THIEF_DIE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import GOLD, NONE, ROSE_COIN
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question, Roll


@final
class Choose(Question[Power]):
    """Gold or theft; the Rose comes first. ED-163, ED-R155"""

    def __init__(self) -> None:
        super().__init__("choose", ed.GOLD_OR_STEAL, [TAKE_GOLD, STEAL])

    def asked(self, t: Power) -> i64:
        return BY_ITSELF if rose_waits(t) else t.captain(t.thieves)

    def settle(self, t: Power) -> None:
        t.set_arg(0, 1)
        t.push(agenda.ROSE, t.captain(t.thieves))

    def apply(self, t: Power, action: i64) -> None:
        seat = t.captain(t.thieves)
        if TAKE_GOLD.takes(action):
            t.gains(seat, GOLD, 1)
            t.tell(events.EXTRA, ed.GOLD_OR_STEAL, seat, EVERYONE, GOLD)
        t.pop()
        t.push(agenda.EXPLORE, t.thieves, NONE)
        t.push(agenda.GIVE_SPEED)
        if STEAL.takes(action):
            t.push(agenda.THIEF_DIE)


def rose_waits(t: Power) -> bool:
    return t.arg(0) == 0 and t.coin[ROSE_COIN] == t.captain(t.thieves)


@final
class ThiefDie(Roll[Power]):
    """ED-164"""

    def __init__(self) -> None:
        super().__init__("thief_die", ed.REACH_OR_STEAL, [THIEF_DIE])

    def apply(self, t: Power, action: i64) -> None:
        low = THIEF_DIE.a(action)
        t.pop()
        t.push(agenda.REACH, low)
        t.tell(events.ROLLED, ed.REACH_OR_STEAL, t.captain(t.thieves), EVERYONE, low, 7 - low)


@final
class Reach(Question[Power]):
    """One number is reach, the other steal. ED-164"""

    def __init__(self) -> None:
        super().__init__("reach", ed.REACH_OR_STEAL, [SET_REACH])

    def asked(self, t: Power) -> i64:
        return t.captain(t.thieves)

    def apply(self, t: Power, action: i64) -> None:
        low = t.arg(0)
        t.pop()
        reach = low if SET_REACH.a(action) == 0 else 7 - low
        t.tell(events.REACH, ed.REACH_OR_STEAL, t.captain(t.thieves), EVERYONE, reach, 7 - reach)
        t.push(agenda.ROB, reach, 7 - reach)
