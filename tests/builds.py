"""Prints records for comparison between builds: random play of every table, and of the bots."""

import install  # noqa: F401  (its folder is where third parties are installed)
import tavola
from tavola.bots.levels import bot
from tavola.kernel import state
from tavola.testing import spread, tables

PLIES = 400
BOTS = {"greedy": 40, "search:iterations=40": 12}  # plies each


def random_record(game: tavola.Game, seats: int, options: dict, seed: int) -> str:
    record, rng = tavola.Record.start(game, seats, **options), tavola.Rng(seed)
    while record.state.actor != tavola.OVER and len(record.actions) < PLIES:
        record.play(record.state.sample(rng))
    return record.text()


def bots_record(game: tavola.Game, spec: str, plies: int) -> str:
    record, rng = tavola.Record.start(game), tavola.Rng(1)
    bots = [bot(spec, seed) for seed in range(record.state.seats)]
    while record.state.actor != tavola.OVER and len(record.actions) < plies:
        seat = record.state.actor
        record.play(record.state.sample(rng) if seat == tavola.CHANCE else bots[seat].decide(record.state, seat))
    return record.text()


def main() -> None:
    print("interpreted" if state.__file__.endswith(".py") else "compiled")
    for game in map(tavola.game, tavola.games()):
        for seed, table in enumerate(spread(tables(game))):
            print(random_record(game, table.seats, table.options, seed))
        for spec, plies in BOTS.items():
            print(bots_record(game, spec, plies))


if __name__ == "__main__":
    main()
