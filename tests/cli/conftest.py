"""The command run in this process, and in one of its own."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cli.seating import script, surroundings, table_of
from tavola.cli import app
from tavola.cli.session import Session

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("rules", "nim", input="…")`, as wide as 100 signs."""
    monkeypatch.setenv("COLUMNS", "100")
    return lambda *words, input="": CliRunner().invoke(app, list(words), input=input, catch_exceptions=False)


@pytest.fixture
def outside() -> Callable[..., subprocess.CompletedProcess[str]]:
    """The command in a process of its own, through pipes."""

    def call(*words: str, input: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tavola", *words],
            input=input,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=surroundings(**env),
            timeout=120,
        )

    return call


@pytest.fixture
def guard() -> Session:
    """A person on South's seat against a random bot."""
    return table_of("adventurers-guard", [0], seed=5, first_player="seat0")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A short game saved to a file."""
    session = table_of("adventurers-guard", [0], seed=3, turn_limit=4)
    script(session)
    path = tmp_path / "game.json"
    session.table.record.save(path)
    return path
