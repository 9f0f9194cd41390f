"""How strong the bots are, as rows of docs/strength.md; undisturbed, and one process, since thinking takes its time.

python benchmarks/strength.py levels [--only club,greedy]    the levels in Adventurer's Guard: some three hours
python benchmarks/strength.py minds [--only dracomundis]     each mind against the estimate, 20 ms a decision
"""

import argparse
import sys
from collections.abc import Iterator
from typing import NamedTuple

import tavola
from tavola.bots.judge import Mind
from tavola.bots.minds import shipped
from tavola.lab.simulate import simulate

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


def progress(done: int, games: int) -> None:
    print(f"\r{done} of {games} games", end="" if done < games else "\n", file=sys.stderr, flush=True)


def row(pair: Pair, seed: int) -> str:
    wins = simulate(pair.slug, [pair.one, pair.other], pair.games, seed, progress=progress).entrants[0].wins
    share = f"{wins.share:.1%} | {wins.low:.0%} to {wins.high:.0%}"
    return f"| {pair.slug} | `{pair.one}` | `{pair.other}` | {pair.games} | {share} |"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("what", choices=("levels", "minds"))
    words.add_argument("--only", help="one pair of levels, such as club,greedy, or one game")
    words.add_argument("--games", type=int, help="so many of each pair instead")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    print("| | | against | games | won | 95 % |\n| --- | --- | --- | ---: | ---: | ---: |")
    for pair in {"levels": levels, "minds": minds}[given.what](given.only):
        print(row(pair._replace(games=given.games or pair.games), given.seed), flush=True)


if __name__ == "__main__":
    main()
