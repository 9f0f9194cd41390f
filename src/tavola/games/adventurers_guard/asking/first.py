"""Who goes first?"""

from tavola.games.adventurers_guard.actions import ACTIONS
from tavola.games.adventurers_guard.asking.moving import MOVES
from tavola.games.adventurers_guard.fields import Fields
from tavola.kernel.asking import Asking
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice


class First(Asking[Fields]):
    def __init__(self) -> None:
        super().__init__("first", ACTIONS, MOVES)

    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=None, text=voice.say("prompt-first"), clauses=("AG-10",))
