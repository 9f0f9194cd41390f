"""Hand-to-hand: a figure and its neighbour; does the defender add two? Then the dice."""

from collections.abc import Sequence
from typing import Final, final

from tavola.games.gadranton.actions import FIGHT
from tavola.games.gadranton.asking.attacking import Attack, attack_meant
from tavola.games.gadranton.asking.deeds import Answer
from tavola.games.gadranton.asking.plain import Answering, Plain
from tavola.games.gadranton.hands import card_breaks
from tavola.games.gadranton.questions.fighting import neighbour_breaks
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import HAND_TO_HAND, PLUS_TWO
from tavola.kernel.actions import Action
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice

BEATS: Final = {"no": 15, "yes": 26}  # throws of 36 that win a fight, without and with the attacker's +2


@final
class Fight(Attack):
    def __init__(self) -> None:
        super().__init__(FIGHT, HAND_TO_HAND, "plus_two_attack")

    def plays_card(self, act: Action) -> bool:
        return act.params["plus_two"] == "yes"

    def menu(self, act: Action, voice: Voice) -> str:
        return voice.say("menu-fight-plus" if self.plays_card(act) else "menu-fight")

    def wins(self, t: Gadranton, act: Action) -> int:
        return BEATS[str(act.params["plus_two"])]

    def way_breaks(self, t: Gadranton, here: int, there: int, with_card: int) -> list[int]:
        return [neighbour_breaks(t, here, there), card_breaks(t, PLUS_TWO) if with_card else FINE]

    def meant(self, t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
        """Ids of an attack, arrows included."""
        return attack_meant(t, seat, ids)


@final
class AnsweringFight(Answering):
    def __init__(self, turn: Plain) -> None:
        answer = Answer("plus_two", card="plus_two_attack")
        super().__init__("answer_fight", ("GA-47", "GA-48", "GA-R72"), answer, turn)

    def lost(self, t: Gadranton) -> int:
        return BEATS["yes" if t.attack_bonus else "no"]


@final
class FightDice(Plain):
    def __init__(self, turn: Plain) -> None:
        super().__init__("fight_dice", ("GA-46", "GA-48"), {}, turn)
