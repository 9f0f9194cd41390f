"""Spies: whose cards are looked at? AF-R101"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events
from tavola.games.abandoned_fortress.actions import SPY
from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import FIRST_GENERAL, LEADERS, NONE, SPIES
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Spies(ActionCard):
    """A general, or a hero or castle with cards, of an opponent. AF-R81"""

    def __init__(self) -> None:
        super().__init__("spies", SPIES, [SPY])

    def changes(self, t: Realm) -> bool:
        return self.any_answer(t)

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        seat = SPY.a(action)
        leader = seat * LEADERS + SPY.b(action)
        if seat >= t.seats or not t.exists(leader):
            return af.CHANGES_NOTHING
        if t.allied(seat, t.active):
            return af.NOT_AN_ALLY
        return FINE if t.general[leader] != NONE or t.armed(leader) else af.CHANGES_NOTHING

    def apply(self, t: Realm, action: i64) -> None:
        t.effect_left = 0
        spy_on(t, SPY.a(action) * LEADERS + SPY.b(action))


def spy_on(t: Realm, leader: i64) -> None:
    """The spy alone sees the cards, and may go on knowing them. AF-R101"""
    bit = BIT[t.active]
    t.tell(events.SPIED, af.ONE_ACTION_CARD, t.active, EVERYONE, leader)
    if t.general[leader] != NONE:
        t.general_known[leader] |= bit
        see(t, leader, FIRST_GENERAL + t.general[leader])
    for place in range(leader * 2, leader * 2 + 2):
        if t.card[place] != NONE:
            t.card_known[place] |= bit
            see(t, leader, t.card[place])


def see(t: Realm, leader: i64, card: i64) -> None:
    t.glimpse_card(card)
    t.tell(events.SEEN, af.SEEN_BY_SPIES, t.active, BIT[t.active], leader, card)
