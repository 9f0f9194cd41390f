"""The end, the count at the turn limit, and how good a position looks to a bot."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.adventurers_guard.reach import Mask, holds, prey_of, reach, taken_tiles
from tavola.games.adventurers_guard.tables import BASE_RANGE, GONE, GUARD, TYPE_OF

EVEN: Final = 2  # nobody ahead

# AG worth: what share of the rolls a type carries, and what it reaches (ledger of tactics, points 1 to 3)
WORTH: Final = vec[float]([0.0, 1.0, 0.85, 1.6])
RANGE_WORTH: Final = 0.22
CHANCE_OF_TYPE: Final = vec[float]([1.0 / 6.0, 1.0 / 3.0, 1.0 / 6.0, 1.0 / 3.0])
LAST_STAND: Final = 3.0  # the adventurer once its shield is broken
STEEPNESS: Final = 0.9
WAITING: Final = 0.6  # what a threat is worth to the side that rolls second


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


def worth(pawn: i64, ranges: vec[i64], alone: bool) -> float:
    """What losing this pawn would cost its side."""
    kind = TYPE_OF[pawn]
    if kind == 0:
        return LAST_STAND if alone else 0.0
    return WORTH[kind] + RANGE_WORTH * float(ranges[pawn] - BASE_RANGE[pawn])


def south_looks(tile: vec[i64], ranges: vec[i64], heading: vec[i64], standing: vec[i64], mover: i64) -> float:
    """How good the position looks to South: pawns and ranges, and what each side may expect to take."""
    balance = 0.0
    for pawn in range(12):
        if tile[pawn] != GONE:
            value = worth(pawn, ranges, standing[pawn // GUARD] == 1)
            balance += value if pawn < GUARD else -value
    balance += threats(tile, ranges, heading, standing, 0) * (1.0 if mover == 0 else WAITING)
    balance -= threats(tile, ranges, heading, standing, 1) * (1.0 if mover == 1 else WAITING)
    return 1.0 / (1.0 + exp(-STEEPNESS * balance))


def threats(tile: vec[i64], ranges: vec[i64], heading: vec[i64], standing: vec[i64], side: i64) -> float:
    """What the side may expect to take: for each type the best capture, by the chance of its roll."""
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
    total = 0.0
    for kind in range(4):
        total += best[kind] * CHANCE_OF_TYPE[kind]
    return total


def dearest(tile: vec[i64], ranges: vec[i64], side: i64, standing: vec[i64], struck: Mask) -> float:
    """The worth of the best pawn of the side among the tiles struck."""
    best = 0.0
    for pawn in range(side * GUARD, side * GUARD + GUARD):
        if tile[pawn] != GONE and holds(struck, tile[pawn]):
            best = max(best, worth(pawn, ranges, standing[side] == 1))
    return best
