"""uvicorn's WebSocket protocol: the handshake, pings, closing and every unusual frame; whole texts go by port.py."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from tavola.server.doors import CLOSED, Doors
from tavola.server.limits import Bucket
from tavola.server.port import Inbox, Port

EXTENSION = "tavola.wire"
POLICY = 1008


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def __init__(self, *args: Any, doors: Doors, **named: Any) -> None:
        super().__init__(*args, **named)
        self.doors = doors
        self.pieces = Bucket(doors.settings.rate, doors.settings.burst)  # frames that are no messages
        self.inbox = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.doors.enter(self, self.client[0] if self.client else "", self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        super().connection_lost(exc)

    def overdue(self, now: float) -> str:
        """Silence is found out by pings, and a missing hello by the table."""
        return ""

    def keepalive_timeout(self) -> None:
        self.doors.note("closed: no answer to a ping")
        super().keepalive_timeout()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    # a message has its own limit; what is none, and is answered or kept all the same, has this one

    def handle_ping(self) -> None:
        if self._heard():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._heard():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._heard():
            super().handle_cont(event)

    def _heard(self) -> bool:
        """Is there room for one more ping, pong or piece of a message? Else the connection ends."""
        if self.close_sent:
            return False
        if self.pieces.take():
            return True
        self.doors.note("closed: too many pings")
        self.doors.refuse(self.client[0] if self.client else "", self.loop.time(), CLOSED)
        self.conn.fail(POLICY, "too many frames")
        self.handle_parser_exception()
        return False

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was refused, and that is an answer

    def take_over(self) -> Port:
        """The handshake is done: from here on texts go by a port, unless some came too early."""
        port = Port(self, self.transport, self.inbox, self.config.ws_max_size)
        port.plain = not self.inbox.items and not self.conn.reader.buffer
        self.transport.set_protocol(port)  # type: ignore[arg-type]
        return port
