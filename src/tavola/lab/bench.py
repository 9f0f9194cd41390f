"""How fast the engine is here: decisions, clones and simulations a second."""

import sys
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from statistics import median
from time import process_time

import msgspec

from tavola.bots.tree import Tree
from tavola.kernel.playout import settle
from tavola.kernel.registry import game
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER, State
from tavola.lab.drive import drive

Start = Callable[[], State]
Progress = Callable[[int, int], None]
MEASURES = ("driven from Python", "inside the engine", "clones", "search")


class Done(msgspec.Struct, frozen=True):
    """What one game, or one batch, came to."""

    decisions: int
    actions: int


class Rate(msgspec.Struct, frozen=True):
    """Work a second in one round; `actions` counts chance too."""

    decisions: float
    actions: float


Work = Callable[[], Iterator[Done]]


class Runner(msgspec.Struct, frozen=True):
    """Something to measure: endless work, done batch by batch."""

    name: str
    work: Work


def rate(work: Work, seconds: float) -> Rate:
    """Do the work for a while; processor time, since others may want the core too."""
    decisions = actions = 0
    start = process_time()
    for done in work():
        decisions += done.decisions
        actions += done.actions
        passed = process_time() - start
        if passed >= seconds:
            break
    return Rate(decisions / passed, actions / passed)


def rounds(
    runners: list[Runner], times: int, seconds: float, progress: Progress | None = None
) -> dict[str, list[Rate]]:
    """Measure all runners in turn, several times over, so that a slow minute of the machine hits all alike."""
    found: dict[str, list[Rate]] = {runner.name: [] for runner in runners}
    for time in range(times):
        for runner in runners:
            found[runner.name].append(rate(runner.work, seconds))
        if progress is not None:
            progress(time + 1, times)
    return found


class Spread(msgspec.Struct, frozen=True):
    """The middle of several rounds, and the lowest and highest."""

    median: float
    low: float
    high: float


def spread(values: list[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def build_of(state: State) -> str:
    """`compiled`, `interpreted` or `partly compiled`, as far as the engine runs it: position, questions and kernel."""
    hot = [type(each) for each in (state, *getattr(state, "questions", ()))]
    modules = {base.__module__ for each in hot for base in each.__mro__ if base.__module__ != "builtins"}
    native = {not str(getattr(sys.modules[name], "__file__", "")).endswith(".py") for name in modules - {"typing"}}
    return "partly compiled" if len(native) > 1 else "compiled" if True in native else "interpreted"


# the work


def driven(start: Start) -> Work:
    """Random games, every action chosen in Python from `legal` and given to `play`."""

    def work() -> Iterator[Done]:
        unit, rng = Random(1).random, Rng(1)
        while True:
            yield drive_from_python(start(), unit, rng)

    return work


def drive_from_python(state: State, unit: Callable[[], float], rng: Rng) -> Done:
    """Python chooses for the seats, the engine rolls the dice."""
    legal, play, decisions = state.legal, state.play, 0
    outcomes = settle(state, rng)
    while state.actor != OVER:
        actions = legal()
        size: int = len(actions)
        play(actions[int(unit() * size)])
        decisions += 1
        outcomes += settle(state, rng)
    return Done(decisions, decisions + outcomes)


def inside(start: Start) -> Work:
    """Random games played by compiled code alone."""

    def work() -> Iterator[Done]:
        rng = Rng(1)
        while True:
            yield Done(*drive(start(), rng))

    return work


def clones(start: Start) -> Work:
    """Copies of a position in the middle of a game."""

    def work() -> Iterator[Done]:
        state = middle(start)
        while True:
            for _ in range(1000):
                state.clone()
            yield Done(1000, 1000)

    return work


def simulations(start: Start, batch: int = 100) -> Work:
    """Iterations of the tree search from the first decision, a new tree every 1000 as a bot would grow it."""

    def work() -> Iterator[Done]:
        for seed in count():
            tree = Tree(first_decision(start), 0, Rng(seed), 1.0)
            for _ in range(0, 1000, batch):
                tree.grow(batch)
                yield Done(batch, batch)

    return work


def first_decision(start: Start) -> State:
    state = start()
    settle(state, Rng(1))
    return state


def middle(start: Start) -> State:
    """A position some way into a random game."""
    state, rng = start(), Rng(1)
    for _ in range(30):
        if state.actor != OVER:
            state.play(state.sample(rng))
    return state


def start_of(slug: str, seats: int | None = None, **options: str) -> Start:
    """Each game starts from a copy of one first position."""
    return game(slug).new(seats, **options).clone


def own(name: str, start: Start) -> list[Runner]:
    """The four measures of one game."""
    works = (driven, inside, clones, simulations)
    return [Runner(f"{name}: {measure}", work(start)) for measure, work in zip(MEASURES, works, strict=True)]
