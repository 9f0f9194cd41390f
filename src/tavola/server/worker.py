"""A bot's process: reads a position a line, thinks, writes an action a line. It ends when its input ends."""

import os
import sys
from typing import Any

import msgspec

from tavola.bots.advice import Advice, advise
from tavola.bots.levels import bot
from tavola.bots.scales import Budget
from tavola.kernel import registry
from tavola.kernel.record import Record
from tavola.kernel.rng import Rng
from tavola.lab.judging.glance import Glance, glance
from tavola.lab.judging.order import Order, Ply
from tavola.lab.judging.weigh import judged

READY = b"ready\n"  # said once everything is loaded
PATIENCE = 10  # how much it yields to those who serve people


class Question(msgspec.Struct, tag=True):
    """A position in writing, and who decides how."""

    game: str
    position: dict[str, Any]
    seat: int
    level: str
    seed: int


class Hint(msgspec.Struct, tag=True):
    """A position, and the seat that wants to know what to do."""

    game: str
    position: dict[str, Any]
    seat: int
    level: str
    budget: Budget


class Judge(msgspec.Struct, tag=True):
    """A ply of a game that is over."""

    order: Order


class Glimpse(msgspec.Struct, tag=True):
    """A game that is over, for a quick look at how its chances went."""

    record: str
    level: str
    ms: int
    seats: list[int]


Asked = Question | Hint | Judge | Glimpse


class Answer(msgspec.Struct):
    action: int = -1
    wrong: str = ""
    advice: Advice | None = None
    ply: Ply | None = None
    glance: Glance | None = None


def answer(asked: Asked) -> Answer:
    if isinstance(asked, Glimpse):
        return Answer(glance=glance(Record.from_text(asked.record), asked.level, asked.ms, asked.seats))
    if isinstance(asked, Judge):
        return Answer(ply=judged(asked.order))
    if isinstance(asked, Hint):
        return Answer(advice=hinted(asked))
    return Answer(decided(asked))


def decided(asked: Question) -> int:
    """The bot's decision; it is given only a position its seat cannot tell from the real one."""
    game = registry.game(asked.game)
    rng = Rng(asked.seed)
    seen = game.load(asked.position).imagine(asked.seat, rng)
    return int(bot(asked.level, asked.seed >> 8).decide(seen, asked.seat))


def hinted(asked: Hint) -> Advice:
    return advise(registry.game(asked.game).load(asked.position), asked.seat, asked.budget, asked.level)


def main() -> None:
    os.nice(PATIENCE)
    decode, encode = msgspec.json.Decoder(Asked).decode, msgspec.json.encode
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        try:
            reply = answer(decode(line))
        except Exception as wrong:  # whatever a bot does wrong is told, and the next question is heard
            reply = Answer(wrong=f"{type(wrong).__name__}: {wrong}")
        sys.stdout.buffer.write(encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
