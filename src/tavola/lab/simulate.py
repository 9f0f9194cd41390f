"""Games between bots: who wins how often, how long it takes, how it ends."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

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
Seen = Callable[[State, int], None]  # a position and what is played in it
Order = TypeVar("Order")
Done = TypeVar("Done")
LIMIT = 20_000  # decisions of a game; beyond all that end by themselves
NOT_OVER = "not over"


class Match(msgspec.Struct, frozen=True):
    """One game to play: bots by seat, and the number its chances follow from."""

    slug: str
    specs: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    limit: int = LIMIT


class Played(msgspec.Struct, frozen=True):
    """One game as it went, to its end or, with nothing for anybody, to the limit of decisions."""

    returns: tuple[float, ...]
    decisions: int
    reason: str

    @property
    def over(self) -> bool:
        return self.reason != NOT_OVER


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
    not_over: int  # games that reached the limit; they count in no share
    limit: int
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
    limit: int = LIMIT,
    run: "Run | None" = None,
) -> Report:
    """Play `games` games, the bots changing seats from one to the next; the same seed gives the same games.

    A table as printed may never end: a game is given up after `limit` decisions and counted as not over.
    `run` plays the matches in their order; that of a `Book` also writes them down.
    """
    rules = game_named(game) if isinstance(game, str) else game
    bots = entrants(rules, specs, seats)
    check(games=games, workers=workers, decisions=limit)
    state = rules.new(len(bots), **dict(options or {}))
    matches = [match(rules, bots, number, seed, dict(options or {}), limit) for number in range(games)]
    played = []
    for one in (run or play_all)(matches, workers):
        played.append(one)
        if progress is not None:
            progress(len(played), games)
    return report(rules, rules.options_of(state), bots, seed, played, limit)


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


def check(**numbers: int) -> None:
    for name, number in numbers.items():
        if number < 1:
            raise BadOption(f"the number of {name} must be at least 1, not {number}")


def match(
    game: Game, bots: Sequence[str], number: int, seed: int, options: dict[str, Any], limit: int = LIMIT
) -> Match:
    """The game of this number: seat s is held by entrant s + number, round and round."""
    seated = tuple(bots[(seat + number) % len(bots)] for seat in range(len(bots)))
    return Match(game.slug, seated, options, seed * 1_000_003 + number, limit)


Run = Callable[[Sequence[Match], int], Iterator[Played]]


def play_all(matches: Sequence[Match], workers: int) -> Iterator[Played]:
    return spread(play, matches, workers)


def spread(work: Callable[[Order], Done], orders: Sequence[Order], workers: int) -> Iterator[Done]:
    """The work done for each, here or in processes of their own; the order stays."""
    if workers == 1:
        yield from map(work, orders)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield from pool.map(work, orders, chunksize=max(1, min(8, len(orders) // (workers * 4))))
    finally:
        pool.shutdown(cancel_futures=True)  # whoever interrupts does not wait for games not yet begun


def play(match: Match) -> Played:
    """One game from first position to last, or as far as its limit allows."""
    return played(*play_through(match))


def play_through(match: Match, seen: Seen | None = None) -> tuple[State, int]:
    """The position a game comes to, and how often its seats decided."""
    state = game_named(match.slug).new(len(match.specs), **match.options)
    bots = [bot(spec, match.seed * 64 + seat + 1) for seat, spec in enumerate(match.specs)]
    return state, play_out(state, bots, Rng(match.seed * 64), match.limit, seen)


def played(state: State, decisions: int) -> Played:
    outcome = game_named(state.slug()).outcome(state)
    if outcome is None:
        return Played((0.0,) * state.seats, decisions, NOT_OVER)
    return Played(tuple(state.returns()), decisions, outcome.reason)


def play_out(state: State, bots: Sequence[Bot], rng: Rng, limit: int = LIMIT, seen: Seen | None = None) -> int:
    """Play the state to its end, or until seats have decided `limit` times; how often they did."""
    decisions = 0
    while state.actor != OVER and decisions < limit:
        decides = state.actor != CHANCE
        action = bots[state.actor].decide(state, state.actor) if decides else state.sample(rng)
        if seen is not None:
            seen(state, action)
        state.play(action)
        decisions += decides
    return decisions


def report(
    game: Game,
    options: dict[str, Any],
    bots: Sequence[str],
    seed: int,
    played: Sequence[Played],
    limit: int = LIMIT,
) -> Report:
    """Sum up; entrant e sat in game n on seat e - n. Shares are those of games that are over."""
    seats, lengths = len(bots), sorted(one.decisions for one in played)
    over = sum(one.over for one in played)
    won = [sum(one.returns[(e - n) % seats] for n, one in enumerate(played)) for e in range(seats)]
    return Report(
        game=game.slug,
        rules=game.version,
        options=options,
        seats=seats,
        games=len(played),
        not_over=len(played) - over,
        limit=limit,
        seed=seed,
        entrants=tuple(Entrant(spec, wilson(won[e], over)) for e, spec in enumerate(bots)),
        by_seat=tuple(wilson(sum(one.returns[seat] for one in played), over) for seat in range(seats)),
        decisions=Lengths(quantile(lengths, 0.5), quantile(lengths, 0.1), quantile(lengths, 0.9)),
        reasons=dict(Counter(one.reason for one in played).most_common()),
    )
