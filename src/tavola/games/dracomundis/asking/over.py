"""The game is over."""

from tavola.games.dracomundis import ending
from tavola.games.dracomundis.asking.pointing import Pointing
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import winners
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice


class Over(Pointing):
    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        reason, clause = ending.reason(t)
        hint = voice.say("hint-over", reason=reason)
        return Prompt(seat=None, text=result(t, voice), hint=hint, clauses=(clause, "DM-63"))


def result(t: Fields, voice: Voice) -> str:
    """Who has won."""
    return voice.say("prompt-over", **winners(voice, t.palette, t.winners))
