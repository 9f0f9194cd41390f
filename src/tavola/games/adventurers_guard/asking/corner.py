"""In which corner does the first player's warrior begin?"""

from collections.abc import Sequence
from typing import Final

from tavola.games.adventurers_guard.actions import ACTIONS, CORNER
from tavola.games.adventurers_guard.asking.moving import MOVES
from tavola.games.adventurers_guard.data import CORNERS, HANDS
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.options import WARRIOR_CORNER
from tavola.kernel.actions import Action
from tavola.kernel.asking import Asking, Wording
from tavola.kernel.scene import Prompt
from tavola.kernel.story import Voice

OPPOSITE: Final = ("diagonal", "facing")


class InCorner(Wording[Fields]):
    def ids(self, t: Fields, act: Action) -> tuple[str, ...]:
        return (CORNERS[t.mover][HANDS.index(str(act.params["side"]))],)

    def label(self, t: Fields, act: Action, voice: Voice) -> str:
        return voice.say("choose-corner", hand=act.params["side"], tile=self.ids(t, act)[0])

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        corners = CORNERS[t.mover]
        return int(CORNER.code(corners.index(ids[0]))) if len(ids) == 1 and ids[0] in corners else None


class Corner(Asking[Fields]):
    def __init__(self) -> None:
        super().__init__("corner", ACTIONS, {"corner": InCorner(), **MOVES})

    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        text = voice.say("prompt-corner")
        hint = voice.say("hint-corner", corner=OPPOSITE[t.options[WARRIOR_CORNER]])
        return Prompt(seat=int(t.mover), text=text, hint=hint, clauses=("AG-07", "AG-08"))
