"""The map beside the leaders: walls, the crown, the rock, the dragon and its cards, the Queue."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.data import CELLS as CELL_NAMES
from tavola.games.abandoned_fortress.data import WALLS
from tavola.games.abandoned_fortress.observing.sitting import BY_SEAT, WHICH, leader_seen
from tavola.games.abandoned_fortress.options import FREE_WALLS
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CELLS,
    DRAGONS,
    LEADERS,
    NONE,
    SUMMONS,
    TERRITORY_CELLS,
    TERRITORY_SIZE,
    TUNNELS,
    WALL,
)
from tavola.kernel.observation import Part
from tavola.kernel.observing import SITTING, places_on, seat_at, set_bits, set_list

SITES: Final = 8  # wall spaces of a territory
SITE: Final = vec[i64]([CELL_NAMES.index(name) for corner in WALLS for name in corner])  # corner * 8 + site


def land_parts(seats: int, options: vec[i64]) -> list[Part]:
    crown = f"The castle under the crown: {WHICH}; -1: it is in the centre."
    queue = f"The Queue from its first place on: {SITTING}; -1: nobody."
    return [
        wall_part(seats, options[FREE_WALLS] == 1),
        Part("crown", NONE, seats * LEADERS - 1, crown, category=True),
        Part("rock", NONE, TUNNELS - 1, "The tunnel under the rock: 0 G3, 1 K7, 2 G11, 3 C7; -1: none.", category=True),
        *dragon_parts(seats),
        Part("queue", NONE, seats - 1, queue, (seats,), category=True),
        Part("queue_paid", 0, 1, "1 once its points are paid out, where that happens once.", category=True),
    ]


def wall_part(seats: int, anywhere: bool) -> Part:
    """Walls stand in their owner's territory, by option on all its spaces. AF-58, AF-59"""
    spaces = (
        "space of the territory, row by row" if anywhere else f"wall space, in the north-west {', '.join(WALLS[0])}"
    )
    meaning = f"1 where a wall stands, {BY_SEAT}, and {spaces}."
    return Part("wall", 0, 1, meaning, (seats, TERRITORY_SIZE if anywhere else SITES), category=True)


def dragon_parts(seats: int) -> list[Part]:
    cards, last = (DRAGONS,), DRAGONS - 1
    return [
        Part("alert", 0, SUMMONS, "The dragon's slot on Dragon Alert; 0: on the map, or gone."),
        Part("dragon", NONE, CELLS - 1, "The space under the dragon; -1: it is not on the map.", category=True),
        Part("dragon_card", NONE, last, "Its card; -1: none.", category=True),
        Part("dragon_unseen", 0, 1, "1 for each Dragon card that nobody has seen yet.", cards, category=True),
        Part("dragon_under", NONE, last, "Dragon cards put under the deck, in order; -1: none.", cards, category=True),
        Part("dragon_owner", NONE, seats - 1, f"Who has won each: {SITTING}; -1: nobody.", cards, category=True),
    ]


def put_land(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    at = put_walls(out, at, t, seat)
    out[at] = leader_seen(t, seat, t.crown)
    out[at + 1] = t.rock
    at = put_dragon(out, at + 2, t, seat)
    for place in range(i64(len(t.queue))):
        out[at + place] = places_on(seat, t.queue[place], t.seats)
    out[at + t.seats] = i64(t.queue_paid)
    return at + t.seats + 1


def put_walls(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    anywhere = t.options[FREE_WALLS] == 1
    sites: i64 = TERRITORY_SIZE if anywhere else SITES
    for place in range(t.seats):
        first = t.corner(seat_at(seat, place, t.seats)) * sites
        for site in range(first, first + sites):
            cell = TERRITORY_CELLS[site] if anywhere else SITE[site]
            out[at + site - first] = i64(t.board[cell] >= WALL)
        at += sites
    return at


def put_dragon(out: vec[i64], at: i64, t: Realm, seat: i64) -> i64:
    out[at] = t.alert
    out[at + 1] = t.dragon
    out[at + 2] = t.dragon_card
    at = set_bits(out, at + 3, t.dragon_unseen, DRAGONS)
    at = set_list(out, at, t.dragon_under, DRAGONS)
    for card in range(DRAGONS):
        out[at + card] = places_on(seat, t.dragon_owner[card], t.seats)
    return at + DRAGONS
