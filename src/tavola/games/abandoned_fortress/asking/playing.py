"""Is an Action card played, and which?"""

from collections.abc import Sequence
from typing import ClassVar

from tavola.games.abandoned_fortress.actions import ACTIONS
from tavola.games.abandoned_fortress.asking.decision import About, Decision, Pass, Words
from tavola.games.abandoned_fortress.data import ACTION_CARDS
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.actions import Action
from tavola.kernel.story import Voice


class OfHand(Words):
    """A card of the own hand."""

    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (f"hand{seat}-{act.params['card']}",)


class Play(OfHand):
    tone = "card"

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        card = ids[0].removeprefix(f"hand{seat}-") if len(ids) == 1 else ""
        return ACTIONS.encode("play", card=card) if card in ACTION_CARDS else None


class Card(Decision):
    about: ClassVar[About] = "hands"

    def __init__(self) -> None:
        super().__init__("card", {"pass": Pass(), "play": Play()})

    def hint(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> str:
        return voice.say("hint-card")
