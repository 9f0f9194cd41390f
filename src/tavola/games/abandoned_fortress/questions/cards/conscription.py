"""Conscription: from which military deck, and who leads the card?"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import ASSIGN, BUY, DROP
from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.questions.trade.assigning import (
    any_staged,
    assign,
    assign_breaks,
    discard_staged,
    list_assigns,
)
from tavola.games.abandoned_fortress.questions.trade.decks import is_open
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import BLACK_DECK, CONSCRIPTION, MILITARY_DECKS
from tavola.kernel.state import FINE


@final
class Conscription(ActionCard):
    """The top card of a deck, free of charge; it is assigned at once, or dropped. AF-55"""

    def __init__(self) -> None:
        super().__init__("conscription", CONSCRIPTION, [BUY, ASSIGN, DROP])

    def changes(self, t: Realm) -> bool:
        for deck in range(MILITARY_DECKS, BLACK_DECK):
            if is_open(t, deck):
                return True
        return False

    def legal(self, t: Realm) -> vec[i64]:
        out = vec[i64](capacity=24)
        if any_staged(t):
            return append(list_assigns(t, out), DROP.first)
        for action in range(BUY.first, BUY.end):
            if draft_breaks(t, BUY.a(action)) == FINE:
                out = append(out, action)
        return out

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        if BUY.takes(action) == any_staged(t):
            return self.wants(t)
        if BUY.takes(action):
            return draft_breaks(t, BUY.a(action))
        return assign_breaks(t, action) if ASSIGN.takes(action) else FINE

    def wants(self, t: Realm) -> i64:
        return af.ASSIGN_OR_DISCARD if any_staged(t) else af.CHANGES_NOTHING

    def apply(self, t: Realm, action: i64) -> None:
        if BUY.takes(action):
            t.drawing = BUY.a(action)
            return
        if ASSIGN.takes(action):
            assign(t, action)
        discard_staged(t)
        t.effect_left = 0


def draft_breaks(t: Realm, deck: i64) -> i64:
    """A military deck that has a card."""
    if not MILITARY_DECKS <= deck < BLACK_DECK:
        return af.CHANGES_NOTHING
    return FINE if is_open(t, deck) else af.DECK_CLOSED
