"""Prints what both builds must agree on: random play of every table with all that hot code answers, and the bots'."""

import hashlib

import install  # noqa: F401  (its folder is where third parties are installed)
import tavola
from tavola.bots.levels import bot
from tavola.kernel import state
from tavola.kernel.packing import packed_observation
from tavola.testing import spread, tables
from tavola.testing.writing import in_bytes

PLIES = 400
BOTS = {"greedy": 40, "search:iterations=40": 12}  # plies each
ASKED = 5  # actions whose clause is asked for at each ply
FULL = 25  # plies from one whole position to the next: writing it down is slow


def random_record(game: tavola.Game, seats: int, options: dict, seed: int) -> str:
    record, rng = tavola.Record.start(game, seats, **options), tavola.Rng(seed)
    answers, record.state.listener = hashlib.sha256(), tavola.Chronicle()
    while record.state.actor != tavola.OVER and len(record.actions) < PLIES:
        answers.update(repr(answered(record, seed)).encode())
        record.play(record.state.sample(rng))
    answers.update(in_bytes(game, record.state).encode())
    return f"{record.text()}{answers.hexdigest()}"


def answered(record: tavola.Record, seed: int) -> tuple[object, ...]:
    """What hot code says of a position: who decides, what is legal, what breaks which clause, what happened."""
    now, rng = record.state, tavola.Rng(seed * PLIES + len(record.actions))
    asked = [rng.below(record.game.actions.size) for _ in range(ASKED)]
    told = [(raw.kind, raw.clause, raw.seat, raw.audience, raw.args) for raw in now.listener.take()]
    whole = (in_bytes(record.game, now), observed(record)) if len(record.actions) % FULL == 0 else ""
    return int(now.actor), list(now.legal()), [int(now.breaks(action)) for action in asked], told, whole


def observed(record: tavola.Record) -> tuple[object, ...]:
    """What each seat observes, and what is legal, as bytes."""
    if record.game.observed is None:
        return ()
    return *(packed_observation(record.state, seat) for seat in range(record.state.seats)), record.state.mask()


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
