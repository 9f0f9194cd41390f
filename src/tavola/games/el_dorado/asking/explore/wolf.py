"""The companion Wolf."""

from typing import Any, Final

from tavola.games.el_dorado.actions import WOLF_DISCOVER, WOLF_STEP
from tavola.games.el_dorado.asking.explore.walking import goal, reached, way_of
from tavola.games.el_dorado.asking.wording import Fighting, Said
from tavola.games.el_dorado.odds import entering
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.story import Voice


class WolfStep(Said):
    """The Wolf and a tile. ED-206"""

    cost = "wolf"

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return "wolf", reached(t, t.wolf_at, way_of(act))

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        return {"to": goal(t, t.wolf_at, way_of(act), voice)}


class WolfMove(Fighting, WolfStep):
    """In the explore phase: it may be an attack."""

    fights = "{}-attack"

    def dice(self, t: Dorado, act: Action) -> tuple[int, int] | None:
        return entering(t, t.step(t.wolf_at, way_of(act)), 1)


class WolfDiscovery(Said):
    """ED-207"""

    cost = "wolf"


WORDS: Final[dict[Kind, Said]] = {
    WOLF_STEP: WolfMove(),
    WOLF_DISCOVER: WolfDiscovery(),
}
