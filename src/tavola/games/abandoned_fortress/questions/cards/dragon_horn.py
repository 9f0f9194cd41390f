"""Dragon Horn: where does the dragon go? AF-R58"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import CREEP, FLY
from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.questions.dragon.flight import creep, fly, in_game
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import DRAGON_HORN, NONE
from tavola.kernel.state import FINE

BY: Final = vec[i64]([1, -1])  # forward, back


@final
class DragonHorn(ActionCard):
    """On its track one slot, never below the first; on the map 1 to 3 spaces in one direction."""

    def __init__(self) -> None:
        super().__init__("dragon_horn", DRAGON_HORN, [CREEP, FLY])

    def changes(self, t: Realm) -> bool:
        return in_game(t)

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        if FLY.takes(action):
            return FINE if t.dragon != NONE else af.CHANGES_NOTHING
        return FINE if t.alert > 0 and t.alert + BY[CREEP.a(action)] > 0 else af.CHANGES_NOTHING

    def apply(self, t: Realm, action: i64) -> None:
        t.effect_left = 0
        if FLY.takes(action):
            fly(t, FLY.a(action), FLY.b(action), af.ONE_ACTION_CARD)
        else:
            creep(t, BY[CREEP.a(action)], af.ONE_ACTION_CARD)
