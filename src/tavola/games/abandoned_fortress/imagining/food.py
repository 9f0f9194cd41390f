"""Others' food, where it is closed. AF-R100"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import steps
from tavola.games.abandoned_fortress.questions.income import meals
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import MOST_FOOD
from tavola.kernel.rng import Rng


def redraw_food(t: Realm, seat: i64, rng: Rng) -> None:
    """Of every other seat: an amount that its last income and what it is asked allow. AF-R100"""
    for each in range(t.seats):
        if each != seat:
            amounts = possible_food(t, each)
            t.food[each] = amounts[rng.below(i64(len(amounts)))]


def possible_food(t: Realm, seat: i64) -> vec[i64]:
    truth = t.food[seat]
    out = vec[i64](capacity=MOST_FOOD + 1)
    for food in range(least_food(t, seat), most_food(t, seat) + 1):
        t.food[seat] = food
        if t.actor != seat or len(t.legal()) > 0:
            out = append(out, food)
    t.food[seat] = truth
    return out


def least_food(t: Realm, seat: i64) -> i64:
    """Up to its action a seat still has what its turn began with. AF-24"""
    fresh = seat == t.active and steps.START < t.phase <= steps.ACT
    return min(meals(t, seat), MOST_FOOD) if fresh else 0


def most_food(t: Realm, seat: i64) -> i64:
    """None before the first income. AF-19, AF-24"""
    waits = (seat - t.first + t.seats) % t.seats > (t.active - t.first + t.seats) % t.seats
    return 0 if t.phase < steps.START or (t.round == 1 and waits) else MOST_FOOD
