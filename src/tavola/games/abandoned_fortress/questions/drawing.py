"""Which Action card is drawn, which does Henry keep, which is discarded at the end of a turn? AF-72, AF-R70"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events, steps, turns
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import DISCARD, DRAW, KEEP
from tavola.games.abandoned_fortress.options import ACTION_HAND_LIMIT
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import ACTION_CARDS, ACTION_DECK, HENRY, NONE
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question, Roll
from tavola.kernel.state import CHANCE, FINE


@final
class Draw(Roll[Realm]):
    """One card, Henry chooses of two; none is played any more. AF-72, AF-R71, AF-R115"""

    def __init__(self) -> None:
        super().__init__("draw", af.DRAW_ONE, [DRAW])

    def asked(self, t: Realm) -> i64:
        return CHANCE if wants_a_card(t) and any_card(t.action_pool) else BY_ITSELF

    def settle(self, t: Realm) -> None:
        if wants_a_card(t) and any_card(t.action_discards):
            renew_actions(t)
        elif len(t.drawn) == 2:
            t.pose(agenda.KEEP)
        else:
            take_in(t)

    def weight(self, t: Realm, action: i64) -> i64:
        return t.action_pool[DRAW.a(action)]

    def apply(self, t: Realm, action: i64) -> None:
        take_action(t, DRAW.a(action), af.DRAW_ONE)
        t.drawn = append(t.drawn, DRAW.a(action))


def wants_a_card(t: Realm) -> bool:
    wanted: i64 = 2 if t.hero[t.active] == HENRY else 1
    return i64(len(t.drawn)) < wanted


def any_card(cards: vec[i64]) -> bool:
    for count in cards:
        if count > 0:
            return True
    return False


def renew_actions(t: Realm) -> None:
    """Only when a card must be drawn and none is left. AF-72, AF-R112"""
    t.action_pool = t.action_discards
    t.action_discards = vec[i64]([0 for _ in range(ACTION_CARDS)])
    t.tell(events.RENEWED, af.DRAW_ONE, t.active, EVERYONE, ACTION_DECK)


def take_action(t: Realm, card: i64, clause: i64) -> None:
    """Off the deck; its player alone sees it."""
    seat = t.active
    t.action_pool[card] -= 1
    t.tell(events.ACTION_DRAWN, clause, seat, BIT[seat], card)
    t.tell(events.ACTION_DRAWN, clause, seat, EVERYONE & ~BIT[seat], NONE)


def take_in(t: Realm) -> None:
    """What was drawn goes into the hand; if there is no card at all, none is taken. AF-R69, AF-R115"""
    for card in t.drawn:
        gain_action(t, t.active, card)
    t.drawn = vec[i64]()
    t.phase = steps.DISCARD


def gain_action(t: Realm, seat: i64, card: i64) -> None:
    t.hand[seat * ACTION_CARDS + card] += 1
    t.hand_size[seat] += 1


@final
class Keep(Question[Realm]):
    """Henry keeps one of two, the other one is discarded. AF-R115"""

    def __init__(self) -> None:
        super().__init__("keep", af.TWO_CARDS_FOR_HENRY, [KEEP])

    def asked(self, t: Realm) -> i64:
        return t.active

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return FINE if KEEP.a(action) in t.drawn else af.TWO_CARDS_FOR_HENRY

    def apply(self, t: Realm, action: i64) -> None:
        card = KEEP.a(action)
        other = t.drawn[1] if t.drawn[0] == card else t.drawn[0]
        gain_action(t, t.active, card)
        t.action_discards[other] += 1
        t.drawn = vec[i64]()
        t.phase = steps.DISCARD
        t.tell(events.ACTION_DISCARDED, af.TWO_CARDS_FOR_HENRY, t.active, EVERYONE, other)


@final
class Discard(Question[Realm]):
    """Down to the limit; then the turn ends. AF-27, AF-R70"""

    def __init__(self) -> None:
        super().__init__("discard", af.HAND_LIMIT, [DISCARD])

    def asked(self, t: Realm) -> i64:
        return t.active if over_limit(t) else BY_ITSELF

    def settle(self, t: Realm) -> None:
        turns.end_turn(t)

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return FINE if t.hand[t.active * ACTION_CARDS + DISCARD.a(action)] else af.HAND_LIMIT

    def apply(self, t: Realm, action: i64) -> None:
        card = DISCARD.a(action)
        t.hand[t.active * ACTION_CARDS + card] -= 1
        t.hand_size[t.active] -= 1
        t.action_discards[card] += 1
        t.tell(events.ACTION_DISCARDED, af.HAND_LIMIT, t.active, EVERYONE, card)


def over_limit(t: Realm) -> bool:
    limit = t.options[ACTION_HAND_LIMIT]
    return limit > 0 and t.hand_size[t.active] > limit
