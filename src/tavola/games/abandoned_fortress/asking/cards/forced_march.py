"""Forced March: which piece moves up to 3 spaces, without a battle?"""

from tavola.games.abandoned_fortress.asking.cards.card import ActionCard
from tavola.games.abandoned_fortress.asking.own import AskedLeader

FORCED_MARCH = ActionCard("forced_march", {"pick": AskedLeader("pick")})
