"""Questions: a decision of a game is one object, which knows who is asked, what may be answered and what that does.

A game is a list of questions. Its position says which of them is asked now (`Flow`), or holds an agenda of those to
come (`Agenda`); everything else is the question's. `t` is the game's fields, the position a question is asked about.
"""

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tavola.kernel.chance import paired, weighted
from tavola.kernel.kinds import Kind
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, FINE, OVER, State

BY_ITSELF: Final = -3  # nobody is asked: the question settles itself
LOOKED_UP: Final = 1 << 12  # codes for which a menu keeps the deed; for higher ones it seeks
FRAME: Final = 4  # numbers of one question on an agenda: which, and what it is about

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[T]):
    """One question a game can ask, or one thing it settles by itself."""

    def __init__(self, name: str, clause: i64, kinds: list[Kind]) -> None:
        self.name: str = name  # in positions, and of the module in asking/
        self.clause: i64 = clause  # has to be answered first: cited for every action of another kind
        self.kinds: list[Kind] = kinds  # that answer it, in the order of `legal`

    def asked(self, t: T) -> i64:
        """The seat that decides, CHANCE, or BY_ITSELF."""
        raise NotImplementedError

    def settle(self, t: T) -> None:
        """Do what needs no answer."""
        raise NotImplementedError

    def answer_breaks(self, t: T, action: i64) -> i64:
        """The clause that an action of one of its kinds would break, or FINE."""
        return FINE

    def apply(self, t: T, action: i64) -> None:
        """Carry out an answer known to be legal."""
        raise NotImplementedError

    # what a question may answer better

    def legal(self, t: T) -> vec[i64]:
        """Every answer that breaks nothing, in the order of its codes."""
        out = vec[i64](capacity=16)
        for kind in self.kinds:
            for action in range(kind.first, kind.end):
                if self.answer_breaks(t, action) == FINE:
                    out = append(out, action)
        return out

    def breaks(self, t: T, action: i64) -> i64:
        """The first clause in the way of any action."""
        for kind in self.kinds:
            if kind.takes(action):
                return self.answer_breaks(t, action)
        return self.clause

    def permits(self, t: T, action: i64) -> bool:
        """Must agree with `breaks`."""
        return self.breaks(t, action) == FINE

    def weights(self, t: T, outcomes: vec[i64]) -> vec[i64]:
        """At CHANCE: how likely each of these is, the outcomes of `legal`."""
        out = vec[i64](capacity=i64(len(outcomes)))
        for _ in outcomes:
            out = append(out, 1)
        return out

    def sample(self, t: T, rng: Rng) -> i64:
        """An answer at random, at CHANCE by its weight; must agree with `legal` and `weights`."""
        actions = self.legal(t)
        if t.actor == CHANCE:
            return actions[weighted(self.weights(t, actions), rng)]
        return actions[rng.below(i64(len(actions)))]

    def alike(self, t: T, outcome: i64) -> i64:
        """At CHANCE: the first outcome that leads to the same position."""
        return outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Question[T]):
    """A question to chance: dice, a draw, a lot. It says how likely each outcome is, and so which can come."""

    def asked(self, t: T) -> i64:
        return CHANCE

    def weight(self, t: T, action: i64) -> i64:
        """How likely an outcome of its kinds is, 0 if it cannot come."""
        return 1

    def answer_breaks(self, t: T, action: i64) -> i64:
        return FINE if self.weight(t, action) > 0 else self.clause

    def weights(self, t: T, outcomes: vec[i64]) -> vec[i64]:
        out = vec[i64](capacity=i64(len(outcomes)))
        for action in outcomes:
            out = append(out, self.weight(t, action))
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Generic[T]):
    """One of several things that may be done when a Menu is asked: one kind of action."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Kind = kind

    def breaks(self, t: T, action: i64) -> i64:
        """The clause that an action of this kind would break, or FINE."""
        raise NotImplementedError

    def apply(self, t: T, action: i64) -> None:
        """Carry out an action of this kind known to be legal."""
        raise NotImplementedError

    def listed(self, t: T, out: vec[i64]) -> vec[i64]:
        """Append every legal action of this kind."""
        for action in range(self.kind.first, self.kind.end):
            if self.breaks(t, action) == FINE:
                out = append(out, action)
        return out


def place_in(kinds: list[Kind], action: i64) -> i64:
    """Which of these kinds an action is, or -1."""
    for place, kind in enumerate(kinds):
        if kind.takes(action):
            return place
    return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Question[T]):
    """A question that is answered by one of several deeds."""

    def __init__(self, name: str, clause: i64, deeds: list[Deed[T]]) -> None:
        kinds = [deed.kind for deed in deeds]
        super().__init__(name, clause, kinds)
        self.deeds: list[Deed[T]] = deeds
        order = sorted(range(len(kinds)), key=lambda place: kinds[place].first)
        low = range(min(LOOKED_UP, max([int(kind.end) for kind in kinds], default=0)))
        self.known: vec[i64] = vec[i64]([place_in(kinds, action) for action in low])  # places of the low codes
        self.firsts: vec[i64] = vec[i64]([kinds[place].first for place in order])  # lowest codes, ascending
        self.ends: vec[i64] = vec[i64]([kinds[place].end for place in order])
        self.places: vec[i64] = vec[i64](order)  # of their deeds

    def place(self, action: i64) -> i64:
        """Which of the deeds an action is, or -1."""
        if 0 <= action < i64(len(self.known)):
            return self.known[action]
        low: i64 = 0
        high = i64(len(self.firsts))
        while low < high:
            middle = (low + high) // 2
            if self.firsts[middle] <= action:
                low = middle + 1
            else:
                high = middle
        return self.places[low - 1] if low > 0 and action < self.ends[low - 1] else -1

    def legal(self, t: T) -> vec[i64]:
        out = vec[i64](capacity=32)
        for deed in self.deeds:
            out = deed.listed(t, out)
        return out

    def breaks(self, t: T, action: i64) -> i64:
        place = self.place(action)
        return self.clause if place < 0 else self.deeds[place].breaks(t, action)

    def answer_breaks(self, t: T, action: i64) -> i64:
        return self.deeds[self.place(action)].breaks(t, action)

    def apply(self, t: T, action: i64) -> None:
        self.deeds[self.place(action)].apply(t, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(State):
    """A position that asks one question at a time: `asks` is its place in the game's list."""

    def __init__(self, seats: i64, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(seats, options)
        self.questions: list[Question[Any]] = questions  # of the game: all its positions share them
        self.asks: i64 = 0

    def ask(self, question: i64, actor: i64) -> None:
        """Next this question is asked, and this seat or CHANCE answers; OVER: nobody does any more."""
        self.asks = question
        self.actor = actor

    def codes(self) -> i64:
        for question in self.questions:
            if question.kinds:
                return question.kinds[0].codes
        return 0

    def legal(self) -> vec[i64]:
        return self.questions[self.asks].legal(self)

    def weights(self) -> vec[i64]:
        question = self.questions[self.asks]
        return question.weights(self, question.legal(self))

    def chances(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        question = self.questions[self.asks]
        outcomes = question.legal(self)
        return paired(outcomes, question.weights(self, outcomes))

    def breaks(self, action: i64) -> i64:
        return self.questions[self.asks].breaks(self, action)

    def permits(self, action: i64) -> bool:
        return self.questions[self.asks].permits(self, action)

    def sample(self, rng: Rng) -> i64:
        return self.questions[self.asks].sample(self, rng)

    def alike(self, outcome: i64) -> i64:
        return self.questions[self.asks].alike(self, outcome)

    def apply(self, action: i64) -> None:
        self.questions[self.asks].apply(self, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(Flow):
    """A position with an agenda of questions, the next one last; what settles by itself is settled after every action.

    Each is written as its place in the game's list and up to three numbers that it is about: `arg(0)` to `arg(2)`.
    """

    def __init__(self, seats: i64, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(seats, options, questions)
        self.agenda: vec[i64] = vec[i64]()

    def push(self, question: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something to be done before everything that is already on the agenda."""
        self.agenda = append(append(append(append(self.agenda, question), a), b), c)

    def pop(self) -> None:
        """The question is done with."""
        self.agenda = self.agenda[: i64(len(self.agenda)) - FRAME]

    def arg(self, which: i64) -> i64:
        """What the question is about."""
        return self.agenda[i64(len(self.agenda)) - FRAME + 1 + which]

    def set_arg(self, which: i64, value: i64) -> None:
        self.agenda[i64(len(self.agenda)) - FRAME + 1 + which] = value

    def apply(self, action: i64) -> None:
        self.questions[self.asks].apply(self, action)
        self.run()

    def run(self) -> None:
        """Settle what settles by itself, until somebody has to decide, chance speaks or the game is over."""
        while self.actor != OVER:
            self.asks = self.agenda[i64(len(self.agenda)) - FRAME]
            question = self.questions[self.asks]
            asked = question.asked(self)
            if asked != BY_ITSELF:
                self.actor = asked
                return
            question.settle(self)
