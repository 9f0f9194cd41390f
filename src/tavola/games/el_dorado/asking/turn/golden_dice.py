"""The golden dice: rolled, rolled again by Nicolas, one as speed and one to gather."""

from typing import Any, Final

from tavola.games.el_dorado.actions import KEEP_GOLDEN, REROLL_GOLDEN, SET_SPEED
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Passing, Said
from tavola.games.el_dorado.rules.turns import die_slot
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.story import Voice


class SetSpeed(Said):
    """One die is speed, the other gathers. ED-27"""

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        slot, die = die_slot(t, t.arg(0)), int(act.params["die"])
        return {"speed": t.dice[slot + die], "gather": t.dice[slot + 1 - die]}


class Dice(Asked):
    """ED-27"""

    def worth(self, t: Dorado, act: Action) -> int:
        """The higher die gathers: whoever is away does not walk."""
        return -int(t.dice[die_slot(t, t.actor) + int(act.params["die"])])


ASKED: Final = (
    Asked("roll", ("ED-27",)),
    Asked("reroll", ("ED-109",), {REROLL_GOLDEN: Said(), KEEP_GOLDEN: Passing()}),
    Dice("dice", ("ED-27",), {SET_SPEED: SetSpeed()}),
)
