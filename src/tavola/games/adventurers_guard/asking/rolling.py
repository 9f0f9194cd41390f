"""What does the die show?"""

from tavola.games.adventurers_guard.actions import ACTIONS
from tavola.games.adventurers_guard.asking.moving import MOVES
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.names import side_in
from tavola.kernel.asking import Asking
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice


class Rolling(Asking[Fields]):
    def __init__(self) -> None:
        super().__init__("roll", ACTIONS, MOVES)

    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        return Prompt(seat=None, text=voice.say("prompt-roll", side=side_in(voice, t.mover)), clauses=("AG-12",))
