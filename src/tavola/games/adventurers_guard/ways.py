"""The way a pawn takes, for whoever draws it; must agree with `reach`, which only knows the end tiles."""

from functools import cache

from tavola.games.adventurers_guard.data import SIZE, STEPS, TILES, TYPE_OF_PAWN
from tavola.games.adventurers_guard.state import AdventurersGuard


def ways(state: AdventurersGuard, pawn: int) -> dict[str, tuple[str, ...]]:
    """For each tile the pawn's steps lead to, taken or not, the empty tiles between: one shortest way. AG-24"""
    start, taken = int(state.tile[pawn]), set(state.tile)
    kind, heading = TYPE_OF_PAWN[pawn], int(state.heading[pawn])
    between: dict[int, tuple[str, ...]] = {start: ()}
    frontier = [start]
    for _ in range(min(state.range[pawn], len(TILES))):
        reached = []
        for tile in frontier:
            passed = between[tile] if tile == start else (*between[tile], TILES[tile])
            for to in neighbours(kind, heading, tile):
                if to not in between:
                    between[to] = passed
                    reached.append(to)
        frontier = [tile for tile in reached if tile not in taken]  # AG-26
    return {TILES[tile]: passed for tile, passed in between.items() if tile != start}


@cache
def neighbours(kind: int, heading: int, tile: int) -> list[int]:
    """The tiles one step away. AG-27 to AG-30, AG-35"""
    row, column = divmod(tile, SIZE)
    ahead = -1 if heading else 1
    places = [(row + north * ahead, column + east) for east, north in STEPS[kind]]
    return [y * SIZE + x for y, x in places if 0 <= y < SIZE and 0 <= x < SIZE]
