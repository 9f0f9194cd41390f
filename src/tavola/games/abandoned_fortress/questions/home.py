"""Where does a hero that was sent home come in? AF-97"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import PLACE
from tavola.games.abandoned_fortress.questions.matter import Interlude, Matter
from tavola.games.abandoned_fortress.questions.trade.placing import list_free
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import HERO, LEADERS
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class ComingHome(Matter):
    """One hero after another; where there is no room it waits off the board. AF-97, AF-R63"""

    def __init__(self) -> None:
        super().__init__("coming_home")

    def comes(self, t: Realm) -> bool:
        return t.going_home != 0

    def settle(self, t: Realm) -> None:
        if t.has_room(next_home(t)):
            t.pose(agenda.HOME)
        else:
            t.going_home &= ~BIT[next_home(t)]


def next_home(t: Realm) -> i64:
    """The first seat whose hero is on its way; the active one if none is."""
    for seat in range(t.seats):
        if t.going_home & BIT[seat]:
            return seat
    return t.active


@final
class Home(Interlude):
    """On a free standing space of the own territory, also in another's turn. AF-97"""

    def __init__(self) -> None:
        super().__init__("home", af.HERO_GOES_HOME, [PLACE])

    def asked(self, t: Realm) -> i64:
        return next_home(t)

    def legal(self, t: Realm) -> vec[i64]:
        return list_free(t, t.actor)

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        cell = PLACE.a(action)
        return FINE if t.at_home(t.actor, cell) and t.is_free(cell) else af.HERO_GOES_HOME

    def apply(self, t: Realm, action: i64) -> None:
        seat, cell = t.actor, PLACE.a(action)
        t.going_home &= ~BIT[seat]
        t.put_on(seat * LEADERS + HERO, cell)
        t.tell(events.PLACED, af.HERO_GOES_HOME, seat, EVERYONE, seat * LEADERS + HERO, cell)
