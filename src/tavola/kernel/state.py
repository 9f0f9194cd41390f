"""The position: what every game's hot half answers, and nothing that can be named or drawn."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tavola.kernel.chance import paired, weighted
from tavola.kernel.errors import BadAction, BadOption, IllegalAction
from tavola.kernel.events import Listener
from tavola.kernel.masks import mask_of
from tavola.kernel.rng import Rng

CHANCE: Final = -1
OVER: Final = -2
QUIET: Final = -3  # nothing is under way: a position may be judged as it stands
UNSAID: Final = -4  # whoever judges it knows best
FINE: Final = 0  # no clause is broken
RULING: Final = 1000  # AG-R07 has the code 1007


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. `actor` is the seat to decide, or CHANCE, or OVER."""

    def __init__(self, seats: i64, options: vec[i64]) -> None:
        self.seats: i64 = seats
        self.options: vec[i64] = options  # codes in declared order; never changed, so clones share them
        self.actor: i64 = CHANCE
        self.listener: Listener | None = None

    # what a game must answer

    def slug(self) -> str:
        """The game this is a position of."""
        raise NotImplementedError

    def legal(self) -> vec[i64]:
        """Every action allowed now, in one fixed order; at CHANCE the possible outcomes."""
        raise NotImplementedError

    def weights(self) -> vec[i64]:
        """At CHANCE: how likely each outcome of `legal` is, as positive whole numbers."""
        return vec[i64]([1 for _ in self.legal()])

    def breaks(self, action: i64) -> i64:
        """The clause this action would break now, or FINE."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Carry out an action known to be legal."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, without the listener."""
        raise NotImplementedError

    def result(self, seat: i64) -> float:
        """Once over: 1 for a win, 0 for a loss, ties share."""
        raise NotImplementedError

    # what a game may answer better

    def imagine(self, seat: i64, rng: Rng) -> "State":
        """A position this seat cannot tell from the real one, what it does not know drawn anew.

        A game with secrets answers it, and begins with `self.check_seat(seat)`.
        """
        self.check_seat(seat)
        return self.clone()

    def observed(self, seat: i64) -> vec[i64]:
        """What `observe` gives, in the game's `observing.py`: as many numbers for every position of a table."""
        raise NotImplementedError(
            f"{self.slug()} has no observation: its state needs observed(seat), and its Game observed=, the parts of it"
        )

    def features(self, seat: i64) -> vec[i64]:
        """What a mind looks at, in the game's `features.py`: numbers of what is the case as this seat sees it.

        The same on every `imagine(seat)`; a number that stands there twice counts twice.
        """
        raise NotImplementedError(
            f"{self.slug()} has no features: its state needs features(seat), and its Game featured=, how many there are"
        )

    def codes(self) -> i64:
        """How many action codes the game has."""
        raise NotImplementedError(f"{self.slug()} does not say how many action codes it has: its state needs codes()")

    def estimate(self, seat: i64) -> float:
        """How good the position looks to a seat, from 0 (lost) to 1 (won)."""
        return 1.0 / float(self.seats)

    def estimates(self) -> vec[float]:
        """`estimate` for each seat; a game that weighs all seats in one go answers faster."""
        looks = vec[float](capacity=self.seats)
        for seat in range(self.seats):
            looks = append(looks, self.estimate(seat))
        return looks

    def alike(self, outcome: i64) -> i64:
        """At CHANCE: the first outcome that leads to the same position as this one, so that a search weighs it once."""
        return outcome

    def glimpse(self) -> i64:
        """What the last action brought to light of hidden facts, as a number; 0: nothing.

        A search keeps apart what follows on different numbers; chance outcomes it keeps apart anyway.
        """
        return 0

    def follows(self) -> i64:
        """What is to happen before the position is judged: an answer given as a matter of course, CHANCE, or QUIET.

        A tile that was drawn is laid, a battle that was begun is fought. The answer must be legal; the seats are not
        bound by it. UNSAID: the game does not say.
        """
        return UNSAID

    def horizon(self) -> i64:
        """After how many random actions `estimate` says more than going on; -1: never."""
        return -1

    def shared(self) -> list[str]:
        """Fields that are replaced, never changed in place, so that copies may share them."""
        return []

    def permits(self, action: i64) -> bool:
        """Must agree with `breaks`; a game that keeps its moves answers faster."""
        return self.breaks(action) == FINE

    def sample(self, rng: Rng) -> i64:
        """A legal action at random: at CHANCE by its weight, else all alike."""
        actions = self.legal()
        if self.actor == CHANCE:
            return actions[weighted(self.weights(), rng)]
        return actions[rng.below(i64(len(actions)))]

    # what all games share

    def play(self, action: i64) -> None:
        """Carry out an action; IllegalAction for an illegal one, BadAction for none at all; nothing changes then."""
        if not self.permits(action):
            self.refuse(action)
        self.apply(action)

    def refuse(self, action: i64) -> None:
        """Raise what `play` raises for an action that is not permitted."""
        try:
            codes = self.codes()
        except NotImplementedError:
            codes = action + 1  # a bare position without a space of actions
        if not 0 <= action < codes:
            raise BadAction(f"{action} is no action: it must be a whole number from 0 to {codes - 1}")
        raise IllegalAction(self, action, self.breaks(action))

    def check_seat(self, seat: i64) -> None:
        """BadOption for what is no seat of this position."""
        if not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {seat}: it must be from 0 to {self.seats - 1}")

    def observe(self, seat: i64) -> vec[i64]:
        """Everything this seat may know, as whole numbers; `game.observation(seats, **options)` says what each means.

        The same on every `imagine(seat)`, and another wherever the seat's scene is another.
        """
        self.check_seat(seat)
        return self.observed(seat)

    def mask(self) -> bytes:
        """For each action code, 1 if it is legal now, else 0; at CHANCE the possible outcomes."""
        return mask_of(self.legal(), self.codes())

    def chances(self) -> list[tuple[int, int]]:
        """At CHANCE: each outcome with its weight."""
        if self.actor != CHANCE:
            return []
        return paired(self.legal(), self.weights())

    def returns(self) -> list[float]:
        """One number a seat once over: 1 win, 0 loss, ties share."""
        if self.actor != OVER:
            raise ValueError("the game is not over: returns() is for a state whose actor is OVER")
        return [self.result(seat) for seat in range(self.seats)]

    def tell(
        self, kind: i64, clause: i64, seat: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Report an event to the listener, if there is one."""
        if self.listener is not None:
            self.listener.hear(kind, clause, seat, audience, a, b, c, d)
