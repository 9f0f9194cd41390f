"""The database: opening, migrating, and everything that only reads."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    RowMapping,
    String,
    case,
    column,
    create_engine,
    event,
    func,
    or_,
    select,
    values,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    DataError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
    TimeoutError,
)

from tavola.kernel.errors import TavolaError
from tavola.server import postgres
from tavola.server.entries import DECODE, Entry
from tavola.server.jobs import NotStored
from tavola.server.keys import digest
from tavola.server.schema import devices, entries, players, pulse, seats, tables
from tavola.server.sheet import Chair

Row: TypeAlias = RowMapping
AT_ONCE = 500  # tables removed in one sweep


class NoRoom(NotStored):
    """Somebody keeps too much here already."""


class NotRead(NotStored):
    """The database did not answer; what depends on it is not done."""


class BadDatabase(TavolaError):
    """A database that is not there, or not as it should be."""


def open_engine(url: str) -> Engine:
    """An engine whose connections sync on every commit; those to SQLite also write ahead."""
    engine = _made(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    else:
        event.listen(engine, "connect", postgres.prepare)
        postgres.close_late(engine)
    return engine


def _made(url: str) -> Engine:
    kind = url.partition("://")[0]  # and no more of it: there may be a password in the rest
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() not in ("sqlite", "postgresql"):
            raise NoSuchModuleError
        more = postgres.reach(parsed) if parsed.get_backend_name() == "postgresql" else {}
        return create_engine(parsed, hide_parameters=True, **more)  # what is stored is nobody's business in a log
    except ImportError as wrong:
        raise BadDatabase(postgres.EXTRA) from wrong
    except NoSuchModuleError as wrong:
        wish = "name an SQLite file, or a PostgreSQL database as postgresql://USER:PASSWORD@HOST/DATABASE"
        raise BadDatabase(f"there is no database of the kind {kind!r} here: {wish}") from wrong
    except (SQLAlchemyError, ValueError) as wrong:
        raise BadDatabase(f"this is no URL of a database: {postgres.WISH}") from wrong


PRAGMAS = (
    "page_size=1024",  # of a new file: a move dirties the end of its table's log, and a small page is soon written
    "journal_mode=WAL",
    "wal_autocheckpoint=16000",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "temp_store=MEMORY",  # what takes a long statement back alone; else SQLite opens a file for it each time
)


def _prepare_sqlite(connection: Any, _: object) -> None:
    try:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error as wrong:  # as SQLAlchemy would put it, had it asked itself
        raise OperationalError("PRAGMA", None, wrong) from wrong


def reason(wrong: Exception) -> str:
    """What the database itself says in a line, without the statement and what was in it."""
    said = getattr(wrong, "orig", None) or wrong
    first = getattr(getattr(said, "diag", None), "message_primary", None)  # PostgreSQL's details name what is stored
    return " ".join(str(first or said).split())


def shown(engine: Engine) -> str:
    """A database as it is called before people: with no password, and none of what follows it."""
    url = engine.url
    return url.database or "" if engine.dialect.name == "sqlite" else url.set(query={}).render_as_string()


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def is_of_today(engine: Engine) -> bool:
    """Has the schema all that this version's has?"""
    with engine.connect() as connection:
        heads = MigrationContext.configure(connection).get_current_heads()
    return set(heads) == set(ScriptDirectory.from_config(_migrations()).get_heads())


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the schema up to date, or up to a revision."""
    config = _migrations()
    try:
        with engine.begin() as connection:
            postgres.take_turns(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    except (SQLAlchemyError, CommandError) as wrong:
        wish = f"; {postgres.WISH}" if engine.dialect.name == "postgresql" and postgres.unreached(wrong) else ""
        why = f"{shown(engine)} cannot be used as a database of this Tavola: {reason(wrong)}{wish}"
        raise BadDatabase(why) from wrong


def sqlite_path(url: str) -> Path | None:
    """The file behind an SQLite URL."""
    if not url.startswith("sqlite"):
        return None
    name = make_url(url).database
    return Path(name) if name else None


class Stored(NamedTuple):
    """How much somebody keeps here."""

    going: int
    tables: int
    entries: int

    @classmethod
    def of(cls, row: Row) -> "Stored":
        return cls(row["going"] or 0, row["tables"], row["entries"] or 0)


def kept_by(player: str) -> Any:
    """Tables of a player that are not over, all tables, and the entries of all."""
    going = func.sum(case((tables.c.status != "over", 1), else_=0)).label("going")
    sizes = func.sum(tables.c.seq).label("entries")
    return select(going, func.count().label("tables"), sizes).where(tables.c.host == player)


def must_have_room(player: str, too_much: Callable[[Stored], str], connection: Connection) -> None:
    """Nodes count together: until this transaction ends no other opens a table for this player."""
    connection.execute(select(players.c.id).where(players.c.id == player).with_for_update())
    if wrong := too_much(Stored.of(connection.execute(kept_by(player)).mappings().one())):
        raise NoRoom(wrong)


def _seats_of(id: str) -> Any:
    return select(seats).where(seats.c.table == id).order_by(seats.c.seat)


def _log_of(id: str) -> Any:
    return select(entries).where(entries.c.table == id).order_by(entries.c.n)


def _chair(row: Row) -> Chair:
    return msgspec.convert({str(name): value for name, value in row.items()}, Chair)


def _entry(row: Row) -> Entry:
    return Entry(row["n"], row["kind"], row["seat"], DECODE.decode(row["body"]), row["at"], row["move"])


class Reader:
    """Questions to the database; each takes a connection of its own, so they may run in any thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def _rows(self, query: Any) -> Sequence[Row]:
        return self._answers(query)[0]

    def _answers(self, *queries: Any) -> list[Sequence[Row]]:
        """All as of one moment, also where others write meanwhile."""
        try:
            with self.engine.connect() as connection:
                if len(queries) > 1 and self.engine.dialect.name != "sqlite":
                    connection.execution_options(isolation_level="REPEATABLE READ")
                return [connection.execute(query).mappings().all() for query in queries]
        except DataError:
            return [[]] * len(queries)  # what no text can have, as a NUL in PostgreSQL, nothing is called
        except (OperationalError, InterfaceError, TimeoutError) as wrong:  # the last: of all connections none was free
            raise NotRead(reason(wrong)) from wrong

    def player_of_key(self, key: str) -> Row | None:
        """The player who holds this key: that of a browser, or of a device that came in with a passkey."""
        mark = digest(key)
        inside = select(devices.c.player).where(devices.c.key == mark)
        found = self._rows(select(players).where(or_(players.c.key == mark, players.c.id.in_(inside))))
        return found[0] if found else None

    def table(self, id: str) -> Row | None:
        found = self._rows(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    def chairs_of(self, id: str) -> list[Chair]:
        return [_chair(row) for row in self._rows(_seats_of(id))]

    def entries_of(self, id: str) -> list[Entry]:
        """The whole log of a table, in order."""
        return [_entry(row) for row in self._rows(_log_of(id))]

    def whole(self, id: str, after: int = 0) -> tuple[Row, list[Chair], list[Entry]] | None:
        """A table with its chairs and its log, or what came after an entry."""
        later = _log_of(id).where(entries.c.n > after)
        found, chairs, log = self._answers(select(tables).where(tables.c.id == id), _seats_of(id), later)
        return (found[0], [_chair(row) for row in chairs], [_entry(row) for row in log]) if found else None

    def frames(self, ids: Sequence[str]) -> dict[str, tuple[Row, list[Chair]]]:
        """Tables with their chairs, without what was played there."""
        found, chairs = self._answers(
            select(tables).where(tables.c.id.in_(ids)),
            select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat),
        )
        frames: dict[str, tuple[Row, list[Chair]]] = {row["id"]: (row, []) for row in found}
        for row in chairs:
            frames[row["table"]][1].append(_chair(row))
        return frames

    def entries_after(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        """Of tables whose last known entry is told: those that came after it, in order."""
        wanted = values(column("id", String), column("n", Integer), name="wanted").data(list(known.items()))
        later = (entries.c.table == wanted.c.id) & (entries.c.n > wanted.c.n)
        found: dict[str, list[Entry]] = {}
        for row in self._rows(select(entries).join(wanted, later).order_by(entries.c.table, entries.c.n)):
            found.setdefault(row["table"], []).append(_entry(row))
        return found

    def tables_of(self, player: str) -> list[str]:
        """Tables this player hosts or sits at, newest first."""
        sits = select(seats.c.table).where(seats.c.player == player)
        mine = select(tables.c.id).where(
            (tables.c.host == player) | tables.c.id.in_(sits), tables.c.origin.not_in(("upload", "lesson"))
        )
        return [row["id"] for row in self._rows(mine.order_by(tables.c.touched.desc()).limit(500))]

    def lessons_of(self, player: str) -> dict[str, str]:
        """The lessons this player has begun: tables by game."""
        begun = (tables.c.host == player) & (tables.c.origin == "lesson")
        rows = self._rows(select(tables.c.id, tables.c.game).where(begun).order_by(tables.c.touched))
        return {row["game"]: row["id"] for row in rows}

    def open_tables(self) -> list[str]:
        """Listed lobbies with an open seat, newest first."""
        free = select(seats.c.table).where(seats.c.kind == "open")
        found = select(tables.c.id).where(tables.c.status == "lobby", tables.c.listed, tables.c.id.in_(free))
        return [row["id"] for row in self._rows(found.order_by(tables.c.touched.desc()).limit(100))]

    def running(self) -> list[str]:
        """Tables that go on by themselves after a restart: a clock runs, or a bot is to decide."""
        bots = select(seats.c.table).where(seats.c.kind == "bot")
        found = select(tables.c.id).where(
            tables.c.status == "playing", tables.c.origin.not_in(("record", "upload", "lesson"))
        )
        return [row["id"] for row in self._rows(found.where(tables.c.id.in_(bots) | tables.c.clock.is_not(None)))]

    def stored_by(self, player: str) -> Stored:
        """What this player keeps here."""
        return Stored.of(self._rows(kept_by(player))[0])

    def pulse_of(self, process: int) -> float | None:
        """What a process wrote last to see whether it can."""
        found = self._rows(select(pulse.c.at).where(pulse.c.process == process))
        return found[0]["at"] if found else None

    def stale(self, before: Mapping[str, float]) -> list[str]:
        """Tables of each status, lessons, and uploads that never ended, that nobody has touched since."""
        uploads = (tables.c.origin == "upload") & (tables.c.touched < before["upload"])
        played = [
            (tables.c.status == status) & (tables.c.touched < before[status]) for status in ("lobby", "playing", "over")
        ]
        lessons = (tables.c.origin == "lesson") & (tables.c.touched < before["lesson"])
        finished = (tables.c.origin == "record") & (tables.c.touched < before["over"])
        found = select(tables.c.id).where(or_(uploads, *played, finished, lessons))
        return [row["id"] for row in self._rows(found.limit(AT_ONCE))]
