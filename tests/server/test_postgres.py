"""PostgreSQL: what it is told to promise, how its absence is told, and how the server goes on once it is back."""

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from server.house import PATIENCE, House, Person, settings
from server.postgres import CAREFUL, Cluster, cluster, database_of
from server.test_office import Admin
from tavola.server import pulse
from tavola.server.backup import backup, check
from tavola.server.schema import METADATA
from tavola.server.serve import serve
from tavola.server.settings import Settings
from tavola.server.storage import BadDatabase, migrate, open_engine, reason

FIRST = {"options": {"first_player": "seat0"}}


@pytest.fixture(scope="module")
def database() -> Cluster:
    return cluster()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return database_of(tmp_path)


def house_at(url: str, folder: Path) -> House:
    return House(settings(folder, db=url))


# at the start


def test_a_database_that_cannot_be_used_is_told_in_a_line(database: Cluster) -> None:
    there = database.make("there")
    wrong = {
        database.url("nowhere"): 'database "nowhere" does not exist',
        database.url("there", user=f"{CAREFUL}:secret"): "password authentication failed",
        there.replace(f":{database.port}/", ":1/"): "refused",
        "postgresql://tavola:secret@127.0.0.1:none/there": "this is no URL of a database",
        "postgres://tavola:secret@127.0.0.1/there": "there is no database of the kind 'postgres' here",
        "mysql://tavola:secret@127.0.0.1/there": "there is no database of the kind 'mysql' here",
    }
    for url, said in wrong.items():
        with pytest.raises(BadDatabase) as told:
            serve(Settings(db=url))
        line = str(told.value)
        assert said in line
        assert "postgresql://USER:PASSWORD@HOST/DATABASE" in line
        assert "\n" not in line
        assert "secret" not in line


def run(words: str, *more: str) -> tuple[int, str]:
    """How Tavola ends, and what it says."""
    command = [sys.executable, "-c", f"{words}from tavola.cli import main; main()", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_driver_that_is_not_installed_is_named_with_its_extra(url: str) -> None:
    without = "import sys; sys.modules['psycopg'] = None; "
    code, said = run(without, "serve", "--db", url)
    assert (code, "Traceback" in said) == (2, False)
    assert "pip install 'tavola[postgres]'" in said


def test_backups_are_left_to_the_databases_own_tools(url: str, tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="pg_dump"):
        backup(url, tmp_path / "copy.db")
    with pytest.raises(BadDatabase, match="pg_dump"):
        serve(Settings(db=url, backup_every=24.0, backup_to=str(tmp_path)))


def test_servers_that_start_together_migrate_one_after_the_other(url: str) -> None:
    together = Barrier(4)

    def start() -> None:
        engine = open_engine(url)
        together.wait()
        migrate(engine)
        engine.dispose()

    with ThreadPoolExecutor(4) as pool:
        for started in [pool.submit(start) for _ in range(4)]:
            started.result()
    engine = open_engine(url)
    assert set(inspect(engine).get_table_names()) == {*METADATA.tables, "alembic_version"}
    engine.dispose()


def test_the_migrations_build_the_schema_the_code_uses(database: Cluster, url: str) -> None:
    built, wanted = open_engine(url), open_engine(database.make("wanted"))
    migrate(built)
    METADATA.create_all(wanted)
    for name in METADATA.tables:
        described = [
            [(column["name"], str(column["type"]), column["nullable"]) for column in inspect(engine).get_columns(name)]
            for engine in (built, wanted)
        ]
        assert described[0] == described[1]
    built.dispose()
    wanted.dispose()


def test_commits_are_on_disk_though_the_database_would_not_wait_for_it(database: Cluster, url: str) -> None:
    name = url.rpartition("/")[2]
    for lax, held in (("off", "on"), ("local", "local")):
        database.do(f'ALTER DATABASE "{name}" SET synchronous_commit = {lax}')
        engine = open_engine(url)
        with engine.connect() as connection:
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == held
        engine.dispose()


def test_who_still_reads_when_the_server_ends_leaves_no_connection(url: str) -> None:
    engine = open_engine(url)
    with engine.connect() as connection:
        used: Any = connection.connection.dbapi_connection
        engine.dispose()
    assert used.closed


def test_what_was_to_be_stored_is_not_told(url: str) -> None:
    engine = open_engine(url)
    migrate(engine)
    row = "INSERT INTO own_keys VALUES ('hand', 'the ace of spades')"
    with pytest.raises(IntegrityError) as refused, engine.begin() as connection:
        connection.execute(text(f"{row}, ('hand', 'the ten of hearts')"))
    assert reason(refused.value) == 'duplicate key value violates unique constraint "own_keys_pkey"'
    engine.dispose()


# while it serves


async def health(house: House) -> tuple[int, str]:
    told = await house.http.get("/api/health")
    return told.status_code, told.json()["trouble"] or ""


async def well(house: House) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await health(house))[0] != 200:
            await asyncio.sleep(0.05)


@patch.object(pulse, "FRESH", 0.0)
def test_without_the_database_nothing_is_told_or_accepted_and_afterwards_all_goes_on(
    database: Cluster, url: str, tmp_path: Path
) -> None:
    async def live() -> None:
        async with house_at(url, tmp_path) as house:
            ann, tom, table = await house.pair(**FIRST)
            async with ann.at(table) as south, tom.at(table) as north:
                await south.moved()
                await north.next("update")
                choices, heard = await south.my_turn(), len(north.heard)
                database.kill()
                try:
                    assert (await health(house))[0] == 503
                    for _ in range(2):
                        await south.play(choices[0]["act"], id="lost")
                        assert (await south.next("refused"))["code"] == "unavailable"
                    await ann.post("/api/tables", {"game": "nim", "seats": [{"kind": "me"}] * 2}, status=503)
                    with pytest.raises(ConnectionClosed) as turned_away:
                        async with Person(house, tom.key, tom.id).at(table):
                            pass
                    assert turned_away.value.rcvd.code == 1011  # type: ignore[union-attr]
                    assert len(north.heard) == heard
                finally:
                    await asyncio.to_thread(database.start)
                await well(house)
                await south.play(choices[0]["act"], id="lost")
                await south.next("update", id="lost")
                await north.next("update")
                assert len([each for each in north.heard[heard:] if each["type"] == "update"]) == 1
        assert list(check(url)) == []

    asyncio.run(live())


def test_a_connection_that_is_lost_before_the_commit_costs_nobody_a_move(
    database: Cluster, url: str, tmp_path: Path
) -> None:
    async def live() -> None:
        async with house_at(url, tmp_path) as house:
            ann = await house.person()
            table = await ann.open("me", "screen")
            async with ann.at(table) as south:
                for _ in range(3):
                    database.do(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tavola'"
                    )
                    await south.moved()
                assert [each for each in south.heard if each["type"] == "refused"] == []

    asyncio.run(live())


BREAKS = """
CREATE FUNCTION breaks() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
CREATE CONSTRAINT TRIGGER breaks AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION breaks();
"""


def test_a_connection_that_is_lost_within_the_commit_is_a_refusal_and_sending_again_is_harmless(
    database: Cluster, url: str, tmp_path: Path
) -> None:
    async def live() -> None:
        async with house_at(url, tmp_path) as house:
            ann = await house.person()
            table = await ann.open("me", "screen")
            name = url.rpartition("/")[2]
            async with ann.at(table) as south:
                choices = await south.my_turn()
                database.do(BREAKS, name)
                await south.play(choices[0]["act"], id="once")
                assert (await south.next("refused"))["code"] == "unavailable"
                database.do("DROP TRIGGER breaks ON entries", name)
                await south.play(choices[0]["act"], id="once")
                await south.next("update", id="once")
                await south.play(choices[0]["act"], id="once")
                await south.next("update", "view", id="once")
        engine = open_engine(url)
        with engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM entries WHERE move = 'once'")).scalar() == 1
        engine.dispose()

    asyncio.run(live())


def test_a_text_that_postgresql_cannot_have_is_the_name_of_nothing(url: str, tmp_path: Path) -> None:
    async def live() -> None:
        async with house_at(url, tmp_path) as house:
            ann = await house.person()
            await ann.get("/api/tables/a%00b", status=404)
            admin = Admin(house)
            assert (await admin.get("/api/admin/players?q=%00", status=400))["code"] == "bad-request"
            assert await admin.get(f"/api/admin/log?before={2**53}") == []

    asyncio.run(live())
