"""Connections that say nothing, or too little, or read nothing; and more of them than there is room for."""

import asyncio
import json
import logging
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.house import House, run_async, settings
from server.test_wire import TEXT, bare, frame
from tavola.server import doors

PATIENCE = 180.0  # seconds; a busy machine is slow, not wrong
HELLO = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
UPLOAD = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"


class Line:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def status(self) -> int:
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n"), PATIENCE)
        return int(head.split()[1])

    async def closed(self) -> bool:
        """Wait until the other side has closed it, or cut it."""
        try:
            while await asyncio.wait_for(self.reader.read(65536), PATIENCE):
                pass
        except ConnectionError:
            pass
        return True


class Lines(House):
    """A house that strangers connect to."""

    async def __aenter__(self) -> "Lines":
        await super().__aenter__()
        self.lines: list[Line] = []
        return self

    async def line(self, said: bytes = b"") -> Line:
        made = Line(*await asyncio.open_connection("127.0.0.1", self.port))
        made.writer.write(said)
        self.lines.append(made)
        return made

    async def __aexit__(self, *wrong: object) -> None:
        for each in self.lines:
            each.writer.close()
        await super().__aexit__(*wrong)


@run_async
async def test_a_connection_that_never_asks_anything_is_closed(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, head=0.2)) as house:
        for said in (b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\n"):
            assert await (await house.line(said)).closed()
        assert house.hall.doors.events["closed: no request"] == 3
        assert house.hall.doors.stays == {}


@run_async
async def test_a_second_request_that_is_begun_and_not_ended_is_closed_too(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, head=0.2)) as house:
        made = await house.line(HELLO)
        assert await made.status() == 200
        made.writer.write(b"GET / HT")
        assert await made.closed()
        assert house.hall.doors.events["closed: no request"] == 1


@run_async
async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, body=0.2)) as house:
        assert await (await house.line(UPLOAD)).closed()
        assert house.hall.doors.events["closed: no whole body"] == 1


@run_async
async def test_who_asks_in_time_is_not_hurried(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, head=0.4, body=0.4)) as house:
        ann, _, table = await house.pair()
        async with ann.at(table) as seat:
            await asyncio.sleep(2.5)
            await seat.send(type="ping")
            await seat.next("pong")


@run_async
async def test_a_window_where_nobody_answers_is_closed(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, ping=0.2, pong=0.2)) as house:
        ann, tom, table = await house.pair()
        async with tom.at(table) as other:
            mute = await bare(house, table["id"], ann.key)
            assert await mute.next("view")
            while (await other.next("table"))["table"]["seats"][0]["away"] is False:
                pass
            assert await mute.close_code() == 1011
            mute.writer.close()
        assert house.hall.doors.events["closed: no answer to a ping"] == 1


@run_async
async def test_a_window_that_says_no_hello_is_told_of_in_the_log(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, hello=0.1)) as house:
        _, _, table = await house.pair()
        async with connect(f"{house.ws}/api/tables/{table['id']}/live") as socket:
            await socket.wait_closed()
        assert house.hall.doors.events["closed: no hello"] == 1


@run_async
async def test_one_who_reads_nothing_is_cut_off(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, outbox_bytes=100_000, stall=0.2)) as house:
        ann, _, table = await house.pair()
        deaf = await bare(house, table["id"], ann.key)
        deaf.reader._limit = 1  # type: ignore[attr-defined]
        deaf.writer.transport.pause_reading()  # type: ignore[attr-defined]
        asked = frame(TEXT, json.dumps({"type": "sync"}).encode())
        async with asyncio.timeout(PATIENCE):
            while house.hall.doors.stays:
                if not deaf.writer.transport.is_closing():
                    deaf.writer.write(asked * 20)
                await asyncio.sleep(0.05)
        deaf.writer.transport.abort()


@run_async
async def test_where_there_is_no_room_newcomers_are_told_so_at_once_and_let_in_later(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, connections=5, head=1.5)) as house:
        silent = [await house.line() for _ in range(5)]
        refused = await house.line(HELLO)
        assert await refused.status() == 503
        body = (await asyncio.wait_for(refused.reader.read(), PATIENCE)).split(b"\r\n\r\n")[1]
        assert json.loads(body)["code"] == "unavailable"
        for each in silent:
            assert await each.closed()
        assert await (await house.line(HELLO)).status() == 200


@run_async
async def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, address_connections=3, proxies="")) as house:
        for _ in range(3):
            await house.line()
        assert await (await house.line(HELLO)).status() == 429


@run_async
async def test_behind_a_proxy_each_person_has_windows_of_his_own(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, address_connections=2)) as house:
        _, _, table = await house.pair()
        url = f"{house.ws}/api/tables/{table['id']}/live"
        async with AsyncExitStack() as windows:
            for address in ("10.0.0.1", "10.0.0.1", "10.0.0.2"):
                headers = {"X-Forwarded-For": address}
                await windows.enter_async_context(connect(url, additional_headers=headers))
            with pytest.raises(InvalidStatus, match="429"):
                await connect(url, additional_headers={"X-Forwarded-For": "10.0.0.1"})
        async with asyncio.timeout(PATIENCE):
            while house.app.windows:
                await asyncio.sleep(0.01)


@run_async
async def test_the_log_tells_in_numbers_what_was_closed(tmp_path: Path) -> None:
    told: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("tavola.doors").addHandler(handler)
    async with Lines(settings(tmp_path, head=0.1)) as house:
        for each in [await house.line() for _ in range(7)]:
            await each.closed()
        async with asyncio.timeout(PATIENCE):
            while not told:
                await asyncio.sleep(0.05)
    logging.getLogger("tavola.doors").removeHandler(handler)
    assert told[0].startswith("connections closed: no request (7); ")


RAISED = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 300))
from tavola.server import files
print(files.raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE), files.room())
"""


def test_the_soft_limit_of_open_files_is_raised_as_far_as_allowed() -> None:
    done = subprocess.run([sys.executable, "-c", RAISED], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "300 (300, 300) 172"


STRANGERS = "10.0.0.1"  # whose proxies: so this machine is no proxy, and has limits of its own


@run_async
async def test_an_address_that_asks_on_after_refusals_is_not_even_read_for_a_while(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, requests=0.1, request_burst=3, proxies=STRANGERS)) as house:
        answers = [await (await house.line(HELLO)).status() for _ in range(3 + doors.MOST_REFUSED + 1)]
        assert answers == [200] * 3 + [429] * (doors.MOST_REFUSED + 1)
        doomed = await house.line()  # says nothing, and is told all the same
        assert b"went on asking" in await asyncio.wait_for(doomed.reader.read(), PATIENCE)
        house.hall.doors.shut = dict.fromkeys(house.hall.doors.shut, 0.0)  # a while has passed
        assert b"wait a second" in await (await house.line(HELLO)).reader.read()


@run_async
async def test_a_connection_that_stands_is_not_read_either(tmp_path: Path) -> None:
    async with Lines(settings(tmp_path, proxies=STRANGERS)) as house:
        made = await house.line(HELLO)
        assert await made.status() == 200
        house.hall.doors.refuse("127.0.0.1", asyncio.get_running_loop().time(), doors.MOST_REFUSED + 1)
        made.writer.write(HELLO)
        assert b"went on asking" in await asyncio.wait_for(made.reader.read(), PATIENCE)
        await house.hall.doors.sweep()
        assert list(house.hall.doors.shut) == ["127.0.0.1"]  # not over yet


@run_async
async def test_whoever_speaks_too_fast_again_and_again_is_not_let_in_for_a_while(tmp_path: Path) -> None:
    async with House(settings(tmp_path, rate=1.0, burst=5, proxies=STRANGERS)) as house:
        ann, _, table = await house.pair()
        for _ in range(doors.MOST_REFUSED // doors.CLOSED + 1):
            async with ann.at(table) as seat:
                for _ in range(30):
                    await seat.send(type="ping")
                await seat.socket.wait_closed()
        with pytest.raises(InvalidStatus, match="429"):
            await connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/live")


def test_a_proxy_of_ours_is_always_heard(tmp_path: Path) -> None:
    ours = doors.Doors(settings(tmp_path))
    ours.refuse("127.0.0.1", 0.0, doors.MOST_REFUSED + 1)
    ours.refuse("10.0.0.9", 0.0, doors.MOST_REFUSED + 1)
    assert [ours.hears(who, 1.0) for who in ("127.0.0.1", "10.0.0.9", "10.0.0.8")] == [True, False, True]
    assert ours.hears("10.0.0.9", doors.SHUT)
