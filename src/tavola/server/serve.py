"""Running the server: uvicorn on uvloop, in one process or in several."""

import asyncio
import multiprocessing
import socket
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess

import msgspec
import uvicorn

from tavola.server import crew, files, garbage, logs
from tavola.server.address import bound, bound_in_time, shown
from tavola.server.app import create
from tavola.server.backup import must_be_a_file
from tavola.server.doors import Entrance
from tavola.server.guard import Guard
from tavola.server.hall import Hall
from tavola.server.pulse import must_be_writable
from tavola.server.settings import Settings, url_of
from tavola.server.storage import migrate, open_engine
from tavola.server.wire import Wire

PATIENCE = 10.0  # seconds for the other processes to end


def config(app: Guard, settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs us: no access log, for addresses are nobody's business."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop",
        http=partial(Entrance, doors=app.hall.doors),  # type: ignore[arg-type]
        ws=partial(Wire, doors=app.hall.doors),  # type: ignore[arg-type]
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.pong,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        lifespan="on",
        log_config=None,
        timeout_graceful_shutdown=3,
    )


def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8765) -> None:
    """Serve until interrupted."""
    if settings.processes > 1:
        serve_together(settings, host, port)
        return
    _prepare(settings)
    _look_at(settings)
    listener, app = bound(host, port), create(settings)
    server = Server(config(app, settings, host, port), announced(host, port))
    app.hall.end = partial(setattr, server, "should_exit", True)
    server.run([listener])


def serve_together(settings: Settings, host: str, port: int) -> None:
    """This process and others, each with its share of tables, behind one address."""
    settings.workers = -(-settings.workers // settings.processes)
    _prepare(settings)
    _look_at(settings)
    listener = bound_in_time(host, port)
    ends, others = crew.links(settings.processes), []
    for nth in range(1, settings.processes):
        theirs = msgspec.structs.replace(settings, nth=nth)
        process = multiprocessing.get_context("spawn").Process(target=_run_other, args=(theirs, listener, ends[nth]))
        process.start()
        others.append(process)
        for end in ends[nth]:
            if end is not None:
                end.close()
    run_one(settings, listener, ends[0], announced(host, port), others)


def _look_at(settings: Settings) -> None:
    """Bring the database up to date before anyone needs it; one that cannot be used is told in a line."""
    if settings.backup_to:
        must_be_a_file(settings.db)
    engine = open_engine(url_of(settings.db))
    migrate(engine)
    must_be_writable(engine, time.time())
    engine.dispose()


def _run_other(settings: Settings, listener: socket.socket, ends: list[socket.socket | None]) -> None:
    _prepare(settings)
    with suppress(KeyboardInterrupt):  # the first process says what is to be said
        run_one(settings, listener, ends)


def run_one(
    settings: Settings,
    listener: socket.socket,
    ends: list[socket.socket | None],
    words: str = "",
    others: Sequence[BaseProcess] = (),
) -> None:
    """One process of several."""
    app = create(settings)
    Member(config(app, settings, "", 0), words, app.hall, ends, others).run([listener])


class Server(uvicorn.Server):
    """uvicorn's server, which says where it is once one can come."""

    def __init__(self, made: uvicorn.Config, words: str) -> None:
        super().__init__(made)
        self.words = words

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.words and self.started:
            print(self.words, flush=True)


class Member(Server):
    """The server as one of a crew."""

    def __init__(
        self,
        made: uvicorn.Config,
        words: str,
        hall: Hall,
        ends: list[socket.socket | None],
        others: Sequence[BaseProcess],
    ) -> None:
        super().__init__(made, words)
        self.hall, self.ends, self.others = hall, ends, others
        hall.end = partial(setattr, self, "should_exit", True)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.crew = crew.Crew(self, self.hall.share, self.hall.company, self.hall.doors, self.ends)
        door = partial(crew.Door, doors=self.hall.doors, crew=self.crew, data=b"")
        self.config.http_protocol_class = door  # type: ignore[assignment]
        await super().startup(sockets)
        self.crew.open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.crew.close()
        await super().shutdown(sockets)
        for process in self.others:
            await asyncio.to_thread(process.join, PATIENCE)


def _prepare(settings: Settings) -> None:
    nth = settings.nth if settings.processes > 1 else None
    logs.set_up(settings.log, settings.log_level, settings.log_addresses, nth)
    files.raise_limit()
    garbage.look_once()
    sys.setswitchinterval(0.0002)  # the writer's thread must not wait long for its turn


def announced(host: str, port: int) -> str:
    return f"Tavola is at http://{shown(host)}:{port}/ (stop with Ctrl+C)"
