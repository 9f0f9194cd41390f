"""Bots by name at the seats that are not the learner's."""

from collections.abc import Sequence

from tavola.bots.levels import bot
from tavola.envs.refusals import NoSuchOption, hosted
from tavola.envs.rows import Opponent
from tavola.kernel.rng import Rng
from tavola.kernel.state import State

RANDOM = "random"


class Named(Opponent):
    """A bot of `tavola.bots`, with random numbers of its own."""

    def __init__(self, spec: str, seed: int) -> None:
        self.bot = bot(spec, seed)

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        return self.bot.decide(state, seat)


def specs(bots: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """A spec for every seat: one for all, or one each; that of the learner's own seat is not used."""
    given = (bots,) * seats if isinstance(bots, str) else tuple(bots) if isinstance(bots, list | tuple) else ()
    if len(given) != seats or not all(isinstance(spec, str) for spec in given):
        raise NoSuchOption(f"bots must be one by name for all seats, or a list of {seats}, one a seat, not {bots!r}")
    with hosted():
        for spec in given:
            bot(spec)
    return given


def opponents(specs: Sequence[str], seed: int) -> list[Opponent]:
    """The bots of one game; random ones play inside compiled code, by the game's own chance."""
    return [Opponent() if spec == RANDOM else Named(spec, seed + seat + 1) for seat, spec in enumerate(specs)]
