"""An answer to the side on turn: an attack, or a pass."""

from typing import Final

from tavola.games.el_dorado.actions import EXCHANGE, OFF_ATTACK, PASS
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.explore.armies import Attacking
from tavola.games.el_dorado.asking.explore.exchange import Exchange
from tavola.games.el_dorado.asking.wording import Passing
from tavola.games.el_dorado.odds import lowest, odds
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.scene import Window
from tavola.kernel.story import Voice


class OffAttack(Attacking):
    """In a window of the opponents. ED-65"""

    def attacks(self, t: Dorado, act: Action) -> bool:
        return True


ATTACK: Final = OffAttack()


class OffTurn(Asked):
    """ED-65, ED-R69"""

    def window(self, t: Dorado, voice: Voice) -> Window | None:
        """Asked on public facts, with the best chance it offers. ED-R212"""
        marches = [self.actions.decode(code) for code in t.legal() if OFF_ATTACK.takes(code)]
        dice = [against for act in marches if (against := ATTACK.dice(t, act))]
        best = max((odds(*each, lowest(t))[0] / 100 for each in dice), default=0.0)
        return Window(kind="attack", title=voice.say("window-attack"), odds=best)


ASKED: Final = (OffTurn("window", ("ED-65", "ED-R69"), {OFF_ATTACK: ATTACK, EXCHANGE: Exchange(), PASS: Passing()}),)
