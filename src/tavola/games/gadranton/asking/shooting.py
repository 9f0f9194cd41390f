"""Arrows: an archer and a carrier in sight; does the defender break the bow? Then the dice."""

from typing import final

from tavola.games.gadranton.actions import SHOOT
from tavola.games.gadranton.arrows import distance, hits
from tavola.games.gadranton.asking.attacking import Attack
from tavola.games.gadranton.asking.deeds import Answer
from tavola.games.gadranton.asking.plain import Answering, Plain
from tavola.games.gadranton.names import figure_named
from tavola.games.gadranton.questions.shooting import bow_breaks, line_breaks
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import ARROW
from tavola.kernel.actions import Action
from tavola.kernel.story import Voice


@final
class Shoot(Attack):
    def __init__(self) -> None:
        super().__init__(SHOOT, ARROW, "arrow_shot")

    def plays_card(self, act: Action) -> bool:
        return act.params["by"] == "arrow_shot"

    def menu(self, act: Action, voice: Voice) -> str:
        return voice.say("menu-arrow" if self.plays_card(act) else "menu-tower")

    def wins(self, t: Gadranton, act: Action) -> int:
        return hits(t, *line(t, act))

    def lines(self, t: Gadranton, act: Action, voice: Voice) -> tuple[str, ...]:
        return (voice.say("needs", n=distance(*line(t, act))),)

    def way_breaks(self, t: Gadranton, here: int, there: int, with_card: int) -> list[int]:
        return [bow_breaks(t, here, with_card), line_breaks(t, here, there)]


def line(t: Gadranton, act: Action) -> tuple[int, int]:
    """From the archer's cell to the target's."""
    return t.cell[figure_named(t, str(act.params["attacker"]))], t.cell[int(act.params["target"])]


@final
class AnsweringShot(Answering):
    def __init__(self, turn: Plain) -> None:
        super().__init__("answer_shot", ("GA-58", "GA-R72"), Answer("broken_bow", card="broken_bow"), turn)

    def lost(self, t: Gadranton) -> int:
        return hits(t, t.cell[t.attacker], t.cell[t.target])


@final
class ArrowDice(Plain):
    def __init__(self, turn: Plain) -> None:
        super().__init__("arrow_dice", ("GA-59",), {}, turn)
