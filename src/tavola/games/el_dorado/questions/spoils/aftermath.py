"""What the Thieves lose after a battle: a doubloon, and perhaps their place on the map."""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.options import AS_ALWAYS, CAVE_IN_DOUBLOONS
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.by_itself import ByItself
from tavola.games.el_dorado.rules.hiding import HIDDEN_DOUBLOONS, hide, nothing_left
from tavola.kernel.events import EVERYONE


@final
class Aftermath(ByItself):
    """A doubloon for a battle that killed a thief; then the hiding test. ED-174, ED-175, ED-R145, ED-R146, ED-R179"""

    def settle(self, t: Power) -> None:
        lost = t.arg(1)
        t.pop()
        if lost == 1 and t.doubloons > 0:
            t.doubloons -= 1
            t.tell(events.DOUBLOON_LOST, ed.THIEVES_BEATEN, t.captain(t.thieves), EVERYONE, t.doubloons)
        if not t.hiding and nothing_left(t):
            hide(t, doubloons_left(t, lost))


def doubloons_left(t: Power, lost: i64) -> i64:
    """Two doubloons whatever there were; after a cave-in those that there are stay. ED-159, ED-217, ED-R223"""
    kept = lost == agenda.BURIED and t.options[CAVE_IN_DOUBLOONS] != AS_ALWAYS
    return max(HIDDEN_DOUBLOONS, t.doubloons) if kept else HIDDEN_DOUBLOONS
