"""On which castle does the crown go? AF-111 to AF-113"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import CROWN_CASTLE
from tavola.games.abandoned_fortress.questions.matter import Interlude, Matter
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import CASTLE, CASTLES, CENTRE, LEADERS, NONE, WALL
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Claiming(Matter):
    """A hero on the centre takes a crown that lies there, if its owner has a castle. AF-111, AF-R46, AF-R47, AF-R49"""

    def __init__(self) -> None:
        super().__init__("claiming")

    def comes(self, t: Realm) -> bool:
        there = t.board[CENTRE]
        if t.crown != NONE or t.crown_taker != NONE or there == NONE or there >= WALL:
            return False
        return t.is_hero(there) and t.castles_of(there // LEADERS) > 0

    def settle(self, t: Realm) -> None:
        t.crown_taker = t.board[CENTRE] // LEADERS


@final
class Crowning(Matter):
    """The crown goes on the taker's only castle at once; of several its new owner chooses. AF-112"""

    def __init__(self) -> None:
        super().__init__("crowning")

    def comes(self, t: Realm) -> bool:
        return t.crown_taker != NONE

    def settle(self, t: Realm) -> None:
        if t.castles_of(t.crown_taker) > 1:
            t.pose(agenda.CROWN)
            return
        for castle in range(CASTLES):
            if crown_breaks(t, castle) == FINE:
                put_crown(t, castle)
                return


@final
class Crown(Interlude):
    """Also in another's turn, in any phase. AF-112, AF-R48"""

    def __init__(self) -> None:
        super().__init__("crown", af.CROWN_TO_A_CASTLE, [CROWN_CASTLE])

    def asked(self, t: Realm) -> i64:
        return t.crown_taker

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return crown_breaks(t, CROWN_CASTLE.a(action))

    def apply(self, t: Realm, action: i64) -> None:
        put_crown(t, CROWN_CASTLE.a(action))


def crown_breaks(t: Realm, castle: i64) -> i64:
    built = t.cell[t.crown_taker * LEADERS + CASTLE + castle] != NONE
    return FINE if built else af.CROWN_TO_A_CASTLE


def put_crown(t: Realm, castle: i64) -> None:
    """It stays there for good. AF-112, AF-R48"""
    seat = t.crown_taker
    t.crown = seat * LEADERS + CASTLE + castle
    t.crown_taker = NONE
    t.tell(events.CROWN_TAKEN, af.CROWN_TO_A_CASTLE, seat, EVERYONE, t.crown)


def uncrown(t: Realm, owner: i64, victor: i64) -> None:
    """Whoever destroyed the castle takes the crown; the dragon, or who has no castle, does not. AF-113, AF-R49"""
    takes = victor != NONE and t.castles_of(victor) > 0
    t.crown = NONE
    t.crown_taker = victor if takes else NONE
    t.tell(events.CROWN_BACK, af.SEIZED_WITH_THE_CASTLE if takes else af.CROWN_RETURNS, owner, EVERYONE)
