"""One open window on a table: who looks, with whose eyes, and what it was sent."""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from tavola.server.protocol import ENCODE, Language, When


class Client:
    """A connection as the table knows it; `connection.py` moves the bytes."""

    def __init__(self, player: str | None, name: str, limit: int, hang_up: Callable[[int], None]) -> None:
        self.player, self.name = player, name
        self.language: Language = "en"
        self.watch = False
        self.seats: list[int] = []  # those this player holds here
        self.eyes: int | None = None  # whose scene is sent
        self.opened: int | None = None  # hot seat with secrets: who has the screen
        self.shut: int | None = None  # the curtain is shut for this seat
        self.seq = 0  # the last entry told
        self.parts: dict[str, bytes] = {}  # the scene as the client has it
        self.autopass: dict[str, When] = {}
        self.hang_up = hang_up
        self.limit, self.waiting = limit, 0
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()

    def say(self, message: Struct) -> None:
        self.send(ENCODE.encode(message))

    def send(self, data: bytes) -> None:
        """Queue a message; one who does not read is let go."""
        self.waiting += len(data)
        if self.waiting > self.limit:
            self.hang_up(1008)
            return
        self.outbox.put_nowait(data)
