"""Databases that are not as they should be: told in a line, and the other tables go on."""

import asyncio
from pathlib import Path

import pytest

from server.house import House, Person, settings
from server.stored import ask, database_of
from tavola.server.backup import BadDatabase, backup, check
from tavola.server.serve import serve
from tavola.server.settings import Settings
from tavola.server.storage import migrate, open_engine

DAMAGE = [
    ("UPDATE tables SET game = 'gone' WHERE id = :id", "there is no game 'gone'"),
    ("UPDATE tables SET options = '7' WHERE id = :id", "options"),
    ("UPDATE tables SET start = '{}' WHERE id = :id", "adventurer"),
    ('DELETE FROM seats WHERE seat = 1 AND "table" = :id', "seats 2, not 1"),
    ("UPDATE seats SET kind = 'throne' WHERE \"table\" = :id", "throne"),
    ("UPDATE entries SET body = '{' WHERE n = 2 AND \"table\" = :id", "truncated"),
    ("UPDATE entries SET kind = 'start' WHERE n = 3 AND \"table\" = :id", "AG-10"),
    ('DELETE FROM entries WHERE n = 2 AND "table" = :id', "without a gap"),
]


@pytest.mark.parametrize(("damage", "why"), DAMAGE)
def test_a_damaged_table_is_named_and_all_others_are_listed(tmp_path: Path, damage: str, why: str) -> None:
    async def live() -> None:
        async with House(settings(tmp_path)) as house:
            ann = await house.person()
            hurt, well = [await ann.open("me", "screen") for _ in range(2)]
            for table in (hurt, well):
                async with ann.at(table) as seat:
                    await seat.moved()
                    await seat.moved()
        ask(tmp_path, damage, id=hurt["id"])
        async with House(settings(tmp_path)) as house:
            ann = Person(house, ann.key, ann.id)
            assert [each["id"] for each in (await ann.get("/api/tables"))["mine"]] == [well["id"]]
            told = await ann.get(f"/api/tables/{hurt['id']}", status=409)
            assert (told["code"], why in told["message"]) == ("unreadable", True)
        (line,) = check(database_of(tmp_path))
        assert line.startswith(f"table {hurt['id']}: ")
        assert why in line

    asyncio.run(live())


def test_a_file_that_is_no_database_of_tavola_is_named(tmp_path: Path) -> None:
    text, empty, copy = tmp_path / "text.db", tmp_path / "empty.db", tmp_path / "copy.db"
    text.write_text("hello")
    empty.touch()
    for file in (text, empty):
        with pytest.raises(BadDatabase, match="is no database of Tavola"):
            list(check(str(file)))
        with pytest.raises(BadDatabase, match="is no database of Tavola"):
            backup(str(file), copy)
    assert not copy.exists()
    for processes in (1, 2):
        with pytest.raises(BadDatabase, match=r"text\.db cannot be used"):
            serve(Settings(db=str(text), processes=processes))


def test_a_copy_goes_into_a_folder_that_is_there(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'a.db'}")
    migrate(engine)
    engine.dispose()
    with pytest.raises(BadDatabase, match="there is no folder"):
        backup(str(tmp_path / "a.db"), tmp_path / "no" / "copy.db")
    assert backup(str(tmp_path / "a.db"), tmp_path / "copy.db") > 0


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'a.db'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="9999"):
        migrate(engine)
    engine.dispose()
