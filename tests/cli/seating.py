"""Games set up at a terminal table, and played as a person would type."""

import os
import sys
from pathlib import Path

import tavola
from tavola import Record
from tavola.bots.levels import bot
from tavola.cli.session import Session
from tavola.cli.table import Table

ROOT = Path(__file__).parents[2]


def surroundings(**more: str) -> dict[str, str]:
    """This process's environment, its import path included."""
    paths = os.pathsep.join(path for path in sys.path if path)
    return os.environ | {"PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"} | more


def table_of(slug: str, humans: list[int], seed: int, seats: int | None = None, **options: object) -> Session:
    record = Record.start(tavola.game(slug), seats, (), **options)
    others = [seat for seat in range(record.state.seats) if seat not in humans]
    return Session(Table(record, humans, {seat: bot("random", seed + seat) for seat in others}, seed))


def script(session: Session) -> list[str]:
    """Play to the end, always the middle one of the legal moves; what a person would have typed."""
    lines = []
    session.run_on()
    while not session.table.over:
        walk = session.walk()
        paths = list(walk.paths)
        lines.append(walk.typed(paths[len(paths) // 2]))
        assert session.answer(lines[-1]), session.notes
        session.run_on()
    return lines
