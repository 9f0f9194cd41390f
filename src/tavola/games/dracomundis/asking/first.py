"""Who goes first?"""

from tavola.games.dracomundis.asking.pointing import Pointing
from tavola.games.dracomundis.fields import Fields
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice


class First(Pointing):
    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=None, text=voice.say("prompt-first"), clauses=("DM-03",))
