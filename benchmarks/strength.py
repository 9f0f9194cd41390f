"""The levels against each other in Adventurer's Guard, as rows of docs/strength.md: some three hours, undisturbed.

python benchmarks/strength.py [--only club,greedy] [--seed 1]
"""

import argparse
import sys

from tavola.lab.simulate import simulate

GAMES = {
    ("greedy", "random"): 200,
    ("novice", "random"): 200,
    ("greedy", "novice"): 200,
    ("club", "random"): 200,
    ("club", "novice"): 100,
    ("club", "greedy"): 200,
    ("expert", "random"): 20,
    ("expert", "novice"): 20,
    ("expert", "greedy"): 50,
    ("expert", "club"): 50,
}


def progress(done: int, games: int) -> None:
    print(f"\r{done} of {games} games", end="" if done < games else "\n", file=sys.stderr, flush=True)


def row(one: str, other: str, games: int, seed: int) -> str:
    wins = simulate("adventurers-guard", [one, other], games, seed, progress=progress).entrants[0].wins
    return f"| `{one}` | `{other}` | {games} | {wins.share:.1%} | {wins.low:.0%} to {wins.high:.0%} |"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--only", help="one pair, such as club,greedy")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    pairs = {tuple(given.only.split(",")): 0} if given.only else GAMES
    print("| | against | games | won | 95 % |\n| --- | --- | ---: | ---: | ---: |")
    for one, other in pairs:
        print(row(one, other, GAMES.get((one, other), 100), given.seed), flush=True)


if __name__ == "__main__":
    main()
