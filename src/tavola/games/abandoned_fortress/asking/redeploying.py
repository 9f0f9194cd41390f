"""How much food for a redeployment, and who leads each card after it?"""

from tavola.games.abandoned_fortress import names
from tavola.games.abandoned_fortress.actions import DEPLOY
from tavola.games.abandoned_fortress.asking.decision import Beside, Decision
from tavola.games.abandoned_fortress.asking.own import AskedLeader
from tavola.games.abandoned_fortress.questions.redeploying import cards, present_leader
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import LEADERS
from tavola.kernel.rng import Rng
from tavola.kernel.story import Voice


class Pay(Decision):
    def __init__(self) -> None:
        super().__init__("pay", {"pay": Beside("pay")})


class Deploy(Decision):
    """Others see nothing of the cards before all are given out."""

    def __init__(self) -> None:
        super().__init__("deploy", {"deploy": AskedLeader("deploy")})

    def hint(self, t: AbandonedFortress, seat: int | None, voice: Voice) -> str:
        if seat != t.actor:
            return ""
        return voice.say("hint-deploy", card=names.market_card(cards(t)[len(t.plan)], voice))

    def rest(self, t: AbandonedFortress) -> bool:
        """As they lie now. AF-57"""
        return True

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        """Each card stays where it is, if that still fits."""
        stays = int(DEPLOY.code(present_leader(t, cards(t), len(t.plan)) % LEADERS))
        return stays if t.permits(stays) else super().default(t, rng)
