"""Running the server: uvicorn on uvloop, in one process or in several."""

import asyncio
import logging
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

from tavola.server import crew, files, garbage
from tavola.server.app import create
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
        log_level="warning",
        timeout_graceful_shutdown=3,
    )


def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8765) -> None:
    """Serve until interrupted."""
    if settings.processes > 1:
        serve_together(settings, host, port)
        return
    _look_at(settings)
    _prepare()
    server = uvicorn.Server(config(create(settings), settings, host, port))
    _announce(host, port)
    server.run()


def serve_together(settings: Settings, host: str, port: int) -> None:
    """This process and others, each with its share of tables, behind one address."""
    settings.workers = -(-settings.workers // settings.processes)
    _look_at(settings)
    _wait_for_address(host, port)
    listener = uvicorn.Config("", host=host, port=port, log_level="warning").bind_socket()
    ends, others = crew.links(settings.processes), []
    for nth in range(1, settings.processes):
        theirs = msgspec.structs.replace(settings, nth=nth)
        process = multiprocessing.get_context("spawn").Process(target=_run_other, args=(theirs, listener, ends[nth]))
        process.start()
        others.append(process)
        for end in ends[nth]:
            if end is not None:
                end.close()
    _announce(host, port)
    run_one(settings, listener, ends[0], others)


def _look_at(settings: Settings) -> None:
    """Bring the database up to date before anyone needs it; one that cannot be used is told in a line."""
    engine = open_engine(url_of(settings.db))
    migrate(engine)
    must_be_writable(engine, time.time())
    engine.dispose()


def _wait_for_address(host: str, port: int) -> None:
    """After a kill another process may hold it until it notices."""
    for _ in range(round(PATIENCE / 0.1)):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe, suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return
        time.sleep(0.1)


def _run_other(settings: Settings, listener: socket.socket, ends: list[socket.socket | None]) -> None:
    with suppress(KeyboardInterrupt):  # the first process says what is to be said
        run_one(settings, listener, ends)


def run_one(
    settings: Settings,
    listener: socket.socket,
    ends: list[socket.socket | None],
    others: Sequence[BaseProcess] = (),
) -> None:
    """One process of several."""
    _prepare()
    app = create(settings)
    Server(config(app, settings, "", 0), app.hall, ends, others).run([listener])


class Server(uvicorn.Server):
    """uvicorn's server as one of a crew."""

    def __init__(
        self,
        made: uvicorn.Config,
        hall: Hall,
        ends: list[socket.socket | None],
        others: Sequence[BaseProcess],
    ) -> None:
        super().__init__(made)
        self.hall, self.ends, self.others = hall, ends, others

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


def _prepare() -> None:
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    files.raise_limit()
    garbage.look_once()
    sys.setswitchinterval(0.0002)  # the writer's thread must not wait long for its turn


def _announce(host: str, port: int) -> None:
    print(f"Tavola is at http://{_shown(host)}:{port}/ (stop with Ctrl+C)", flush=True)


def _shown(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
