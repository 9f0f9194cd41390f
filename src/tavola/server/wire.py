"""uvicorn's WebSocket protocol: the handshake, pings, closing and every unusual frame; whole texts go by port.py."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tavola.server.port import Inbox, Port

EXTENSION = "tavola.wire"


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.inbox = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def take_over(self) -> Port:
        """The handshake is done: from here on texts go by a port, unless some came too early."""
        port = Port(self, self.transport, self.inbox, self.config.ws_max_size)
        port.plain = not self.inbox.items and not self.conn.reader.buffer
        self.transport.set_protocol(port)  # type: ignore[arg-type]
        return port
