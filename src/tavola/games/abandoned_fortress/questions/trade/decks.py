"""Cards off the face-down market decks: which one is taken, which back shows next. AF-R09, AF-R102"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events, steps
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import FRONT, TOP
from tavola.games.abandoned_fortress.options import CHOOSE, INITIAL_GENERAL
from tavola.games.abandoned_fortress.questions.matter import Matter
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    BLACK_DECK,
    BLACKS,
    CONSCRIPTION,
    DECK,
    DECK_END,
    DECK_FIRST,
    FIRST_BLACK,
    FIRST_GENERAL,
    GENERAL,
    LEADERS,
    MILITARY_DECKS,
    NONE,
    PRICE,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll


@final
class Taking(Matter):
    """A card is being taken: chance says which, or by option the first general is chosen. AF-R10, AF-R102"""

    def __init__(self) -> None:
        super().__init__("taking")

    def comes(self, t: Realm) -> bool:
        return t.drawing != NONE

    def settle(self, t: Realm) -> None:
        chosen = t.phase == steps.CAMP and t.drawing < MILITARY_DECKS and t.options[INITIAL_GENERAL] == CHOOSE
        t.pose(agenda.GENERAL if chosen else agenda.FRONT)


@final
class TurningUp(Matter):
    """The back of a deck's new top card shows at once. AF-R102"""

    def __init__(self) -> None:
        super().__init__("turning_up")

    def comes(self, t: Realm) -> bool:
        return t.tops_open and deck_due(t) != NONE

    def settle(self, t: Realm) -> None:
        t.pose(agenda.TOP)


@final
class Top(Roll[Realm]):
    """Which price shows the next top card? AF-R102"""

    def __init__(self) -> None:
        super().__init__("top", af.NEXT_TOP, [TOP])

    def legal(self, t: Realm) -> vec[i64]:
        """Prices of one deck: must agree with `answer_breaks`."""
        out = vec[i64](capacity=4)
        deck = deck_due(t)
        if deck == NONE:
            return out
        for action in range(TOP.code(deck, 1), TOP.code(deck + 1, 1)):
            if self.weight(t, action) > 0:
                out = append(out, action)
        return out

    def weight(self, t: Realm, action: i64) -> i64:
        return top_weight(t, TOP.a(action), TOP.b(action))

    def apply(self, t: Realm, action: i64) -> None:
        deck, price = TOP.a(action), TOP.b(action)
        t.top[deck] = price
        t.tell(events.TOP_SHOWN, af.NEXT_TOP, t.active, EVERYONE, deck, price)


@final
class Front(Roll[Realm]):
    """Which card is taken? AF-R102"""

    def __init__(self) -> None:
        super().__init__("front", af.NEXT_TOP, [FRONT])

    def legal(self, t: Realm) -> vec[i64]:
        """Cards of one deck: must agree with `answer_breaks`."""
        out = vec[i64](capacity=16)
        for card in range(DECK_FIRST[t.drawing], DECK_END[t.drawing]):
            if front_weight(t, card) > 0:
                out = append(out, FRONT.first + card)
        return out

    def weight(self, t: Realm, action: i64) -> i64:
        return front_weight(t, FRONT.a(action))

    def apply(self, t: Realm, action: i64) -> None:
        take_front(t, FRONT.a(action))


# what the decks hold


def is_open(t: Realm, deck: i64) -> bool:
    """Has the deck a card to take? Then there is a figure for it too. AF-R09, AF-R65, AF-R68"""
    return t.deck_size(deck) > 0


def deck_due(t: Realm) -> i64:
    """The first deck whose top back is still undecided, or NONE."""
    for deck in range(BLACK_DECK):
        if t.top[deck] == NONE and t.deck_size(deck) > 0:
            return deck
    return NONE


def top_weight(t: Realm, deck: i64, price: i64) -> i64:
    """How likely the next top card of the first deck without one shows this price."""
    weight: i64 = 0
    if deck != deck_due(t):
        return 0
    for card in range(DECK_FIRST[deck], DECK_END[deck]):
        if PRICE[card] == price:
            weight += t.pool[card]
    return weight


def front_weight(t: Realm, card: i64) -> i64:
    """How likely the top card of the deck being drawn from is this one."""
    deck = t.drawing
    if DECK[card] != deck:
        return 0
    seen = deck != BLACK_DECK and t.top[deck] != NONE
    return t.pool[card] if not seen or PRICE[card] == t.top[deck] else 0


# taking a card


def take_front(t: Realm, card: i64) -> None:
    """The active player takes it; an empty deck is renewed at once. AF-R68, AF-R112"""
    deck, seat = t.drawing, t.active
    t.drawing = NONE
    t.pool[card] -= 1
    t.top[deck] = NONE
    tell_taken(t, seat, deck, card, taken_clause(t, deck))
    if card < FIRST_GENERAL:
        t.staged[card] += 1
    elif card < FIRST_BLACK:
        enlist(t, seat, card - FIRST_GENERAL)
    else:
        t.black[seat * BLACKS + card - FIRST_BLACK] += 1
    if t.deck_size(deck) == 0:
        t.renew(deck)


def taken_clause(t: Realm, deck: i64) -> i64:
    """Why a card comes off its deck: the setup, Conscription, or a purchase."""
    if t.phase == steps.CAMP:
        return af.BLACK_CARD_AND_GOLD if deck == BLACK_DECK else af.CHOOSE_A_GENERAL
    return af.ONE_ACTION_CARD if t.effect == CONSCRIPTION else af.PAY_THE_PRICE


def tell_taken(t: Realm, seat: i64, deck: i64, card: i64, clause: i64) -> None:
    """Its owner sees the front."""
    t.tell(events.CARD_TAKEN, clause, seat, BIT[seat], deck, card)
    t.tell(events.CARD_TAKEN, clause, seat, EVERYONE & ~BIT[seat], deck, NONE)


def enlist(t: Realm, seat: i64, general: i64) -> None:
    """A general takes the first free place of the holder; its figure is still to be put down. AF-54"""
    leader = free_place(t, seat)
    t.general[leader] = general
    t.general_known[leader] = 0
    t.placing = leader


def free_place(t: Realm, seat: i64) -> i64:
    for leader in range(seat * LEADERS + GENERAL, (seat + 1) * LEADERS):
        if t.general[leader] == NONE:
            return leader
    return NONE
