"""Which piece moves next in Move and battle?"""

from tavola.games.abandoned_fortress.asking.decision import Decision, Pass
from tavola.games.abandoned_fortress.asking.own import AskedLeader
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.story import Voice


class Pick(Decision):
    def __init__(self) -> None:
        super().__init__("pick", {"pick": AskedLeader("pick"), "end_march": Pass()})

    def hint(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> str:
        return voice.say("hint-pick")
