"""The Thieves in hiding: wait, or come out beside a tile, on one of its corners."""

from typing import Any, Final

from tavola.games.el_dorado.actions import EMERGE, PICK_CORNER, PICK_TILE, SKIP
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Passing, Placed, Said
from tavola.games.el_dorado.names import CORNER_NAMES
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.story import Voice


class Hiding(Asked):
    """ED-160"""

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        return {"n": int(t.doubloons)}


class Corner(Said):
    """The corner itself."""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return (CORNER_NAMES[t.corner_of(t.arg(0), int(act.params["corner"]))],)


class PickCorner(Asked):
    """ED-183"""

    def around(self, t: Dorado) -> list[int]:
        return [t.arg(0)]


ASKED: Final = (
    Hiding("hiding", ("ED-160",), {SKIP: Passing(), EMERGE: Said()}),
    Asked("pick_tile", ("ED-183",), {PICK_TILE: Placed()}),
    PickCorner("pick_corner", ("ED-183",), {PICK_CORNER: Corner()}),
)
