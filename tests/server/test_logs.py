"""The log: one line a thing, with time and level, and nothing in it that is nobody's business."""

import json
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from server.house import House, run_async, settings
from tavola.server import keys, logs
from tavola.server.storage import open_engine
from web.house import free_port

TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"


class Written:
    """What has been logged."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys, self.text = capsys, ""

    def getvalue(self) -> str:
        self.text += self.capsys.readouterr().err
        return self.text


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[Written]:
    """What is logged from now on; afterwards all is told as before."""
    before, level = logging.root.handlers[:], logging.root.level
    yield Written(capsys)
    logging.root.handlers[:] = before
    logging.root.setLevel(level)
    logging.captureWarnings(False)


def test_a_line_has_time_level_and_who_says_it(written: Written) -> None:
    logs.set_up("text", "info")
    logging.getLogger("tavola.office").warning("a backup failed", extra={"minutes": 3})
    assert re.fullmatch(rf"{TIME} WARNING tavola\.office: a backup failed \(minutes=3\)\n", written.getvalue())


def test_json_has_an_object_a_line(written: Written) -> None:
    logs.set_up("json", "debug", process=1)
    logging.getLogger("tavola.hall").debug("a table\nrests", extra={"table": "k3v9"})
    told = json.loads(written.getvalue())
    assert re.fullmatch(TIME, told.pop("at"))
    expected = {"level": "debug", "name": "tavola.hall", "message": "a table\nrests", "process": 1, "table": "k3v9"}
    assert told == expected


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_breaks_is_one_line_too(written: Written, form: logs.Form) -> None:
    logs.set_up(form, "info")
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logging.getLogger("tavola.hall").exception("it broke")
    assert written.getvalue().count("\n") == 1
    assert "ValueError: two\\nlines" in written.getvalue()
    assert "test_logs.py" in written.getvalue()


def test_the_level_decides_what_is_told(written: Written) -> None:
    logs.set_up("text", "error")
    logging.getLogger("tavola.hall").warning("quiet")
    assert written.getvalue() == ""


@pytest.mark.parametrize("form", ["text", "json"])
def test_keys_are_never_told(written: Written, form: logs.Form) -> None:
    logs.set_up(form, "info", addresses=True)
    secrets = [keys.new_key(), f"adm_{keys.new_key()}"]
    for secret in secrets:
        logging.getLogger("tavola.http").info("Bearer %s", secret, extra={"more": f"key={secret}"})
    assert not any(secret in written.getvalue() for secret in secrets)
    assert logs.HIDDEN in written.getvalue()


ADDRESSES = ["203.0.113.9", "2001:db8::7", "203.0.113.9:4711", "::ffff:203.0.113.9"]


@pytest.mark.parametrize("address", ADDRESSES)
def test_addresses_are_told_only_if_wished_for(written: Written, address: str) -> None:
    logs.set_up("text", "info")
    logging.getLogger("tavola.http").info("from %s. At 16:34:00 it was 0.25 s", address, extra={"address": address})
    assert "203.0" not in written.getvalue()
    assert "2001" not in written.getvalue()
    assert "At 16:34:00 it was 0.25 s" in written.getvalue()
    logs.set_up("text", "info", addresses=True)
    logging.getLogger("tavola.http").info("asks too often", extra={"address": address})
    assert f"address={address}" in written.getvalue()


def test_a_name_cannot_write_a_line_of_its_own(written: Written) -> None:
    logs.set_up("text", "info")
    logging.getLogger("tavola.office").info("deleted %s", "Ann\n2025-01-01T00:00:00.000Z INFO tavola: all is well")
    assert written.getvalue().count("\n") == 1


def test_what_the_database_refuses_is_told_without_what_was_stored(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 't.db'}")
    with engine.connect() as connection, pytest.raises(SQLAlchemyError) as wrong:
        connection.execute(text("INSERT INTO nowhere VALUES (:hand)"), {"hand": "the ace of spades"})
    engine.dispose()
    assert "ace" not in str(wrong.value)


@run_async
async def test_who_asks_too_often_is_told_once_and_named_only_on_wish(tmp_path: Path) -> None:
    told: list[logging.LogRecord] = []
    listener = logging.Handler()
    listener.emit = told.append  # type: ignore[method-assign]
    logging.getLogger("tavola.http").addHandler(listener)
    async with House(settings(tmp_path, requests=0.1, request_burst=1)) as house:
        for _ in range(5):
            await house.http.get("/api/health")
    logging.getLogger("tavola.http").removeHandler(listener)
    struck = [record for record in told if record.levelno == logging.WARNING]
    assert [record.getMessage() for record in struck] == ["an address asks too often"]
    assert vars(struck[0])["address"] == "127.0.0.1"


def test_a_server_writes_json_from_its_first_line_to_the_last(tmp_path: Path) -> None:
    words = ["serve", "--log", "json", "--port", str(free_port()), "--db", str(tmp_path / "t.db")]
    command = [sys.executable, "-c", "from tavola.cli import main; main()", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert server.stdout.readline().startswith("Tavola is at")
        server.terminate()
        _, told = server.communicate(timeout=60)
    lines = [json.loads(line) for line in told.splitlines()]
    assert [line["message"] for line in lines] == ["open", "closing"]
