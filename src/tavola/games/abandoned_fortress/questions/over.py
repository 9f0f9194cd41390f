"""Has somebody won? Once the game is over, nothing is asked."""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, scoring, steps, turns
from tavola.games.abandoned_fortress.questions.matter import Matter
from tavola.games.abandoned_fortress.realm import Realm
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import OVER


@final
class Winning(Matter):
    """Crown and points end the game at once, in the winner's own turn. AF-01, AF-03, AF-R44"""

    def __init__(self) -> None:
        super().__init__("winning")

    def comes(self, t: Realm) -> bool:
        return t.phase >= steps.START and scoring.has_won(t, t.active)

    def settle(self, t: Realm) -> None:
        turns.finish(t, scoring.side(t, t.active))
        t.tell(events.WON, af.GAME_WON, t.active, EVERYONE, t.winners)


@final
class Over(Question[Realm]):
    """AF-01, AF-R113"""

    def __init__(self) -> None:
        super().__init__("nothing", af.GAME_WON, [])

    def asked(self, t: Realm) -> i64:
        return OVER

    def breaks(self, t: Realm, action: i64) -> i64:
        return af.GAME_WON if scoring.has_won(t, t.active) else af.ROUND_LIMIT
