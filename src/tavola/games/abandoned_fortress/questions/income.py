"""A turn begins with its income. AF-24"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, steps
from tavola.games.abandoned_fortress.options import FOOD_INCOME, HOME1_CASTLE1
from tavola.games.abandoned_fortress.questions.matter import Matter
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import MOST_FOOD, MOST_GOLD, NONE, OVE
from tavola.kernel.events import EVERYONE


@final
class Income(Matter):
    """Home Point and castles; what is beyond the limit is not taken. AF-24, AF-25, AF-R39"""

    def __init__(self) -> None:
        super().__init__("income")

    def settle(self, t: Realm) -> None:
        seat = t.active
        due = (3 if t.hero[seat] == OVE else 2) + 2 * t.castles_of(seat)
        gold = min(due, MOST_GOLD - t.gold[seat])
        food = min(meals(t, seat), MOST_FOOD - t.food[seat])
        t.gold[seat] += gold
        t.food[seat] += food
        t.phase = steps.ROLL
        tell_income(t, gold, food)


def tell_income(t: Realm, gold: i64, food: i64) -> None:
    """Gold is open, food perhaps not. AF-20, AF-R100"""
    seat, audience = t.active, t.food_audience(t.active)
    t.tell(events.TURN_BEGAN, af.INCOME, seat, audience, gold, food, t.round)
    if audience != EVERYONE:
        t.tell(events.TURN_BEGAN, af.INCOME, seat, EVERYONE & ~audience, gold, NONE, t.round)


def meals(t: Realm, seat: i64) -> i64:
    """AF-R02"""
    rule = t.options[FOOD_INCOME]
    return 1 + t.castles_of(seat) if rule == HOME1_CASTLE1 else rule
