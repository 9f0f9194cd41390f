"""After a restart every table goes on where it was."""

import asyncio
import sqlite3
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy import create_engine, inspect

from server.house import House, Person, run_async, settings
from server.stored import KIND, ask, database_of, in_a_file
from tavola.server.backup import BadDatabase, backup, check
from tavola.server.schema import METADATA
from tavola.server.storage import Reader, migrate, open_engine


@run_async
async def test_a_table_goes_on_where_it_was(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann, tom, table = await house.pair(options={"first_player": "seat0"})
        async with ann.at(table) as south, tom.at(table) as north:
            await south.moved()
            await south.send(type="chat", id="c", text="hello")
            await south.next("said")
            seen, seq, keys = south.scene, south.seq, (ann.key, tom.key)
            assert await north.next("said")
    async with House(settings(tmp_path)) as house:
        ann, tom = (Person(house, key, "") for key in keys)
        async with ann.at(table) as south:
            assert (south.scene, south.seq) == (seen, seq)
            assert [line["text"] for line in south.heard[0]["chat"]] == ["hello"]
        async with tom.at(table) as north:
            await north.send(type="play", id="x", ply=north.ply, act=0)
            assert (await north.next("refused"))["code"] in ("illegal", "not-yours")


@run_async
async def test_a_bot_whose_turn_it_was_decides_after_the_restart(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann = await house.person()
        table = await ann.open("me", "search:ms=2000", options={"first_player": "seat1"})
        key = ann.key
        assert (await ann.get(f"/api/tables/{table['id']}"))["ply"] == 0
    ask(tmp_path, "UPDATE seats SET level = 'random' WHERE kind = 'bot'")
    async with House(settings(tmp_path)) as house:
        ann = Person(house, key, "")
        async with ann.at(table) as seat:
            while seat.ply == 0:
                await seat.next("update")


@run_async
async def test_a_resignation_taken_back_stays_taken_back_after_a_restart(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann = await house.person()
        table = await ann.open("me", "random", options={"first_player": "seat0"})
        async with ann.at(table) as seat:
            await seat.moved()
            await seat.my_turn()
            await seat.send(type="resign", id="r")
            await seat.next("update", id="r")
            await seat.send(type="undo", id="u", ply=seat.ply, practice=True)
            await seat.next("update", "view", id="u")
    async with House(settings(tmp_path)) as house, Person(house, ann.key, "").at(table) as seat:
        assert (seat.heard[0]["table"]["status"], seat.heard[0]["table"]["result"]) == ("playing", None)
        await seat.moved()
        assert (await Person(house, ann.key, "").get(f"/api/tables/{table['id']}"))["status"] == "playing"


@run_async
async def test_a_move_the_disk_refuses_is_not_told_and_the_table_stays_right(tmp_path: Path) -> None:
    """Another writer has stored the same entry number: two cannot both win."""
    async with House(settings(tmp_path)) as house:
        ann, tom, table = await house.pair(options={"first_player": "seat0"})
        async with ann.at(table) as south, tom.at(table) as north:
            choices = await south.my_turn()
            other = {"table": table["id"], "n": south.seq + 1, "body": '{"text":"first","name":"Ann"}'}
            ask(tmp_path, "INSERT INTO entries VALUES (:table, :n, 'chat', 0, :body, NULL, 1.0)", **other)
            await south.play(choices[0]["act"], id="lost")
            if KIND == "sqlite":  # a node on PostgreSQL reads what another stored, and plays on
                assert (await south.next("refused"))["code"] == "unavailable"
                await south.play(choices[0]["act"], id="lost")
            await south.next("update", id="lost")
            heard = [each["id"] for each in north.heard if each["type"] == "update"]
            assert heard == []
            await north.next("update")


@run_async
async def test_a_mistake_in_the_middle_of_a_move_leaves_no_gap(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann, tom, table = await house.pair(options={"first_player": "seat0"})
        for busy in (False, True):  # carried out at once, or after waiting
            async with ann.at(table) as south:
                choices, before = await south.my_turn(), south.seq
                with patch.object(house.hall.writer, "write", side_effect=ZeroDivisionError):
                    held = house.hall.tables[table["id"]].lock
                    if busy:
                        await held.acquire()
                    await south.play(choices[0]["act"])
                    while busy and not held.waiting:
                        await asyncio.sleep(0.01)
                    if busy:
                        held.release()
                    await south.socket.wait_closed()
                assert south.socket.close_code == 1011
            async with ann.at(table) as south:
                assert (south.seq, (await south.my_turn())[0]) == (before, choices[0])
        async with ann.at(table) as south, tom.at(table) as north:
            await south.moved()
            assert (await north.next("update"))["after"] == before
    assert list(check(database_of(tmp_path))) == []


@in_a_file
@run_async
async def test_backup_copies_a_running_database_and_check_finds_nothing_wrong(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann = await house.person()
        table = await ann.open("me", "random")
        async with ann.at(table) as seat:
            await seat.moved()
            db, copy = str(tmp_path / "tavola.db"), tmp_path / "copy.db"
            assert await asyncio.to_thread(backup, db, copy) > 0
    assert list(check(str(copy))) == []
    with pytest.raises(BadDatabase, match="exists already"):
        backup(db, copy)
    connection = sqlite3.connect(copy)
    connection.execute("DELETE FROM entries WHERE n = 2")
    connection.commit()
    connection.close()
    assert list(check(str(copy))) == [f"table {table['id']}: its entries are not numbered from 1 without a gap"]


def test_the_migrations_build_the_schema_the_code_uses(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'a.db'}")
    migrate(engine)
    migrate(engine)
    built, wanted = inspect(engine), create_engine("sqlite://")
    METADATA.create_all(wanted)
    for name in METADATA.tables:
        columns = [(column["name"], str(column["type"]), column["nullable"]) for column in built.get_columns(name)]
        told = inspect(wanted).get_columns(name)
        assert columns == [(column["name"], str(column["type"]), column["nullable"]) for column in told]
        assert built.get_pk_constraint(name)["constrained_columns"] == [
            column.name for column in METADATA.tables[name].primary_key
        ]
    engine.dispose()
    wanted.dispose()


def test_entries_of_an_older_database_are_kept(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'a.db'}")
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO players VALUES ('p', x'00', 'Ann', 0)")
        connection.exec_driver_sql(
            "INSERT INTO tables VALUES"
            " ('t', 'nim', '1', '{}', NULL, '', 'p', 'playing', 0, 0, 1, NULL, NULL, 2, 1, 0, 0, 0)"
        )
        connection.exec_driver_sql(
            "INSERT INTO entries VALUES ('t', 1, 'start', NULL, '{}', NULL, 1.5), ('t', 2, 'chat', 0, '{}', 'm1', 2.5)"
        )
    before = Reader(engine).entries_of("t")
    migrate(engine)
    assert len(before) == 2
    assert Reader(engine).entries_of("t") == before
    engine.dispose()


def test_sqlite_writes_ahead_and_syncs_every_commit(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()
