"""A backup in a process of its own, which yields to those who serve: copied, checked, then given its name."""

import os
import sys
import time
from pathlib import Path

import msgspec

from tavola.kernel.errors import TavolaError
from tavola.server.backup import backup, check

NAME = "tavola-{}.db"
PATIENCE = 15  # how much it yields


class Copied(msgspec.Struct):
    """How a backup went."""

    at: float
    ok: bool
    file: str = ""
    bytes: int = 0
    message: str = ""


def named(at: float) -> str:
    """The file of a backup made then: two of one second do not get the same name."""
    return NAME.format(f"{time.strftime('%Y%m%dT%H%M%S', time.gmtime(at))}{int(at * 1000) % 1000:03}Z")


def copies(folder: Path) -> list[Path]:
    """Those there are, the oldest first; a name tells the time."""
    return sorted(folder.glob(NAME.format("[0-9]*Z")))


def copy(db: str, folder: Path, keep: int) -> Copied:
    """One more, and no more than `keep`; an older one goes only once the new one has been checked."""
    at = time.time()
    target = folder / named(at)
    partial = target.with_suffix(f".{os.getpid()}.partial")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        size = backup(db, partial)
        if wrong := next(check(str(partial), unfinished=True), ""):
            raise OSError(f"the copy is not in order: {wrong}")
        partial.rename(target)
        for old in copies(folder)[:-keep]:
            old.unlink()
    except (OSError, TavolaError) as wrong:
        return Copied(at, False, message=str(wrong))
    finally:
        for left in folder.glob(f"{partial.name}*"):  # also what SQLite lays beside it
            left.unlink()
    return Copied(at, True, target.name, size)


def main() -> None:
    os.nice(PATIENCE)
    db, folder, keep = sys.argv[1:]
    sys.stdout.buffer.write(msgspec.json.encode(copy(db, Path(folder), int(keep))))


if __name__ == "__main__":
    main()
