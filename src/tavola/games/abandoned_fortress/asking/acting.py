"""Which of the four actions?"""

from tavola.games.abandoned_fortress.asking.decision import Beside, Decision
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.story import Voice


class Act(Decision):
    def __init__(self) -> None:
        super().__init__("act", {"act": Beside("act")})

    def hint(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> str:
        return voice.say("hint-act")
