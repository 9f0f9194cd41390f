"""How it ended, where something would be asked."""

from tavola.games.adventurers_guard.actions import ACTIONS
from tavola.games.adventurers_guard.asking.moving import MOVES
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.names import side_in
from tavola.games.adventurers_guard.turns import DRAW
from tavola.kernel.asking import Asking
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice


class Over(Asking[Fields]):
    def __init__(self) -> None:
        super().__init__("over", ACTIONS, MOVES)

    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=None, text=result(t, voice), clauses=("AG-45" if captured(t) else "AG-47",))


def captured(t: Fields) -> bool:
    return 0 in t.standing


def result(t: Fields, voice: Voice) -> str:
    """The last line of the game."""
    if t.winner == DRAW:
        return voice.say("event-drawn")
    return voice.say("event-won" if captured(t) else "event-won-at-limit", side=side_in(voice, t.winner))
