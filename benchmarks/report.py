"""What `server.py` measured, in Markdown: a row for each game, and how many times boardgame.io's speed that is."""

import argparse
import os
import platform
from pathlib import Path

import tavola

Row = dict[str, float]
THEIRS = "boardgame.io, in memory"
NOTES = Path(__file__).parent / "server-notes.md"  # how it came about: the end of the page


def alone(game: str) -> str:
    return f"{tavola.game(game).title}, 1 process"


def together(game: str, processes: int) -> str:
    return f"{tavola.game(game).title}, {processes} processes"


def people(game: str, tables: int, bots: int) -> str:
    beside = f", {bots} tables of bots thinking" if bots else ""
    return f"{tavola.game(game).title}, people at {tables} tables{beside}"


def page(rows: dict[str, Row], options: argparse.Namespace) -> str:
    """The results."""
    parts = [table(rows), machine(options), NOTES.read_text("utf-8") if NOTES.exists() else ""]
    return "\n\n".join(part for part in parts if part)


def table(rows: dict[str, Row]) -> str:
    head = "| | confirmed moves/s | times boardgame.io | p50 ms | p99 ms | server's µs of processor a move"
    head += " | players' µs | bytes sent |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    return "\n".join([head, *(line(name, row, rows.get(THEIRS)) for name, row in rows.items())])


def line(name: str, row: Row, theirs: Row | None) -> str:
    paced = "people at" in name
    times = "" if paced or theirs is None else f"{row['moves_per_s'] / theirs['moves_per_s']:.2f}"
    return (
        f"| {name} | {row['moves_per_s']:.0f} | {times} | {row['p50_ms']:.1f} | {row['p99_ms']:.1f}"
        f" | {row['cpu_us']:.0f} | {row['own_us']:.0f} | {row['bytes']:.0f} |"
    )


def machine(options: argparse.Namespace) -> str:
    return (
        f"{platform.machine()}, {os.cpu_count()} cores shared by servers, players and whatever else ran"
        f" (load {os.getloadavg()[0]:.1f}); Python {platform.python_version()}; {options.tables} tables of two where"
        f" players move as fast as they can, median of {options.rounds} rounds of {options.seconds:g} s."
    )
