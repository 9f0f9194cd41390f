"""What does a tile do when it has been found?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.fields import LOOSE
from tavola.games.el_dorado.options import BASE, BASE_CAVE_SHRINE_TILE, LEFT_LYING, SOLO
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.by_itself import ByItself
from tavola.games.el_dorado.rules.finding import explorer_of, finder_seat, thieves_choose
from tavola.games.el_dorado.rules.spoils import take_shrine
from tavola.games.el_dorado.tables import EMPTY, NONE
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE


class Find:
    """What one kind of tile does; most do nothing."""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        """The finder has laid it and, if it can, stands on it."""


@final
class Settle(ByItself):
    """The tile's own effect, before anything else happens there. ED-R219"""

    def __init__(self, finds: list[Find]) -> None:
        super().__init__("settle")
        self.finds: list[Find] = finds  # by kind of tile

    def settle(self, t: Power) -> None:
        finder, place, kind = t.arg(0), t.arg(1), t.arg(2)
        t.pop()
        self.finds[kind].found(t, finder, place, kind)


@final
class IslandShrine(Find):
    """Alone, the first, second and third bring the Wolf, the Thief and the Titan. ED-223, ED-233, ED-R189"""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        which = i64(len(t.shrine_at)) - 1
        if t.mode == SOLO and not t.met & BIT[which]:
            t.met |= BIT[which]
            t.guardian[which] = place
            t.tell(events.GUARDIAN, ed.GUARDIANS_APPEAR, 0, EVERYONE, which, place)


@final
class CaveShrine(Find):
    """Control at once; of what the Wolf finds the Thieves choose the bearer. ED-07, ED-90, ED-194, ED-R225"""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        if thieves_choose(t, finder):
            t.shrine_by = LOOSE
            t.test_win()
            t.push(agenda.SHRINE, t.thieves, 0)
        else:
            take_shrine(t, explorer_of(t, finder))
        if t.mode == BASE and t.options[BASE_CAVE_SHRINE_TILE] != LEFT_LYING:
            t.shrine_tile = place
        else:
            t.lay(place, EMPTY)


@final
class TotecsGarden(Find):
    """ED-219, ED-R187"""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        t.withered = True
        t.tell(events.WITHERED, ed.TOTECS_GARDEN, finder_seat(t, finder), EVERYONE)


@final
class CaveExit(Find):
    """Found again: the cave-in is an empty cave. ED-216, ED-R184"""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        if t.way_in != NONE:
            t.lay(t.way_in, EMPTY)
            t.way_in = NONE
