"""A cable to the database that can be cut: what is sent then arrives nowhere, and nobody is told."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit


class Cable:
    """Stands between a node and its database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.whole = asyncio.Event()
        self.whole.set()
        self.ends: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> str:
        """The URL by which the database is reached through it."""
        self.server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        return self.url.replace(f":{urlsplit(self.url).port}/", f":{port}/")

    async def __aexit__(self, *_: object) -> None:
        self.mend()
        self.server.close()

    def cut(self) -> None:
        self.whole.clear()

    def mend(self) -> None:
        """Connections of before are lost; new ones go through."""
        for end in self.ends:
            end.transport.abort()
        self.whole.set()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = urlsplit(self.url)
        with suppress(OSError):
            await self.whole.wait()
            back, forth = await asyncio.open_connection(there.hostname, there.port)
            self.ends |= {writer, forth}
            await asyncio.gather(self._pump(reader, forth), self._pump(back, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self.whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
