"""Which card does the winner lose to Last Stand? AF-R76"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, steps
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import LOSE_CARD
from tavola.games.abandoned_fortress.questions.battle.spoils import lose_card
from tavola.games.abandoned_fortress.questions.matter import Interlude, Matter
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import LEADERS, NONE
from tavola.kernel.state import FINE


@final
class Mourning(Matter):
    """An only card is lost without a question; then comes the maintenance. AF-R76, AF-R107"""

    def __init__(self) -> None:
        super().__init__("mourning")

    def settle(self, t: Realm) -> None:
        leader = t.mourner
        if leader != NONE and t.cards_of(leader) == 2:
            t.pose(agenda.LAST_STAND)
            return
        if leader != NONE and t.armed(leader):
            lose_one(t, max(t.card[leader * 2], t.card[leader * 2 + 1]))
        t.stage = steps.CHEST


@final
class LastStand(Interlude):
    """The winner's owner chooses. AF-R76"""

    def __init__(self) -> None:
        super().__init__("last_stand", af.WINNER_DISCARDS, [LOSE_CARD])

    def asked(self, t: Realm) -> i64:
        return t.mourner // LEADERS

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        leader, card = t.mourner, LOSE_CARD.a(action)
        return FINE if t.card[leader * 2] == card or t.card[leader * 2 + 1] == card else af.WINNER_DISCARDS

    def apply(self, t: Realm, action: i64) -> None:
        lose_one(t, LOSE_CARD.a(action))


def lose_one(t: Realm, card: i64) -> None:
    leader = t.mourner
    t.mourner = NONE
    place = leader * 2 if t.card[leader * 2] == card else leader * 2 + 1
    lose_card(t, leader, place, af.WINNER_DISCARDS)
