"""Laffite steals: from whom, and by option which card."""

from typing import Final

from tavola.games.el_dorado.actions import PICK_CARD, STEAL_FROM
from tavola.games.el_dorado.asking.asked import Asked, drawn
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.rng import Rng


class Laffite(Asked):
    """ED-115"""

    def worth(self, t: Dorado, act: Action) -> int:
        """The largest hand; its size is open."""
        return int(t.cards(int(act.params["seat"])))


class Stolen(Asked):
    """ED-115, ED-R21"""

    def default(self, t: Dorado, rng: Rng) -> int:
        """By lot, as if nobody looked."""
        return int(PICK_CARD.code(drawn(t, t.arg(1), 1, rng)[0]))


ASKED: Final = (
    Laffite("laffite", ("ED-115",), {STEAL_FROM: Said()}),
    Stolen("stolen", ("ED-115", "ED-R21"), {PICK_CARD: Said()}),
)
