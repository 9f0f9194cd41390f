"""What observations and masks cost beside a ply of random play: every game and mode at every seat count, on one core.

python benchmarks/observe.py [SLUG ...] [--rounds 7] [--positions 200]

An observation may cost two plies of random play, or 2 µs where that is more. The tables that it is nearest to are last.
"""

import argparse
from collections.abc import Iterator
from statistics import mean
from time import process_time  # of this program alone: what else the machine does is not counted
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola.kernel.packing import packed_observations
from tavola.kernel.playout import run

MOST = 2.0  # µs that an observation may cost in any case
PLIES = 100  # of a game
BURST = 20  # positions
MODES: dict[str, list[dict[str, Any]]] = {  # beside the recommended options
    "abandoned-fortress": [{"teams": True}],
    "el-dorado": [{"mode": mode} for mode in ("base_ffa", "ffa", "ffa_thieves", "teams", "teams_thieves")],
}
HEAD = ("game", "seats", "options", "numbers", "a ply, µs", "observe, µs", "allowed, µs", "as bytes, µs", "mask, µs")


class Table(msgspec.Struct, frozen=True):
    """A game at a number of seats."""

    slug: str
    seats: int
    options: dict[str, Any] = {}


class Cost(msgspec.Struct, frozen=True):
    """Microseconds of one of each, the best of some rounds."""

    ply: float
    observe: float
    packed: float
    mask: float

    @property
    def allowed(self) -> float:
        return max(MOST, 2 * self.ply)


def tables(slugs: list[str]) -> Iterator[Table]:
    """Every game at every seat count, in each of its modes that seat so many."""
    for slug in slugs:
        game = tavola.game(slug)
        for seats in game.seats:
            yield Table(slug, seats)
            yield from (Table(slug, seats, mode) for mode in MODES.get(slug, []) if fits(game, seats, mode))


def fits(game: tavola.Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.begin(seats, options)
    except tavola.BadOption:
        return False
    return True


def positions(table: Table, count: int) -> list[tavola.State]:
    """Positions of random games at which a seat decides."""
    game, found, rng = tavola.game(table.slug), list[tavola.State](), tavola.Rng(1)
    while len(found) < count:
        state = game.begin(table.seats, table.options)
        while state.actor != tavola.OVER and len(found) < count:
            state.play(state.sample(rng))
            if state.actor >= 0 and rng.below(10) == 0:
                found.append(state.clone())
    return found


def plies(states: list[tavola.State]) -> float:
    """Seconds of a ply of random play from these positions on."""
    twins, rng, played = [state.clone() for state in states], tavola.Rng(2), 0
    start = process_time()
    for twin in twins:
        played += run(twin, rng, PLIES)
    return (process_time() - start) / played


def observed(states: list[tavola.State]) -> float:
    asked = [(state, int(state.actor)) for state in states]
    start = process_time()
    for state, seat in asked:
        state.observe(seat)
    return (process_time() - start) / len(states)


def packed(states: list[tavola.State]) -> float:
    seats = vec[i64]([state.actor for state in states])
    start = process_time()
    packed_observations(states, seats)
    return (process_time() - start) / len(states)


def masked(states: list[tavola.State]) -> float:
    """One after the other, none kept: El Dorado's have 600 kB."""
    start = process_time()
    for state in states:
        state.mask()
    return (process_time() - start) / len(states)


def cost(states: list[tavola.State], rounds: int) -> Cost:
    """Of each measure the mean over short bursts, and of each burst the best of some rounds: others use the machine."""
    bursts = [states[at : at + BURST] for at in range(0, len(states), BURST)]
    return Cost(*(1e6 * mean(min(work(burst) for _ in range(rounds)) for burst in bursts) for work in WORK))


WORK = (plies, observed, packed, masked)


def row(table: Table, spent: Cost) -> str:
    size = tavola.game(table.slug).observation(table.seats, **table.options).size
    named = ", ".join(f"{name}={value}" for name, value in table.options.items())
    times = (spent.ply, spent.observe, spent.allowed, spent.packed, spent.mask)
    return "| " + " | ".join([table.slug, str(table.seats), named, f"{size:,}", *(f"{us:.2f}" for us in times)]) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slugs", nargs="*", help="games; all by default")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--positions", type=int, default=200)
    given = parser.parse_args()
    print("| " + " | ".join(HEAD) + " |", "| --- | ---: | --- " + "| ---: " * 6 + "|", sep="\n")
    shares = list[tuple[float, str]]()
    for table in tables(given.slugs or list(tavola.games())):
        spent = cost(positions(table, given.positions), given.rounds)
        shares.append((spent.observe / spent.allowed, row(table, spent)))
        print(shares[-1][1], flush=True)
    print("\nnearest to what is allowed:")
    for share, line in sorted(shares, reverse=True)[:3]:
        print(f"{share:.0%}: {line}")


if __name__ == "__main__":
    main()
