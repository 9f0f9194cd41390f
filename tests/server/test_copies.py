"""Backups by the clock: checked, kept in number, told of when they fail, and good for going on."""

import asyncio
import logging
import os
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from typer.testing import CliRunner

from server.house import House, Person, run_async, settings
from server.stored import in_a_file
from server.test_office import Admin
from tavola.cli.app import app
from tavola.server.backup import check
from tavola.server.copies import Copies
from tavola.server.copying import Copied, copies, copy, named
from tavola.server.storage import migrate, open_engine

SOON = 0.0001  # hours
SLOW = 600.0  # seconds: the process of a backup yields to all others, which on a busy machine are many
pytestmark = in_a_file


async def made(folder: Path, number: int) -> list[Path]:
    async with asyncio.timeout(SLOW):
        while len(copies(folder)) < number:
            await asyncio.sleep(0.05)
    return copies(folder)


@run_async
async def test_a_backup_is_restored_and_every_table_goes_on(tmp_path: Path) -> None:
    """Running games, one with secrets and one with a bot, a lobby, a finished game, an uploaded record."""
    folder = tmp_path / "backups"
    async with House(settings(tmp_path, backup_to=str(folder), backup_every=24.0)) as house:
        ann, tom, running = await house.pair(options={"first_player": "seat0"})
        secret = (await house.pair(game="gadranton"))[2]
        lobby, bots = await ann.open("me", "open"), await ann.open("me", "random", options={"first_player": "seat0"})
        finished = await ann.open("me", "random")
        async with ann.at(running) as seat:
            await seat.moved()
        async with ann.at(finished) as seat:
            await seat.send(type="resign", id="r")
            await seat.next("update", id="r")
        record = (await house.http.get(f"/api/tables/{finished['id']}/record", headers=ann.headers)).json()
        uploaded = (await ann.post("/api/records", record))["table"]
        before = {table["id"]: table for table in (await ann.get("/api/tables"))["mine"]}
        for path in copies(folder):  # made at the start, when there was nothing yet
            path.unlink()
        house.http.timeout = SLOW
        told = await Admin(house).post("/api/admin/backup")
        assert told["ok"], told
        async with ann.at(running) as seat:  # what comes later is not in it
            await seat.send(type="chat", id="c", text="too late")
            await seat.next("said")
    restored = tmp_path / "restored"
    restored.mkdir()
    shutil.copy(folder / told["file"], restored / "tavola.db")
    assert list(check(str(restored / "tavola.db"))) == []
    async with House(settings(restored)) as house:
        ann, tom = Person(house, ann.key, ann.id), Person(house, tom.key, tom.id)
        after = {table["id"]: table for table in (await ann.get("/api/tables"))["mine"]}
        assert after.keys() == before.keys() >= {lobby["id"], bots["id"], finished["id"], uploaded["id"]}
        for id, table in after.items():
            assert (table["status"], table["ply"]) == (before[id]["status"], before[id]["ply"])
        async with ann.at(running) as south, tom.at(running) as north:
            assert south.heard[0]["chat"] == []
            mover = south if south.scene["choices"] else north
            await mover.moved()
        async with ann.at(bots) as seat:
            await seat.moved()
            await seat.my_turn()
        await tom.post(f"/api/tables/{lobby['id']}/seats/1/take")
        assert (await ann.post(f"/api/tables/{lobby['id']}/start"))["status"] == "playing"
        assert (await ann.get(f"/api/tables/{secret['id']}", status=200))["status"] == "playing"


@run_async
async def test_they_are_made_by_the_clock_and_only_the_newest_stay(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "backups"
    async with House(settings(tmp_path, backup_to=str(folder), backup_every=SOON, backup_keep=2)) as house:
        await house.person()
        first = (await made(folder, 1))[0]
        async with asyncio.timeout(SLOW):
            while first in copies(folder):
                await asyncio.sleep(0.05)
        assert len(copies(folder)) <= 2
        health = (await house.http.get("/api/health")).json()
        assert health["backup"]["ok"] is True
    assert [path for path in folder.iterdir() if path.suffix != ".db"] == []
    for path in copies(folder):
        assert list(check(str(path))) == []


@run_async
async def test_one_that_fails_is_told_and_the_old_ones_stay(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    told: list[str] = []
    listener = logging.Handler()
    listener.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("tavola.backup").addHandler(listener)
    async with House(settings(tmp_path, backup_to=str(folder), backup_every=24.0, backup_keep=1)) as house:
        old = await made(folder, 1)
        ann = await house.person()
        table = await ann.open("me", "random", options={"first_player": "seat0"})
        connection = sqlite3.connect(tmp_path / "tavola.db")
        connection.execute('UPDATE entries SET n = 7 WHERE n = 1 AND "table" = ?', (table["id"],))
        connection.commit()
        connection.close()
        house.http.timeout = SLOW
        copied = await Admin(house).post("/api/admin/backup")
        assert copied["ok"] is False
        assert table["id"] in copied["message"]
        assert (await house.http.get("/api/health")).json()["backup"]["ok"] is False
        assert (await Admin(house).get("/api/admin/load"))["backup"]["message"] == copied["message"]
    logging.getLogger("tavola.backup").removeHandler(listener)
    assert any(line.startswith("a backup failed") for line in told)
    assert copies(folder) == old
    assert [path for path in folder.iterdir() if path.suffix != ".db"] == []


@run_async
async def test_one_that_cannot_even_begin_is_told_too(tmp_path: Path) -> None:
    with patch("tavola.server.copies.sys.executable", str(tmp_path / "nowhere")):
        async with House(settings(tmp_path, backup_to=str(tmp_path / "b"), backup_every=24.0)) as house:
            async with asyncio.timeout(SLOW):
                while (health := (await house.http.get("/api/health")).json())["backup"] is None:
                    await asyncio.sleep(0.05)
            assert health["backup"]["ok"] is False


@run_async
async def test_the_next_one_is_due_after_the_last_also_after_a_restart(tmp_path: Path) -> None:
    """When they begin is what is shown: here they are made in this process, which waits for nobody."""
    folder, begun = tmp_path / "backups", list[Path]()

    async def here(self: Copies, to: Path) -> Copied:
        begun.append(to)
        return await asyncio.to_thread(copy, self.hall.settings.db, to, self.hall.settings.backup_keep)

    daily = settings(tmp_path, backup_to=str(folder), backup_every=24.0)
    with patch.object(Copies, "_copied", here):
        for _ in range(2):
            async with House(daily) as house:
                await made(folder, 1)
                await house.person()
        assert len(begun) == len(copies(folder)) == 1
        os.utime(copies(folder)[0], (0, time.time() - 25 * 3600))
        async with House(daily):
            await made(folder, 2)
    assert len(begun) == 2


@run_async
async def test_without_a_folder_there_is_none(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        assert (await Admin(house).post("/api/admin/backup", status=409))["code"] == "no-folder"
        assert (await house.http.get("/api/health")).json()["backup"] is None


def test_two_of_one_second_are_two_in_their_order(tmp_path: Path) -> None:
    at = 1_700_000_000.2
    for moment in (at + 1, at + 0.5, at):
        (tmp_path / named(moment)).touch()
    assert [path.name for path in copies(tmp_path)] == [named(at), named(at + 0.5), named(at + 1)]


def test_a_folder_that_cannot_be_written_is_told_in_a_line(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 't.db'}")
    migrate(engine)
    engine.dispose()
    (tmp_path / "file").write_text("")
    copied: Copied = copy(str(tmp_path / "t.db"), tmp_path / "file", 3)
    assert not copied.ok
    assert "file" in copied.message


@pytest.mark.parametrize("words", [["--backup-every", "24"], ["--backup-every", "-1"], ["--backup-keep", "0"]])
def test_options_that_cannot_be_are_refused_in_a_line(tmp_path: Path, words: list[str]) -> None:
    told: Any = CliRunner().invoke(app, ["serve", *words, "--db", str(tmp_path / "t.db")])
    assert told.exit_code == 2
    assert len(told.output.strip().splitlines()) == 1
