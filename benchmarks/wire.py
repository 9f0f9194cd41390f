"""A WebSocket for benchmark players, as light as Python allows: the servers are measured, not the players."""

import asyncio
from collections.abc import Callable
from urllib.parse import urlsplit

import uvloop

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FIN, MASKED, LENGTH = 0x80, 0x80, 0x7F
WHOLE = FIN | TEXT
NO_MASK = bytes(4)  # a mask of zeros: the server must still undo it
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Wire(asyncio.Protocol):
    """One connection; `heard` is given every text, `send` takes one."""

    def __init__(self, path: str, port: int, origin: str, heard: "Heard") -> None:
        self.heard = heard
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.lost = asyncio.get_running_loop().create_future()
        lines = [f"GET {path} HTTP/1.1", f"Host: localhost:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13"] + ([f"Origin: {origin}"] if origin else [])
        self.request = "\r\n".join([*lines, "", ""]).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport | uvloop.loop.TCPTransport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, wrong: Exception | None) -> None:
        if not self.lost.done():
            self.lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionRefusedError(head.decode()))
                self.transport.close()
                return
            self.open.set_result(None)
        self.buffer = self._frames(buffer)

    def _frames(self, data: bytes) -> bytes:
        """Hear every whole frame; what is left over."""
        at, size = 0, len(data)
        if size > 4 and data[0] == WHOLE and data[1] == 126 and int.from_bytes(data[2:4], "big") == size - 4:
            self.heard(self, data[4:])  # nearly always: one text of middle size
            return b""
        while size - at >= 2:
            kind, length, begins = data[at] & 0x0F, data[at + 1] & LENGTH, at + 2
            if length > 125:
                begins += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : begins], "big")
            if begins + length > size:
                break
            self._frame(kind, data[begins : begins + length])
            at = begins + length
        return data[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(self, payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((MASKED | size,)) if size < 126 else bytes((MASKED | 126,)) + size.to_bytes(2, "big")
        self.transport.write(bytes((FIN | kind,)) + length + NO_MASK + payload)

    def close(self) -> None:
        self.transport.close()


Heard = Callable[[Wire, bytes], None]


async def dial(url: str, heard: Heard, origin: str = "", local: str = "") -> Wire:
    """An open connection to a server on this machine."""
    where = urlsplit(url)
    path = where.path + (f"?{where.query}" if where.query else "")
    port = where.port or 80
    loop = asyncio.get_running_loop()
    own = (local, 0) if local else None
    _, wire = await loop.create_connection(lambda: Wire(path, port, origin, heard), "127.0.0.1", port, local_addr=own)
    await wire.open
    return wire
