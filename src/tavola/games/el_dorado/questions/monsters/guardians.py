"""On which shrine does a beaten Guardian go?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import PLACE_GUARDIAN
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.monsters import free_shrines
from tavola.games.el_dorado.tables import NONE
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class PutGuardian(Question[Power]):
    """A single free one is taken without asking; without one it waits. ED-234, ED-R194"""

    def __init__(self) -> None:
        super().__init__("put_guardian", ed.PLACE_GUARDIAN, [PLACE_GUARDIAN])

    def asked(self, t: Power) -> i64:
        return 0 if t.guardian[t.arg(0)] == NONE and bits_in(free_shrines(t)) > 1 else BY_ITSELF

    def settle(self, t: Power) -> None:
        free = free_shrines(t)
        if t.guardian[t.arg(0)] != NONE or free == 0:
            t.pop()
            return
        for shrine in range(3):
            if free & BIT[shrine]:
                place_guardian(t, shrine)

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return FINE if free_shrines(t) & BIT[PLACE_GUARDIAN.a(action)] else ed.PLACE_GUARDIAN

    def apply(self, t: Power, action: i64) -> None:
        place_guardian(t, PLACE_GUARDIAN.a(action))


def place_guardian(t: Power, shrine: i64) -> None:
    which = t.arg(0)
    t.pop()
    t.guardian[which] = t.shrine_at[shrine]
    t.tell(events.GUARDIAN, ed.PLACE_GUARDIAN, 0, EVERYONE, which, t.guardian[which])
