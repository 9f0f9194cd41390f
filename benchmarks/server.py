"""Confirmed moves a second over real WebSockets on loopback: our server, on disk, beside boardgame.io's, in memory.

python benchmarks/server.py [--tables 500] [--seconds 6] [--rounds 3] [--write docs/server-speed.md]

Both are driven by the same players in the same run, in turns, one server at a time being asked: one Python process, one
light WebSocket class for both, two seats a table, each seat's own connection. A player moves as soon as it is asked;
after every move both seats receive the new state, the mover's counts as the confirmation and is timed from the sending
of the move. Ten seconds of warm-up are not counted. Both play Adventurer's Guard by the same rules to the same end, by
random legal moves; a finished match is followed by the next, whose cost is in the numbers. boardgame.io is installed
from npm into a temporary folder and runs with its default storage, in memory; what may be chosen its clients find out
themselves, so its players have our engine play along, which also checks that every match ends alike. Ours stores every
move with the die that follows (`synchronous=FULL`) before anyone is told, and draws and words the scene, with all that
may be chosen, for each seat.
"""

import argparse
import contextlib
import os
import platform
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

import guests
import load
import uvloop

HERE = Path(__file__).parent
VERSION = "0.50.2"
SERVE = """
import sys
from tavola.server.serve import serve
from tavola.server.settings import Settings
wide = dict(rate=1e9, burst=10**9, requests=1e9, request_burst=10**9, tables=10**9)
if __name__ == "__main__":
    serve(Settings(db=sys.argv[1], processes=int(sys.argv[3]), **wide), port=int(sys.argv[2]))
"""
PACE = 1.0  # seconds a person thinks, for the rows with people and bots
PEOPLE = 40  # tables of such people
THINKING = 4  # tables where bots never stop thinking
PROCESSES = os.cpu_count() or 1
THEIRS, ALONE, OURS = "boardgame.io, in memory", "tavola, on disk, 1 process", f"tavola, on disk, {PROCESSES} processes"
Row = dict[str, float]
NOTES = """\
Where the processor time of one of our moves goes, by samples of one of two running processes, for about 205 µs:

| stage | thread | µs |
| --- | --- | ---: |
| waiting for sockets, reading one, uvloop | loop | 16 |
| frame, JSON, rate limit, whose turn it is | loop | 7 |
| the rules and the die | loop | 15 |
| the entries of the log as rows, what was worked out for the position before forgotten | loop | 13 |
| what both seats see and each of them, in keys; what changed; its encoded things looked up and joined | loop | 42 |
| the sentences of the log | loop | 12 |
| the rest of two messages | loop | 15 |
| two writes to sockets, nearly all of it the kernel's | loop | 24 |
| rematches and new connections | loop | 5 |
| garbage | loop | 5 |
| two rows into SQLite | writer | 22 |
| pages to the log and to the disk, in the kernel | writer | 26 |

A move is carried out in the callback that reads its frame; all answers are made at once, while what they need is still
in the processor's caches, and wait as bytes for the commit. Scenes of a game that can say them in keys are never built:
keys are compared, once for all who look, and every piece, panel and layer of a choice is drawn and encoded once for all
tables. These parts are compiled. With one process the loop's thread is the limit, with several all cores are, the
players' share included. Measured while it was built: pages of 1 kB, a larger write-ahead log and rows added many at a
time, such that SQLite need not note how to take back a statement, halved the writer's time; choices kept in three
layers instead of whole cut what must be drawn anew from two things a move to a fraction of one; setting survivors aside
ended pauses of 400 ms for garbage; a lock that wakes the next writer halved the time two processes wait for each
other.

With 120 tables instead of 500 it was 2.0 and 2.3 times in two rounds: fewer tables share a commit, and waiting for the
disk counts for more.
"""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], port: int, **more: object) -> Iterator[int]:
    """A server in a process of its own, ready when its port answers; its process id."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **more)  # type: ignore[call-overload]
    try:
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.1)
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@contextlib.contextmanager
def ours(folder: Path, name: str, processes: int = 1) -> Iterator[tuple[int, list[int]]]:
    port = free_port()
    command = [sys.executable, "-c", SERVE, str(folder / f"{name}.db"), str(port), str(processes)]
    with running(command, port) as pid:
        others = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        yield port, [pid, *map(int, others)]


@contextlib.contextmanager
def theirs(folder: Path) -> Iterator[tuple[int, list[int]]]:
    """boardgame.io, installed when missing."""
    if not (folder / "node_modules").exists():
        subprocess.run(
            ["npm", "install", "--silent", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"], cwd=folder, check=True
        )
    (folder / "server.js").write_text((HERE / "boardgame_io.js").read_text())
    port = free_port()
    with running(["node", "server.js", str(port)], port, cwd=folder, stderr=subprocess.DEVNULL) as pid:
        yield port, [pid]


def middle(rows: list[Row]) -> Row:
    """The median of each number."""
    return {name: median(row[name] for row in rows) for name in rows[0]}


def measure(options: argparse.Namespace, folder: Path) -> dict[str, Row]:
    """Every row, the servers asked in turns."""
    found: dict[str, list[Row]] = {}

    def note(name: str, ask: Callable[[], Row]) -> None:
        row = ask()
        found.setdefault(name, []).append(row)
        print(f"{name:38}" + "  ".join(f"{key} {value:9.1f}" for key, value in row.items()), flush=True)

    size = (options.tables, options.seconds)
    with (
        theirs(folder) as their_server,
        ours(folder, "alone") as one_process,
        ours(folder, "together", PROCESSES) as all_processes,
    ):
        for _ in range(options.rounds):
            note(THEIRS, lambda: uvloop.run(guests.load_boardgame_io(*their_server, *size)))
            note(ALONE, lambda: uvloop.run(load.load_ours(*one_process, *size)))
            note(OURS, lambda: uvloop.run(load.load_ours(*all_processes, *size)))
    for bots in (0, THINKING):
        name = f"people at {PEOPLE} tables, " + (f"{bots} tables of bots thinking" if bots else "no bots")
        with ours(folder, f"paced{bots}") as server:
            for _ in range(options.rounds):
                ask = load.load_ours(*server, PEOPLE, options.seconds, PACE, bots)
                note(name, lambda: uvloop.run(ask))  # noqa: B023
                bots = 0  # those of the first round play on
    return {name: middle(rows) for name, rows in found.items()}


def page(rows: dict[str, Row], options: argparse.Namespace) -> str:
    """The results in Markdown."""
    head = "| | confirmed moves/s | p50 ms | p99 ms | server's µs of processor a move | players' µs | bytes sent |\n"
    head += "| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n"
    lines = [
        f"| {name} | {row['moves_per_s']:.0f} | {row['p50_ms']:.1f} | {row['p99_ms']:.1f} | {row['cpu_us']:.0f}"
        f" | {row['own_us']:.0f} | {row['bytes']:.0f} |"
        for name, row in rows.items()
    ]
    return head + "\n".join(lines) + "\n\n" + "\n".join(ratios(rows)) + "\n\n" + _machine(options) + "\n" + NOTES


def ratios(rows: dict[str, Row]) -> list[str]:
    we, alone, they = rows[OURS], rows[ALONE], rows[THEIRS]
    calm, busy = (rows[name] for name in rows if name.startswith("people"))
    return [
        f"- {we['moves_per_s'] / they['moves_per_s']:.2f} times boardgame.io's confirmed moves a second (target 3),"
        f" {alone['moves_per_s'] / they['moves_per_s']:.2f} times with one process;"
        f" {they['cpu_us'] / we['cpu_us']:.2f} times its moves for the same processor time.",
        f"- p99 of a person's move while bots think: {busy['p99_ms'] / calm['p99_ms']:.2f} times that without"
        " (target at most 3).",
    ]


def _machine(options: argparse.Namespace) -> str:
    return (
        f"{platform.machine()}, {os.cpu_count()} cores shared by servers, players and whatever else ran"
        f" (load {os.getloadavg()[0]:.1f}); Python {platform.python_version()}; {options.tables} tables of two,"
        f" median of {options.rounds} rounds of {options.seconds:g} s.\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", type=Path, help="where boardgame.io is, or will be, installed")
    parser.add_argument("--write", type=Path, help="a page to write the results to")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as fresh:
        rows = measure(options, options.folder or Path(fresh))
    text = page(rows, options)
    print("\n" + text)
    if options.write:
        options.write.write_text("# The server's speed\n\n" + __doc__.split("\n\n", 2)[2] + "\n" + text, "utf-8")


if __name__ == "__main__":
    main()
