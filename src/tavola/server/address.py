"""The address a server listens at."""

import socket
import time
from contextlib import suppress

from tavola.kernel.errors import TavolaError

PATIENCE = 10.0  # seconds in which who listened before may end


class BadAddress(TavolaError):
    """An address nobody can listen at."""


def bound(host: str, port: int) -> socket.socket:
    """A socket that has the address; nobody is heard before the server is ready."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, UnicodeError) as wrong:
        listener.close()
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise BadAddress(f"nobody can listen at {shown(host)}:{port}: {why}") from wrong
    return listener


def bound_in_time(host: str, port: int) -> socket.socket:
    """The same, but after a kill another process may hold the address until it notices."""
    for _ in range(round(PATIENCE / 0.1)):
        with suppress(BadAddress):
            return bound(host, port)
        time.sleep(0.1)
    return bound(host, port)


def shown(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
