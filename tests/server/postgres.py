"""A PostgreSQL of the tests' own: the machine's, else Debian's package, else binaries from the package index."""

import atexit
import functools
import hashlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from sqlalchemy import create_engine, text

FAST = {"fsync": "off", "full_page_writes": "off", "shared_buffers": "16MB", "max_connections": "200"}
START = 60.0  # seconds
CAREFUL = "careful"  # who is asked for a password, which is open
NOBODY = ("postgres", "nobody")  # as whom it runs: it refuses to be root


@functools.cache
def binaries() -> Path:
    """Where initdb and postgres are, installed if need be."""
    return found() or (found() if installed_by_debian() else None) or from_the_index()


def found() -> Path | None:
    places = [Path(path).parent for name in ("postgres", "initdb") if (path := shutil.which(name))]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if all((place / each).exists() for each in ("initdb", "postgres"))), None)


def installed_by_debian() -> bool:
    if not shutil.which("apt-get"):
        return False
    prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
    install = [*prefix, "apt-get", "install", "-y", "-q", "--no-install-recommends", "postgresql"]
    for command in ([*prefix, "apt-get", "update", "-q"], install):
        if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode:
            return False
    return True


def from_the_index() -> Path:
    folder = Path(tempfile.gettempdir()) / f"tavola-postgresql-{os.getuid()}"
    place = folder / "pgserver" / "pginstall" / "bin"
    if not place.exists():
        words = ["-m", "pip", "install", "-q", "--no-deps", "--target", str(folder), "pgserver"]
        subprocess.run([sys.executable, *words], check=True)
    return place


class Cluster:
    """A server in a folder of its own, for anyone on this machine; gone when the tests end."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tavola-pg-"))
        self.data = self.folder / "data"
        self.made: set[str] = set()
        self.user = next(iter(filter(_is_known, NOBODY))) if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", str(self.data), "-U", "tavola", "-A", "trust", "-E", "UTF8", "--no-sync")
        access = self.data / "pg_hba.conf"
        access.write_text(f"host all {CAREFUL} 127.0.0.1/32 scram-sha-256\n{access.read_text()}")
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.remove)
        self._choose_port()
        self.start()
        self.do(f"CREATE ROLE {CAREFUL} LOGIN PASSWORD 'open'")

    def _choose_port(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]

    def _run(self, name: str, *words: str) -> None:
        done = subprocess.run(
            [binaries() / name, *words], user=self.user, cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def url(self, database: str, **other: str) -> str:
        told = {"user": "tavola", "host": "127.0.0.1", "port": str(self.port)} | other
        return "postgresql://{user}@{host}:{port}/{database}".format(database=database, **told)

    def start(self) -> None:
        """Back when this returns; the port stays what it was."""
        settings = [word for name, value in FAST.items() for word in ("-c", f"{name}={value}")]
        where = ["-D", str(self.data), "-p", str(self.port), "-c", "listen_addresses=127.0.0.1", "-k", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [binaries() / "postgres", *where, *settings], user=self.user, cwd=self.folder, stdout=log, stderr=log
            )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + START
        while not self._answers():
            assert self.process
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        engine = create_engine(self.url("postgres"))
        try:
            engine.connect().close()
        except Exception:
            return False
        finally:
            engine.dispose()
        return True

    def kill(self) -> None:
        """At once, as if the machine had lost it: all of its processes."""
        assert self.process
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def remove(self) -> None:
        if self.process and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def make(self, name: str) -> str:
        """The URL of a database that is there; made if it is not."""
        if name not in self.made:
            self.do(f'CREATE DATABASE "{name}" TEMPLATE template0')
            self.made.add(name)
        return self.url(name)

    def do(self, statement: str, database: str = "postgres") -> None:
        engine = create_engine(self.url(database), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(statement))
        engine.dispose()


def _is_known(user: str) -> bool:
    try:
        return bool(pwd.getpwnam(user))
    except KeyError:
        return False


@functools.cache
def cluster() -> Cluster:
    """The one of this process."""
    return Cluster()


def database_of(folder: Path) -> str:
    """The URL of the one database of this folder."""
    return cluster().make("t" + hashlib.sha256(str(folder).encode()).hexdigest()[:20])
