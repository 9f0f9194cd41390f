"""Which dragon comes, and whom does it attack where it lands? AF-15, AF-101, AF-102"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import DRAGON_COMES
from tavola.games.abandoned_fortress.questions.battle.fighting import land_on
from tavola.games.abandoned_fortress.questions.dragon.flight import land
from tavola.games.abandoned_fortress.questions.matter import Matter
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import CENTRE, DRAGONS, NONE
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll


@final
class Summoning(Matter):
    """A card that comes for sure comes by itself, else chance turns one up. AF-101, AF-R103"""

    def __init__(self) -> None:
        super().__init__("summoning")

    def comes(self, t: Realm) -> bool:
        return t.summoning

    def settle(self, t: Realm) -> None:
        card = comes_for_sure(t)
        if card == NONE:
            t.pose(agenda.DRAGON)
        else:
            come(t, card)


@final
class Dragon(Roll[Realm]):
    """One of the cards never seen, with equal chance. AF-R103"""

    def __init__(self) -> None:
        super().__init__("dragon", af.DRAGON_CARD_TURNED_UP, [DRAGON_COMES])

    def weight(self, t: Realm, action: i64) -> i64:
        return i64((t.dragon_unseen & BIT[DRAGON_COMES.a(action)]) != 0)

    def apply(self, t: Realm, action: i64) -> None:
        come(t, DRAGON_COMES.a(action))


def comes_for_sure(t: Realm) -> i64:
    """The card that must come next, or NONE while there is a choice for chance. AF-R103"""
    unseen: i64 = 0
    only: i64 = NONE
    for card in range(DRAGONS):
        if t.dragon_unseen & BIT[card]:
            unseen += 1
            only = card
    if unseen == 0:
        return t.dragon_under[0]
    return only if unseen == 1 else NONE


def come(t: Realm, card: i64) -> None:
    """The top Dragon card is turned up; the dragon lands on the centre. AF-15, AF-101"""
    t.summoning = False
    if t.dragon_unseen & BIT[card]:
        t.dragon_unseen &= ~BIT[card]
    else:
        t.dragon_under = t.dragon_under[1:]
    t.dragon_card = card
    t.tell(events.DRAGON_CAME, af.DRAGON_CARD_TURNED_UP, t.active, EVERYONE, card)
    land(t, CENTRE, af.DRAGON_SUMMONED)


@final
class Landing(Matter):
    """The dragon has come down and attacks whatever is there. AF-102"""

    def __init__(self) -> None:
        super().__init__("landing")

    def comes(self, t: Realm) -> bool:
        return t.landing

    def settle(self, t: Realm) -> None:
        t.landing = False
        if t.dragon != NONE and t.board[t.dragon] != NONE:
            land_on(t, t.board[t.dragon])
