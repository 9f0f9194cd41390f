"""The end, the count at the turn limit, and how good a position looks to a bot."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.adventurers_guard.reach import Mask, holds, prey_of, reach, taken_tiles
from tavola.games.adventurers_guard.tables import BASE_RANGE, GONE, GUARD, TYPE_OF, TYPE_OF_FACE

EVEN: Final = 2  # nobody ahead

# In log-odds of winning, by type: adventurer, mage, ranger, warrior. Fitted to the ends of 1,500 games between
# searching bots: a change should win a match before it stays.
WORTH: Final = vec[float]([0.0, 0.65, 0.5, 1.25])
FIRST_MAGE: Final = 0.3  # the first of two carries the roll, the second only adds a choice
SHIELD: Final = 1.5  # the last guard keeps the adventurer immune
VICTORY: Final = 4.0  # taking the lone adventurer
RANGE_WORTH: Final = vec[float]([1.0, 0.48, 0.02, 0.33])
USEFUL: Final = 3  # gains beyond which a pawn reaches nearly everything anyway
WAY_WORTH: Final = vec[float]([1.0, 0.15, 0.0, 0.0])  # of the whole way to the goal row
CHANCE_OF_TYPE: Final = vec[float]([1.0 / 6.0, 1.0 / 3.0, 1.0 / 6.0, 1.0 / 3.0])
LAST_TURNS: Final = 10
WAITING: Final = 0.5  # what a threat is worth to the side that rolls second


def gains(tile: vec[i64], ranges: vec[i64], side: i64) -> i64:
    """Range gained by the side's pawns that stand, AG-R48."""
    total: i64 = 0
    for pawn in range(side * GUARD, side * GUARD + GUARD):
        if tile[pawn] != GONE:
            total += ranges[pawn] - BASE_RANGE[pawn]
    return total


def pawns_left(tile: vec[i64], side: i64) -> i64:
    count: i64 = 0
    for pawn in range(side * GUARD, side * GUARD + GUARD):
        if tile[pawn] != GONE:
            count += 1
    return count


def ahead(tile: vec[i64], ranges: vec[i64]) -> i64:
    """Who wins at the turn limit, or EVEN. AG-47"""
    lead = pawns_left(tile, 0) - pawns_left(tile, 1)
    if lead == 0:
        lead = gains(tile, ranges, 0) - gains(tile, ranges, 1)
    return EVEN if lead == 0 else 0 if lead > 0 else 1


def worth(pawn: i64, ranges: vec[i64]) -> float:
    """What a pawn is worth to its side, by its type and the range it has gained."""
    kind = TYPE_OF[pawn]
    gained = ranges[pawn] - BASE_RANGE[pawn]
    return WORTH[kind] + RANGE_WORTH[kind] * float(gained if gained < USEFUL else USEFUL)


def way(pawn: i64, tile: i64, heading: i64) -> float:
    """What it is worth to have come so far to the goal row."""
    row = tile // 9
    return WAY_WORTH[TYPE_OF[pawn]] * float(8 - row if heading else row) / 8.0


def army(tile: vec[i64], ranges: vec[i64], heading: vec[i64], side: i64, standing: i64) -> float:
    """What the pawns of a side are worth."""
    total = SHIELD if standing > 1 else 0.0
    first = side * GUARD
    for pawn in range(first, first + GUARD):
        if tile[pawn] != GONE:
            total += worth(pawn, ranges) + way(pawn, tile[pawn], heading[pawn])
    if tile[first + 1] != GONE or tile[first + 2] != GONE:
        total += FIRST_MAGE
    return total


def south_looks(
    tile: vec[i64], ranges: vec[i64], heading: vec[i64], standing: vec[i64], mover: i64, face: i64
) -> float:
    """How good the position looks to South: both guards, and what each side may expect to take."""
    balance = army(tile, ranges, heading, 0, standing[0]) - army(tile, ranges, heading, 1, standing[1])
    strike = threats(tile, ranges, heading, standing, mover, face)
    answer = threats(tile, ranges, heading, standing, 1 - mover, 0) * WAITING
    balance += strike - answer if mover == 0 else answer - strike
    return 1.0 / (1.0 + exp(-balance))


def toward_the_count(south: float, tile: vec[i64], ranges: vec[i64], limit: i64, turn: i64) -> float:
    """In the last turns the count of AG-47 weighs more from turn to turn."""
    left = limit - turn
    if limit == 0 or left >= LAST_TURNS:
        return south
    leader = ahead(tile, ranges)
    counted = 0.5 if leader == EVEN else 1.0 if leader == 0 else 0.0
    return south + (counted - south) * float(LAST_TURNS - left) / LAST_TURNS


def threats(tile: vec[i64], ranges: vec[i64], heading: vec[i64], standing: vec[i64], side: i64, face: i64) -> float:
    """What the side may expect to take: the best capture of the type rolled, else of each by its chance."""
    taken = taken_tiles(tile)
    prey = prey_of(side, tile, standing)
    best = vec[float]([0.0, 0.0, 0.0, 0.0])
    for pawn in range(side * GUARD, side * GUARD + GUARD):
        if tile[pawn] == GONE:
            continue
        kind = TYPE_OF[pawn]
        low, high = reach(kind, heading[pawn], ranges[pawn], tile[pawn], taken, prey)
        if (low & prey[0]) or (high & prey[1]):
            best[kind] = max(best[kind], dearest(tile, ranges, 1 - side, standing, (low & prey[0], high & prey[1])))
    if face:
        return best[TYPE_OF_FACE[face]]
    total = 0.0
    for kind in range(4):
        total += best[kind] * CHANCE_OF_TYPE[kind]
    return total


def dearest(tile: vec[i64], ranges: vec[i64], side: i64, standing: vec[i64], struck: Mask) -> float:
    """The worth of the best pawn of the side among the tiles struck."""
    if standing[side] == 1:
        return VICTORY
    best = 0.0
    for pawn in range(side * GUARD + 1, side * GUARD + GUARD):
        if tile[pawn] != GONE and holds(struck, tile[pawn]):
            best = max(best, worth(pawn, ranges))
    return best + SHIELD if standing[side] == 2 else best
