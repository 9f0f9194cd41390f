"""What the server decides: chance, by the system's own randomness, and steps that leave no choice."""

import secrets
from collections.abc import Iterator

from tavola.kernel import fair
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, State
from tavola.server.entries import Entry
from tavola.server.line import Line

SYSTEM = secrets.SystemRandom()
SEED = 12  # bytes: all that an Rng takes
POOL = 256  # seeds asked of the system at once: a call for each die would cost more than the move
LONGEST = 100_000  # steps in a row without a decision: a game that never asks anyone is a bug


class Entropy:
    """The system's randomness, a seed at a time."""

    def __init__(self) -> None:
        self.pool, self.at = b"", 0

    def seed(self) -> int:
        if self.at >= len(self.pool):
            self.pool, self.at = secrets.token_bytes(POOL * SEED), 0
        self.at += SEED
        return int.from_bytes(self.pool[self.at - SEED : self.at], "big")


ENTROPY = Entropy()


def fresh_rng() -> Rng:
    """Random numbers nobody can foretell."""
    return Rng(ENTROPY.seed())


def draw(line: Line) -> int:
    """An outcome, each as likely as its weight, as it was sealed; where nothing was, from a fresh seed."""
    return fair.outcome(line.state, line.sealing.seed() if line.sealing.sealed else ENTROPY.seed())


def run_on(line: Line, at: float, resting: set[int]) -> Iterator[Entry]:
    """Carry out what needs nobody: chance, only answers that the table may give, and what a seat has left to it."""
    for _ in range(LONGEST):
        entry = _next(line, at, resting)
        if entry is None:
            return
        line.add(entry)
        yield entry
    raise AssertionError(f"{line.game.slug} asked nobody for {LONGEST} steps")


def _next(line: Line, at: float, resting: set[int]) -> Entry | None:
    state = line.state
    if state.actor == CHANCE:
        return line.act("chance", None, draw(line), at)
    if left_to_it(line.game, state, resting):
        return line.act("auto", int(state.actor), line.game.rested(state, fresh_rng()), at)
    if state.actor < 0 or not line.game.automatic(state):
        return None
    actions = state.legal()
    return line.act("auto", int(state.actor), int(actions[0]), at) if len(actions) == 1 else None


def left_to_it(game: Game, state: State, resting: set[int]) -> bool:
    """Has the seat that is asked left this to the table? Asked anything else, it decides for itself again."""
    seat = int(state.actor)
    if seat not in resting or game.rests(state):
        return seat in resting
    if not game.rest_lasts(state):
        resting.discard(seat)
    return False


def default(line: Line) -> int:
    """The lawful default when time runs out."""
    return line.game.default(line.state, fresh_rng())
