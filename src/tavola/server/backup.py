"""For hosts: a copy of a running database, and a check that every stored game can still be played through."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Engine, select
from sqlalchemy.exc import SQLAlchemyError

from tavola.server.schema import tables
from tavola.server.settings import url_of
from tavola.server.sheet import Sheet
from tavola.server.storage import (
    BadDatabase,
    NotRead,
    Reader,
    is_of_today,
    migrate,
    open_engine,
    reason,
    shown,
    sqlite_path,
)
from tavola.server.table import UNREADABLE, Table

FIRST = {"players", "tables", "seats", "entries"}  # what databases of every version have
OWN_TOOL = "`pg_dump --format=custom --file=tavola.dump URL`"


def must_be_a_file(db: str) -> Path:
    """Only SQLite's databases are copied here; other engines have tools of their own for that."""
    path = sqlite_path(url_of(db))
    if path is None:
        raise BadDatabase(f"this is no SQLite file: make its backups with the database's own tools, as {OWN_TOOL}")
    return path


def file_of(db: str) -> Path:
    """The SQLite file behind a database, which must exist."""
    path = must_be_a_file(db)
    if not path.is_file():
        raise BadDatabase(f"there is no database at {path}")
    with closing(sqlite3.connect(path)) as connection:
        try:
            known = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        except sqlite3.DatabaseError as wrong:
            raise BadDatabase(f"{path} is no database of Tavola: {wrong}") from wrong
    if not known >= FIRST:
        raise BadDatabase(f"{path} is no database of Tavola: it has no tables of games")
    return path


def backup(db: str, to: Path) -> int:
    """Copy a database while it is in use; the size of the copy in bytes."""
    source = file_of(db)
    if to.exists():
        raise BadDatabase(f"{to} exists already: name a new file")
    if not to.parent.is_dir():
        raise BadDatabase(f"there is no folder {to.parent} to put {to.name} in")
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(to)) as copy:
        original.backup(copy)
        broken = copy.execute("PRAGMA integrity_check").fetchone()[0]
    if broken != "ok":
        raise BadDatabase(f"the copy in {to} is damaged: {broken}")
    return to.stat().st_size


def check(db: str, unfinished: bool = False) -> Iterator[str]:
    """What is wrong, a line each: damage of the file, gaps in a log, games (or unfinished ones) that do not replay."""
    if sqlite_path(url_of(db)) is not None:
        with closing(sqlite3.connect(file_of(db))) as connection:
            yield from (line for (line,) in connection.execute("PRAGMA integrity_check") if line != "ok")
    with TemporaryDirectory() as folder, _opened(url_of(db)) as found:
        try:
            if sqlite_path(url_of(db)) is None or is_of_today(found):
                yield from _tables(Reader(found), unfinished)
                return
            yield from _as_it_will_be(db, Path(folder) / "tavola.db", unfinished)
        except (SQLAlchemyError, NotRead) as wrong:
            raise BadDatabase(f"{shown(found)} cannot be read: {reason(wrong)}") from wrong


@contextmanager
def _opened(url: str) -> Iterator[Engine]:
    engine = open_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


def _as_it_will_be(db: str, copy: Path, unfinished: bool) -> Iterator[str]:
    """What is wrong with a file of an older version once it is migrated: a copy is, for a check changes nothing."""
    backup(db, copy)
    with _opened(url_of(str(copy))) as engine:
        try:
            migrate(engine)
        except BadDatabase as wrong:
            raise BadDatabase(str(wrong).replace(shown(engine), db)) from wrong
        yield from _tables(Reader(engine), unfinished)


def _tables(reader: Reader, unfinished: bool) -> Iterator[str]:
    for id in table_ids(reader, unfinished):
        if wrong := trouble_with(reader, id):
            yield f"table {id}: {wrong}"


def table_ids(reader: Reader, unfinished: bool = False) -> list[str]:
    wanted = select(tables.c.id).order_by(tables.c.created)
    with reader.engine.connect() as connection:
        return [row[0] for row in connection.execute(wanted.where(tables.c.status != "over") if unfinished else wanted)]


def trouble_with(reader: Reader, id: str) -> str:
    """Why a table cannot go on, or nothing."""
    row = reader.table(id)
    if row is None:
        return ""  # it was removed meanwhile
    try:
        table = Table(Sheet.of(dict(row)), reader.chairs_of(id))
        table.recall(reader.entries_of(id), 0.0)
    except UNREADABLE as wrong:
        return str(wrong)
    if table.line.seq < row["seq"]:
        return f"its row knows of entry {row['seq']}, but its log ends with {table.line.seq}"
    return ""
