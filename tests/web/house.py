"""A real server in a process of its own, with a database that outlives it."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import install

PATIENCE = 180.0
GAMES = Path(__file__).parent / "games"  # made for these tests, and known to their servers only


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """`tavola serve`, started, killed and started again at the same address."""

    def __init__(self, folder: Path, path: str = str(install.TARGET)) -> None:
        self.folder, self.port, self.path = folder, free_port(), path
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Run it, with the games on `path` too, and wait until it answers."""
        path = os.pathsep.join(filter(None, [self.path, *self.own_games(), os.environ.get("PYTHONPATH")]))
        command = [str(Path(sys.executable).parent / "tavola"), "serve", "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--db", str(self.folder / "tables.db"), "--workers", "1", "--rate", "500"],
                env=os.environ | {"PYTHONPATH": path},
                stdout=log,
                stderr=log,
            )
        self.wait()

    def own_games(self) -> list[str]:
        """What an installation of the tests' own game leaves behind: its folder, and its entry point."""
        if not self.path:
            return []
        told = self.folder / "causeway-1.dist-info"
        told.mkdir(exist_ok=True)
        (told / "METADATA").write_text("Metadata-Version: 2.1\nName: causeway\nVersion: 1\n", "utf-8")
        (told / "entry_points.txt").write_text("[tavola.games]\ncauseway = causeway:GAME\n", "utf-8")
        return [str(GAMES), str(self.folder)]

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=1):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise AssertionError(f"no server after {PATIENCE} seconds:\n{(self.folder / 'server.log').read_text()}")

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self.process
        self.process.send_signal(how)
        self.process.wait()
