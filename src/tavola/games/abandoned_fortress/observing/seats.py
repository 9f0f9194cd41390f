"""What everybody may know of each seat: its corner, hero, coins, points; food where it is open."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.observing.sitting import BY_SEAT
from tavola.games.abandoned_fortress.options import FOOD_OPEN
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import MOST_FOOD, MOST_GOLD, MOST_WALLS, NONE
from tavola.kernel.observation import ENDLESS, Part
from tavola.kernel.observing import seat_at, set_seats
from tavola.kernel.state import OVER

CLOSED: Final = -1


def seat_parts(seats: int) -> list[Part]:
    each = (seats,)
    corner = f"The territory, {BY_SEAT}: 0 north-west, 1 north-east, 2 south-east, 3 south-west."
    hero = f"The hero, {BY_SEAT}: 0 Henry, 1 Rurik, 2 Mirelle, 3 Ove; -1: not chosen."
    return [
        Part("corner", 0, 3, corner, each, category=True),
        Part("hero", NONE, 3, hero, each, category=True),
        Part("gold", 0, MOST_GOLD, f"Gold coins, {BY_SEAT}.", each),
        Part("food", CLOSED, MOST_FOOD, f"Food, {BY_SEAT}; -1 where it is closed.", each),
        Part("tokens", 0, ENDLESS, f"Points on the Home Point, {BY_SEAT}.", each),
        Part("walls", 0, MOST_WALLS, f"Walls that stand, {BY_SEAT}.", each),
    ]


def put_seats(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    for place in range(t.seats):
        owner = seat_at(seat, place, t.seats)
        out[at + place] = t.corner(owner)
        out[at + 3 * t.seats + place] = food_seen(t, seat, owner)
    at = set_seats(out, at + t.seats, t.hero, seat, t.seats)
    at = set_seats(out, at, t.gold, seat, t.seats)
    at = set_seats(out, at + t.seats, t.tokens, seat, t.seats)
    return set_seats(out, at, t.walls, seat, t.seats)


def food_seen(t: Realm, seat: i64, owner: i64) -> i64:
    """All, by option the owner; everybody after the game. AF-R100"""
    known = owner == seat or t.options[FOOD_OPEN] == 1 or t.actor == OVER
    return t.food[owner] if known else CLOSED
