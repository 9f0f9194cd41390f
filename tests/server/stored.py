"""The database the server tests run on: an SQLite file, or PostgreSQL with `TAVOLA_DATABASE=postgresql`."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, text

from server import postgres
from tavola.server.schema import METADATA
from tavola.server.storage import open_engine

KIND = os.environ.get("TAVOLA_DATABASE", "sqlite")
assert KIND in ("sqlite", "postgresql"), KIND
in_a_file = pytest.mark.skipif(KIND != "sqlite", reason="about the database as a file")


def database_of(folder: Path) -> str:
    """Its URL: all who name this folder share one."""
    return f"sqlite:///{folder / 'tavola.db'}" if KIND == "sqlite" else postgres.database_of(folder)


@contextmanager
def stored(folder: Path) -> Iterator[Connection]:
    """A hand in the database beside the server; what it did is kept."""
    engine = open_engine(database_of(folder))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def ask(folder: Path, statement: str, **given: object) -> list[tuple[Any, ...]]:
    """Ask the database, or change it; the rows that were found."""
    with stored(folder) as connection:
        found = connection.execute(text(statement), given)
        return [tuple(row) for row in found] if found.returns_rows else []


def everything(url: str) -> str:
    """All that is stored, in writing."""
    engine = open_engine(url)
    with engine.connect() as connection:
        rows = [row for table in METADATA.sorted_tables for row in connection.execute(select(table))]
    engine.dispose()
    return "\n".join(repr(row) for row in rows)


def refuse_entries(folder: Path, when: str = "1 = 1") -> None:
    """From now on the database takes no such entries."""
    if KIND == "sqlite":
        ask(
            folder,
            f"CREATE TRIGGER full_up BEFORE INSERT ON entries WHEN {when} BEGIN SELECT RAISE(ABORT, 'full'); END",
        )
        return
    ask(folder, "CREATE FUNCTION full_up() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''full''; END'")
    trigger = f"CREATE TRIGGER full_up BEFORE INSERT ON entries FOR EACH ROW WHEN ({when}) EXECUTE FUNCTION full_up()"
    ask(folder, trigger)


def take_entries(folder: Path) -> None:
    """It takes them again."""
    ask(folder, "DROP TRIGGER full_up" if KIND == "sqlite" else "DROP TRIGGER full_up ON entries")
