"""Dan Troyka's Breakthrough on our kernel: a measuring stick, since OpenSpiel has the same game in C++.

Squares 0 to 63 from a1; the board is two words of 32 squares for each side. An action is the square moved to,
times three, plus the way there: 0 from the left, 1 straight, 2 from the right, as the mover's column numbers go.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE, OVER, State

HALF: Final = 32
FULL: Final = 0xFFFFFFFF
NOT_A: Final = 0xFEFEFEFE  # columns b to h
NOT_H: Final = 0x7F7F7F7F
PRIME: Final = 67
PLACE: Final = vec[i64]([next((n for n in range(62) if 2**n % 67 == rest), -1) for rest in range(67)])
AGAINST_THE_RULES: Final = 1

Mask = tuple[i64, i64]


@final
class Breakthrough(State):
    """Seat 0 moves up from rows 1 and 2, seat 1 down from rows 7 and 8; who reaches the far row wins."""

    def __init__(self) -> None:
        super().__init__(2, vec[i64]())
        self.actor = 0
        self.winner: i64 = -1
        self.low: vec[i64] = vec[i64]([0xFFFF, 0])  # rows 1 to 4 of each seat
        self.high: vec[i64] = vec[i64]([0, 0xFFFF0000])

    def slug(self) -> str:
        return "breakthrough"

    def clone(self) -> "Breakthrough":
        twin = Breakthrough()
        twin.actor = self.actor
        twin.winner = self.winner
        twin.low = self.low[:]
        twin.high = self.high[:]
        return twin

    def legal(self) -> vec[i64]:
        out = vec[i64](capacity=48)
        if self.actor == OVER:
            return out
        for way in range(3):
            low, high = self.targets(way)
            out = listed(out, low, way)
            out = listed(out, high, HALF * 3 + way)
        return out

    def targets(self, way: i64) -> Mask:
        """The squares a piece of the mover can come to this way: free ones, and enemies aslant."""
        seat = self.actor
        low = self.low[seat]
        high = self.high[seat]
        if way == 0:
            low, high = (low & NOT_H) << 1, (high & NOT_H) << 1
        elif way == 2:
            low, high = (low & NOT_A) >> 1, (high & NOT_A) >> 1
        if seat == 0:
            low, high = (low << 8) & FULL, ((high << 8) & FULL) | (low >> 24)
        else:
            low, high = (low >> 8) | ((high & 0xFF) << 24), high >> 8
        low &= ~self.low[seat]
        high &= ~self.high[seat]
        return (low & ~self.low[1 - seat], high & ~self.high[1 - seat]) if way == 1 else (low, high)

    def breaks(self, action: i64) -> i64:
        if self.actor == OVER or not 0 <= action < 192:
            return AGAINST_THE_RULES
        low, high = self.targets(action % 3)
        to = action // 3
        there = low & BIT[to] if to < HALF else high & BIT[to - HALF]
        return FINE if there else AGAINST_THE_RULES

    def apply(self, action: i64) -> None:
        seat = self.actor
        to = action // 3
        start = to - (1 - action % 3) + (-8 if seat == 0 else 8)
        self.lift(seat, start)
        self.lift(1 - seat, to)
        self.put(seat, to)
        if (to >= 56 if seat == 0 else to < 8) or (self.low[1 - seat] == 0 and self.high[1 - seat] == 0):
            self.winner = seat
            self.actor = OVER
        else:
            self.actor = 1 - seat

    def lift(self, seat: i64, square: i64) -> None:
        if square < HALF:
            self.low[seat] &= ~BIT[square]
        else:
            self.high[seat] &= ~BIT[square - HALF]

    def put(self, seat: i64, square: i64) -> None:
        if square < HALF:
            self.low[seat] |= BIT[square]
        else:
            self.high[seat] |= BIT[square - HALF]

    def result(self, seat: i64) -> float:
        return 1.0 if self.winner == seat else 0.0


def listed(out: vec[i64], squares: i64, base: i64) -> vec[i64]:
    """Append an action for each square of the set."""
    while squares:
        bit = squares & -squares
        out = append(out, PLACE[bit % PRIME] * 3 + base)
        squares ^= bit
    return out
