"""The server's numbers, for Prometheus."""

import asyncio
import re
from ipaddress import ip_address
from typing import Any

from litestar import Response, get

from tavola.server import numbers
from tavola.server.routes.who import Asking, admin, hall_of, office_of

TEXT = "text/plain; version=0.0.4"  # Litestar adds the charset
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip")
HERE = {"localhost", "127.0.0.1", "[::1]"}


@get("/metrics", include_in_schema=False)
async def metrics(request: Asking) -> Response[bytes]:
    who = hall_of(request).settings.metrics
    if who != "all" and not (who == "local" and from_here(request)):
        await admin(request)
    own = office_of(request).numbers
    stored = await asyncio.to_thread(own.on_disk)
    return Response(numbers.text([*own.gathered(), stored]), media_type=TEXT)


def from_here(request: Asking) -> bool:
    """Asked on this very machine, by its own name, and not passed on by a web server for somebody else."""
    client = request.client
    if client is None or any(name in request.headers for name in PASSED_ON):
        return False
    named = re.sub(r":\d*$", "", request.headers.get("host", ""))
    return named in HERE and ip_address(client.host).is_loopback


HANDLERS: list[Any] = [metrics]
