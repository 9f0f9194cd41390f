"""Running the server: uvicorn on uvloop."""

import logging
import sys

import uvicorn

from tavola.server import garbage
from tavola.server.app import create
from tavola.server.guard import Guard
from tavola.server.settings import Settings
from tavola.server.wire import Wire


def config(app: Guard, settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs us: no access log, for addresses are nobody's business."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop",
        ws=Wire,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        lifespan="on",
        log_level="warning",
        timeout_graceful_shutdown=3,
    )


def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8765) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    garbage.look_once()
    sys.setswitchinterval(0.0002)  # the writer's thread must not wait long for its turn
    print(f"Tavola is at http://{_shown(host)}:{port}/ (stop with Ctrl+C)", flush=True)
    uvicorn.Server(config(create(settings), settings, host, port)).run()


def _shown(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
