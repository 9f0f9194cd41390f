"""The tiles Emma sees, and the orders she may put them in. ED-111"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado.power import Power


def top_tiles(t: Power) -> vec[i64]:
    return vec[i64]([t.island.top(depth) for depth in range(min(3, t.island.size()))])


def permuted(tiles: vec[i64], permutation: i64) -> vec[i64]:
    """0 to 5: the orders of three; with two tiles 0 and 1."""
    left = tiles[:]
    out = vec[i64](capacity=3)
    picks = vec[i64]([permutation // 2, permutation % 2, 0])
    if len(tiles) == 2:
        picks = vec[i64]([permutation, 0])
    for pick in picks[: i64(len(tiles))]:
        out = append(out, left[pick])
        rest = vec[i64](capacity=3)
        for i in range(i64(len(left))):
            if i != pick:
                rest = append(rest, left[i])
        left = rest
    return out


def orders(tiles: vec[i64]) -> i64:
    return 6 if len(tiles) == 3 else i64(len(tiles))
