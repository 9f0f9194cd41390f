"""The Thieves take a gold or steal: the die, and how far they reach."""

from typing import Any, Final

from tavola.games.el_dorado.actions import SET_REACH, STEAL, TAKE_GOLD
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.questions.thieves.robbing import someone_to_rob
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.rng import Rng
from tavola.kernel.story import Voice

BOTH_FACES: Final = 7  # opposite faces of the die together


class Choose(Asked):
    """ED-163"""

    def default(self, t: Dorado, rng: Rng) -> int:
        return int(TAKE_GOLD.code())


def reach_of(t: Dorado, act: Action) -> int:
    low = int(t.arg(0))
    return low if int(act.params["number"]) == 0 else BOTH_FACES - low


class SetReach(Said):
    """One number is reach, the other cards to take. ED-164"""

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        return {"reach": reach_of(t, act), "steal": BOTH_FACES - reach_of(t, act)}


class Reach(Asked):
    """ED-164, ED-165"""

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        return {"a": int(t.arg(0)), "b": BOTH_FACES - int(t.arg(0))}

    def worth(self, t: Dorado, act: Action) -> tuple[bool, int]:
        """Somebody to rob, then as many cards as possible."""
        twin = t.clone()
        twin.set_arg(0, reach_of(t, act))
        return someone_to_rob(twin), BOTH_FACES - reach_of(t, act)


ASKED: Final = (
    Choose("choose", ("ED-163",), {TAKE_GOLD: Said(), STEAL: Said()}),
    Asked("thief_die", ("ED-164",)),
    Reach("reach", ("ED-164", "ED-165"), {SET_REACH: SetReach()}),
)
