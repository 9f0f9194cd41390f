"""How strong the bots are, as rows of docs/strength.md; one process, its time to think that of the processor.

python benchmarks/strength.py levels [--only club,greedy]    the levels in Adventurer's Guard: some three hours
python benchmarks/strength.py minds [--only dracomundis]     each mind against the estimate, 20 ms a decision
python benchmarks/strength.py against PATH [--only ...] [--seats 3]    one new bot among those of an older version:
                                                             PATH is a checkout of it, installed in its .venv
With --sure a match is over as soon as it is clear who is better: a sequential test, wrong once in twenty times.
With --into FILE every game is written down there, and the same command goes on where it was stopped, after --minutes or
by hand: a long match in as many parts as you like.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import against
from clocks import by_processor
from games_played import Played

import tavola
from tavola.bots.judge import Mind
from tavola.bots.levels import bot
from tavola.bots.minds import shipped
from tavola.lab.exam import SURE, evidence
from tavola.lab.intervals import Share, wilson
from tavola.lab.simulate import play_out

GAMES = {
    ("greedy", "random"): 200,
    ("novice", "random"): 200,
    ("casual", "novice"): 200,
    ("greedy", "novice"): 200,
    ("club", "random"): 200,
    ("club", "novice"): 100,
    ("club", "greedy"): 200,
    ("expert", "random"): 20,
    ("expert", "novice"): 20,
    ("expert", "greedy"): 50,
    ("expert", "club"): 50,
}
MINDS = (("greedy", "greedy:mind=0", 400), ("search:ms=20", "search:ms=20:mind=0", 200))


class Pair(NamedTuple):
    slug: str
    one: str
    other: str
    games: int
    seats: int = 2


def levels(only: str | None) -> Iterator[Pair]:
    pairs = [tuple(only.split(","))] if only else list(GAMES)
    for one, other in pairs:
        yield Pair("adventurers-guard", one, other, GAMES.get((one, other), 100))


def with_a_mind() -> list[str]:
    """Games that ship one for two seats."""
    return [slug for slug in tavola.games() if isinstance(shipped(slug, 2), Mind)]


def minds(only: str | None) -> Iterator[Pair]:
    for slug in [only] if only else with_a_mind():
        for one, other, games in MINDS:
            yield Pair(slug, one, other, games)


def older(only: str | None) -> Iterator[Pair]:
    for slug in [only] if only else tavola.games():
        yield Pair(slug, "search:ms=20", "search:ms=20", 200)


def played(pair: Pair, seed: int, first: int = 0) -> Iterator[float]:
    """What the first of the pair wins of each game, alone among the others."""
    game = tavola.game(pair.slug)
    for number in range(first, pair.games):
        seat, rng = number % pair.seats, tavola.Rng((seed * 1_000_003 + number) * 64)
        specs = [pair.one if each == seat else pair.other for each in range(pair.seats)]
        state = game.new(pair.seats)
        play_out(state, [by_processor(bot(spec, rng.word())) for spec in specs], rng)
        yield state.result(seat) if state.actor == tavola.OVER else 0.0


def won(pair: Pair, results: Iterator[float], sure: bool) -> tuple[Share, int]:
    """The share, and after how many games."""
    total = weight = 0.0
    games = 0
    for games, result in enumerate(results, 1):
        total += result
        weight += evidence(result, 1 / pair.seats)
        print(f"\r{total:g} of {games} games", end="", file=sys.stderr, flush=True)
        if sure and abs(weight) >= SURE:
            break
    print(file=sys.stderr)
    return wilson(total, games), games


def row(pair: Pair, wins: Share, games: int) -> str:
    share = f"{wins.share:.1%} | {wins.low:.0%} to {wins.high:.0%}"
    return f"| {pair.slug} | `{pair.one}` | `{pair.other}` | {games} | {share} |"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("what", choices=("levels", "minds", "against"))
    words.add_argument("path", nargs="?", type=Path, help="of the older version")
    words.add_argument("--only", help="one pair of levels, such as club,greedy, or one game")
    words.add_argument("--games", type=int, help="so many of each pair instead")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--bots", help="others than those of the table, such as search:ms=100")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--into", type=Path, help="a file for the games, to go on from")
    words.add_argument("--minutes", type=float, default=float("inf"), help="of each pair, this time")
    words.add_argument("--sure", action="store_true", help="stop as soon as it is clear who is better")
    given = words.parse_args()
    if (given.what == "against") == (given.path is None):
        words.error("against takes the path of an older version, and nothing else does")
    other = against.Older(against.python_of(given.path)) if given.path else None
    print("| | | against | games | won | 95 % |\n| --- | --- | --- | ---: | ---: | ---: |")
    for pair in {"levels": levels, "minds": minds, "against": older}[given.what](given.only):
        asked = pair._replace(games=given.games or pair.games, seats=given.seats)
        if given.bots:
            asked = asked._replace(one=given.bots, other=given.bots)
        print(row(asked, *won(asked, results(asked, other, given), given.sure)), flush=True)


def results(pair: Pair, other: against.Older | None, given: argparse.Namespace) -> Iterator[float]:
    """Game by game: those of the file first, and then those still to be played."""
    known = Played(given.into, [given.what, str(given.path), *pair._replace(games=0), given.seed])
    counts = (given.seed, len(known.before))
    if other is None:
        fresh = played(pair, *counts)
    else:
        fresh = against.match(other, pair.slug, (pair.one, pair.other), pair.games, pair.seats, *counts)
    return known.going_on(pair.games, fresh, given.minutes)


if __name__ == "__main__":
    main()
