"""Is an Action card played, and which? AF-71"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, steps, turns
from tavola.games.abandoned_fortress.actions import PASS, PLAY
from tavola.games.abandoned_fortress.questions.cards import CARDS
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import ACTION_CARDS, NONE
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Deed, Menu
from tavola.kernel.state import FINE


@final
class Card(Menu[Realm]):
    """Everyone with a card in hand is asked, whatever it is. AF-71, AF-R104"""

    def __init__(self) -> None:
        super().__init__("card", af.ONE_ACTION_CARD, [NoCard(), PlayCard()])

    def asked(self, t: Realm) -> i64:
        return t.active if t.hand_size[t.active] > 0 else BY_ITSELF

    def settle(self, t: Realm) -> None:
        turns.on_with_the_turn(t)


@final
class NoCard(Deed[Realm]):
    def __init__(self) -> None:
        super().__init__(PASS)

    def breaks(self, t: Realm, action: i64) -> i64:
        return FINE

    def apply(self, t: Realm, action: i64) -> None:
        turns.on_with_the_turn(t)


@final
class PlayCard(Deed[Realm]):
    """In hand, and it changes something now. It is discarded, or stays before its player. AF-71, AF-R105, AF-R116"""

    def __init__(self) -> None:
        super().__init__(PLAY)

    def breaks(self, t: Realm, action: i64) -> i64:
        card = PLAY.a(action)
        if not t.hand[t.active * ACTION_CARDS + card]:
            return af.ONE_ACTION_CARD
        return FINE if CARDS[card].changes(t) else af.CHANGES_NOTHING

    def apply(self, t: Realm, action: i64) -> None:
        card, seat = PLAY.a(action), t.active
        t.hand[seat * ACTION_CARDS + card] -= 1
        t.hand_size[seat] -= 1
        t.tell(events.ACTION_PLAYED, af.ONE_ACTION_CARD, seat, EVERYONE, card)
        t.phase = steps.EFFECT
        t.effect = card
        t.effect_piece = NONE
        t.effect_left = CARDS[card].uses
        CARDS[card].lay(t)
