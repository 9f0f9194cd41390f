"""Confirmed moves a second over real WebSockets on loopback: our server, on disk, beside boardgame.io's, in memory.

python benchmarks/server.py [--games el-dorado gadranton] [--tables 500] [--seconds 6] [--rounds 3] [--all-cores]
    [--people | --only-people] [--notes FILE] [--write docs/server-speed.md]

Both are driven by the same players in the same run, in turns, one server at a time being asked: one Python process, one
light WebSocket class for both, two seats a table, each seat's own connection. A player moves as soon as it is asked;
after every move both seats receive the new state, the mover's counts as the confirmation and is timed from the sending
of the move. Warming up is not counted. All play by random legal moves; a finished match is followed by the
next, whose cost is in the numbers. boardgame.io plays Adventurer's Guard, by the same rules to the same end; it is
installed from npm into a temporary folder and runs with its default storage, in memory; what may be chosen its clients
find out themselves, so its players have our engine play along, which also checks that every match ends alike. Ours
plays each of its games, stores every move with the chance that follows (`synchronous=FULL`) before anyone is told, and
draws and words the scene, with all that may be chosen, for each seat.
"""

import argparse
import contextlib
import os
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
import msgspec
import report
import uvloop
from report import Row
from tally import Length

import tavola

HERE = Path(__file__).parent
VERSION = "0.50.2"
SERVE = """
import sys
from tavola.server.serve import serve
from tavola.server.settings import Settings
wide = dict(rate=1e9, burst=10**9, requests=1e9, request_burst=10**9, tables=10**9)
wide = {} if "as-it-is" in sys.argv else wide
if __name__ == "__main__":
    serve(Settings(db=sys.argv[1], processes=int(sys.argv[3]), **wide), port=int(sys.argv[2]))
"""
PACE = 1.0  # seconds a person thinks, for the rows with people and bots
PEOPLE = 40  # tables of such people
THINKING = 4  # tables where bots never stop thinking
PROCESSES = os.cpu_count() or 1
Server = tuple[int, list[int]]  # its port, its processes


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
def ours(folder: Path, name: str, processes: int = 1) -> Iterator[Server]:
    port = free_port()
    command = [sys.executable, "-c", SERVE, str(folder / f"{name}.db"), str(port), str(processes)]
    with running(command, port) as pid:
        others = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        yield port, [pid, *map(int, others)]


@contextlib.contextmanager
def ours_as_it_is(folder: Path) -> Iterator[Server]:
    """One process, with the limits it has by default."""
    port = free_port()
    command = [sys.executable, "-c", SERVE, str(folder / "as-it-is.db"), str(port), "1", "as-it-is"]
    with running(command, port) as pid:
        yield port, [pid]


@contextlib.contextmanager
def theirs(folder: Path) -> Iterator[Server]:
    """boardgame.io, installed when missing."""
    if not (folder / "node_modules").exists():
        subprocess.run(
            ["npm", "install", "--silent", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"], cwd=folder, check=True
        )
    (folder / "server.js").write_text((HERE / "boardgame_io.js").read_text())
    port = free_port()
    with running(["node", "server.js", str(port)], port, cwd=folder, stderr=subprocess.DEVNULL) as pid:
        yield port, [pid]


class Notes:
    """What was measured, row by row, as it comes; a file keeps it from one run to the next."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        known = file is not None and file.exists()
        self.found: dict[str, list[Row]] = msgspec.json.decode(file.read_bytes()) if known and file else {}

    def note(self, name: str, ask: Callable[[], Row]) -> None:
        row = ask()
        self.found.setdefault(name, []).append(row)
        if self.file is not None:
            self.file.write_bytes(msgspec.json.encode(self.found))
        print(f"{name:50}" + "  ".join(f"{key} {value:9.1f}" for key, value in row.items()), flush=True)

    def medians(self) -> dict[str, Row]:
        return {name: {key: median(row[key] for row in rows) for key in rows[0]} for name, rows in self.found.items()}


def as_fast_as_they_can(options: argparse.Namespace, folder: Path, notes: Notes) -> None:
    """Every game on one process, the first on all; the servers asked in turns."""
    length = Length(options.tables, options.seconds, options.warm_up)
    with contextlib.ExitStack() as stack:
        they, alone = stack.enter_context(theirs(folder)), stack.enter_context(ours(folder, "alone"))
        together = stack.enter_context(ours(folder, "together", PROCESSES)) if options.all_cores else None
        for _ in range(options.rounds):
            notes.note(report.THEIRS, lambda: uvloop.run(guests.load_boardgame_io(*they, length)))
            for game in options.games:
                ask = load.load_ours(*alone, game, length)
                notes.note(report.alone(game), lambda: uvloop.run(ask))  # noqa: B023
            if together is not None:
                game = options.games[0]
                ask = load.load_ours(*together, game, length)
                notes.note(report.together(game, PROCESSES), lambda: uvloop.run(ask))  # noqa: B023


def at_a_persons_pace(options: argparse.Namespace, folder: Path, notes: Notes) -> None:
    """People who take their time: every game by itself, then the first beside bots that think."""
    length = Length(PEOPLE, options.seconds, options.warm_up)
    for game, bots in [*((game, 0) for game in options.games), (options.games[0], THINKING)]:
        with ours(folder, f"paced-{game}-{bots}") as server:
            for nth in range(options.rounds):  # the bots of the first round play on
                ask = load.load_ours(*server, game, length, PACE, 0 if nth else bots)
                notes.note(report.people(game, PEOPLE, bots), lambda: uvloop.run(ask))  # noqa: B023


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    every = sorted(tavola.games(), key=lambda slug: (slug != "adventurers-guard", slug))
    parser.add_argument("--games", nargs="+", choices=every, default=every, metavar="GAME")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--warm-up", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--all-cores", action="store_true", help="the first game on all cores as well")
    parser.add_argument("--people", action="store_true", help="people who take their time, too")
    parser.add_argument("--only-people", action="store_true", help="nothing else")
    parser.add_argument("--notes", type=Path, help="a file that keeps what was measured, and adds it to the next run's")
    parser.add_argument("--folder", type=Path, help="where boardgame.io is, or will be, installed")
    parser.add_argument("--write", type=Path, help="a page to write the results to; measures everything")
    options = parser.parse_args()
    if options.write:
        options.all_cores = options.people = True
    return options


def main() -> None:
    options = read_options()
    notes = Notes(options.notes)
    with tempfile.TemporaryDirectory() as fresh:
        if not options.only_people:
            as_fast_as_they_can(options, options.folder or Path(fresh), notes)
        if options.people or options.only_people:
            at_a_persons_pace(options, Path(fresh), notes)
    text = report.page(notes.medians(), options)
    print("\n" + text)
    if options.write:
        options.write.write_text("# The server's speed\n\n" + __doc__.split("\n\n", 2)[2] + "\n" + text, "utf-8")


if __name__ == "__main__":
    main()
