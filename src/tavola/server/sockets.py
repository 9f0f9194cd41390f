"""A WebSocket, and how it ends."""

from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from tavola.server.port import Port
from tavola.server.wire import EXTENSION


class Gone(Exception):
    """The other side has left."""


class Socket:
    """A WebSocket: ASGI opens and closes it, texts go by its port, for nearly all a busy server does is send here."""

    port: Port

    def __init__(self, scope: Any, send: Any) -> None:
        self.wire = scope["extensions"].pop(EXTENSION)
        self.send = send
        self.address: str = scope["client"][0] if scope.get("client") else ""
        self.headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}

    async def accept(self) -> None:
        await self.send({"type": "websocket.accept"})
        self.port = self.wire.take_over()

    async def hear(self) -> bytes:
        """The next message, as it was sent."""
        message = await self.port.hear()
        if type(message) is bytes:
            return message
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str = message.get("text") or ""
        return text.encode()

    async def close(self, code: int) -> None:
        await self.send({"type": "websocket.close", "code": code})

    def cookie(self, name: str) -> str | None:
        try:
            found = SimpleCookie(self.headers.get("cookie", "")).get(name)
        except CookieError:
            return None
        return found.value if found else None

    def same_origin(self) -> bool:
        """Cookies travel with any page's WebSocket, so the page must be ours; programs send no Origin."""
        origin = self.headers.get("origin")
        try:
            return origin is None or urlsplit(origin).netloc == self.headers.get("host")
        except ValueError:
            return False
