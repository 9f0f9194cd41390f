"""What the server decides: chance, by the system's own randomness, and steps that leave no choice."""

import secrets
from collections.abc import Iterator

from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, State
from tavola.server.entries import Entry
from tavola.server.line import Line

SYSTEM = secrets.SystemRandom()
LONGEST = 100_000  # steps in a row without a decision: a game that never asks anyone is a bug


def fresh_rng() -> Rng:
    """Random numbers nobody can foretell."""
    return Rng(secrets.randbits(96))


def draw(state: State) -> int:
    """An outcome, each as likely as its weight."""
    outcomes, weights = zip(*state.chances(), strict=True)
    left = SYSTEM.randrange(sum(weights))
    for outcome, weight in zip(outcomes, weights, strict=True):
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
    """The lawful default when time runs out: to pass where that is a choice, else the first of the game's own order."""
    choices = line.game.typed_scene(line.state, int(line.state.actor)).choices
    passes = [choice.act for choice in choices if choice.tone == "pass"]
    return int(passes[0] if passes else line.state.legal()[0])
