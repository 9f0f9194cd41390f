"""Bots play a whole game for the net: `tests/net/play.py SLUG SEED BOT ... [option=value ...]`, a bot for each seat.

The games that are there were found among some hundreds as those that show most: every mode and seat count, every way
to end, every event, question and kind of action that any of them had. They stay; bots may think otherwise one day.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import tavola
from net import net
from tavola.bots.levels import bot
from tavola.cli.refusal import read_options


def played(game: tavola.Game, seed: int, specs: list[str], given: list[str]) -> tavola.Record:
    """The game to its end; its seats are named after who sat there."""
    record = tavola.Record.start(game, len(specs), specs, **read_options(game, given))
    rng, bots = tavola.Rng(seed), [bot(spec, seed * 64 + seat + 1) for seat, spec in enumerate(specs)]
    while record.state.actor != tavola.OVER:
        actor = record.state.actor
        record.play(record.state.sample(rng) if actor == tavola.CHANCE else bots[actor].decide(record.state, actor))
    return record


def main(slug: str, seed: int, words: list[str]) -> None:
    game = tavola.game(slug)
    named = {option.name for option in game.options}
    given = [word for word in words if word.partition("=")[0] in named]
    record = played(game, seed, [word for word in words if word not in given], given)
    path = net.HERE / slug / f"whole-{len(record.names)}-{seed}.json"
    record.save(path)
    print(f"{path}: {len(record.actions)} actions; write its digests with tests/net/write.py {slug}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
