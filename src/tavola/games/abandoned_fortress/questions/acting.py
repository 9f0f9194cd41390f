"""Which of the four actions? AF-26"""

from typing import Final, final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, steps
from tavola.games.abandoned_fortress.actions import ACT
from tavola.games.abandoned_fortress.questions.building import anything
from tavola.games.abandoned_fortress.questions.moving.marching import anyone
from tavola.games.abandoned_fortress.questions.redeploying import redeploy_breaks
from tavola.games.abandoned_fortress.realm import Realm
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import FINE


class Way:
    """One of the four actions: the phase it opens, and what keeps it from being chosen. AF-R106"""

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def breaks(self, t: Realm) -> i64:
        return FINE


@final
class MarketTrade(Way):
    """Always: a trade without a purchase is legal. AF-R67"""


@final
class Redeploy(Way):
    def breaks(self, t: Realm) -> i64:
        return redeploy_breaks(t)


@final
class Construction(Way):
    def breaks(self, t: Realm) -> i64:
        return FINE if anything(t) else af.NOTHING_FOR_THIS_ACTION


@final
class MoveAndBattle(Way):
    def breaks(self, t: Realm) -> i64:
        return FINE if anyone(t) else af.NOTHING_FOR_THIS_ACTION


WAYS: Final[list[Way]] = [
    MarketTrade(steps.TRADE),
    Redeploy(steps.REDEPLOY),
    Construction(steps.BUILD),
    MoveAndBattle(steps.MARCH),
]


@final
class Act(Question[Realm]):
    """One must be carried out, no more. AF-26"""

    def __init__(self) -> None:
        super().__init__("act", af.FOUR_ACTIONS, [ACT])

    def asked(self, t: Realm) -> i64:
        return t.active

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return WAYS[ACT.a(action)].breaks(t)

    def apply(self, t: Realm, action: i64) -> None:
        t.tell(events.ACTED, af.FOUR_ACTIONS, t.active, EVERYONE, ACT.a(action))
        t.bought = 0
        t.moved = 0
        t.phase = WAYS[ACT.a(action)].phase
