"""uvicorn's WebSocket with a short way for what a table hears and says: one whole text frame at a time.

The handshake, pings, closing and every unusual frame stay uvicorn's. The short way spares each message a parser, a
queue, two tasks and the system calls that stop and start reading; a move is even answered while it is read.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.speedups import apply_mask

EXTENSION = "tavola.wire"
TEXT = 0x80 | Opcode.TEXT  # a whole text in one frame
BEGINS = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)  # without the FIN bit: one of several frames
MASKED = 0x80
SHORT, MIDDLE = 126, 1 << 16
MOST_WAITING = 64  # messages of one client not yet heard, before it must wait


class Inbox:
    """What came in: texts as bytes, everything else as uvicorn writes its events. Like a queue, but lighter."""

    def __init__(self) -> None:
        self.items: deque[Any] = deque()
        self.waiting: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.items.append(item)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def get(self) -> Any:
        while not self.items:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        return self.items.popleft()

    def empty(self) -> bool:
        return not self.items


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.inbox = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]
        self.plain = False  # frames are read here; False: by uvicorn
        self.rest = b""  # the beginning of a frame
        self.listener: Callable[[bytes], bool] | None = None  # is offered each text first; False: the inbox has it

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def take_over(self) -> None:
        """The handshake is done: from here on frames are read here, unless some came too early."""
        self.plain = self.inbox.empty() and not self.conn.reader.buffer

    # in

    def data_received(self, data: bytes) -> None:
        if not self.plain:
            super().data_received(data)
            return
        if not self.rest and len(data) > 6 and data[0] == TEXT and data[1] - MASKED == len(data) - 6 < SHORT:
            self._text(apply_mask(data[6:], data[2:6]))  # nearly always: one short text
            return
        if self.rest:
            data = self.rest + data
        at = self._frames(data)
        self.rest = data[at:] if at < len(data) else b""
        self._hand_over()

    def _hand_over(self) -> None:
        """A frame came that is not for this file: uvicorn reads on from here."""
        if self.rest and not self.plain:
            left, self.rest = self.rest, b""
            super().data_received(left)

    def _frames(self, data: bytes) -> int:
        """Hear every whole frame; where the rest begins."""
        at, size = 0, len(data)
        while size - at >= 6 and self.plain:
            length, mask = data[at + 1] ^ MASKED, at + 2
            if length >= SHORT:
                mask += 2 if length == SHORT else 8
                length = int.from_bytes(data[at + 2 : mask], "big") if length <= SHORT + 1 else -1
            ends = mask + 4 + length
            if not 0 <= length <= self.config.ws_max_size:
                self.plain = False  # unmasked or too large: uvicorn says so and closes
                break
            if ends > size:
                break
            self._frame(data, at, mask, ends)
            at = ends
        return at

    def _frame(self, data: bytes, at: int, mask: int, ends: int) -> None:
        if data[at] == TEXT:
            self._text(apply_mask(data[mask + 4 : ends], data[mask : mask + 4]))
            return
        self.plain = data[at] not in BEGINS
        super().data_received(data[at:ends])

    def _text(self, text: bytes) -> None:
        if self.listener is not None and not self.inbox.items and self.listener(text):
            return
        self.inbox.put_nowait(text)
        if len(self.inbox.items) >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> Any:
        """The next text as bytes, or another event as uvicorn writes it."""
        item = await self.inbox.get()
        if self.read_paused and self.inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return item

    # out

    def say(self, data: bytes) -> int:
        """Send a text; how many bytes wait because the other side does not read."""
        if self.close_sent or self.transport.is_closing():
            return 0
        size = len(data)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < MIDDLE:
            head = bytes((TEXT, SHORT, size >> 8, size & 0xFF))
        else:
            head = bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
        self.transport.write(head + data)
        return self.transport.get_write_buffer_size()
