"""What an Action card asks."""

from typing import ClassVar

from tavola.games.abandoned_fortress.asking.decision import About, Decision
from tavola.games.abandoned_fortress.data import ACTION_CARDS
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.story import Voice


class ActionCard(Decision):
    """All are asked in the same words, with the card's text."""

    about: ClassVar[About] = "market"

    @property
    def called(self) -> str:
        return "effect"

    def hint(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> str:
        return text_of_card(t, voice)


def text_of_card(t: AbandonedFortress, voice: Voice) -> str:
    return voice.say(f"text-{ACTION_CARDS[t.effect]}")
