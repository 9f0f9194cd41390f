"""Where a pawn can go: a chain of single steps, AG-24 to AG-30 and AG-37 to AG-41.

The board is two words: `low` holds rows 1 to 5 (tiles 0 to 44), `high` rows 6 to 9. A step of all
tiles of a set at once is a shift, so a whole ring of the search costs a handful of operations.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.adventurers_guard.actions import MOVE
from tavola.games.adventurers_guard.tables import GONE, GUARD, TILES, TYPE_OF
from tavola.kernel.bits import BIT, bits_in

LOW_TILES: Final = 45
LOW: Final = 0x1FFFFFFFFFFF  # 45 bits
HIGH: Final = 0xFFFFFFFFF  # 36 bits
TOP_OF_LOW: Final = 36  # bit of a5
ROW: Final = 0x1FF
A_LOW: Final = 0x1008040201  # column a
A_HIGH: Final = 0x8040201
I_LOW: Final = 0x100804020100  # column i
I_HIGH: Final = 0x804020100
PRIME: Final = 67  # 2 is a primitive root of it, so a single bit is known by its remainder
TILE_OF_BIT: Final = vec[i64]([next((n for n in range(62) if 2**n % 67 == rest), -1) for rest in range(67)])

Mask = tuple[i64, i64]


def nowhere() -> Mask:
    return 0, 0


def is_empty(tiles: Mask) -> bool:
    """Compared word by word, since comparing pairs would box them."""
    return tiles[0] == 0 and tiles[1] == 0


def mask(tile: i64) -> Mask:
    if tile < LOW_TILES:
        return BIT[tile], 0
    return 0, BIT[tile - LOW_TILES]


def holds(tiles: Mask, tile: i64) -> bool:
    if tile < LOW_TILES:
        return (tiles[0] & BIT[tile]) != 0
    return (tiles[1] & BIT[tile - LOW_TILES]) != 0


def without(tiles: Mask, tile: i64) -> Mask:
    low, high = mask(tile)
    return tiles[0] & ~low, tiles[1] & ~high


def with_tile(tiles: Mask, tile: i64) -> Mask:
    low, high = mask(tile)
    return tiles[0] | low, tiles[1] | high


def sideways(low: i64, high: i64) -> Mask:
    """One step left and one right."""
    return (
        ((low & (LOW ^ I_LOW)) << 1) | ((low & (LOW ^ A_LOW)) >> 1),
        ((high & (HIGH ^ I_HIGH)) << 1) | ((high & (HIGH ^ A_HIGH)) >> 1),
    )


def ahead(heading: i64, low: i64, high: i64) -> Mask:
    """One step straight forward: up the board, or down it for a pawn that has turned."""
    if heading == 0:
        return (low << 9) & LOW, ((high << 9) | (low >> TOP_OF_LOW)) & HIGH
    return (low >> 9) | ((high & ROW) << TOP_OF_LOW), high >> 9


def one_step(kind: i64, heading: i64, low: i64, high: i64) -> Mask:
    """All tiles one step from any tile of the set. AG-27 to AG-30"""
    if kind == 1:  # mage: forward, left, right
        s_low, s_high = sideways(low, high)
        a_low, a_high = ahead(heading, low, high)
        return s_low | a_low, s_high | a_high
    if kind == 3:  # warrior: left, right, the two forward diagonals
        a_low, a_high = ahead(heading, low, high)
        return sideways(low | a_low, high | a_high)
    u_low, u_high = ahead(0, low, high)
    d_low, d_high = ahead(1, low, high)
    if kind == 2:  # ranger: the four diagonals
        return sideways(u_low | d_low, u_high | d_high)
    s_low, s_high = sideways(low | u_low | d_low, high | u_high | d_high)
    return s_low | u_low | d_low, s_high | u_high | d_high


NEAR: Final = [one_step(kind, turned, *mask(tile)) for kind in range(4) for turned in range(2) for tile in range(TILES)]
NEAR_LOW: Final = vec[i64]([low for low, _ in NEAR])  # one step from a tile, by type, heading and tile
NEAR_HIGH: Final = vec[i64]([high for _, high in NEAR])


def reach(kind: i64, heading: i64, steps: i64, start: i64, taken: Mask, prey: Mask) -> Mask:
    """All end tiles: empty ones within `steps`, and `prey` next to the way. AG-24, AG-26, AG-38, AG-39

    One step after the other, as many bends and mixed steps as there are, through tiles that are empty; corners of pawns
    do not block. AG-R12, AG-R13, AG-R15, AG-R16, AG-R17, AG-R31
    """
    low, high = mask(start)
    free_low = LOW & ~(taken[0] | low)
    free_high = HIGH & ~(taken[1] | high)
    found_low: i64 = 0
    found_high: i64 = 0
    near = (kind * 2 + heading) * TILES + start
    low = NEAR_LOW[near]
    high = NEAR_HIGH[near]
    while True:
        found_low |= low & prey[0]
        found_high |= high & prey[1]
        low &= free_low
        high &= free_high
        found_low |= low
        found_high |= high
        steps -= 1
        if steps == 0 or (low == 0 and high == 0):
            return found_low, found_high
        free_low ^= low
        free_high ^= high
        low, high = one_step(kind, heading, low, high)


def taken_tiles(tile: vec[i64]) -> Mask:
    """Where a pawn stands."""
    low: i64 = 0
    high: i64 = 0
    for at in tile:
        if at >= LOW_TILES:
            high |= BIT[at - LOW_TILES]
        elif at >= 0:
            low |= BIT[at]
    return low, high


def prey_of(side: i64, tile: vec[i64], standing: vec[i64]) -> Mask:
    """The enemy pawns any type of this side may capture: the guard, then the lone adventurer. AG-40, AG-42"""
    enemy = (1 - side) * GUARD
    if standing[1 - side] == 1:
        return mask(tile[enemy])
    low: i64 = 0
    high: i64 = 0
    for pawn in range(enemy + 1, enemy + GUARD):
        at = tile[pawn]
        if at >= LOW_TILES:
            high |= BIT[at - LOW_TILES]
        elif at >= 0:
            low |= BIT[at]
    return low, high


def covered(side: i64, tile: vec[i64], ranges: vec[i64], heading: vec[i64], taken: Mask, victims: Mask) -> Mask:
    """The tiles where some pawn of the side could capture whoever comes there: empty ones, and those of `victims`.

    Who comes to the tile of a victim has taken it: that pawn itself is no danger there any more. AG-R52
    """
    low: i64 = 0
    high: i64 = 0
    for pawn in range(side * GUARD, side * GUARD + GUARD):
        if tile[pawn] != GONE:
            others = without(victims, tile[pawn])
            struck = reach(TYPE_OF[pawn], heading[pawn], ranges[pawn], tile[pawn], taken, others)
            low |= struck[0]
            high |= struck[1]
    return low, high


def tiles_in(tiles: Mask) -> i64:
    """How many tiles a set holds."""
    return bits_in(tiles[0]) + bits_in(tiles[1])


def nth_tile(tiles: Mask, nth: i64) -> i64:
    """The tile with so many of the set before it, as `list_moves` lists them."""
    rest, high = tiles
    first: i64 = 0
    lower = bits_in(rest)
    if nth >= lower:
        rest = high
        nth -= lower
        first = LOW_TILES
    for _passed in range(nth):
        rest &= rest - 1
    return first + TILE_OF_BIT[(rest & -rest) % PRIME]


def list_moves(out: vec[i64], pawn: i64, tiles: Mask) -> vec[i64]:
    """Append a move of the pawn to each tile of the set, a1 first."""
    low, high = tiles
    if low == 0 and high == 0:
        return out
    moves_of_pawn = MOVE.code(pawn)
    tile_of = TILE_OF_BIT
    while low:
        bit = low & -low
        out = append(out, moves_of_pawn + tile_of[bit % PRIME])
        low ^= bit
    moves_of_pawn += LOW_TILES
    while high:
        bit = high & -high
        out = append(out, moves_of_pawn + tile_of[bit % PRIME])
        high ^= bit
    return out
