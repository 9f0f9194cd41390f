"""Is this army step Bellona's free one, or is it paid?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import FREE_STEP, PAY_STEP
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.explore.armies import pay_step
from tavola.games.el_dorado.rules.armies import side_buys
from tavola.games.el_dorado.tables import COST_STEP, GOLD
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import FINE


@final
class StepPrice(Question[Power]):
    """Asked right after the step, in a battle of the team's captain. ED-107, ED-R81, ED-R240"""

    def __init__(self) -> None:
        super().__init__("step_price", ed.FREE_OR_PAID, [FREE_STEP, PAY_STEP])

    def asked(self, t: Power) -> i64:
        return t.arg(0)

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return FINE if FREE_STEP.takes(action) or can_pay(t) else ed.TOO_DEAR

    def apply(self, t: Power, action: i64) -> None:
        seat, in_battle = t.arg(0), t.arg(1)
        t.pop()
        if FREE_STEP.takes(action):
            t.free_step -= 1
            t.tell(events.STEP_FREE, ed.FREE_OR_PAID, seat, EVERYONE)
            return
        taught = side_buys(t, t.side_of(seat), GOLD) if in_battle else pay_step(t, seat)
        t.tell(events.STEP_PAID, ed.FREE_OR_PAID, seat, EVERYONE | taught)


def can_pay(t: Power) -> bool:
    """In a battle out of the hands of the whole side. ED-R126"""
    seat = t.arg(0)
    return t.side_has(t.side_of(seat), GOLD) > 0 if t.arg(1) else t.affords(seat, COST_STEP)
