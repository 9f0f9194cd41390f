"""Is a card played before the dice are rolled? A button rolls them."""

from typing import final

from tavola.games.gadranton.asking.deeds import Button
from tavola.games.gadranton.asking.main import Main
from tavola.games.gadranton.asking.plain import InTurn
from tavola.games.gadranton.state import Gadranton
from tavola.kernel.scene import Window
from tavola.kernel.story import Voice


@final
class BeforeRoll(InTurn):
    """Cards go by the ids they have in the turn; the table may roll for who never plays one first. GA-R79"""

    def __init__(self, turn: Main) -> None:
        words = {"roll_dice": Button("roll_dice", "pass"), **turn.words}
        super().__init__("before_roll", ("GA-12", "GA-15", "GA-R79"), words, turn)
        self.main = turn

    def window(self, t: Gadranton, voice: Voice) -> Window | None:
        return Window(kind=self.name, title=voice.say("window-before_roll"))

    def own_off(self, t: Gadranton, owner: int, card: str) -> str:
        return self.main.own_off(t, owner, card)
