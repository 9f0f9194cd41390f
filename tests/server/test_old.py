"""Databases of older versions: every table opens, stands where it stood, and plays on."""

import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

import tavola
from server.house import House, Person, Seat, Watch, run_async, settings
from server.stored import in_a_file
from tavola.server.backup import check, table_ids
from tavola.server.storage import Reader, open_engine

OLD = Path(__file__).parent / "old"
VERSIONS = sorted(path.stem for path in OLD.glob("*.sql"))
MORE = 30  # moves played on
pytestmark = in_a_file


def opened(version: str, folder: Path) -> tuple[dict[str, str], dict[str, Any]]:
    """The database as a file; keys of the people, and where each table stood."""
    with closing(sqlite3.connect(folder / "tavola.db")) as database:
        database.executescript((OLD / f"{version}.sql").read_text("utf-8"))
    told = json.loads((OLD / f"{version}.json").read_text("utf-8"))
    return told["keys"], told["positions"]


def evening(folder: Path) -> Watch:
    """A clock that shows when the database was last in use, so that no table is too old to be kept."""
    watch = Watch()
    with closing(sqlite3.connect(folder / "tavola.db")) as database:
        (watch.time,) = database.execute("SELECT max(touched) + 60 FROM tables").fetchone()
    return watch


@pytest.mark.parametrize("version", VERSIONS)
def test_an_older_database_is_whole(version: str, tmp_path: Path) -> None:
    _, stood = opened(version, tmp_path)
    assert list(check(str(tmp_path / "tavola.db"))) == []
    engine = open_engine(f"sqlite:///{tmp_path / 'tavola.db'}")
    assert sorted(table_ids(Reader(engine))) == sorted(stood)
    engine.dispose()
    assert {position["game"] for position in stood.values()} == set(tavola.games()) - {"nim"}


@run_async
async def test_every_table_of_an_older_database_stands_where_it_stood(tmp_path: Path) -> None:
    for version in VERSIONS:
        _, stood = opened(version, tmp_path)
        async with House(settings(tmp_path), evening(tmp_path)) as house:
            for id, position in stood.items():
                async with house.hall.at(id) as live:
                    assert known(live.table.game.dump(live.table.line.state), position) == position


@run_async
async def test_every_table_of_an_older_database_plays_on(tmp_path: Path) -> None:
    for version in VERSIONS:
        keys, stood = opened(version, tmp_path)
        async with House(settings(tmp_path), evening(tmp_path)) as house:
            people = [Person(house, key, "") for key in keys.values()]
            for id in stood:
                table = await people[0].get(f"/api/tables/{id}")
                if table["status"] == "playing":
                    await play_on(people, table)
        assert list(check(str(tmp_path / "tavola.db"))) == []


def known(now: dict[str, Any], then: dict[str, Any]) -> dict[str, Any]:
    """Of a position and its options, what the older version knew; it is written under the rules of today."""
    options = {name: now["options"][name] for name in then["options"]}
    return {name: now[name] for name in then} | {"options": options, "rules": then["rules"]}


async def play_on(people: list[Person], table: dict[str, Any]) -> None:
    """All who sit there decide by lot whenever they are asked, for a while or to the end."""
    rng, until = tavola.Rng(1), table["ply"] + MORE
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(person.at(table)) for person in people]
        while seats[0].scene["actor"] != tavola.OVER and seats[0].ply < until:
            asked = [seat for seat in seats if seat.scene.get("choices")]
            await (asked[0].moved(rng.below(1000)) if asked else seats[0].read())
            await caught_up(seats)


async def caught_up(seats: list[Seat]) -> None:
    """Everyone has heard what the first to hear has heard."""
    for seat in seats:
        while seat.seq < max(other.seq for other in seats):
            await seat.read()
