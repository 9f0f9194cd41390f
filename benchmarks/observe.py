"""What observations and masks cost, beside a ply of random play, for every game, on one core.

python benchmarks/observe.py [--rounds 7] [--positions 200]

An observation may cost two plies of random play, or 2 µs where that is more.
"""

import argparse
from collections.abc import Callable
from time import perf_counter

import msgspec
from engine import TABLES, Table
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola.kernel.packing import packed_observations
from tavola.kernel.playout import run

MOST = 2.0  # µs that an observation may cost in any case
PLIES = 400  # of a game


class Cost(msgspec.Struct, frozen=True):
    """Microseconds of one of each, the best of some rounds."""

    ply: float
    observe: float
    mask: float

    @property
    def allowed(self) -> float:
        return max(MOST, 2 * self.ply)


def positions(game: tavola.Game, table: Table, count: int) -> list[tavola.State]:
    """Positions of random games at which a seat decides."""
    found, rng = list[tavola.State](), tavola.Rng(1)
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
    start = perf_counter()
    for twin in twins:
        played += run(twin, rng, PLIES)
    return (perf_counter() - start) / played


def masks(states: list[tavola.State]) -> None:
    """One after the other, none kept: El Dorado's have 600 kB."""
    for state in states:
        state.mask()


def each(work: Callable[[], object], count: int) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) / count


def cost(game: tavola.Game, table: Table, rounds: int, count: int) -> Cost:
    """Taken in turn, so that whatever else the machine does strikes all alike."""
    states = positions(game, table, count)
    seats = vec[i64]([state.actor for state in states])
    taken = [
        (
            plies(states),
            each(lambda: packed_observations(states, seats), count),
            each(lambda: masks(states), count),
        )
        for _ in range(rounds)
    ]
    return Cost(*(min(column) * 1e6 for column in zip(*taken, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--positions", type=int, default=200)
    asked = parser.parse_args()
    print("| game | numbers | codes | a ply, µs | observation, µs | allowed, µs | mask, µs |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for table in TABLES:
        game = tavola.game(table.slug)
        if game.observed is not None:
            size = game.observation(table.seats, **table.options).size
            spent = cost(game, table, asked.rounds, asked.positions)
            print(
                f"| {table.name} | {size} | {game.actions.size} | {spent.ply:.2f} "
                f"| {spent.observe:.2f} | {spent.allowed:.2f} | {spent.mask:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
