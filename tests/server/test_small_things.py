"""Small things a public server must not get wrong."""

import asyncio
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from server.house import House, in_a_house, run_async, settings
from tavola.server import guard
from tavola.server.serve import Server, config

PATIENCE = 180.0


async def asked(house: House, *lines: str, body: bytes = b"") -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of the answer to a request as it is written here."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    head = "\r\n".join([*lines, "Host: x", "Connection: close", "", ""]).encode()
    writer.write(head + body)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    first, _, rest = answer.partition(b"\r\n\r\n")
    status, *headers = first.decode("latin-1").split("\r\n")
    return int(status.split()[1]), dict(line.lower().split(": ", 1) for line in headers), rest


@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b'{"\xff": 1}', b"\xff", b'{"name": "\\ud800"}'])
def test_a_body_that_is_not_utf8_is_refused(body: bytes, tmp_path: Path) -> None:
    async def live() -> None:
        async with House(settings(tmp_path)) as house:
            answer = await house.http.post("/api/me", content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")

    asyncio.run(live())


@in_a_house
async def test_an_origin_that_is_no_address_is_refused_like_any_other(house: House) -> None:
    lines = ["GET /api/tables/abc/live HTTP/1.1", "Upgrade: websocket", "Origin: http://[", "Sec-WebSocket-Version: 13"]
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    more = ["Host: x", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
    writer.write("\r\n".join([*lines, *more]).encode())
    assert b" 403 " in await asyncio.wait_for(reader.readuntil(b"\r\n"), PATIENCE)
    writer.close()


NAMES = [
    ("a\u202eb", 400),
    ("\u2066Ann\u2069", 400),
    ("Ann\u0085", 400),
    ("Ann\n", 400),
    ("\u200f", 400),
    ("\u200b\u200d", 400),
    ("\u3164", 400),
    ("\U000e0041", 400),
    ("Zoë", 200),
    ("지민", 200),
    ("👩\u200d🚀", 200),
    ("שרה", 200),
]


@in_a_house
async def test_names_are_seen_and_turn_nothing_round(house: House) -> None:
    for name, status in NAMES:
        answer = await house.http.post("/api/me", json={"name": name, "cookie": False})
        assert (name, answer.status_code) == (name, status)
        ann = await house.person()
        seats: list[Any] = [{"kind": "me", "name": name}, {"kind": "screen"}]
        refused = await ann.post("/api/tables", {"game": "nim", "seats": seats}, status=201 if status == 200 else 400)
        assert status == 200 or "turn it round" in refused["message"]


@in_a_house
async def test_names_in_an_uploaded_record_turn_nothing_round_either(house: House) -> None:
    ann = await house.person()
    record = {"tavola": 1, "game": "nim", "rules": "1", "seats": ["Ann", "T\u202eom"], "options": {}, "actions": []}
    refused = await ann.post("/api/records", record, status=400)
    assert refused["code"] == "bad-record"


@in_a_house
async def test_head_is_answered_like_get_without_the_body(house: House) -> None:
    for path in ("/", "/api/games", "/api/health"):
        got = await asked(house, f"GET {path} HTTP/1.1")
        head = await asked(house, f"HEAD {path} HTTP/1.1")
        assert (head[0], head[2]) == (got[0], b"")
        assert head[1]["content-length"] == got[1]["content-length"]


@run_async
async def test_behind_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    for secure in (True, False):
        async with House(settings(tmp_path, secure_cookie=secure)) as house:
            _, headers, _ = await asked(house, "GET /api/games HTTP/1.1")
            assert ("strict-transport-security" in headers) == secure


@in_a_house
async def test_a_body_whose_length_is_told_in_two_ways_is_refused_and_nothing_after_it_is_read(house: House) -> None:
    lines = [
        "POST /api/me HTTP/1.1",
        "Content-Type: application/json",
        "Content-Length: 2",
        "Transfer-Encoding: chunked",
    ]
    smuggled = b"0\r\n\r\nGET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    status, headers, body = await asked(house, *lines, body=smuggled)
    assert (status, headers["connection"], b"not both" in body) == (400, "close", True)
    assert b"HTTP/1.1 200" not in body


@run_async
async def test_every_answer_and_every_view_say_which_page_is_served(tmp_path: Path) -> None:
    with patch.object(guard, "MADE", [(b"tavola-build", b"abc")]):
        async with House(settings(tmp_path)) as house:
            assert (await asked(house, "GET /api/games HTTP/1.1"))[1]["tavola-build"] == "abc"
            ann, _, table = await house.pair()
            async with ann.at(table) as seat:
                assert "build" in seat.heard[0]


# at the start


def test_an_address_that_is_taken_is_told_in_a_line_and_not_announced(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-c", "from tavola.cli import main; main()", "serve", "--port", port]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=120, check=False)
    assert (done.returncode, "Tavola is at" in done.stdout, "Traceback" in done.stderr) == (2, False, False)
    assert f"nobody can listen at localhost:{port}: Address already in use" in done.stderr


@run_async
async def test_the_address_is_announced_when_one_can_come(tmp_path: Path) -> None:
    house = House(settings(tmp_path))
    house.server = Server(config(house.app, house.hall.settings, "127.0.0.1", 0), "here we are")
    said: list[bool] = []
    with patch("builtins.print", lambda *words, **_: said.append(house.server.started)):
        async with house:
            pass
    assert said == [True]
