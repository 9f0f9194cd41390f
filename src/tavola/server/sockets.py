"""A WebSocket, and how it ends."""

from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Gone(Exception):
    """The other side has left."""


class Socket:
    """A WebSocket as ASGI gives it; spoken to directly, for nearly all a busy server does is send here."""

    def __init__(
        self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
    ) -> None:
        self.receive, self.send = receive, send
        self.headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}

    async def hear(self) -> str:
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or ""

    async def say(self, data: bytes) -> None:
        await self.send({"type": "websocket.send", "text": data.decode()})

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
        return origin is None or urlsplit(origin).netloc == self.headers.get("host")
