"""A disk that is full, read-only or gone: it shows in the health of the server, in the log and at the start."""

import asyncio
import logging
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import pytest
from sqlalchemy import text

from server.house import House, in_a_house, run_async, settings
from server.stored import in_a_file
from tavola.server import pulse

READ_ONLY, WRITABLE = text("PRAGMA query_only=1"), text("PRAGMA query_only=0")


@in_a_house
async def test_a_server_that_is_well_has_just_written_and_read(house: House) -> None:
    commits = house.hall.writer.commits
    answer = await house.http.get("/api/health")
    assert (answer.status_code, answer.json()["ok"], answer.json()["trouble"]) == (200, True, None)
    assert house.hall.writer.commits == commits + 1


@in_a_house
async def test_asking_often_writes_once(house: House) -> None:
    commits = house.hall.writer.commits
    answers = await asyncio.gather(*[house.http.get("/api/health") for _ in range(20)])
    assert {answer.status_code for answer in answers} == {200}
    assert house.hall.writer.commits == commits + 1


@in_a_file
@run_async
async def test_a_disk_that_refuses_shows_in_health_and_in_the_log_until_it_is_well_again(tmp_path: Path) -> None:
    told: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("tavola.writer").addHandler(handler)
    with patch.object(pulse, "FRESH", 0.0):
        async with House(settings(tmp_path)) as house:
            ann, _, table = await house.pair(options={"first_player": "seat0"})
            async with ann.at(table) as seat:
                await house.hall.writer.run(READ_ONLY)
                for _ in range(2):
                    unwell = await house.http.get("/api/health")
                    assert (unwell.status_code, unwell.json()["ok"]) == (503, False)
                    assert "cannot be written: attempt to write a readonly database" in unwell.json()["trouble"]
                await seat.play((await seat.my_turn())[0]["act"])
                assert (await seat.next("refused"))["code"] == "unavailable"
                await house.hall.writer.run(WRITABLE)
                assert (await house.http.get("/api/health")).json()["ok"] is True
                await seat.next("view")
                await seat.moved()
    logging.getLogger("tavola.writer").removeHandler(handler)
    assert [line.split(":")[0] for line in told] == [
        "the database cannot be written",
        "the database can be written again",
    ]


@in_a_file
@run_async
async def test_a_request_that_cannot_be_stored_leaves_no_traceback(tmp_path: Path) -> None:
    records: list[logging.LogRecord] = []
    handler = logging.Handler()
    handler.emit = records.append  # type: ignore[method-assign]
    logging.getLogger("tavola.http").addHandler(handler)
    async with House(settings(tmp_path)) as house:
        await house.hall.writer.run(READ_ONLY)
        answer = await house.http.post("/api/me", json={"name": "Ann"})
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    logging.getLogger("tavola.http").removeHandler(handler)
    assert [record.exc_info for record in records] == [None]


def started(*words: str, folder: Path) -> tuple[int, str]:
    """How a server that cannot start ends, and what it says."""
    command = [sys.executable, "-c", "from tavola.cli import main; main()", "serve", *words]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=120, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("db", "said"),
    [
        ("nosuch://x:secret@host/db", "there is no database of the kind 'nosuch' here"),
        ("/proc/nowhere/t.db", "unable to open database file"),
        ("sqlite:///file:ready.db?mode=ro&uri=true", "readonly database"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_a_line_at_the_start(db: str, said: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "ready.db")) as database:
        database.execute("CREATE TABLE things (x)")
    code, output = started("--db", db, folder=tmp_path)
    assert (code, "Traceback" in output, "secret" in output) == (2, False, False)
    assert said in output
    assert "Tavola is at" not in output


def test_a_disk_that_is_full_is_told_in_a_line_at_the_start(tmp_path: Path) -> None:
    limited = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)); "
    command = [sys.executable, "-c", limited + "from tavola.cli import main; main()", "serve", "--db", "t.db"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=120, check=False)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert "t.db cannot be" in done.stderr
    assert os.path.getsize(tmp_path / "t.db") <= 4096
