"""The position of Causeway: two walkers, their goods, whose turn it is; and its one question."""

from librt.vecs import vec
from mypy_extensions import i64

from causeway import observing
from causeway.actions import GATHER, HEXES, REST, STEP
from causeway.events import ATTACKED, GATHERED, RESTED, STEPPED
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed, Flow, Menu, Question
from tavola.kernel.state import FINE, OVER

HOMES = (1, 4)
NEAR = {  # i0 lies in the middle, i1 to i6 around it; c0 is under i6  # CW-01
    0: (1, 2, 3, 4, 5, 6),
    **{n: (0, n % 6 + 1, (n - 2) % 6 + 1) for n in range(1, 6)},
    6: (0, 1, 5, 7),
    7: (6, 8),
    8: (7,),
}
assert len(NEAR) == len(HEXES)
TURN, ENDED = range(2)  # in the order of QUESTIONS
TURNS = 0  # the only option
FROM_NEAR, GATHERING, RESTING, MOST_GOODS = 3, 4, 5, 6  # CW-03, CW-04, CW-05, CW-06


class Causeway(Flow):
    def __init__(self, seats: int, options: "vec[i64]") -> None:
        super().__init__(seats, options, QUESTIONS)
        self.at, self.goods = vec[i64](HOMES), vec[i64]([0, 0])  # CW-02
        self.turn = 0
        self.ask(TURN, 0)

    def slug(self) -> str:
        return "causeway"

    def clone(self) -> "Causeway":
        twin = type(self)(self.seats, self.options)
        twin.turn, twin.at, twin.goods = self.turn, self.at[:], self.goods[:]
        twin.ask(self.asks, self.actor)
        return twin

    def go_on(self) -> None:
        """Whose turn it is follows from how many there were."""
        self.ask(*((ENDED, OVER) if self.turn >= 2 * self.options[TURNS] else (TURN, self.turn % 2)))

    def observed(self, seat: int) -> "vec[i64]":
        return observing.observed(self, seat)

    def result(self, seat: int) -> float:
        mine, other = self.goods[seat], self.goods[1 - seat]
        return 0.5 if mine == other else float(mine > other)


class Step(Deed[Causeway]):
    """CW-03"""

    def __init__(self) -> None:
        super().__init__(STEP)

    def breaks(self, t: Causeway, action: int) -> int:
        return FINE if STEP.a(action) in NEAR[t.at[t.actor]] else FROM_NEAR

    def apply(self, t: Causeway, action: int) -> None:
        seat, rival, to = t.actor, 1 - t.actor, STEP.a(action)
        taken = t.at[rival] == to
        if taken:
            t.at[rival] = HOMES[rival]
        t.at[seat] = to
        t.tell(ATTACKED if taken else STEPPED, FROM_NEAR, seat, EVERYONE, to)
        done(t)


class Gather(Deed[Causeway]):
    """CW-04"""

    def __init__(self) -> None:
        super().__init__(GATHER)

    def breaks(self, t: Causeway, action: int) -> int:
        return FINE

    def apply(self, t: Causeway, action: int) -> None:
        food = GATHER.a(action)
        t.goods[t.actor] += 2
        t.tell(GATHERED, GATHERING, t.actor, EVERYONE, food, 2 - food)
        done(t)


class Rest(Deed[Causeway]):
    """CW-05"""

    def __init__(self) -> None:
        super().__init__(REST)

    def breaks(self, t: Causeway, action: int) -> int:
        return FINE

    def apply(self, t: Causeway, action: int) -> None:
        t.tell(RESTED, RESTING, t.actor, EVERYONE)
        done(t)


def done(t: Causeway) -> None:
    t.turn += 1
    t.go_on()


QUESTIONS = [Menu("turn", FROM_NEAR, [Step(), Gather(), Rest()]), Question("over", MOST_GOODS, [])]
