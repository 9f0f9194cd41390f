"""A position in numbers a drawing can be looked up by: each pawn as it stands, each move with its way.

Hot, because a server draws a position for every move. `scene.py` and `clicks.py` take the numbers apart again.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard import data
from tavola.games.adventurers_guard.phases import MOVING
from tavola.games.adventurers_guard.reach import holds, taken_tiles
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.games.adventurers_guard.tables import (
    BASE_RANGE,
    GONE,
    GUARD,
    HOLD,
    MOVE,
    PAWNS,
    TILES,
    TYPE_OF,
    TYPE_OF_FACE,
)
from tavola.kernel.state import FINE

TILE: Final = 7  # bits of a tile
PAWN: Final = 4  # bits of a pawn, or of none
LONGEST: Final = 4  # tiles of a way that fit beside a move
MOST_RANGE: Final = LONGEST + 1
WAY: Final = LONGEST * TILE  # bits of a way
SIZE: Final = 9


def stances(state: AdventurersGuard) -> vec[i64]:
    """For each pawn that stands: range, heading, shield, tile and pawn, packed in this order."""
    out = vec[i64](capacity=PAWNS)
    for pawn in range(PAWNS):
        tile = state.tile[pawn]
        if tile != GONE:
            shielded = TYPE_OF[pawn] == 0 and state.standing[pawn // GUARD] > 1
            code = (state.range[pawn] * 2 + state.heading[pawn]) * 2 + (1 if shielded else 0)
            code = (code << TILE) | tile
            out = append(out, (code << PAWN) | pawn)
    return out


def gone(state: AdventurersGuard) -> i64:
    """The captured pawns, a bit each."""
    out: i64 = 0
    bit: i64 = 1
    for pawn in range(PAWNS):
        if state.tile[pawn] == GONE:
            out |= bit
        bit += bit
    return out


def gained(state: AdventurersGuard, side: i64) -> i64:
    """By how much the ranges of a side's pawns have grown, those captured left out."""
    out: i64 = 0
    for pawn in range(side * GUARD, side * GUARD + GUARD):
        if state.tile[pawn] != GONE:
            out += state.range[pawn] - BASE_RANGE[pawn]
    return out


def steps_from(table: list[tuple[tuple[int, int], ...]]) -> vec[i64]:
    """By type, heading and tile: up to eight tiles one step away, GONE where there are fewer."""
    out: list[int] = []
    for steps in table:
        for ahead in (1, -1):
            for tile in range(TILES):
                row, column = tile // SIZE, tile % SIZE
                places = [(row + north * ahead, column + east) for east, north in steps]
                near = [y * SIZE + x for y, x in places if 0 <= y < SIZE and 0 <= x < SIZE]
                out += near + [GONE] * (8 - len(near))
    return vec[i64](out)


STEPS_FROM: Final = steps_from(list(data.STEPS))


def ways(state: AdventurersGuard, pawn: i64) -> vec[i64]:
    """For each tile near enough the tiles passed on one shortest way, packed, or GONE; must agree with `ways.ways`."""
    passed = vec[i64]([GONE] * TILES)
    taken = taken_tiles(state.tile)
    base = (TYPE_OF[pawn] * 2 + state.heading[pawn]) * TILES
    start = state.tile[pawn]
    passed[start] = 0
    frontier = vec[i64]([start])
    reach = state.range[pawn] if state.range[pawn] <= MOST_RANGE else MOST_RANGE
    for _step in range(reach):
        reached = vec[i64](capacity=16)
        for tile in frontier:
            way = 0 if tile == start else (passed[tile] << TILE) | (tile + 1)
            for nth in range((base + tile) * 8, (base + tile) * 8 + 8):
                to = STEPS_FROM[nth]
                if to != GONE and passed[to] == GONE:
                    passed[to] = way
                    if not holds(taken, to):
                        reached = append(reached, to)
        frontier = reached
    return passed


def goes_far(state: AdventurersGuard) -> bool:
    """Has a pawn more range than a packed way can show?"""
    for pawn in range(PAWNS):
        if state.range[pawn] > MOST_RANGE:
            return True
    return False


def offers(state: AdventurersGuard) -> vec[i64]:
    """For each legal move of a pawn three numbers: the action, what names it, and its preview."""
    out = vec[i64](capacity=96)
    last: i64 = GONE
    passed = vec[i64]()
    for action in state.moves():
        if action < MOVE or action >= HOLD:
            continue
        pawn, to = (action - MOVE) // TILES, (action - MOVE) % TILES
        if pawn != last:
            last, passed = pawn, ways(state, pawn)
        out = append(append(out, action), naming(state, pawn, to))
        out = append(out, previewing(state, pawn, to, passed[to]))
    return out


def naming(state: AdventurersGuard, pawn: i64, to: i64) -> i64:
    """The type captured or 0, whether the pawn is borrowed, its type, start and goal, packed."""
    victim = state.pawn_on(to)
    code = 0 if victim == GONE else TYPE_OF[victim] + 1
    code = (code * 2 + (0 if pawn // GUARD == state.mover else 1)) * 4 + TYPE_OF[pawn]
    return (((code << TILE) | state.tile[pawn]) << TILE) | to


def previewing(state: AdventurersGuard, pawn: i64, to: i64, way: i64) -> i64:
    """The pawn captured, the range gained and the way, packed; the way comes last, for there they differ most."""
    goal = 0 if state.heading[pawn] else SIZE - 1
    gained = state.range[pawn] + (1 if state.may_grow(pawn) else 0) if to // SIZE == goal else 0  # AG-33
    return ((((state.pawn_on(to) + 1) << PAWN) | gained) << WAY) | way


def dangers(state: AdventurersGuard) -> vec[i64]:
    """Tiles where no borrowed pawn may go because one would be in danger there. AG-19"""
    out = vec[i64]()
    if state.phase != MOVING or not state.borrowing():
        return out
    for tile in range(TILES):
        threatened, fine = False, False
        for pawn in range(PAWNS):
            if TYPE_OF[pawn] == TYPE_OF_FACE[state.face] and state.tile[pawn] != GONE:
                code = state.move_breaks(pawn, tile)
                threatened = threatened or code == ag.INTO_DANGER
                fine = fine or code == FINE
        if threatened and not fine:
            out = append(out, tile)
    return out
