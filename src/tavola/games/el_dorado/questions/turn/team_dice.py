"""Who of a team gets which die, and for what?"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import ASSIGN
from tavola.games.el_dorado.options import TEAM_DICE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import NONE
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import FINE

FOURS: Final = vec[i64]([1, 4, 16, 64])


@final
class AssignDice(Question[Power]):
    """Two dice to gather and two for speed, to anybody. ED-146, ED-R127"""

    def __init__(self) -> None:
        super().__init__("assign", ed.SHARE_DICE, [ASSIGN])

    def asked(self, t: Power) -> i64:
        return t.captain(t.arg(0))

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return assign_breaks(t, ASSIGN.a(action), ASSIGN.b(action), ASSIGN.c(action))

    def apply(self, t: Power, action: i64) -> None:
        assign(t, ASSIGN.a(action), ASSIGN.b(action), ASSIGN.c(action))


def assign_breaks(t: Power, die: i64, partner: i64, use: i64) -> i64:
    """Two dice to gather and two for speed, to anybody. ED-146, ED-R127"""
    if t.dealt & BIT[die] or die != lowest_free(t):
        return ed.SHARE_DICE
    counts = t.arg(1)  # base 4: gather 0, gather 1, speed 0, speed 1
    gather = counts % 4 + counts // 4 % 4
    speed = counts // 16 % 4 + counts // 64
    if (use == 0 and gather == 2) or (use == 1 and speed == 2):
        return ed.SHARE_DICE
    mine = counts // FOURS[use * 2 + partner] % 4
    return ed.SHARE_DICE if t.options[TEAM_DICE] and mine == 1 else FINE


def lowest_free(t: Power) -> i64:
    for die in range(4):
        if not t.dealt & BIT[die]:
            return die
    return NONE


def assign(t: Power, die: i64, partner: i64, use: i64) -> None:
    seat = t.captain(t.arg(0)) + partner
    t.dealt |= BIT[die]
    t.tell(events.ASSIGNED, ed.SHARE_DICE, seat, EVERYONE, t.dice[die], seat, use)
    t.set_arg(1, t.arg(1) + FOURS[use * 2 + partner])
    if use == 0:
        t.gather[seat] += t.dice[die]
    else:
        t.speed[seat] += t.dice[die]
    if lowest_free(t) == NONE:
        t.pop()
