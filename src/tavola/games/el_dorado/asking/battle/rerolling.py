"""Battle dice are kept, or some rolled again."""

from typing import Final

from tavola.games.el_dorado import actions as does
from tavola.games.el_dorado.asking.battle.stage import Stage
from tavola.games.el_dorado.asking.explore.exchange import Exchange
from tavola.games.el_dorado.asking.wording import Named, Passing, Said
from tavola.games.el_dorado.rules.dice import BY_JIMENEZ, OF_ITS_OWN, hardcore_battle, has_jimenez, has_nicolas, roller
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.story import Voice


class Again(Named):
    """One button, then how many dice. ED-240, ED-189"""

    def menu(self, t: Dorado, act: Action, voice: Voice) -> str:
        return voice.say(f"menu-{act.kind}", n=act.params["dice"])


class Rerolling(Stage):
    """ED-240, ED-189, ED-244"""

    def matters(self, t: Dorado) -> tuple[str, ...]:
        """Why dice may be rolled again: for gold, by the Army of Jiménez, by Nicolas."""
        side, used = roller(t), t.rerolled
        of_its_own = {"ED-240": hardcore_battle(t), "ED-244": has_nicolas(t, side)} if not used & OF_ITS_OWN else {}
        jimenez = {"ED-189": has_jimenez(t, side)} if not used & BY_JIMENEZ else {}
        return tuple(clause for clause, holds in sorted((of_its_own | jimenez).items(), key=_order) if holds)


def _order(right: tuple[str, bool]) -> int:
    """Gold, Jiménez, Nicolas."""
    return ("ED-240", "ED-189", "ED-244").index(right[0])


REROLLING: Final = Rerolling(
    "reroll",
    (),
    {
        does.EXCHANGE: Exchange(),
        does.REROLL: Again(),
        does.REROLL_ALL: Said(),
        does.JIMENEZ: Again(),
        does.KEEP: Passing(),
    },
)
