"""Admin keys: made, listed and revoked on the command line. Only their hashes are stored."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from sqlalchemy import ColumnElement, Engine, insert, select, update

from tavola.kernel.errors import TavolaError
from tavola.server import keys
from tavola.server.backup import file_of
from tavola.server.schema import admins
from tavola.server.settings import url_of
from tavola.server.storage import migrate, open_engine, sqlite_path

MARK = "adm_"  # how the key of an admin begins


class NoAdmin(TavolaError):
    """No admin key of this name."""


class Admin(msgspec.Struct):
    """Whoever holds one of the keys."""

    id: str
    name: str
    created: float
    revoked: float | None


@contextmanager
def opened(db: str) -> Iterator[Engine]:
    """A server's database, whether it runs or not; one that is not there is not made."""
    if sqlite_path(url_of(db)) is not None:
        file_of(db)
    engine = open_engine(url_of(db))
    migrate(engine)
    try:
        yield engine
    finally:
        engine.dispose()


def make(engine: Engine, name: str, now: float) -> tuple[Admin, str]:
    """A new admin and the key, which is told only here."""
    key, admin = MARK + keys.new_key(), Admin(f"ad_{keys.new_id(8)}", name, now, None)
    with engine.begin() as connection:
        connection.execute(insert(admins).values(key=keys.digest(key), **msgspec.structs.asdict(admin)))
    return admin, key


def known(engine: Engine) -> list[Admin]:
    """All there ever were, the oldest first."""
    return _read(engine)


def revoke(engine: Engine, id: str, now: float) -> None:
    """This key opens nothing from now on."""
    gone = update(admins).where(admins.c.id == id, admins.c.revoked.is_(None)).values(revoked=now)
    with engine.begin() as connection:
        if not connection.execute(gone).rowcount:
            raise NoAdmin(f"there is no admin key {id!r} that could be revoked: `tavola admin keys` lists them")


def holder(engine: Engine, key: str | None) -> Admin | None:
    """Who holds this key, if it has not been revoked."""
    if not key or len(key) > 200 or not key.startswith(MARK):
        return None
    found = _read(engine, admins.c.key == keys.digest(key), admins.c.revoked.is_(None))
    return found[0] if found else None


def _read(engine: Engine, *where: ColumnElement[bool]) -> list[Admin]:
    columns = [admins.c[name] for name in Admin.__struct_fields__]
    with engine.connect() as connection:
        rows = connection.execute(select(*columns).where(*where).order_by(admins.c.created)).all()
    return [Admin(*row) for row in rows]
