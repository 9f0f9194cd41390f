"""How far it is on foot, by gates, corridors and tunnels, whether walls stand or not; for bots only."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.tables import (
    CELLS,
    FORTRESS,
    NEXT,
    NONE,
    SPACE,
    TUNNEL,
    TUNNEL_CELL,
    WALL_SPACE,
)

FAR: Final = 40


def from_space(start: i64, hero: bool, walled: bool) -> vec[i64]:
    """Steps to every space; walls, and for generals the fortress, end a way and are not crossed."""
    steps = vec[i64](capacity=CELLS)
    for _cell in range(CELLS):
        steps = append(steps, FAR)
    steps[start] = 0
    line = vec[i64]([start])
    at: i64 = 0
    while at < i64(len(line)):
        cell = line[at]
        at += 1
        shut = (SPACE[cell] == FORTRESS and not hero) or (SPACE[cell] == WALL_SPACE and walled)
        if shut and cell != start:
            continue
        for near in beside(cell):
            if near != NONE and steps[near] == FAR:
                steps[near] = steps[cell] + 1
                line = append(line, near)
    return steps


def beside(cell: i64) -> vec[i64]:
    """The neighbours; a tunnel has those of all four, going through costs nothing. AF-R22"""
    out = vec[i64](capacity=16)
    for door in TUNNEL_CELL if SPACE[cell] == TUNNEL else vec[i64]([cell]):
        for direction in range(4):
            out = append(out, NEXT[door * 4 + direction])
    return out


def all_ways() -> vec[i64]:
    """((hero * 2 + walled) * 169 + start) * 169 + to"""
    out = vec[i64](capacity=4 * CELLS * CELLS)
    for kind in range(4):
        for start in range(CELLS):
            for steps in from_space(start, kind >= 2, kind % 2 == 1):
                out = append(out, steps)
    return out


WAYS: Final = all_ways()
