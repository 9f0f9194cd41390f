"""Where does the tile that was turned over go?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import PLACE
from tavola.games.el_dorado.options import ROUND_ONE_OVERLAP
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.finding import finder_beside, finder_seat
from tavola.games.el_dorado.rules.restart import restart, ringed
from tavola.games.el_dorado.rules.steps import walk
from tavola.games.el_dorado.tables import LEADS, NEXT, NONE, SHRINE, WATER
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class Placing(Question[Power]):
    """A single place is taken without asking. ED-43, ED-44"""

    def __init__(self) -> None:
        super().__init__("place", ed.TOUCH_TWO, [PLACE])

    def asked(self, t: Power) -> i64:
        return finder_seat(t, t.arg(0)) if only_slot(t) == NONE else BY_ITSELF

    def settle(self, t: Power) -> None:
        place_tile(t, only_slot(t))

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return place_breaks(t, PLACE.a(action))

    def apply(self, t: Power, action: i64) -> None:
        place_tile(t, PLACE.a(action))


def place_breaks(t: Power, direction: i64) -> i64:
    """ED-44, ED-97, ED-98, ED-R51, ED-R173"""
    place = NEXT[t.arg(2) * 6 + direction]
    if not t.is_slot(place) or not finder_beside(t, t.arg(0), place):
        return ed.TOUCH_TWO
    kind = t.arg(1)
    walks = kind != WATER and kind != SHRINE
    if t.peace() and walks and not lawful(t, place) and some_lawful_slot(t):
        return ed.FIRST_ROUND_ZONE
    return FINE


def only_slot(t: Power) -> i64:
    """The direction of the one place there is, or NONE if there are several."""
    only: i64 = NONE
    for direction in range(6):
        if place_breaks(t, direction) == FINE:
            if only != NONE:
                return NONE
            only = direction
    return only


def lawful(t: Power, place: i64) -> bool:
    """Outside every zone of an opponent, or passage is peaceful. ED-R48, ED-R51"""
    return t.options[ROUND_ONE_OVERLAP] == 1 or t.free(t.side_of(finder_seat(t, t.arg(0))), place)


def some_lawful_slot(t: Power) -> bool:
    for direction in range(6):
        place = NEXT[t.arg(2) * 6 + direction]
        if t.is_slot(place) and finder_beside(t, t.arg(0), place) and lawful(t, place):
            return True
    return False


def place_tile(t: Power, direction: i64) -> None:
    """It is laid; the finder enters if it can, without villagers. ED-43, ED-45, ED-47, ED-R53, ED-R219"""
    finder = t.arg(0)
    kind = t.arg(1)
    start = t.arg(2)
    place = NEXT[start * 6 + direction]
    enters = kind != WATER and kind != SHRINE and not (t.peace() and not lawful(t, place))
    t.pop()
    t.lay(place, kind)
    t.tell(events.LAID, ed.DISCOVER_AT_THE_EDGE, finder_seat(t, finder), EVERYONE, kind, place)
    if enters:
        if finder < LEADS:
            walk(t, finder, place)
        else:
            t.wolf_came = t.wolf_at
            t.wolf_at = place
        t.push(agenda.ZONE, finder, place)
    if ringed(t):
        restart(t)
    else:
        t.push(agenda.SETTLE, finder, place, kind)
