"""The game is over: how it ended, instead of a question."""

from typing import final

from tavola.games.gadranton.asking.plain import Plain
from tavola.games.gadranton.names import who
from tavola.games.gadranton.scoring import all_home
from tavola.games.gadranton.state import Gadranton
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice


@final
class Over(Plain):
    def __init__(self, turn: Plain) -> None:
        super().__init__("over", ("GA-90", "GA-R55"), {}, turn)

    def own_prompt(self, t: Gadranton, asked: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=None, text=result(t, voice), clauses=self.clauses)


def result(t: Gadranton, voice: Voice) -> str:
    """Who has won, in words."""
    if all_home(t):
        return voice.say("event-won", who=who(t, t.active, voice))
    winners = [who(t, seat, voice) for seat in range(t.seats) if t.winners >> seat & 1]
    return voice.say("event-limit", who="", winners=", ".join(winners), n=len(winners))
