"""The tile is placed."""

from typing import Any, Final

from tavola.games.el_dorado.actions import PLACE
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.explore.walking import way_of
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.data import KINDS, PLACES
from tavola.games.el_dorado.names import coordinates
from tavola.games.el_dorado.questions.discovery.placing import place_breaks
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import NEXT, NONE
from tavola.kernel.actions import Action
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice


class Place(Said):
    """The place itself. ED-44"""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return (PLACES[NEXT[t.arg(2) * 6 + way_of(act)]],)

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        place = NEXT[t.arg(2) * 6 + way_of(act)]
        return {"at": coordinates(place, voice), "tile": voice.say(f"word-{KINDS[t.arg(1)]}")}


class Placing(Asked):
    """ED-44, ED-R37"""

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        return {"tile": voice.say(f"word-{KINDS[t.arg(1)]}")}

    def slots(self, t: Dorado) -> list[int]:
        """Where the tile in hand may go."""
        found = [(way, NEXT[t.arg(2) * 6 + way]) for way in range(6)]
        return [place for way, place in found if place != NONE and place_breaks(t, way) == FINE]


ASKED: Final = (Placing("place", ("ED-44", "ED-R37"), {PLACE: Place()}),)
