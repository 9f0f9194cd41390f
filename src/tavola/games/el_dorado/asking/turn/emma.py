"""Emma looks at the next tiles and puts them in order."""

from typing import Any, Final

from tavola.games.el_dorado.actions import ORDER
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.data import KINDS
from tavola.games.el_dorado.rules.tiles_on_top import permuted, top_tiles
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.story import Voice


class Order(Said):
    """The tiles, the first one found first. ED-111"""

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        tiles = permuted(top_tiles(t), int(act.params["permutation"]))
        return {"tiles": ", ".join(voice.say(f"word-{KINDS[kind]}") for kind in tiles)}


ASKED: Final = (
    Asked("look", ("ED-111",)),
    Asked("order", ("ED-111",), {ORDER: Order()}),
)
