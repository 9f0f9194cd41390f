"""Who begins, which hero, which general, and what each seat starts with."""

from typing import ClassVar

from tavola.games.abandoned_fortress.asking.decision import About, Beside, Decision
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.story import Voice


class Hero(Decision):
    about: ClassVar[About] = "market"

    def __init__(self) -> None:
        super().__init__("hero", {"choose_hero": Beside("hero")})

    def hint(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> str:
        return voice.say("hint-hero")


class Branch(Decision):
    def __init__(self) -> None:
        super().__init__("branch", {"choose_branch": Beside("branch")})


class General(Decision):
    def __init__(self) -> None:
        super().__init__("general", {"choose_general": Beside("general")})


FIRST, START_CARD = Decision("first"), Decision("start_card")
