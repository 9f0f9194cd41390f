"""Games between bots: who wins how often, how long it takes, how it ends."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from tavola.bots.bot import Bot
from tavola.bots.levels import bot
from tavola.kernel.errors import BadOption, choices
from tavola.kernel.game import Game
from tavola.kernel.registry import game as game_named
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State
from tavola.lab.intervals import Share, quantile, wilson

Progress = Callable[[int, int], None]


class Match(msgspec.Struct, frozen=True):
    """One game to play: bots by seat, and the number its chances follow from."""

    slug: str
    specs: tuple[str, ...]
    options: dict[str, Any]
    seed: int


class Played(msgspec.Struct, frozen=True):
    """One game as it went."""

    returns: tuple[float, ...]
    decisions: int
    reason: str


class Entrant(msgspec.Struct, frozen=True):
    """One of the bots over all its games."""

    bot: str
    wins: Share


class Lengths(msgspec.Struct, frozen=True):
    """Players' decisions in a game."""

    median: float
    low: float  # one game in ten is shorter
    high: float  # one in ten is longer


class Report(msgspec.Struct, frozen=True):
    """What a simulation found; `msgspec.to_builtins` makes it JSON-able."""

    game: str
    rules: str
    options: dict[str, Any]
    seats: int
    games: int
    seed: int
    entrants: tuple[Entrant, ...]
    by_seat: tuple[Share, ...]
    decisions: Lengths
    reasons: dict[str, int]


def simulate(
    game: Game | str,
    specs: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play `games` games, the bots changing seats from one to the next; the same seed gives the same games."""
    rules = game_named(game) if isinstance(game, str) else game
    bots = entrants(rules, specs, seats)
    check(games, workers)
    state = rules.new(len(bots), **dict(options or {}))
    matches = [match(rules, bots, number, seed, dict(options or {})) for number in range(games)]
    played = []
    for one in run(matches, workers):
        played.append(one)
        if progress is not None:
            progress(len(played), games)
    return report(rules, rules.options_of(state), bots, seed, played)


def entrants(game: Game, specs: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """A bot for each seat: as many as there are seats, or one that takes them all."""
    for spec in specs:
        bot(spec)
    count = seats if seats is not None else len(specs) if len(specs) > 1 else game.seats[0]
    if count not in game.seats:
        raise BadOption(f"{game.title} seats {choices(game.seats)}, not {count}")
    if len(specs) not in (1, count):
        raise BadOption(f"{count} seats need one bot for all or {count} bots, not {len(specs)}")
    return tuple(specs) if len(specs) == count else (specs[0],) * count


def check(games: int, workers: int) -> None:
    if games < 1:
        raise BadOption(f"the number of games must be at least 1, not {games}")
    if workers < 1:
        raise BadOption(f"the number of workers must be at least 1, not {workers}")


def match(game: Game, bots: Sequence[str], number: int, seed: int, options: dict[str, Any]) -> Match:
    """The game of this number: seat s is held by entrant s + number, round and round."""
    seated = tuple(bots[(seat + number) % len(bots)] for seat in range(len(bots)))
    return Match(game.slug, seated, options, seed * 1_000_003 + number)


def run(matches: Sequence[Match], workers: int) -> Iterator[Played]:
    """Play them here or in processes of their own; the order stays."""
    if workers == 1:
        yield from map(play, matches)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield from pool.map(play, matches, chunksize=max(1, min(8, len(matches) // (workers * 4))))
    finally:
        pool.shutdown(cancel_futures=True)  # whoever interrupts does not wait for games not yet begun


def play(match: Match) -> Played:
    """One game from first position to last."""
    game = game_named(match.slug)
    state = game.new(len(match.specs), **match.options)
    bots = [bot(spec, match.seed * 64 + seat + 1) for seat, spec in enumerate(match.specs)]
    decisions = play_out(state, bots, Rng(match.seed * 64))
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(tuple(state.returns()), decisions, outcome.reason)


def play_out(state: State, bots: Sequence[Bot], rng: Rng) -> int:
    """Play the state to its end; how often a seat decided."""
    decisions = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
        else:
            state.play(bots[state.actor].decide(state, state.actor))
            decisions += 1
    return decisions


def report(game: Game, options: dict[str, Any], bots: Sequence[str], seed: int, played: Sequence[Played]) -> Report:
    """Sum up; entrant e sat in game n on seat e - n."""
    seats, lengths = len(bots), sorted(one.decisions for one in played)
    won = [sum(one.returns[(e - n) % seats] for n, one in enumerate(played)) for e in range(seats)]
    return Report(
        game=game.slug,
        rules=game.version,
        options=options,
        seats=seats,
        games=len(played),
        seed=seed,
        entrants=tuple(Entrant(spec, wilson(won[e], len(played))) for e, spec in enumerate(bots)),
        by_seat=tuple(wilson(sum(one.returns[seat] for one in played), len(played)) for seat in range(seats)),
        decisions=Lengths(quantile(lengths, 0.5), quantile(lengths, 0.1), quantile(lengths, 0.9)),
        reasons=dict(Counter(one.reason for one in played).most_common()),
    )
