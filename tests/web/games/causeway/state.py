"""The position of Causeway: two walkers, their goods, whose turn it is."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE, OVER, State

HEXES = ("i0", "i1", "i2", "i3", "i4", "i5", "i6", "c0", "c1")
HOMES = (1, 4)
NEAR = {  # i0 lies in the middle, i1 to i6 around it; c0 is under i6  # CW-01
    0: (1, 2, 3, 4, 5, 6),
    **{n: (0, n % 6 + 1, (n - 2) % 6 + 1) for n in range(1, 6)},
    6: (0, 1, 5, 7),
    7: (6, 8),
    8: (7,),
}
GATHER, REST, SIZE = 9, 11, 12  # step to each hex; gather 1 or 2 food of two goods; rest
STEPPED, ATTACKED, GATHERED, RESTED = range(4)


class Causeway(State):
    def __init__(self, seats: int, options: "vec[i64]") -> None:
        super().__init__(seats, options)
        self.at, self.goods = vec[i64](HOMES), vec[i64]([0, 0])  # CW-02
        self.turn = 0
        self.actor = 0

    def slug(self) -> str:
        return "causeway"

    def clone(self) -> "Causeway":
        twin = type(self)(self.seats, self.options)
        twin.actor, twin.turn, twin.at, twin.goods = self.actor, self.turn, self.at[:], self.goods[:]
        return twin

    def legal(self) -> "vec[i64]":
        found = vec[i64]()
        for action in range(SIZE):
            if self.breaks(action) == FINE:
                found = append(found, action)
        return found

    def breaks(self, action: int) -> int:
        if self.actor == OVER:
            return 6  # CW-06
        return FINE if action >= GATHER or action in NEAR[self.at[self.actor]] else 3  # CW-03

    def apply(self, action: int) -> None:
        seat = self.actor
        if action < GATHER:
            self.step(seat, action)
        elif action < REST:
            self.goods[seat] += 2  # CW-04
            self.tell(GATHERED, 4, seat, EVERYONE, action - GATHER + 1, REST - action - 1)
        else:
            self.tell(RESTED, 5, seat, EVERYONE)  # CW-05
        self.turn += 1
        self.actor = OVER if self.turn >= 2 * self.options[0] else 1 - seat

    def step(self, seat: int, to: int) -> None:
        rival = 1 - seat
        taken = self.at[rival] == to
        if taken:
            self.at[rival] = HOMES[rival]
        self.at[seat] = to
        self.tell(ATTACKED if taken else STEPPED, 3, seat, EVERYONE, to)

    def result(self, seat: int) -> float:
        mine, other = self.goods[seat], self.goods[1 - seat]
        return 0.5 if mine == other else float(mine > other)  # CW-06
