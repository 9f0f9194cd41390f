"""What partners share, and the cave shrine among thieves."""

from typing import Final

from tavola.games.el_dorado.actions import GIVE_SHRINE, SHARE
from tavola.games.el_dorado.asking.wording import Named, Said
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.story import Voice


class Share(Named):
    """One button, then what. ED-152"""

    def menu(self, t: Dorado, act: Action, voice: Voice) -> str:
        return voice.say(f"word-{act.params['item']}")


class ShrineGift(Said):
    """The button, then a thief. ED-R231"""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return act.kind, str(act.params["piece"])


WORDS: Final[dict[Kind, Said]] = {SHARE: Share(), GIVE_SHRINE: ShrineGift()}
