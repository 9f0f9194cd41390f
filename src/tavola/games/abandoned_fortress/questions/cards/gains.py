"""Tax and Harvest: coins and food, up to the limit. AF-25, AF-R96"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, turns
from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import HARVEST, MOST_FOOD, MOST_GOLD, NONE, TAX
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF


class Gain(ActionCard):
    """A card that asks nothing."""

    def asked(self, t: Realm) -> i64:
        return BY_ITSELF


@final
class Tax(Gain):
    def __init__(self) -> None:
        super().__init__("tax", TAX, [])

    def changes(self, t: Realm) -> bool:
        return t.gold[t.active] < MOST_GOLD

    def settle(self, t: Realm) -> None:
        coins = min(3, MOST_GOLD - t.gold[t.active])
        t.gold[t.active] += coins
        t.tell(events.GOLD_TAKEN, af.ONE_ACTION_CARD, t.active, EVERYONE, coins)
        turns.on_with_the_turn(t)


@final
class Harvest(Gain):
    def __init__(self) -> None:
        super().__init__("harvest", HARVEST, [])

    def changes(self, t: Realm) -> bool:
        return t.food[t.active] < MOST_FOOD

    def settle(self, t: Realm) -> None:
        food = min(3, MOST_FOOD - t.food[t.active])
        t.food[t.active] += food
        tell_harvest(t, food)
        turns.on_with_the_turn(t)


def tell_harvest(t: Realm, food: i64) -> None:
    """How much it was tells how much there is. AF-R100"""
    seat, audience = t.active, t.food_audience(t.active)
    t.tell(events.FOOD_TAKEN, af.ONE_ACTION_CARD, seat, audience, food)
    if audience != EVERYONE:
        t.tell(events.FOOD_TAKEN, af.ONE_ACTION_CARD, seat, EVERYONE & ~audience, NONE)
