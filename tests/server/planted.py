"""`planted.py KIND SLUG`: plants a leak in the server and looks whether the swap of worlds finds it.

Run with the sources interpreted: what is compiled cannot be changed from outside. Prints what differed; exit code 3 if
nothing did.
"""

import json
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec

import tavola
from server.worlds import difference, place
from tavola.server import deeds, logbook, opening, sights
from tavola.server.audience import Audience
from tavola.server.line import Line
from tavola.server.routes import replay

SEEDS = 20


def trace(line: Line) -> int:
    """A number that tells of everything in a position."""
    return zlib.crc32(json.dumps(line.game.dump(line.state)).encode())


def view() -> None:
    honest = Audience.view

    def leaky(self: Audience, *args: Any) -> Any:
        return msgspec.structs.replace(honest(self, *args), draw=trace(self.table.line))

    Audience.view = leaky  # type: ignore[method-assign]


def why() -> None:
    honest = deeds.why

    def leaky(live: Any, client: Any, asked: Any) -> Any:
        return msgspec.structs.replace(honest(live, client, asked), act=trace(live.table.line))

    deeds.why = leaky


def undo() -> None:
    def leaky(self: Any, *_: object) -> Any:
        return msgspec.Raw(b'{"to":null,"code":"%d"}' % trace(self.table.line))

    sights.Sights.taking_back = leaky  # type: ignore[method-assign]


def replayed() -> None:
    replay.may_see = lambda table, me, eyes: None


def log() -> None:
    honest = logbook.worded

    def leaky(table: Any, *args: Any) -> Any:
        return [msgspec.structs.replace(line, note=str(trace(table.line))) for line in honest(table, *args)]

    logbook.worded = leaky


def record() -> None:
    opening.must_be_open = lambda table: None


KINDS: dict[str, Callable[[], None]] = {
    "view": view,
    "why": why,
    "undo": undo,
    "replay": replayed,
    "log": log,
    "record": record,
}


def main(kind: str, slug: str) -> int:
    KINDS[kind]()
    for seed in range(1, SEEDS):
        at = place(tavola.game(slug), seed)
        found = difference(at, seed) if at else None
        if found:
            print(f"{found[0]}\n{found[1][:200]}\n{found[2][:200]}")
            return 0
    return 3


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
