"""Which tables are whose, where several processes serve one address: a table's id tells."""

import fcntl
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from tavola.server import keys


class Share(NamedTuple):
    """One process among several."""

    nth: int = 0
    of: int = 1

    def owner(self, table: str) -> int:
        """The process where a table lives."""
        return crc32(table.encode()) % self.of

    def has(self, table: str) -> bool:
        return self.owner(table) == self.nth

    def new_id(self) -> str:
        """A name for a table of ours."""
        while not self.has(id := keys.new_id()):
            pass
        return id


class Turns:
    """Processes that write to one file take turns; who waits is woken at once, where SQLite would look now and then."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("ab")

    def __enter__(self) -> None:
        fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        fcntl.flock(self.file, fcntl.LOCK_UN)

    def close(self) -> None:
        self.file.close()
