"""One open window on a table: who looks, with whose eyes, and what it was sent."""

from collections.abc import Callable

from msgspec import Struct

from tavola.kernel.scene import Scene
from tavola.server.protocol import ENCODE, Language, When


class Client:
    """A connection as the table knows it; `connection.py` moves the bytes."""

    def __init__(self, player: str | None, name: str, write: Callable[[bytes], None]) -> None:
        self.player, self.name = player, name
        self.mark = player or ""  # who this is to the table, also without a key
        self.language: Language = "en"
        self.watch = False
        self.seats: list[int] = []  # those this player holds here
        self.eyes: int | None = None  # whose scene is sent
        self.opened: int | None = None  # hot seat with secrets: who has the screen
        self.shut: int | None = None  # the curtain is shut for this seat
        self.since = 0.0  # when it came
        self.seq = 0  # the last entry told
        self.scene: Scene | None = None  # as the client has it
        self.muted_until = 0.0  # everywhere on this server
        self.autopass: dict[str, When] = {}
        self.quiet = False  # passes until its turn
        self.write = write
        self.hang_up: Callable[[int], None] = lambda code: None

    def say(self, message: Struct) -> None:
        self.write(ENCODE.encode(message))
