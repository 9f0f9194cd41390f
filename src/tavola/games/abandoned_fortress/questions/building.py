"""What is built, and where? AF-58 to AF-61"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, turns
from tavola.games.abandoned_fortress.actions import BUILD_CASTLE, BUILD_WALL, END_BUILD
from tavola.games.abandoned_fortress.options import FREE_WALLS
from tavola.games.abandoned_fortress.questions.battle.spoils import join_queue
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CASTLE,
    CASTLE_PRICE,
    CASTLES,
    HOME,
    INNER,
    LEADERS,
    MOST_WALLS,
    NONE,
    SPACE,
    TERRITORY_CELLS,
    TERRITORY_SIZE,
    WALL,
    WALL_PRICE,
    WALL_SPACE,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Deed, Menu
from tavola.kernel.state import FINE


@final
class Build(Menu[Realm]):
    """Any number of structures, until nothing can be built and paid any more. AF-58, AF-R106"""

    def __init__(self) -> None:
        super().__init__("build", af.FOUR_ACTIONS, [BuildCastle(), BuildWall(), EndBuild()])

    def asked(self, t: Realm) -> i64:
        return t.active if anything(t) else BY_ITSELF

    def settle(self, t: Realm) -> None:
        turns.on_with_the_turn(t)


@final
class BuildCastle(Deed[Realm]):
    def __init__(self) -> None:
        super().__init__(BUILD_CASTLE)

    def breaks(self, t: Realm, action: i64) -> i64:
        return castle_breaks(t, BUILD_CASTLE.a(action), BUILD_CASTLE.b(action), CASTLE_PRICE)

    def apply(self, t: Realm, action: i64) -> None:
        build_castle(t, BUILD_CASTLE.a(action), BUILD_CASTLE.b(action), CASTLE_PRICE)

    def listed(self, t: Realm, out: vec[i64]) -> vec[i64]:
        return list_castles(t, CASTLE_PRICE, out)


@final
class BuildWall(Deed[Realm]):
    def __init__(self) -> None:
        super().__init__(BUILD_WALL)

    def breaks(self, t: Realm, action: i64) -> i64:
        return wall_breaks(t, BUILD_WALL.a(action), WALL_PRICE)

    def apply(self, t: Realm, action: i64) -> None:
        build_wall(t, BUILD_WALL.a(action), WALL_PRICE)

    def listed(self, t: Realm, out: vec[i64]) -> vec[i64]:
        return list_walls(t, WALL_PRICE, out)


@final
class EndBuild(Deed[Realm]):
    def __init__(self) -> None:
        super().__init__(END_BUILD)

    def breaks(self, t: Realm, action: i64) -> i64:
        return FINE

    def apply(self, t: Realm, action: i64) -> None:
        turns.on_with_the_turn(t)


# where, and at what price


def castle_breaks(t: Realm, cell: i64, castle: i64, cost: i64) -> i64:
    """AF-58 to AF-60."""
    if t.gold[t.active] < cost:
        return af.BUILDING_PRICES
    if t.cell[t.active * LEADERS + CASTLE + castle] != NONE:
        return af.UNUSED_CASTLE_CARD
    return site_breaks(t, cell, INNER, INNER)


def wall_breaks(t: Realm, cell: i64, cost: i64) -> i64:
    """Eight walls on the printed sites, or by option anywhere inside. AF-59, AF-R84"""
    if t.gold[t.active] < cost:
        return af.BUILDING_PRICES
    if t.walls[t.active] == MOST_WALLS:
        return af.BUILDING_SITES
    return wall_site_breaks(t, cell)


def wall_site_breaks(t: Realm, cell: i64) -> i64:
    return site_breaks(t, cell, WALL_SPACE, INNER if t.options[FREE_WALLS] else WALL_SPACE)


def site_breaks(t: Realm, cell: i64, kind: i64, also: i64) -> i64:
    """The right kind of space in the own territory, and free. AF-05, AF-58, AF-59, AF-R26"""
    if not t.at_home(t.active, cell):
        return af.BUILDING_PRICES
    if SPACE[cell] == HOME:
        return af.NOT_ON_HOME_POINT
    if SPACE[cell] != kind and SPACE[cell] != also:
        return af.BUILDING_SITES
    return FINE if t.is_free(cell) else af.BUILDING_SITES


def list_castles(t: Realm, cost: i64, out: vec[i64]) -> vec[i64]:
    first = t.corner(t.active) * TERRITORY_SIZE
    for place in range(first, first + TERRITORY_SIZE):
        cell = TERRITORY_CELLS[place]
        for castle in range(CASTLES):
            if castle_breaks(t, cell, castle, cost) == FINE:
                out = append(out, BUILD_CASTLE.code(cell, castle))
    return out


def list_walls(t: Realm, cost: i64, out: vec[i64]) -> vec[i64]:
    first = t.corner(t.active) * TERRITORY_SIZE
    for place in range(first, first + TERRITORY_SIZE):
        if wall_breaks(t, TERRITORY_CELLS[place], cost) == FINE:
            out = append(out, BUILD_WALL.code(TERRITORY_CELLS[place]))
    return out


def anything(t: Realm) -> bool:
    """Can something be built and paid? AF-R106"""
    return can_wall(t, WALL_PRICE) or can_castle(t, CASTLE_PRICE)


def can_wall(t: Realm, cost: i64) -> bool:
    first = t.corner(t.active) * TERRITORY_SIZE
    for place in range(first, first + TERRITORY_SIZE):
        if wall_breaks(t, TERRITORY_CELLS[place], cost) == FINE:
            return True
    return False


def can_castle(t: Realm, cost: i64) -> bool:
    first = t.corner(t.active) * TERRITORY_SIZE
    for castle in range(CASTLES):
        for place in range(first, first + TERRITORY_SIZE):
            if castle_breaks(t, TERRITORY_CELLS[place], castle, cost) == FINE:
                return True
    return False


# building


def build_castle(t: Realm, cell: i64, castle: i64, cost: i64) -> None:
    """AF-60, AF-61"""
    seat = t.active
    t.gold[seat] -= cost
    t.put_on(seat * LEADERS + CASTLE + castle, cell)
    t.tell(events.CASTLE_BUILT, af.BUILDING_PRICES, seat, EVERYONE, castle, cell)
    join_queue(t, seat)


def build_wall(t: Realm, cell: i64, cost: i64) -> None:
    """AF-61"""
    seat = t.active
    t.gold[seat] -= cost
    t.board[cell] = WALL + seat
    t.walls[seat] += 1
    t.tell(events.WALL_BUILT, af.BUILDING_PRICES, seat, EVERYONE, cell)
    join_queue(t, seat)
