"""A server's numbers as Prometheus reads them. Each process counts its own, and tells the others once a second."""

import os
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import func, select

from tavola.server.hall import Hall
from tavola.server.schema import tables
from tavola.server.tally import Spread
from tavola.version import VERSION

TOPIC = "numbers"
FRESH = 15.0  # seconds for which stored tables are not counted again
Labels = dict[str, str]
Sample = tuple[str, Labels, float]  # what follows the family's name, labels, value


class Family(msgspec.Struct, array_like=True):
    """A metric: all its samples in one process."""

    name: str
    kind: str
    help: str
    samples: list[Sample]


ENCODE = msgspec.msgpack.Encoder()
DECODE = msgspec.msgpack.Decoder(tuple[int, list[Family]])


class Numbers:
    """Those of this process, and what the others told last."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.others: dict[int, list[Family]] = {}
        self.stored: dict[tuple[str, str], int] = {}  # tables on disk, by game and status
        self.counted = -FRESH
        self.started = time.time()
        hall.company.on(TOPIC, self.hear)

    async def tell(self) -> None:
        """To the other processes."""
        self.hall.company.word(TOPIC, ENCODE.encode((self.hall.nth, self.own())))

    def hear(self, told: bytes) -> None:
        nth, families = DECODE.decode(told)
        self.others[nth] = families

    def own(self) -> list[Family]:
        return [*_of_games(self.hall), *_of_storage(self.hall), *_of_people(self.hall), *_of_process(self)]

    def gathered(self) -> list[Family]:
        """Of all processes: the same metrics, a label telling them apart."""
        found: dict[str, Family] = {}
        if self.hall.neighbours is not None:
            there = self.hall.neighbours.node.others
            self.others = {nth: told for nth, told in self.others.items() if nth in there}
        for nth, families in sorted({**self.others, self.hall.nth: self.own()}.items()):
            for each in families:
                whole = found.setdefault(each.name, Family(each.name, each.kind, each.help, []))
                whole.samples += [(end, {**labels, "process": str(nth)}, value) for end, labels, value in each.samples]
        return list(found.values())

    def on_disk(self) -> Family:
        """Stored tables; asked of the database, and so for all processes at once."""
        if time.monotonic() - self.counted >= FRESH:
            query = select(tables.c.game, tables.c.status, func.count()).group_by(tables.c.game, tables.c.status)
            with self.hall.engine.connect() as connection:
                self.stored = {(game, status): number for game, status, number in connection.execute(query)}
            self.counted = time.monotonic()
        samples = [("", {"game": game, "status": status}, float(n)) for (game, status), n in self.stored.items()]
        return Family("tavola_tables_stored", "gauge", "Tables on disk.", samples)


def text(families: list[Family]) -> bytes:
    """As Prometheus reads it."""
    from prometheus_client.core import Metric  # late: only who is asked for numbers needs it
    from prometheus_client.exposition import generate_latest

    class Collected:
        def collect(self) -> Iterator[Metric]:
            for each in families:
                metric = Metric(each.name.removesuffix("_total"), each.help, each.kind)
                for end, labels, value in each.samples:
                    metric.add_sample(each.name + end, labels, value)
                yield metric

    collected: Any = Collected()
    return generate_latest(collected)


# families


def _one(name: str, kind: str, help: str, value: float) -> Family:
    return Family(name, kind, help, [("", {}, float(value))])


def _spread(spread: Spread, labels: Labels) -> list[Sample]:
    """A histogram's samples: each bucket counts all that is not above its bound."""
    samples, so_far = [], 0
    for bound, count in zip([*map(str, spread.bounds), "+Inf"], list(spread.counts), strict=True):
        so_far += count
        samples.append(("_bucket", {**labels, "le": bound}, float(so_far)))
    return [*samples, ("_count", labels, float(so_far)), ("_sum", labels, spread.sum)]


def _of_games(hall: Hall) -> Iterator[Family]:
    games = sorted(hall.tally.games.items())
    moves = [("", {"game": slug, "by": "people"}, float(pulse.people)) for slug, pulse in games]
    moves += [("", {"game": slug, "by": "house"}, float(pulse.house)) for slug, pulse in games]
    yield Family("tavola_moves_total", "counter", "Decisions on disk, by people or by bots and clocks.", moves)
    latency = [sample for slug, pulse in games for sample in _spread(pulse.latency, {"game": slug})]
    yield Family("tavola_move_seconds", "histogram", "A person's move: message to confirmation.", latency)
    loaded: dict[tuple[str, str], int] = {}
    for live in hall.tables.values():
        sheet = live.table.sheet
        loaded[sheet.game, sheet.status] = loaded.get((sheet.game, sheet.status), 0) + 1
    samples = [("", {"game": game, "status": status}, float(n)) for (game, status), n in sorted(loaded.items())]
    yield Family("tavola_tables", "gauge", "Tables in memory.", samples)


def _of_storage(hall: Hall) -> Iterator[Family]:
    tally = hall.tally
    yield Family("tavola_commit_entries", "histogram", "Entries in one commit.", _spread(tally.commits, {}))
    yield Family("tavola_commit_seconds", "histogram", "How long a commit takes.", _spread(tally.committing, {}))
    yield _one("tavola_not_stored_total", "counter", "Jobs the database refused.", tally.not_stored)


def _of_people(hall: Hall) -> Iterator[Family]:
    tally, workers = hall.tally, hall.workers
    yield _one("tavola_sockets", "gauge", "Open WebSockets.", len(hall.windows))
    yield _one(
        "tavola_bots_waiting", "gauge", "Decisions of bots that wait for a thinking process.", workers.pool.waiting
    )
    yield _one("tavola_bots_thinking", "gauge", "Decisions of bots being thought about.", workers.busy)
    yield _one("tavola_bots_replaced_total", "counter", "Thinking processes that were replaced.", workers.replaced)
    yield Family("tavola_thinking_seconds", "histogram", "How long a bot thinks.", _spread(tally.thinking, {}))
    refusals = [("", {"way": way, "code": code}, float(n)) for (way, code), n in sorted(tally.refusals.items())]
    yield Family("tavola_refusals_total", "counter", "What was refused, live and over HTTP.", refusals)
    answers = [("", {"status": str(status)}, float(n)) for status, n in sorted(tally.answers.items())]
    yield Family("tavola_requests_total", "counter", "HTTP requests by the status of their answer.", answers)
    struck = {**tally.limits, **hall.doors.events}
    limits = [("", {"limit": limit}, float(n)) for limit, n in sorted(struck.items())]
    yield Family("tavola_limits_total", "counter", "Limits that struck.", limits)


def _of_process(numbers: Numbers) -> Iterator[Family]:
    yield Family("tavola_info", "gauge", "The version that runs.", [("", {"version": VERSION}, 1.0)])
    yield _one("tavola_start_time_seconds", "gauge", "When this process started.", numbers.started)
    yield _one("tavola_cpu_seconds_total", "counter", "Processor time of this process.", time.process_time())
    yield _one("tavola_memory_bytes", "gauge", "Memory of this process that is in use.", memory())


def memory() -> int:
    """Bytes of this process in memory, where the system tells."""
    try:
        with open("/proc/self/statm", "rb") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0
