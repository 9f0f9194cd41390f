"""Does the thief who won a crown wear it, or return it?"""

from typing import final

from tavola.games.gadranton.asking.deeds import Button
from tavola.games.gadranton.asking.plain import InTurn, Plain
from tavola.games.gadranton.state import Gadranton
from tavola.kernel.scene import Window
from tavola.kernel.story import Voice


@final
class CrownWon(InTurn):
    """Whose time is up returns it: wearing it only if he may would tell of a card."""

    def __init__(self, turn: Plain) -> None:
        words = {"wear": Button("wear"), "return": Button("return", "pass")}
        super().__init__("crown_won", ("GA-50", "GA-R26"), words, turn)

    def window(self, t: Gadranton, voice: Voice) -> Window | None:
        return Window(kind="crown", title=voice.say("window-crown"))
