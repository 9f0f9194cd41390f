"""Construction: castles and walls in the own territory. AF-58 to AF-61"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress.moves import spoils
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    BUILD_CASTLE,
    BUILD_WALL,
    CASTLE,
    CASTLE_PRICE,
    CASTLES,
    CELLS,
    FREE_WALLS,
    HOME,
    INNER,
    LEADERS,
    MOST_WALLS,
    NONE,
    SPACE,
    WALL,
    WALL_PRICE,
    WALL_SPACE,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def site_breaks(realm: Realm, cell: i64, kind: i64, also: i64) -> i64:
    """The right kind of space in the own territory, and free. AF-05, AF-58, AF-59, AF-R26"""
    if not realm.at_home(realm.active, cell):
        return af.BUILDING_PRICES
    if SPACE[cell] == HOME:
        return af.NOT_ON_HOME_POINT
    if SPACE[cell] != kind and SPACE[cell] != also:
        return af.BUILDING_SITES
    return FINE if realm.is_free(cell) else af.BUILDING_SITES


def castle_breaks(realm: Realm, cell: i64, castle: i64, cost: i64) -> i64:
    """AF-58 to AF-60."""
    if realm.gold[realm.active] < cost:
        return af.BUILDING_PRICES
    if realm.cell[realm.active * LEADERS + CASTLE + castle] != NONE:
        return af.UNUSED_CASTLE_CARD
    return site_breaks(realm, cell, INNER, INNER)


def wall_breaks(realm: Realm, cell: i64, cost: i64) -> i64:
    """Eight walls on the printed sites, or by option anywhere inside. AF-59, AF-R84"""
    if realm.gold[realm.active] < cost:
        return af.BUILDING_PRICES
    if realm.walls[realm.active] == MOST_WALLS:
        return af.BUILDING_SITES
    return wall_site_breaks(realm, cell)


def wall_site_breaks(realm: Realm, cell: i64) -> i64:
    return site_breaks(realm, cell, WALL_SPACE, INNER if realm.options[FREE_WALLS] else WALL_SPACE)


def build_castle(realm: Realm, cell: i64, castle: i64, cost: i64) -> None:
    """AF-60, AF-61"""
    seat = realm.active
    realm.gold[seat] -= cost
    realm.put_on(seat * LEADERS + CASTLE + castle, cell)
    realm.tell(told.CASTLE_BUILT, af.BUILDING_PRICES, seat, EVERYONE, castle, cell)
    spoils.join_queue(realm, seat)


def build_wall(realm: Realm, cell: i64, cost: i64) -> None:
    seat = realm.active
    realm.gold[seat] -= cost
    realm.board[cell] = WALL + seat
    realm.walls[seat] += 1
    realm.tell(told.WALL_BUILT, af.BUILDING_PRICES, seat, EVERYONE, cell)
    spoils.join_queue(realm, seat)


def list_castles(realm: Realm, cost: i64, out: vec[i64]) -> vec[i64]:
    for cell in range(CELLS):
        if realm.at_home(realm.active, cell):
            for castle in range(CASTLES):
                if castle_breaks(realm, cell, castle, cost) == FINE:
                    out = append(out, BUILD_CASTLE + cell * CASTLES + castle)
    return out


def list_walls(realm: Realm, cost: i64, out: vec[i64]) -> vec[i64]:
    for cell in range(CELLS):
        if realm.at_home(realm.active, cell) and wall_breaks(realm, cell, cost) == FINE:
            out = append(out, BUILD_WALL + cell)
    return out


def anything(realm: Realm) -> bool:
    """Can something be built and paid? AF-R106"""
    return can_wall(realm, WALL_PRICE) or can_castle(realm, CASTLE_PRICE)


def can_wall(realm: Realm, cost: i64) -> bool:
    for cell in range(CELLS):
        if realm.at_home(realm.active, cell) and wall_breaks(realm, cell, cost) == FINE:
            return True
    return False


def can_castle(realm: Realm, cost: i64) -> bool:
    for castle in range(CASTLES):
        for cell in range(CELLS):
            if realm.at_home(realm.active, cell) and castle_breaks(realm, cell, castle, cost) == FINE:
                return True
    return False
