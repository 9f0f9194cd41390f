"""Who begins? The highest die; those tied for it roll again."""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import START_DIE
from tavola.games.el_dorado.power import Power, per_side
from tavola.games.el_dorado.tables import NONE
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll


@final
class StartDice(Roll[Power]):
    """ED-24, ED-R10"""

    def __init__(self) -> None:
        super().__init__("start_dice", ed.START_DICE, [START_DIE])

    def apply(self, t: Power, action: i64) -> None:
        side = next_to_roll(t)
        t.rolls[side] = START_DIE.a(action)
        t.tell(events.START_DIE, ed.START_DICE, t.captain(side), EVERYONE, t.rolls[side])
        if next_to_roll(t) == NONE:
            compare(t)


def next_to_roll(t: Power) -> i64:
    """The first side that still has to roll, or NONE."""
    for side in range(t.sides):
        if t.rolls[side] == NONE:
            return side
    return NONE


def compare(t: Power) -> None:
    """All have rolled."""
    best: i64 = 0
    for roll in t.rolls[: t.sides]:
        best = max(best, roll)
    tied: i64 = 0
    for each in range(t.sides):
        if t.rolls[each] == best:
            tied += 1
            t.first = each
    if tied > 1:
        for each in range(t.sides):
            t.rolls[each] = NONE if t.rolls[each] == best else 0
        return
    t.pop()
    t.rolls = per_side(0)
    t.turn = t.first
    t.tell(events.FIRST, ed.START_DICE, t.captain(t.first), EVERYONE)
