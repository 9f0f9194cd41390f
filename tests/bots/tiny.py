"""Games small enough to solve by hand, in plain Python."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola import CHANCE, OVER, Rng, State


def over(*returns: float):
    return OVER, returns


def asks(seat: int, **moves):
    """`asks(0, a1=…, a2=…)`: the seat chooses action 1 or 2."""
    return seat, {int(name[1:]): after for name, after in moves.items()}


def rolls(*outcomes):
    """`rolls((2, …), (1, …))`: outcomes 0, 1 … with their weights."""
    return CHANCE, dict(enumerate(outcomes))


class Drawn(State):
    """A game drawn as a tree of `asks`, `rolls` and `over`."""

    def __init__(self, seats: int, node) -> None:
        super().__init__(seats, vec[i64]())
        self.node = node
        self.actor = node[0]

    def slug(self) -> str:
        return "drawn"

    def clone(self) -> "Drawn":
        return Drawn(self.seats, self.node)

    def legal(self):
        return vec[i64]([] if self.actor == OVER else list(self.node[1]))

    def weights(self):
        return vec[i64]([weight for weight, _ in self.node[1].values()])

    def breaks(self, action: int) -> int:
        return 0 if action in self.legal() else 1

    def apply(self, action: int) -> None:
        after = self.node[1][action]
        self.node = after[1] if self.actor == CHANCE else after
        self.actor = self.node[0]

    def result(self, seat: int) -> float:
        return self.node[1][seat]


class Fair(State):
    """Seat 0 takes one of fifty stalls, then seat 1 one of the rest; the estimate knows their worth at once."""

    def __init__(self, taken: tuple[int, ...] = ()) -> None:
        super().__init__(2, vec[i64]())
        self.taken = taken
        self.actor = len(taken) if len(taken) < 2 else OVER

    def slug(self) -> str:
        return "fair"

    def clone(self) -> "Fair":
        return Fair(self.taken)

    def legal(self):
        return vec[i64]([stall for stall in range(50) if self.actor != OVER and stall not in self.taken])

    def breaks(self, action: int) -> int:
        return 0 if action in self.legal() else 1

    def apply(self, action: int) -> None:
        self.taken += (action,)
        self.actor = len(self.taken) if len(self.taken) < 2 else OVER

    def estimate(self, seat: int) -> float:
        mine, theirs = (sum(self.taken[side::2]) for side in (seat, 1 - seat))
        return 0.5 + (mine - theirs) / 100

    def horizon(self) -> int:
        return 0

    def result(self, seat: int) -> float:
        return self.estimate(seat)


GUESS_0, GUESS_1, PEEK = range(3)


class Envelope(State):
    """Seat 0 guesses the bit in an envelope, or peeks first and gets a little less for it."""

    def __init__(self, bit: int, peeked: bool = False, prize: float = 0.0) -> None:
        super().__init__(2, vec[i64]())
        self.bit, self.peeked, self.prize = bit, peeked, prize
        self.actor = 0

    def slug(self) -> str:
        return "envelope"

    def clone(self) -> "Envelope":
        twin = Envelope(self.bit, self.peeked, self.prize)
        twin.actor = self.actor
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Envelope":
        dream = self.clone()
        dream.bit = self.bit if self.peeked else rng.below(2)
        return dream

    def legal(self):
        return vec[i64]([GUESS_0, GUESS_1] if self.peeked else [GUESS_0, GUESS_1, PEEK])

    def breaks(self, action: int) -> int:
        return 0 if action in self.legal() else 1

    def apply(self, action: int) -> None:
        if action == PEEK:
            self.peeked = True
            return
        self.prize = (0.9 if self.peeked else 1.0) if action == self.bit else 0.0
        self.actor = OVER

    def glimpse(self) -> int:
        return 1 + self.bit if self.peeked and self.actor == 0 else 0

    def result(self, seat: int) -> float:
        return self.prize if seat == 0 else 1 - self.prize


class Sealed(Envelope):
    """The real position: a bot may imagine and nothing else."""

    def imagine(self, seat: int, rng: Rng) -> Envelope:
        assert seat == 0
        return Envelope(rng.below(2))

    def refuse(self, *_: object):
        raise AssertionError("the bot looked at the real position")

    clone = legal = apply = play = sample = result = estimate = estimates = horizon = glimpse = weights = refuse


class Treadmill(State):
    """One seat, two ways to go on, and no end; nothing is known to tell good positions from bad ones."""

    def __init__(self) -> None:
        super().__init__(1, vec[i64]())
        self.actor = 0

    def slug(self) -> str:
        return "treadmill"

    def clone(self) -> "Treadmill":
        return Treadmill()

    def imagine(self, seat: int, rng: Rng) -> "Treadmill":
        return Treadmill()

    def legal(self):
        return vec[i64]([0, 1])

    def breaks(self, action: int) -> int:
        return 0 if action in (0, 1) else 1

    def apply(self, action: int) -> None:
        pass
