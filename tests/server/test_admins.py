"""Admin keys: made and revoked on the command line, stored as hashes."""

import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tavola.cli.app import app
from tavola.server import admins
from tavola.server.storage import BadDatabase, migrate, open_engine


@pytest.fixture
def db(tmp_path: Path) -> Path:
    engine = open_engine(f"sqlite:///{tmp_path / 't.db'}")
    migrate(engine)
    engine.dispose()
    return tmp_path / "t.db"


def said(*words: str) -> tuple[int, str]:
    told = CliRunner().invoke(app, ["admin", *words])
    return told.exit_code, told.stdout


def test_a_key_is_shown_once_and_stored_as_a_hash(db: Path) -> None:
    code, told = said("key", "--name", "Ann", "--db", str(db))
    assert (code, told.strip()[:4]) == (0, "adm_")
    stored = db.read_bytes() + Path(f"{db}-wal").read_bytes() if Path(f"{db}-wal").exists() else db.read_bytes()
    assert told.strip().encode() not in stored
    with admins.opened(str(db)) as engine:
        found = admins.holder(engine, told.strip())
        assert (found and found.name, admins.holder(engine, told.strip() + "x")) == ("Ann", None)


def test_keys_are_listed_and_a_revoked_one_opens_nothing(db: Path) -> None:
    key = said("key", "--name", "Ann", "--db", str(db))[1].strip()
    with admins.opened(str(db)) as engine:
        id = admins.known(engine)[0].id
        assert said("revoke", id, "--db", str(db))[0] == 0
        assert admins.holder(engine, key) is None
    told = said("keys", "--db", str(db))[1]
    assert id in told
    assert "revoked" in told
    assert key not in told


def test_an_unknown_key_cannot_be_revoked(db: Path) -> None:
    said("key", "--db", str(db))
    with admins.opened(str(db)) as engine, pytest.raises(admins.NoAdmin, match="tavola admin keys"):
        admins.revoke(engine, "ad_nobody", 0.0)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="there is no database"), admins.opened(str(tmp_path / "typo.db")):
        pass
    assert not (tmp_path / "typo.db").exists()


def test_a_database_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 't.db'}")
    migrate(engine, "0002")
    engine.dispose()
    assert said("key", "--db", str(tmp_path / "t.db"))[0] == 0
    with sqlite3.connect(tmp_path / "t.db") as connection:
        assert connection.execute("SELECT count(*) FROM admins").fetchone() == (1,)
    connection.close()
