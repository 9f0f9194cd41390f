"""Our environments beside PettingZoo's connect four and chess and OpenSpiel's Breakthrough, interleaved on one core.

python benchmarks/envs.py [--rounds 7] [--seconds 0.5] [--write docs/environments-speed.md]
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
from open_spiel.python import rl_environment
from pettingzoo.classic import chess_v6, connect_four_v3
from rates import big, machine, pin, progress, ratio

import tavola
from tavola.envs import pettingzoo
from tavola.envs.gymnasium import Seat
from tavola.envs.vector import Vector
from tavola.lab.bench import Done, Rate, Runner, Work, rounds, spread

CONNECT_FOUR, CHESS = "PettingZoo: connect_four_v3", "PettingZoo: chess_v6"
BREAKTHROUGH = "OpenSpiel: rl_environment, Breakthrough"
GUARD = "adventurers-guard"


class Table(msgspec.Struct, frozen=True):
    """A game at a number of seats, and how many of it are stepped at once."""

    name: str
    slug: str
    seats: int
    rows: int
    options: dict[str, str] = {}


class Row(msgspec.Struct, frozen=True):
    """One comparison, and the ratio we want."""

    ours: str
    peer: str
    target: float


TABLES = [
    Table(GUARD, GUARD, 2, 256),
    Table("dracomundis", "dracomundis", 4, 64),
    Table("gadranton", "gadranton", 4, 64),
    Table("abandoned-fortress", "abandoned-fortress", 4, 64),
    Table("el-dorado", "el-dorado", 4, 64, {"mode": "base_ffa"}),
    Table("el-dorado with Thieves", "el-dorado", 4, 64, {"mode": "ffa_thieves"}),
]
KNOWN = [table for table in TABLES if tavola.game(table.slug).observed is not None]
ROWS = [
    Row(f"{GUARD}: vector", CONNECT_FOUR, 50),
    Row(f"{GUARD}: vector", BREAKTHROUGH, 5),
    *(Row(f"{table.name}: vector", CHESS, 5) for table in KNOWN if table.slug != GUARD),
]


def vector(table: Table) -> Work:
    """Random self-play, all rows in one call, observations and masks in arrays that stay where they are."""

    envs = Vector(table.slug, table.rows, seats=table.seats, copy=False, **table.options)

    def work() -> Iterator[Done]:
        envs.reset()
        fresh = table.rows
        while True:
            _, _, over, _, _ = envs.step(envs.random_actions())
            yield Done(fresh, fresh)
            fresh = table.rows - int(over.sum())  # a game that is over begins anew in the next step: no decision

    return work


def alone(table: Table) -> Work:
    """Our Gymnasium environment against random bots."""

    unit, env = Random(1).random, Seat(table.slug, seats=table.seats, **table.options)

    def work() -> Iterator[Done]:
        while True:
            (seen, _), over, steps = env.reset(), False, 0
            while not over:
                seen, _, over, _, _ = env.step(chosen(seen["action_mask"], unit()))
                steps += 1
            yield Done(steps, steps)

    return work


def agents(make: Any) -> Work:
    """An environment of PettingZoo through its own loop."""

    unit, env = Random(1).random, make()

    def work() -> Iterator[Done]:
        while True:
            env.reset()
            steps = 0
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                env.step(None if over or cut else chosen(seen["action_mask"], unit()))
                steps += not (over or cut)
            yield Done(steps, steps)

    return work


def chosen(mask: Any, unit: float) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(unit * len(legal))])


def breakthrough() -> Iterator[Done]:
    """OpenSpiel's C++ game through its environment in Python."""
    unit, env = Random(1).random, rl_environment.Environment("breakthrough")
    while True:
        time, steps = env.reset(), 0
        while not time.last():
            legal = time.observations["legal_actions"][time.observations["current_player"]]
            time = env.step([legal[int(unit() * len(legal))]])
            steps += 1
        yield Done(steps, steps)


def wanted() -> list[Runner]:
    runners = [Runner(f"{table.name}: vector", vector(table)) for table in KNOWN]
    guard = TABLES[0]
    return [
        *runners,
        Runner(f"{GUARD}: Gymnasium", alone(guard)),
        Runner(f"{GUARD}: PettingZoo", agents(lambda: pettingzoo.env(GUARD))),
        Runner(CONNECT_FOUR, agents(connect_four_v3.env)),
        Runner(CHESS, agents(chess_v6.env)),
        Runner(BREAKTHROUGH, breakthrough),
    ]


def ratio_table(found: dict[str, list[Rate]]) -> Iterator[str]:
    yield "| ours | peer | times as fast | lowest to highest | wanted |"
    yield "| --- | --- | ---: | ---: | ---: |"
    for row in ROWS:
        times = ratio(found[row.ours], found[row.peer])
        spread_of = f"{times.low:.0f} to {times.high:.0f}"
        yield f"| {row.ours} | {row.peer} | {times.median:.0f} | {spread_of} | {row.target:g} |"


def own_table(found: dict[str, list[Rate]]) -> Iterator[str]:
    yield "| what | steps a second | lowest to highest |"
    yield "| --- | ---: | ---: |"
    for name, rates in found.items():
        one = spread([rate.decisions for rate in rates])
        yield f"| {name} | {big(one.median)} | {big(one.low)} to {big(one.high)} |"


def page(found: dict[str, list[Rate]], where: str, times: int, seconds: float) -> str:
    lines = [
        "# Speed of environments",
        "",
        f"Measured by `benchmarks/envs.py`: {times} rounds of {seconds:g} seconds each, all interleaved in one run,",
        f"{where}, {machine()}.",
        "Medians over the rounds; a ratio is taken round by round. A step is one decision by a random policy, with the",
        "observation and the mask of legal actions after it, chance and new games included. Vectors step 256 games of",
        "Adventurer's Guard or 64 of another in one call (`copy=False`), each row a game of self-play; their random",
        "actions are drawn by `random_actions()`, those of all others in Python from mask or list. Four seats but in",
        "Adventurer's Guard, which has two.",
        "",
        "## Beside peers",
        "",
        *ratio_table(found),
        "",
        "## All numbers",
        "",
        *own_table(found),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=7)
    words.add_argument("--seconds", type=float, default=0.5)
    words.add_argument("--write", type=Path)
    given = words.parse_args()
    where = pin()
    text = page(rounds(wanted(), given.rounds, given.seconds, progress), where, given.rounds, given.seconds)
    print(text)
    if given.write:
        given.write.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
