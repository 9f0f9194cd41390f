"""Do the Thieves come out of hiding, and where do they build their hideout?"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import EMERGE, PICK_CORNER, PICK_TILE, SKIP
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.hideouts import hideout_corner_breaks, hiding_place
from tavola.games.el_dorado.tables import BUILDINGS, FORT, MOST_DOUBLOONS, NONE
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import FINE


@final
class Hiding(Question[Power]):
    """Come out, or wait for a doubloon. ED-160, ED-162, ED-R136"""

    def __init__(self) -> None:
        super().__init__("hiding", ed.HIDING_TURN, [SKIP, EMERGE])

    def asked(self, t: Power) -> i64:
        return t.captain(t.thieves)

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return FINE if SKIP.takes(action) else emerge_breaks(t)

    def apply(self, t: Power, action: i64) -> None:
        t.pop()
        if EMERGE.takes(action):
            t.push(agenda.PICK_TILE)
            return
        t.doubloons = min(MOST_DOUBLOONS, t.doubloons + 1)
        t.tell(events.SKIPPED, ed.HIDING_TURN, t.captain(t.thieves), EVERYONE, t.doubloons)


def emerge_breaks(t: Power) -> i64:
    """ED-160, ED-162"""
    if t.doubloons < 1:
        return ed.TOO_DEAR
    for place in t.laid:
        if hiding_place(t, place):
            return FINE
    return ed.HIDEOUT_PLACE


@final
class PickTile(Question[Power]):
    """Beside which tile? ED-183"""

    def __init__(self) -> None:
        super().__init__("pick_tile", ed.HIDEOUT_PLACE, [PICK_TILE])

    def asked(self, t: Power) -> i64:
        return t.captain(t.thieves)

    def legal(self, t: Power) -> vec[i64]:
        out = vec[i64](capacity=16)
        for place in t.laid:
            if hiding_place(t, place):
                out = append(out, PICK_TILE.code(place))
        return out

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return FINE if hiding_place(t, PICK_TILE.a(action)) else ed.HIDEOUT_PLACE

    def apply(self, t: Power, action: i64) -> None:
        place = PICK_TILE.a(action)
        t.pop()
        t.push(agenda.PICK_CORNER, place)
        t.tell(events.EYED, ed.HIDEOUT_PLACE, t.captain(t.thieves), EVERYONE, place)


@final
class PickCorner(Question[Power]):
    """On which corner? Then the board is turned and the explore phase begins. ED-161, ED-183"""

    def __init__(self) -> None:
        super().__init__("pick_corner", ed.HIDEOUT_PLACE, [PICK_CORNER])

    def asked(self, t: Power) -> i64:
        return t.captain(t.thieves)

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return hideout_corner_breaks(t, t.corner_of(t.arg(0), PICK_CORNER.a(action)))

    def apply(self, t: Power, action: i64) -> None:
        place = t.arg(0)
        t.pop()
        t.doubloons -= 1
        t.corner[t.thieves * BUILDINGS + FORT] = t.corner_of(place, PICK_CORNER.a(action))
        t.hiding = False
        t.tell(events.EMERGED, ed.OUT_OF_HIDING, t.captain(t.thieves), EVERYONE, place)
        t.push(agenda.EXPLORE, t.thieves, NONE)
        t.push(agenda.GIVE_SPEED)
