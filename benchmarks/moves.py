"""What a move costs our server in processor time, step by step, without a network, for every game.

python benchmarks/moves.py [--games el-dorado] [--tables 200] [--warm-up 40] [--moves 40]

So many tables of two, whose windows are all open, play at random, the same games each time. In turns up to 64 of them
send a move: it is heard (read, checked, carried out with the chance that follows, drawn for both seats, compared with
what each was shown, encoded), stored in one commit on a disk, and told, as far as the call that hands it to the
network. Timed is the processor time of this thread, so that it says something on a busy machine too.
"""

import argparse
import asyncio
import contextlib
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import thread_time_ns
from typing import Any

import load
import msgspec
from sqlalchemy import insert

import tavola
from tavola.server import garbage
from tavola.server.client import Client
from tavola.server.connection import Connection
from tavola.server.hall import Hall
from tavola.server.jobs import Job
from tavola.server.live import Live
from tavola.server.port import Inbox, Port
from tavola.server.schema import players
from tavola.server.settings import Settings
from tavola.server.sheet import Chair, Sheet, new_rows
from tavola.server.storage import migrate
from tavola.server.table import Table

TOGETHER = 64  # moves of one commit
ENCODE = msgspec.json.Encoder()


class Cable:
    """A transport that leads nowhere, as uvicorn's protocol and its socket too."""

    close_sent = read_paused = False
    address = "127.0.0.1"

    def __init__(self) -> None:
        self.sent = 0
        self.port = Port(self, self, Inbox(), 1 << 14)

    def write(self, data: bytes) -> None:
        self.sent += len(data)

    def is_closing(self) -> bool:
        return False


class Later:
    """A loop that calls nobody: what waits to be stored is taken from the writer by hand."""

    def call_soon(self, *_: object) -> None:
        return


class Played:
    """A table of two who look at it."""

    def __init__(self, hall: Hall, slug: str, nth: int) -> None:
        game, now = tavola.game(slug), time.time()
        self.rng, self.said = Random(f"{slug}{nth}"), 0
        sheet = Sheet(
            id=f"{slug[:4]}{nth}",
            game=slug,
            rules=game.version,
            options=game.options_of(game.begin(2, load.OPTIONS.get(slug, {}))),
            host="p0",
            created=now,
            touched=now,
        )
        chairs = [Chair(table=sheet.id, seat=seat, kind="player", player=f"p{seat}") for seat in range(2)]
        self.live = Live(Table(sheet, chairs), hall.writer, hall.now)
        job = Job()
        job.others += new_rows(sheet, chairs)
        sealed = self.live.table.seal(now, self.rng.randbytes(32).hex())
        self.live.store([sealed, *self.live.table.begin(now)], job)
        hall.welcome(self.live)
        self.cables = [self._window(hall, seat) for seat in range(2)]

    def _window(self, hall: Hall, seat: int) -> Cable:
        cable: Any = Cable()
        window = Connection(cable, self.live.id, hall)
        window.client = Client(f"p{seat}", f"p{seat}", window._write)
        window.client.seats = [seat]
        self.live.audience.join(window.client, 0)
        cable.port.listener = window._heard
        return cable  # type: ignore[no-any-return]

    def message(self) -> tuple[Port, bytes] | None:
        """A legal move of the seat to decide, as it comes in; None: the game is over."""
        table = self.live.table
        if table.actor is None:
            return None
        self.said += 1
        act = int(self.rng.choice(list(table.line.state.legal())))
        text = ENCODE.encode({"type": "play", "id": f"m{self.said}", "ply": table.line.ply, "act": act})
        return self.cables[table.actor].port, bytes((0x81, 0x80 | len(text))) + bytes(4) + text


class House:
    """A hall on a disk, whose writer writes when it is told to."""

    def __init__(self, folder: str) -> None:
        self.hall = Hall(Settings(db=str(Path(folder) / "moves.db"), rate=1e9, burst=10**9))
        migrate(self.hall.engine)
        later: Any = Later()
        self.hall.writer.loop = later
        people = [
            {"id": f"p{seat}", "key": bytes([seat]) * 32, "name": f"p{seat}", "created": 0.0} for seat in range(2)
        ]
        with self.hall.engine.begin() as connection:
            connection.execute(insert(players).values(people))

    def store(self) -> list[Job]:
        """All that was gathered, in one commit."""
        jobs, self.hall.writer.gathered = self.hall.writer.gathered, []
        self.hall.writer._store(jobs)
        return jobs

    def round(self, tables: Sequence[Played], spent: list[int]) -> int:
        """A move of each; how many there were."""
        said = [message for message in map(Played.message, tables) if message is not None]
        times = [thread_time_ns()]
        for port, data in said:
            port.data_received(data)
        times.append(thread_time_ns())
        jobs = self.store() if said else []
        times.append(thread_time_ns())
        for job in jobs:
            job.settle(None)
        times.append(thread_time_ns())
        assert len(jobs) == len(said), "a move was refused"
        for step in range(3):
            spent[step] += times[step + 1] - times[step]
        return len(said)


@contextlib.contextmanager
def house() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder:
        made = House(folder)
        yield made
        made.hall.engine.dispose()


def measure(slug: str, tables: int, warm_up: int, moves: int) -> str:
    """A row of the table."""
    with house() as made:
        played = [Played(made.hall, slug, nth) for nth in range(tables)]
        for job in made.store():
            job.settle(None)
        turns = [played[at : at + TOGETHER] for at in range(0, tables, TOGETHER)]
        for _ in range(warm_up):
            for some in turns:
                made.round(some, [0, 0, 0])
        spent, sent = [0, 0, 0], sum(cable.sent for each in played for cable in each.cables)
        number = sum(made.round(some, spent) for _ in range(moves) for some in turns)
        sent = sum(cable.sent for each in played for cable in each.cables) - sent
    heard, stored, told = (nanoseconds / number / 1000 for nanoseconds in spent)
    title = tavola.game(slug).title
    return f"| {title} | {number} | {heard:.0f} | {stored:.0f} | {told:.0f} | {sent / number:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", choices=sorted(tavola.games()), default=sorted(tavola.games()))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--warm-up", type=int, default=40, help="moves of each table before")
    parser.add_argument("--moves", type=int, default=40, help="moves of each table that are counted")
    options = parser.parse_args()
    loop = asyncio.new_event_loop()
    asyncio.set_event_loop(loop)
    asyncio._set_running_loop(loop)  # connections ask for one; it never runs
    garbage.look_once()
    print("| game | moves | µs heard | µs stored | µs told | bytes sent |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for slug in options.games:
        print(measure(slug, options.tables, options.warm_up, options.moves), flush=True)


if __name__ == "__main__":
    main()
