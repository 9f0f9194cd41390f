"""A small generator of our own: the same numbers interpreted and compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32
MOST: Final = (1 << 31) - 1
WARM_UP: Final = 12


@final
class Rng:
    """Chris Doty-Humphrey's sfc32: three mixed words and a counter, all below 63 bits."""

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = i64(seed & WORD)
        self.b: i64 = i64((seed >> 32) & WORD)
        self.c: i64 = i64((seed >> 64) & WORD)
        self.counter: i64 = 1
        for _time in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """32 random bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def lead(self, word: i64) -> None:
        """Let this be the next word; what follows stays random."""
        self.a = (word - self.b - self.counter) & WORD

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, every one equally likely; n from 1 to 2**31 - 1."""
        if n < 1 or n > MOST:
            raise ValueError(f"below(n) needs n from 1 to {MOST}, not {n}")
        product = self.word() * n
        if (product & WORD) < n:
            floor = (SPAN - n) % n
            while (product & WORD) < floor:
                product = self.word() * n
        return product >> 32

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order, in place."""
        for i in range(i64(len(items)) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
