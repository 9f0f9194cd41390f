"""Single bits as a table, and sets as bits: mypyc shifts a literal 1 as 32 bits, so hot code never writes `1 << n`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**n for n in range(62)])
PAIRS: Final = 0x1555555555555555
FOURS: Final = 0x3333333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F0F


def bits_in(mask: i64) -> i64:
    """How many bits are set: counted in pairs, then in fours, then in eights, then summed."""
    mask -= (mask >> 1) & PAIRS
    mask = (mask & FOURS) + ((mask >> 2) & FOURS)
    mask = (mask + (mask >> 4)) & EIGHTS
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 0x7F


def highest(ranks: vec[i64]) -> i64:
    """The places of the highest rank, as bits: several where they are equal."""
    best = ranks[0]
    found: i64 = 0
    for place in range(i64(len(ranks))):
        if ranks[place] > best:
            best = ranks[place]
            found = 0
        if ranks[place] == best:
            found |= BIT[place]
    return found
