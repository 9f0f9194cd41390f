"""Around everything: security headers on every answer, and a limit on how fast one address may ask."""

import logging
from asyncio import get_running_loop
from collections import Counter
from time import monotonic
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Send

from tavola.server.build import BUILD
from tavola.server.connection import live_table, turn_away
from tavola.server.hall import Hall
from tavola.server.limits import Buckets

LOG = logging.getLogger("tavola.http")
FILES = "/assets/"  # of the page: a new reader asks for dozens at once, and many readers may share an address
MORE = 10  # times as many of them as of other requests
AGAIN = 60.0  # seconds after which a limit that strikes is told once more
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
HTTPS = [(b"strict-transport-security", b"max-age=31536000")]
MADE = [(b"tavola-build", BUILD.encode())] if BUILD else []
SLOW_DOWN = b'{"code":"too-many","message":"too many requests: wait a second","retry":1.0}'
WINDOWS = b'{"code":"too-many","message":"too many tables are open from your address: close some","retry":10.0}'
TWO_LENGTHS = b'{"code":"bad-request","message":"send Content-Length or Transfer-Encoding, not both"}'
BANNED = b'{"code":"banned","message":"whoever hosts this server has banned your address"}'
NOT_JSON = b'{"code":"bad-request","message":"send the body as application/json"}'


class Guard:
    """An ASGI application around the real one."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app, self.hall = app, hall
        self.headers = [*HEADERS, *(HTTPS if hall.settings.secure_cookie else []), *MADE]
        self.most = hall.settings.address_connections
        self.windows: Counter[str] = Counter()  # live tables by address, which behind a proxy the doors cannot know
        self.files = Buckets(hall.settings.requests * MORE, hall.settings.request_burst * MORE)
        self.told = -AGAIN  # when a limit that struck was last told

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        address = client[0] if client else ""
        may_ask = self._may_ask(scope["path"], address)
        if not may_ask:
            self._struck(address)
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._window(scope, receive, send, address, may_ask)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.hall.tally.answered(message["status"])
                LOG.debug("%s %s", scope["method"], scope["path"], extra={"status": message["status"]})
                message["headers"] = [*message.get("headers", []), *self.headers, *_fresh(scope, message)]
            await send(message)

        if not may_ask:
            await _refuse(guarded, 429, SLOW_DOWN)
        elif self.hall.bans.address(address):
            await _refuse(guarded, 403, BANNED)
        elif _two_lengths(scope):
            await _refuse(guarded, 400, TWO_LENGTHS)
        elif not _json(scope):
            await _refuse(guarded, 400, NOT_JSON)
        else:
            await self.app(_asked(scope), receive, guarded)

    async def _window(self, scope: Any, receive: Receive, send: Send, address: str, may_ask: bool) -> None:
        """A live table, unless this address has too many of them open."""
        if self.hall.bans.address(address):
            await turn_away(receive, send, 403, BANNED)
        elif not may_ask:
            await turn_away(receive, send, 429, SLOW_DOWN)
        elif self.windows[address] >= self.most and not self.hall.doors.trusts(address):
            self.hall.tally.struck("windows")
            await turn_away(receive, send, 429, WINDOWS)
        else:
            self.windows[address] += 1
            try:
                await live_table(scope, receive, send, self.hall)
            finally:
                self.windows[address] -= 1
                if not self.windows[address]:
                    del self.windows[address]

    def _may_ask(self, path: str, address: str) -> bool:
        return self.files.take(address) if path.startswith(FILES) else self.hall.company.may_ask(address)

    def _struck(self, address: str) -> None:
        """Somebody asks too often; the log hears of it once in a while."""
        self.hall.tally.struck("requests")
        self.hall.doors.refuse(address, get_running_loop().time())
        if monotonic() - self.told >= AGAIN:
            self.told = monotonic()
            LOG.warning("an address asks too often", extra={"address": address})


def _asked(scope: Any) -> Any:
    """HEAD is GET, of which uvicorn sends the head alone."""
    return scope | {"method": "GET"} if scope["method"] == "HEAD" else scope


def _two_lengths(scope: Any) -> bool:
    """A body whose length is told in two ways may be read in two ways, by us and by a proxy before us."""
    names = {name for name, _ in scope["headers"]}
    return b"content-length" in names and b"transfer-encoding" in names


def _json(scope: Any) -> bool:
    """A form of another site can post, but not as JSON."""
    if scope["method"] != "POST":
        return True
    headers = dict(scope["headers"])
    empty = headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers
    return empty or headers.get(b"content-type", b"").split(b";")[0].strip().lower() == b"application/json"


def _fresh(scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
    """What the API answers is for this moment and this reader only."""
    known = {name.lower() for name, _ in message.get("headers", [])}
    return [(b"cache-control", b"no-store")] if b"cache-control" not in known else []


async def _refuse(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers.append((b"connection", b"close"))  # who asks too much, or so strangely, must come again for more
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
