"""What is bought, assigned and given up in a Market trade? AF-52 to AF-56"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, turns
from tavola.games.abandoned_fortress.actions import (
    ASSIGN,
    BUY,
    DISCARD_BLACK,
    DISCARD_GENERAL,
    END_TRADE,
    TRADE_FOOD,
)
from tavola.games.abandoned_fortress.options import CARD_BACKS, COUNT_ONLY
from tavola.games.abandoned_fortress.questions.battle.spoils import disarm, dismiss
from tavola.games.abandoned_fortress.questions.trade.assigning import (
    assign,
    assign_breaks,
    discard_staged,
    list_assigns,
)
from tavola.games.abandoned_fortress.questions.trade.decks import free_place, is_open
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ALL_LEADERS,
    BLACK_DECK,
    BLACK_PRICE,
    BLACKS,
    DECK,
    FIRST_BLACK,
    FIRST_GENERAL,
    GENERAL,
    HENRY,
    LEADERS,
    MILITARY_DECKS,
    MOST_GENERALS,
    MOST_GOLD,
    NIGHT_MARKET,
    NONE,
    OVE,
    PRICE,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE, TEACHES
from tavola.kernel.questions import Deed, Menu
from tavola.kernel.state import FINE


@final
class Trade(Menu[Realm]):
    """A Market trade, or that of the Night Market. AF-52, AF-R88"""

    def __init__(self) -> None:
        deeds: list[Deed[Realm]] = [Buy(), TradeFood(), Assign(), DiscardGeneral(), DiscardBlack(), EndTrade()]
        super().__init__("trade", af.FOUR_ACTIONS, deeds)

    def asked(self, t: Realm) -> i64:
        return t.active


# buying


@final
class Buy(Deed[Realm]):
    """AF-52"""

    def __init__(self) -> None:
        super().__init__(BUY)

    def breaks(self, t: Realm, action: i64) -> i64:
        return buy_breaks(t, BUY.a(action), at_night(t))

    def apply(self, t: Realm, action: i64) -> None:
        deck = BUY.a(action)
        cost = price(t, deck, at_night(t))
        t.gold[t.active] -= cost
        t.bought += 1
        t.drawing = deck
        t.tell(events.BOUGHT, af.PAY_THE_PRICE, t.active, EVERYONE, deck, cost)


def at_night(t: Realm) -> bool:
    """Is it the Night Market's trade, of one card? AF-R88"""
    return t.effect == NIGHT_MARKET


def price(t: Realm, deck: i64, night: bool) -> i64:
    """Ove's first card and the Night Market are cheaper, never below 1. AF-R88"""
    full = BLACK_PRICE if deck == BLACK_DECK else t.top[deck]
    if t.hero[t.active] == OVE and t.bought == 0:
        full -= 1
    return max(1, full - 1 if night else full)


def buy_breaks(t: Realm, deck: i64, night: bool) -> i64:
    """AF-52, AF-54, AF-R63."""
    if not is_open(t, deck):
        return af.DECK_CLOSED
    if price(t, deck, night) > t.gold[t.active]:
        return af.PAY_THE_PRICE
    general = deck < MILITARY_DECKS
    if general and (not t.has_room(t.active) or free_place(t, t.active) == NONE):
        return af.GENERAL_NEEDS_A_SPACE
    return af.ONE_ACTION_CARD if night and t.bought > 0 else FINE


@final
class TradeFood(Deed[Realm]):
    """Food becomes gold. AF-56"""

    def __init__(self) -> None:
        super().__init__(TRADE_FOOD)

    def breaks(self, t: Realm, action: i64) -> i64:
        if at_night(t):
            return af.ONE_ACTION_CARD
        if t.food[t.active] < food_price(t):
            return af.FOOD_FOR_GOLD
        return af.LIMITS_ALWAYS if t.gold[t.active] >= MOST_GOLD else FINE

    def apply(self, t: Realm, action: i64) -> None:
        t.food[t.active] -= food_price(t)
        t.gold[t.active] += 1
        t.tell(events.FOOD_TRADED, af.FOOD_FOR_GOLD, t.active, EVERYONE | t.food_lesson(), food_price(t))


def food_price(t: Realm) -> i64:
    """AF-40, AF-56"""
    return 1 if t.hero[t.active] == HENRY else 2


# assigning and giving up


@final
class Assign(Deed[Realm]):
    """AF-55"""

    def __init__(self) -> None:
        super().__init__(ASSIGN)

    def breaks(self, t: Realm, action: i64) -> i64:
        return assign_breaks(t, action)

    def apply(self, t: Realm, action: i64) -> None:
        assign(t, action)

    def listed(self, t: Realm, out: vec[i64]) -> vec[i64]:
        return list_assigns(t, out)


@final
class DiscardGeneral(Deed[Realm]):
    """Only while there are more than three. AF-53, AF-R64"""

    def __init__(self) -> None:
        super().__init__(DISCARD_GENERAL)

    def breaks(self, t: Realm, action: i64) -> i64:
        leader = t.active * LEADERS + DISCARD_GENERAL.a(action)
        if t.generals_of(t.active) <= MOST_GENERALS or leader % LEADERS < GENERAL:
            return af.KEEP_SO_MANY
        return FINE if t.exists(leader) else af.KEEP_SO_MANY

    def apply(self, t: Realm, action: i64) -> None:
        leader = t.active * LEADERS + DISCARD_GENERAL.a(action)
        card = FIRST_GENERAL + t.general[leader]
        taught = lesson(t, leader) if t.listener is not None else 0
        t.tell(events.GENERAL_DISMISSED, af.FOURTH_GENERAL_LEAVES, t.active, EVERYONE | taught, leader, card)
        disarm(t, leader, af.FOURTH_GENERAL_LEAVES)
        dismiss(t, leader)


def lesson(t: Realm, leader: i64) -> i64:
    """TEACHES, unless all have seen this general, or no other with the same back can be anywhere. AF-R90"""
    card = FIRST_GENERAL + t.general[leader]
    if open_to_all(t, leader):
        return 0
    if t.options[CARD_BACKS] == COUNT_ONLY:
        return TEACHES
    for other in range(FIRST_GENERAL, FIRST_BLACK):
        if other != card and DECK[other] == DECK[card] and PRICE[other] == PRICE[card] and is_about(t, other):
            return TEACHES
    return 0


def is_about(t: Realm, card: i64) -> bool:
    """May this general lie closed in the deck or before somebody?"""
    if t.pool[card] > 0:
        return True
    for leader in range(ALL_LEADERS):
        if t.general[leader] == card - FIRST_GENERAL and not open_to_all(t, leader):
            return True
    return False


def open_to_all(t: Realm, leader: i64) -> bool:
    return t.general_known[leader] | BIT[leader // LEADERS] == BIT[t.seats] - 1


@final
class DiscardBlack(Deed[Realm]):
    """Only while there is more than one. AF-53, AF-R74"""

    def __init__(self) -> None:
        super().__init__(DISCARD_BLACK)

    def breaks(self, t: Realm, action: i64) -> i64:
        spare = t.blacks_of(t.active) > 1 and t.black[t.active * BLACKS + DISCARD_BLACK.a(action)] > 0
        return FINE if spare else af.KEEP_SO_MANY

    def apply(self, t: Realm, action: i64) -> None:
        black = DISCARD_BLACK.a(action)
        t.black[t.active * BLACKS + black] -= 1
        t.discard_market(FIRST_BLACK + black)
        t.tell(events.BLACK_DISCARDED, af.ONE_BLACK_CARD, t.active, EVERYONE, black)


@final
class EndTrade(Deed[Realm]):
    """AF-53, AF-R64, AF-R74"""

    def __init__(self) -> None:
        super().__init__(END_TRADE)

    def breaks(self, t: Realm, action: i64) -> i64:
        if t.generals_of(t.active) > MOST_GENERALS:
            return af.FOURTH_GENERAL_LEAVES
        if t.blacks_of(t.active) > 1:
            return af.ONE_BLACK_CARD
        return af.ONE_ACTION_CARD if at_night(t) and t.bought == 0 else FINE

    def apply(self, t: Realm, action: i64) -> None:
        discard_staged(t)
        turns.on_with_the_turn(t)
