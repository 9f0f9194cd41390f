"""Several processes behind one address: whoever comes need not know where a table lives."""

import asyncio
import os
import signal
import socket as sockets
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx

from server.house import PATIENCE, House, Person, run_async, settings
from server.stored import KIND, database_of, in_a_file
from tavola.server.share import Share

TABLES = 6
START = 120.0  # seconds a start may take on a busy machine
SERVE = "from tavola.cli import main; main()"
BURST = 20
SERVE_SPARINGLY = f"""
import sys
from tavola.server.serve import serve
from tavola.server.settings import Settings
serve(Settings(db=sys.argv[-1], processes=2, requests=0.001, request_burst={BURST}), port=int(sys.argv[-3]))
"""


class Crew:
    """A server of two processes, as a host starts it."""

    def __init__(self, folder: Path, serve: str = SERVE) -> None:
        self.folder, self.serve = folder, serve

    async def __aenter__(self) -> "Crew":
        with sockets.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        words = ["serve", "--processes", "2", "--port", str(self.port), "--db", database_of(self.folder)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", self.serve, *words, stdout=log, stderr=log
            )
        self.ws = f"ws://127.0.0.1:{self.port}"
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        await self._answers()
        return self

    async def _answers(self) -> None:
        async with asyncio.timeout(START):
            while True:
                try:
                    await self.http.get("/api/health")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()
        if self.process.returncode is None:
            self.process.terminate()
        await asyncio.wait_for(self.process.wait(), START)

    def children(self) -> list[int]:
        """The other processes that serve."""
        pid = self.process.pid
        each = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return [child for child in each if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    async def person(self, name: str) -> Person:
        answer = await self.http.post("/api/me", json={"name": name, "cookie": False})
        return Person(self, answer.json()["key"], answer.json()["player"])  # type: ignore[arg-type]

    async def tables(self, ann: Person, tom: Person) -> list[dict[str, Any]]:
        """Tables between two people that have begun, asked for on one connection."""
        made = []
        for _ in range(TABLES):
            table = await ann.open("me", "open", options={"first_player": "seat0"})
            await tom.post(f"/api/tables/{table['id']}/seats/1/take")
            made.append(await ann.post(f"/api/tables/{table['id']}/start"))
        return made


@run_async
async def test_tables_of_all_processes_are_played_and_listed_alike(tmp_path: Path) -> None:
    async with Crew(tmp_path) as crew:
        ann, tom = await crew.person("Ann"), await crew.person("Tom")
        made = await crew.tables(ann, tom)
        owners = [Share(0, 2).owner(table["id"]) for table in made]
        assert KIND != "sqlite" or sorted(owners) == [0, 0, 0, 1, 1, 1]  # each opens in turn
        for table in made:
            async with ann.at(table) as south, tom.at(table) as north:
                assert (await south.moved())["ply"] == (await north.next("update"))["ply"]
                said = {"type": "resign", "id": "enough"}
                await north.send(**said)
                await north.next("update", id="enough")
        listed = (await tom.get("/api/tables"))["mine"]
        assert {table["id"] for table in listed} == {table["id"] for table in made}
        assert {(table["status"], table["ply"] > 0) for table in listed} == {("over", True)}
        for table in made:
            await ann.post(f"/api/tables/{table['id']}/rematch")
            again = await tom.post(f"/api/tables/{table['id']}/rematch")
            assert again["table"]["id"] != table["id"]
            assert (await ann.post(f"/api/tables/{table['id']}/rematch"))["table"]["id"] == again["table"]["id"]


@run_async
async def test_who_is_present_is_shown_whichever_process_is_asked(tmp_path: Path) -> None:
    async with Crew(tmp_path) as crew:
        ann, tom = await crew.person("Ann"), await crew.person("Tom")
        made = await crew.tables(ann, tom)
        one_each = [next(table for table in made if Share(nth, 2).has(table["id"])) for nth in (0, 1)]
        async with AsyncExitStack() as windows:
            for table in made:
                await windows.enter_async_context(ann.at(table))
            for ask in one_each:
                await shown(ask, tom, {table["id"]: [0] for table in made})
            for table in one_each:
                await windows.enter_async_context(tom.at(table))
            for ask in one_each:
                await shown(ask, tom, {table["id"]: [0, 1] if table in one_each else [0] for table in made})
        for ask in one_each:
            await shown(ask, tom, {table["id"]: [] for table in made})


async def shown(ask: dict[str, Any], person: Person, present: dict[str, list[int]]) -> None:
    """Wait until a list shows these seats as present; a connection stays with the process of the table it asked for."""
    async with asyncio.timeout(START), httpx.AsyncClient(base_url=person.house.http.base_url, timeout=PATIENCE) as http:
        while True:
            await http.get(f"/api/tables/{ask['id']}", headers=person.headers)
            listed = (await http.get("/api/tables", headers=person.headers)).json()["mine"]
            if {
                each["id"]: [chair["seat"] for chair in each["seats"] if not chair["away"]] for each in listed
            } == present:
                return
            await asyncio.sleep(0.05)


@run_async
async def test_requests_are_counted_by_all_processes_together(tmp_path: Path) -> None:
    ids = [next(id for id in "abcd" if Share(nth, 2).has(id)) for nth in (0, 1)]
    async with Crew(tmp_path, SERVE_SPARINGLY) as crew:
        answers = []
        for nth in range(3 * BURST):
            answers.append((await crew.http.get(f"/api/tables/{ids[nth % 2]}")).status_code)
            await asyncio.sleep(0.05)  # longer than it takes to tell the other process
        assert set(answers) == {404, 429}
        assert answers.count(404) < 1.5 * BURST


@run_async
async def test_a_new_name_is_known_to_all_processes(tmp_path: Path) -> None:
    async with Crew(tmp_path) as crew:
        ann = await crew.person("Ann")
        for nth in range(4):
            await ann.post("/api/me", {"name": f"Ann {nth}"})
            for _ in range(2):
                table = await ann.open("me", "random")
                assert table["seats"][0]["name"] == f"Ann {nth}"


@run_async
async def test_a_request_may_come_in_pieces_or_with_the_next_ones(tmp_path: Path) -> None:
    async with Crew(tmp_path) as crew:
        ann, tom = await crew.person("Ann"), await crew.person("Tom")
        made = await crew.tables(ann, tom)
        lines = [f"GET /api/tables/{table['id']} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for table in made]
        reader, writer = await asyncio.open_connection("127.0.0.1", crew.port)
        for line, table in zip(lines, made, strict=True):
            for nth in range(0, len(line), 9):
                writer.write(line[nth : nth + 9])
                await asyncio.sleep(0.005)
            status, body = await answer(reader)
            assert status == 200
            assert table["id"] in body
        writer.write(b"".join(lines))
        for table in made:
            status, body = await answer(reader)
            assert (status, table["id"] in body) == (200, True)
        writer.close()


async def answer(reader: asyncio.StreamReader) -> tuple[int, str]:
    """Status and body of the next answer."""
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode().lower()
    length = int(head.split("content-length:")[1].split("\r\n")[0])
    return int(head.split()[1]), (await reader.readexactly(length)).decode()


@in_a_file  # on PostgreSQL they are nodes: test_nodes.py
@run_async
async def test_a_process_keeps_its_hands_off_the_tables_of_others(tmp_path: Path) -> None:
    async with House(settings(tmp_path, processes=2, nth=0)) as house:
        ann, tom, table = await house.pair()
    async with House(settings(tmp_path, processes=2, nth=1)) as house:
        tom = Person(house, tom.key, tom.id)
        assert (await tom.get(f"/api/tables/{table['id']}", status=421))["code"] == "elsewhere"
        assert [each["id"] for each in (await tom.get("/api/tables"))["mine"]] == [table["id"]]
        house.hall.now = lambda: 2e12  # long after anybody cares
        await house.hall.sweep()
        assert len((await tom.get("/api/tables"))["mine"]) == 1
    async with House(settings(tmp_path, processes=2, nth=0)) as house:
        house.hall.now = lambda: 2e12
        await house.hall.sweep()
        assert (await Person(house, ann.key, ann.id).get("/api/tables"))["mine"] == []


@run_async
async def test_when_one_process_dies_all_end_and_after_a_restart_every_table_goes_on(tmp_path: Path) -> None:
    async with Crew(tmp_path) as crew:
        ann, tom = await crew.person("Ann"), await crew.person("Tom")
        made = await crew.tables(ann, tom)
        seqs = []
        for table in made:
            async with ann.at(table) as south:
                await south.moved()
                seqs.append(south.seq)
        (child,) = crew.children()
        os.kill(child, signal.SIGKILL)
        await asyncio.wait_for(crew.process.wait(), START)
    async with Crew(tmp_path) as crew:
        ann = Person(crew, ann.key, ann.id)  # type: ignore[arg-type]
        for table, seq in zip(made, seqs, strict=True):
            async with ann.at(table) as south:
                assert south.seq == seq
        (child,) = crew.children()
        crew.process.kill()
        async with asyncio.timeout(START):
            while Path(f"/proc/{child}/cmdline").exists() and Path(f"/proc/{child}/cmdline").read_bytes():
                await asyncio.sleep(0.05)
