"""What the server decides: chance, by the system's own randomness, and steps that leave no choice."""

import secrets
from collections.abc import Iterator

from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, State
from tavola.server.entries import Entry
from tavola.server.line import Line

SYSTEM = secrets.SystemRandom()
WORD = 8  # bytes drawn at a time
POOL = 4096  # bytes asked of the system at once: a call for each die would cost more than the move
LONGEST = 100_000  # steps in a row without a decision: a game that never asks anyone is a bug


def fresh_rng() -> Rng:
    """Random numbers nobody can foretell."""
    return Rng(secrets.randbits(96))


class Entropy:
    """Whole numbers from the system's randomness, each equally likely."""

    def __init__(self) -> None:
        self.pool, self.at = b"", 0

    def below(self, n: int) -> int:
        """0 to n - 1; words that would favour the small ones are thrown away."""
        span = 1 << (8 * WORD)
        while (word := self._word()) >= span - span % n:
            pass
        return word % n

    def _word(self) -> int:
        if self.at >= len(self.pool):
            self.pool, self.at = secrets.token_bytes(POOL), 0
        self.at += WORD
        return int.from_bytes(self.pool[self.at - WORD : self.at], "big")


ENTROPY = Entropy()


def draw(state: State) -> int:
    """An outcome, each as likely as its weight."""
    outcomes = state.chances()
    left = ENTROPY.below(sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return int(outcome)
    raise AssertionError("weights are positive")


def run_on(line: Line, at: float) -> Iterator[Entry]:
    """Carry out what needs nobody: chance outcomes, and lone choices the game marks `auto`."""
    for _ in range(LONGEST):
        entry = _next(line, at)
        if entry is None:
            return
        line.add(entry)
        yield entry
    raise AssertionError(f"{line.game.slug} asked nobody for {LONGEST} steps")


def _next(line: Line, at: float) -> Entry | None:
    state = line.state
    if state.actor == CHANCE:
        return line.act("chance", None, draw(state), at)
    if state.actor < 0:
        return None
    actions = state.legal()
    if len(actions) == 1 and _automatic(line):
        return line.act("auto", int(state.actor), int(actions[0]), at)
    return None


def _automatic(line: Line) -> bool:
    choices = line.game.typed_scene(line.state, int(line.state.actor)).choices
    return len(choices) == 1 and choices[0].auto


def default(line: Line) -> int:
    """The lawful default when time runs out: the game's own, else to pass where that is a choice, else its first."""
    if line.game.default is not None:
        return int(line.game.default(line.state, fresh_rng()))
    choices = line.game.typed_scene(line.state, int(line.state.actor)).choices
    passes = [choice.act for choice in choices if choice.tone == "pass"]
    return int(passes[0] if passes else line.state.legal()[0])
