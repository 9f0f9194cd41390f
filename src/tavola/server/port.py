"""The short way of a WebSocket: whole texts are read and written here, all else by uvicorn's protocol.

It spares each message a parser, a queue, two tasks and the system calls that stop and start reading; a move is even
answered while it is read. Hot.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from websockets.speedups import apply_mask

TEXT: Final = 0x81  # a whole text in one frame
BEGINS: Final = (0, 1, 2)  # text, binary and continuation without the FIN bit: one of several frames
MASKED: Final = 0x80
SHORT: Final = 126
MIDDLE: Final = 1 << 16
MOST_WAITING: Final = 64  # messages of one client not yet heard, before it must wait


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


class Port:
    """What the transport speaks to once the handshake is done, and what a table writes to."""

    def __init__(self, wire: Any, transport: Any, inbox: Inbox, most: int) -> None:
        self.wire, self.transport, self.inbox = wire, transport, inbox  # the wire is uvicorn's protocol
        self.most = most  # bytes of a message
        self.plain = True  # frames are read here; False: by the wire
        self.rest = b""  # the beginning of a frame
        self.slow = False  # the client does not read what it is sent
        self.listener: Callable[[bytes], bool] | None = None  # is offered each text first; False: the inbox has it

    # in

    def data_received(self, data: bytes) -> None:
        size = len(data)
        if self.plain and not self.rest and 6 < size < SHORT + 6 and data[0] == TEXT and data[1] - MASKED == size - 6:
            self._text(apply_mask(data[6:], data[2:6]))  # nearly always: one short text
        elif self.plain:
            self._read(self.rest + data)
        else:
            self.wire.data_received(data)

    def _read(self, data: bytes) -> None:
        at = self._frames(data)
        self.rest = data[at:]
        if self.rest and not self.plain:  # a frame that is not for this file: the wire reads on from here
            left, self.rest = self.rest, b""
            self.wire.data_received(left)

    def _frames(self, data: bytes) -> int:
        """Hear every whole frame; where the rest begins."""
        at, size = 0, len(data)
        while size - at >= 6 and self.plain:
            length, mask = data[at + 1] ^ MASKED, at + 2
            if length >= SHORT:
                mask += 2 if length == SHORT else 8
                length = int.from_bytes(data[at + 2 : mask], "big") if length <= SHORT + 1 else -1
            ends = mask + 4 + length
            if not 0 <= length <= self.most:
                self.plain = False  # unmasked or too large: the wire says so and closes
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
        self.wire.data_received(data[at:ends])
        if self.wire.close_sent:
            self.plain = False  # the wire has had enough, and lets the rest go by

    def _text(self, text: bytes) -> None:
        if self.listener is not None and not self.inbox.items and self.listener(text):
            return
        self.inbox.put_nowait(text)
        if len(self.inbox.items) >= MOST_WAITING and not self.wire.read_paused:
            self.wire.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> Any:
        """The next text as bytes, or another event as uvicorn writes it."""
        item = await self.inbox.get()
        if self.wire.read_paused and not self.inbox.items:
            self.wire.read_paused = False
            self.transport.resume_reading()
        return item

    # out

    def say(self, data: bytes) -> int:
        """Send a text; how many bytes wait because the other side does not read."""
        if self.wire.close_sent or self.transport.is_closing():
            return 0
        size = len(data)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < MIDDLE:
            head = bytes((TEXT, SHORT, size >> 8, size & 0xFF))
        else:
            head = bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
        self.transport.write(head + data)
        return int(self.transport.get_write_buffer_size()) if self.slow else 0

    # what else a transport has to say

    def pause_writing(self) -> None:
        self.slow = True
        self.wire.pause_writing()

    def resume_writing(self) -> None:
        self.slow = False
        self.wire.resume_writing()

    def eof_received(self) -> None:
        self.wire.eof_received()

    def connection_lost(self, wrong: Exception | None) -> None:
        self.listener = None
        self.wire.connection_lost(wrong)
