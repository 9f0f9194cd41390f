"""`tavola serve --reload`: the server in a process of its own, started again whenever a file of a game changes."""

import subprocess
import sys
import time
from collections.abc import Sequence
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from tavola.cli.console import err
from tavola.kernel.registry import GROUP

PAUSE = 0.4  # seconds from one look at the files to the next
PATIENCE = 10.0  # seconds for the server to end
KINDS = {".py", ".ftl", ".md", ".json", ".svg", ".webp"}


def reload(arguments: Sequence[str]) -> int:
    """Until interrupted, or until the server ends as it should; one that broke waits for the next change."""
    try:
        while True:
            server = subprocess.Popen([sys.executable, "-m", "tavola", *arguments])
            code = _until_change(server)
            if code is not None:
                return code
    except KeyboardInterrupt:
        server.wait(PATIENCE)
        return 130


def _until_change(server: "subprocess.Popen[bytes]") -> int | None:
    """The server's exit code if that ends it all; None once it has to start again."""
    before, told = stamps(), False
    while not (changed := _differing(before, stamps())):
        code = server.poll()
        if code == 0:
            return code
        if code is not None and not told:
            err().print("the server has stopped: it starts again when a file of a game changes")
            told = True
        time.sleep(PAUSE)
    err().print(f"{changed[0]} has changed: starting again")
    server.terminate()
    server.wait(PATIENCE)
    return None


def _differing(before: dict[Path, int], after: dict[Path, int]) -> list[Path]:
    return sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))


def stamps() -> dict[Path, int]:
    """When each file of a game was changed last."""
    found = {}
    for folder in _folders():
        for path in folder.rglob("*"):
            if path.suffix in KINDS and path.is_file():
                found[path] = path.stat().st_mtime_ns
    return found


def _folders() -> set[Path]:
    """Of all games there are, without importing them: one may not even be readable now."""
    specs = [find_spec(entry.module) for entry in entry_points(group=GROUP)]
    return {Path(spec.origin).parent for spec in specs if spec is not None and spec.origin is not None}
