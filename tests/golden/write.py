"""Writes a golden record of every table of a game, played at random; records that exist are left alone."""

import sys
from pathlib import Path

import tavola
from tavola.testing import Table, spread, tables

PLIES = 700


def write(game: tavola.Game, table: Table, seed: int, path: Path) -> None:
    record, rng = tavola.Record.start(game, table.seats, **table.options), tavola.Rng(seed)
    while record.state.actor != tavola.OVER and len(record.actions) < PLIES:
        record.play(record.state.sample(rng))
    path.parent.mkdir(parents=True, exist_ok=True)
    record.save(path)
    print(f"{path.name}: {len(record.actions)} actions")


def main(slugs: list[str]) -> None:
    for game in map(tavola.game, slugs):
        for seed, table in enumerate(spread(tables(game))):
            path = Path(__file__).parent / game.slug / f"{table}.json"
            if not path.exists():
                write(game, table, seed, path)


if __name__ == "__main__":
    main(sys.argv[1:])
