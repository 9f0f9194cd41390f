"""Our engine beside OpenSpiel's C++ Breakthrough and Catanatron, interleaved in one run on one core.

python benchmarks/engine.py [--rounds 15] [--seconds 0.2] [--write docs/speed.md]
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec
from peers import PEERS
from rates import big, machine, pin, progress, ratio

import tavola
from tavola.lab.bench import Rate, Runner, own, rounds, spread, start_of
from tavola.lab.breakthrough import Breakthrough


class Row(msgspec.Struct, frozen=True):
    """One comparison: our work against a peer's, and the ratio we want, if we have set ourselves one."""

    ours: str
    peer: str
    target: float | None = None


class Table(msgspec.Struct, frozen=True):
    """A game at a number of seats, under the name its rows go by."""

    name: str
    slug: str
    seats: int
    options: dict[str, str] = {}


TABLES = [
    Table("adventurers-guard", "adventurers-guard", 2),
    Table("dracomundis", "dracomundis", 4),
    Table("gadranton", "gadranton", 4),
    Table("abandoned-fortress", "abandoned-fortress", 4),
    Table("el-dorado", "el-dorado", 4, {"mode": "base_ffa"}),
    Table("el-dorado with Thieves", "el-dorado", 4, {"mode": "ffa_thieves"}),
    Table("el-dorado alone", "el-dorado", 1, {"mode": "solo"}),
]

ROWS = [
    Row("adventurers-guard: driven from Python", "openspiel: driven", 2),
    Row("adventurers-guard: inside the engine", "openspiel: driven", 5),
    Row("adventurers-guard: clones", "openspiel: clones"),
    Row("breakthrough: driven from Python", "openspiel: driven"),
    Row("breakthrough: inside the engine", "openspiel: driven"),
    Row("breakthrough: clones", "openspiel: clones"),
    Row("breakthrough: search", "openspiel: search", 2),
    Row("adventurers-guard: driven from Python", "catanatron: driven"),
    Row("adventurers-guard: clones", "catanatron: clones"),
    Row("dracomundis: driven from Python", "catanatron: driven", 4),
    Row("gadranton: driven from Python", "catanatron: driven", 3),
    Row("abandoned-fortress: driven from Python", "catanatron: driven", 3),
    Row("el-dorado: driven from Python", "catanatron: driven", 2.5),
    Row("el-dorado with Thieves: driven from Python", "catanatron: driven", 2.5),
    Row("el-dorado alone: driven from Python", "catanatron: driven"),
]


def wanted() -> list[Runner]:
    """Breakthrough, every table that can be set, and the peers."""
    runners = own("breakthrough", Breakthrough)
    for table in TABLES:
        if table.slug in tavola.games():
            runners += own(table.name, start_of(table.slug, table.seats, **table.options))
    return runners + PEERS


def own_table(found: dict[str, list[Rate]]) -> Iterator[str]:
    yield "| what | a second | lowest to highest | with chance |"
    yield "| --- | ---: | ---: | ---: |"
    for name, rates in found.items():
        one, all_actions = spread([rate.decisions for rate in rates]), spread([rate.actions for rate in rates])
        yield f"| {name} | {big(one.median)} | {big(one.low)} to {big(one.high)} | {big(all_actions.median)} |"


def ratio_table(found: dict[str, list[Rate]]) -> Iterator[str]:
    yield "| ours | peer | times as fast | lowest to highest | wanted |"
    yield "| --- | --- | ---: | ---: | ---: |"
    for row in ROWS:
        goal = "" if row.target is None else f"{row.target:g}"
        if row.ours in found:
            times = ratio(found[row.ours], found[row.peer])
            yield f"| {row.ours} | {row.peer} | {times.median:.1f} | {times.low:.1f} to {times.high:.1f} | {goal} |"
        else:
            yield f"| {row.ours} | {row.peer} | the game is not installed | | {goal} |"


def page(found: dict[str, list[Rate]], where: str, times: int, seconds: float) -> str:
    return "\n".join(
        [
            "# Speed",
            "",
            f"Measured by `make bench`: {times} rounds of {seconds:g} seconds each, all interleaved in one run,",
            f"{where}, {machine()}.",
            "Medians over the rounds; a ratio is taken round by round.",
            "A decision is a choice of a player; the last column counts chance events too. Play is random throughout;",
            "a clone is of a position 30 actions into a game. A search simulation is one walk down the tree with its",
            "evaluation: a random game to the end for Breakthrough, on both sides, the game's own estimate for the",
            "others. OpenSpiel's numbers are those of its C++ Breakthrough through its Python API, which offers no",
            "random play inside. Catanatron plays four seats; each of its ticks counts as a decision.",
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
    )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=15)
    words.add_argument("--seconds", type=float, default=0.2)
    words.add_argument("--write", type=Path)
    given = words.parse_args()
    where = pin()
    text = page(rounds(wanted(), given.rounds, given.seconds, progress), where, given.rounds, given.seconds)
    print(text)
    if given.write:
        given.write.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
