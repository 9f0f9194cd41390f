"""The way a pawn takes, for whoever draws it; must agree with `reach`, which only knows the end tiles."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import data
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.reach import holds
from tavola.games.adventurers_guard.tables import GONE, SIZE, TILES, TYPE_OF

MOST: Final = 8  # steps from one tile


def steps_from(tile: int, steps: tuple[tuple[int, int], ...], ahead: int) -> list[int]:
    """The tiles one step away, filled up with GONE. AG-27 to AG-30, AG-35"""
    row, column = tile // SIZE, tile % SIZE
    places = [(row + north * ahead, column + east) for east, north in steps]
    near = [y * SIZE + x for y, x in places if 0 <= y < SIZE and 0 <= x < SIZE]
    return near + [GONE] * (MOST - len(near))


STEPS_FROM: Final = vec[i64](  # by type, heading and tile
    [to for steps in data.STEPS for ahead in (1, -1) for tile in range(TILES) for to in steps_from(tile, steps, ahead)]
)


def found(t: Fields, pawn: i64) -> vec[i64]:
    """Each tile the pawn's steps lead to, taken or not, nearest first, and after it the tile before it on the way.

    AG-24; nobody steps through a pawn, AG-26.
    """
    known = vec[i64]([0] * TILES)
    base = (TYPE_OF[pawn] * 2 + t.heading[pawn]) * TILES
    frontier = vec[i64]([t.tile[pawn]])
    known[t.tile[pawn]] = 1
    out = vec[i64](capacity=64)
    for _step in range(min(t.range[pawn], TILES)):
        reached = vec[i64](capacity=16)
        for tile in frontier:
            for nth in range((base + tile) * MOST, (base + tile + 1) * MOST):
                to = STEPS_FROM[nth]
                if to != GONE and not known[to]:
                    known[to] = 1
                    out = append(append(out, to), tile)
                    if not holds(t.taken, to):
                        reached = append(reached, to)
        frontier = reached
    return out


def near(t: Fields, pawn: i64) -> vec[i64]:
    """The tiles of `found` alone."""
    pairs = found(t, pawn)
    return vec[i64]([pairs[i] for i in range(0, len(pairs), 2)])


def way(t: Fields, pawn: i64, to: i64) -> vec[i64]:
    """The tiles between the pawn and the goal, last to first: one shortest way."""
    return way_back(found(t, pawn), t.tile[pawn], to)


def way_back(pairs: vec[i64], start: i64, to: i64) -> vec[i64]:
    """`way`, in what was found for the pawn that stands at the start."""
    out = vec[i64]()
    i = i64(len(pairs)) - 2
    while i >= 0:
        if pairs[i] == to:
            to = pairs[i + 1]
            if to == start:
                return out
            out = append(out, to)
        i -= 2
    return out
