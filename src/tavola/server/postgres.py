"""Where PostgreSQL differs from SQLite: how it is reached, what it must promise, and who may migrate."""

from typing import Any

from sqlalchemy import URL, Connection, Engine, event, func, select, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from tavola.server.jobs import Beaten
from tavola.server.schema import entries, tables

WISH = "name one that is there, as postgresql://USER:PASSWORD@HOST/DATABASE"
EXTRA = "PostgreSQL needs its driver: pip install 'tavola[postgres]'"
REACH = {  # what the URL says otherwise holds
    "application_name": "tavola",
    "connect_timeout": 5,  # seconds
    "keepalives_idle": 5,  # a database that is cut off is noticed within some seconds, whoever waits for what
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}
MIGRATING = 0x7461766F6C61  # "tavola": the lock of whoever brings the schema up to date
READ_ONLY = "25006"  # how it answers then
TAKEN, GONE = "23505", "23503"  # and where an entry of this number is there already, or its table is not
LAW = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
ROWS = {"table": "text", "n": "int", "kind": "text", "seat": "int", "body": "text", "move": "text", "at": "float8"}
# one statement for any number of rows: planned once, and only sent from then on
ADD = "INSERT INTO entries ({}) SELECT * FROM unnest({})".format(
    ", ".join(f'"{name}"' for name in ROWS), ", ".join(f"%s::{kind}[]" for kind in ROWS.values())
)


def reach(url: URL) -> dict[str, Any]:
    """How an engine connects."""
    return {"connect_args": {name: value for name, value in REACH.items() if name not in url.query}} | {
        "pool_pre_ping": True  # a database that was restarted is asked by a new connection
    }


def prepare(connection: Any, _: object) -> None:
    """What is confirmed is on disk, whatever the database's own default is."""
    with connection.cursor() as cursor:
        cursor.execute(LAW)
    connection.commit()


def close_late(engine: Engine) -> None:
    """Who still reads when an engine is disposed of closes the connection in the end; else the collector would."""
    pool = engine.pool

    def returned(_: Any, entry: ConnectionPoolEntry) -> None:
        if engine.pool is not pool:
            entry.invalidate()

    event.listen(pool, "checkin", returned)


def take_turns(connection: Connection) -> None:
    """Until this transaction ends nobody else migrates."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})


def must_stand(table: str, n: int, connection: Connection) -> None:
    """Until this transaction ends the table gets no entries; Beaten if it has more than these."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    last = connection.execute(select(func.max(entries.c.n)).where(entries.c.table == table)).scalar()
    if last is not None and last != n:
        raise Beaten(f"table {table} stands at entry {last}")


def beaten(wrong: Exception) -> bool:
    """Had another node entered something else under this number, or removed the table?"""
    said = getattr(wrong, "orig", None)
    code, table = getattr(said, "sqlstate", None), getattr(getattr(said, "diag", None), "table_name", None)
    return table == "entries" and code in (TAKEN, GONE)


def words_of(engine: Engine) -> dict[str, Any]:
    """How psycopg itself connects to this database."""
    _, words = engine.dialect.create_connect_args(engine.url)
    return {**words, **reach(engine.url)["connect_args"]}


def lost(wrong: Exception) -> bool:
    """Is the connection of no use any more? Also where it leads to a database that is only read from now on."""
    read_only = getattr(getattr(wrong, "orig", None), "sqlstate", None) == READ_ONLY
    return isinstance(wrong, DBAPIError) and (wrong.connection_invalidated or read_only)


def unreached(wrong: Exception) -> bool:
    """Was there no connection at all?"""
    return isinstance(wrong, OperationalError | InterfaceError) and wrong.statement is None
