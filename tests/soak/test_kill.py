"""The server, or its database, killed at random moments under load: no acknowledged move is lost, no ply doubled."""

import asyncio
import json
import os
import random
import signal
import socket as sockets
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from server.postgres import cluster
from server.stored import KIND, ask, database_of
from tavola.server.backup import check

KILLS = int(os.environ.get("TAVOLA_KILLS") or (500 if "TAVOLA_THOROUGH" in os.environ else 3))
CRASHES = max(2, KILLS // 10)  # of a database server
SEATS = {  # of every game a table; those without secrets also with two people at one screen
    "abandoned-fortress": ["me", "bot"],
    "adventurers-guard": ["me", "screen"],
    "dracomundis": ["me", "bot", "bot"],
    "el-dorado": ["me", "bot", "bot"],
    "gadranton": ["me", "bot"],
}
LONG = {
    "abandoned-fortress": {"round_limit": 0},
    "adventurers-guard": {"turn_limit": 1000},
    "gadranton": {"round_limit": 0},
}
TABLES = 2  # of each game at a time
START = 120.0  # seconds a start may take on a busy machine
SERVE = "from tavola.cli import main; main()"


class Server:
    """The server as a host runs it, in a process that can be killed."""

    def __init__(self, folder: Path, processes: int) -> None:
        self.db, self.processes = database_of(folder), processes
        self.log = folder / "server.log"
        with sockets.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--db", self.db, "--rate", "10000", "--workers", "1"]
        words += ["--processes", str(self.processes)]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", SERVE, *words, stdout=log, stderr=log
            )
        async with asyncio.timeout(START), httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            while True:
                try:
                    if (await http.get("/api/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


class Player:
    """Plays on without end; a move that was not answered is sent again under its id."""

    def __init__(self, server: Server, table: str, key: str) -> None:
        self.server, self.table, self.key = server, table, key
        self.rng = random.Random(table)
        self.acknowledged: list[tuple[str, int]] = []  # move ids and the entry they were confirmed with
        self.sent: dict | None = None
        self.count = 0
        self.over = False

    async def run(self) -> None:
        while not self.over:
            try:
                await self.sit()
            except (OSError, WebSocketException, asyncio.IncompleteReadError):
                await asyncio.sleep(0.05)

    async def sit(self) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live"
        async with connect(url, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "key": self.key}))
            scene: dict = {}
            if self.sent is not None:
                await socket.send(json.dumps(self.sent))
            while scene.get("actor") != -2:
                message = json.loads(await socket.recv())
                if message["type"] not in ("view", "update"):
                    await self.other(socket, message)
                    continue
                self.check(message)
                scene |= message["scene"] or {}
                if scene["choices"] and self.sent is None:
                    await self.move(socket, scene, message["ply"])
            self.over = True  # its moves are compared with the rest

    async def other(self, socket: object, message: dict) -> None:
        """What could not be stored is sent again."""
        assert message["type"] in ("table", "refused"), message
        if message.get("code") == "unavailable" and self.sent is not None:
            await asyncio.sleep(0.05)
            await socket.send(json.dumps(self.sent))  # type: ignore[attr-defined]

    def check(self, message: dict) -> None:
        """What was once confirmed must still be there."""
        if self.acknowledged:
            assert message["seq"] >= self.acknowledged[-1][1]
        if self.sent is not None and message["id"] == self.sent["id"]:
            self.acknowledged.append((self.sent["id"], message["seq"]))
            self.sent = None

    async def move(self, socket: object, scene: dict, ply: int) -> None:
        self.count += 1
        quiet = [choice for choice in scene["choices"] if choice.get("tone") != "capture"]  # a long game
        act = self.rng.choice(quiet or scene["choices"])["act"]
        self.sent = {"type": "play", "id": f"m{self.count}", "ply": ply, "act": act}
        await socket.send(json.dumps(self.sent))  # type: ignore[attr-defined]


async def open_tables(server: Server) -> list[Player]:
    """Tables of every game."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        key = (await http.post("/api/me", json={"cookie": False})).json()["key"]
        return [Player(server, await open_one(http, slug, key), key) for slug in SEATS for _ in range(TABLES)]


async def open_one(http: httpx.AsyncClient, slug: str, key: str) -> str:
    seats = [{"kind": kind} | ({"level": "random"} if kind == "bot" else {}) for kind in SEATS[slug]]
    body = {"game": slug, "seats": seats, "options": LONG.get(slug, {})}
    answer = await http.post("/api/tables", json=body, headers={"Authorization": f"Bearer {key}"})
    return str(answer.json()["table"]["id"])


async def kill_again_and_again(folder: Path, processes: int) -> list[Player]:
    rng, server = random.Random(KILLS), Server(folder, processes)
    await server.start()
    players = await open_tables(server)
    seats = [asyncio.ensure_future(player.run()) for player in players]
    for _ in range(KILLS):
        await a_while(players, seats, rng)
        await server.kill()
        await server.start()
    await server.kill()
    await rise(seats)
    return players


async def crash_again_and_again(folder: Path) -> list[Player]:
    """The database ends and comes back; the server stays, and everyone plays on."""
    rng, server = random.Random(CRASHES), Server(folder, 1)
    await server.start()
    players = await open_tables(server)
    seats = [asyncio.ensure_future(player.run()) for player in players]
    for _ in range(CRASHES):
        await a_while(players, seats, rng)
        cluster().kill()
        await asyncio.sleep(rng.random())
        await asyncio.to_thread(cluster().start)
    await a_while(players, seats, rng)
    await server.kill()
    await rise(seats)
    return players


async def a_while(players: list[Player], seats: list[asyncio.Future[None]], rng: random.Random) -> None:
    """A few moves more are confirmed, unless all games are over."""
    goal = sum(len(player.acknowledged) for player in players) + rng.randrange(1, 25)
    async with asyncio.timeout(START):
        while sum(len(player.acknowledged) for player in players) < goal and not all(seat.done() for seat in seats):
            await asyncio.sleep(rng.random() * 0.02)


async def rise(seats: list[asyncio.Future[None]]) -> None:
    """All players leave; whatever went wrong for one of them is raised."""
    for seat in seats:
        seat.cancel()
    for end in await asyncio.gather(*seats, return_exceptions=True):
        if isinstance(end, Exception):
            raise end


@pytest.mark.parametrize("processes", [1, 2])
def test_no_acknowledged_move_is_lost_and_no_ply_is_doubled(processes: int, tmp_path: Path) -> None:
    players = asyncio.run(kill_again_and_again(tmp_path, processes))
    nothing_is_lost_or_doubled(tmp_path, players)
    assert sum(len(player.acknowledged) for player in players) >= KILLS


@pytest.mark.skipif(KIND != "postgresql", reason="a file is no process that could end")
def test_nor_if_it_is_the_database_that_ends(tmp_path: Path) -> None:
    players = asyncio.run(crash_again_and_again(tmp_path))
    nothing_is_lost_or_doubled(tmp_path, players)
    assert sum(len(player.acknowledged) for player in players) >= CRASHES


def nothing_is_lost_or_doubled(folder: Path, players: list[Player]) -> None:
    """What was confirmed is stored, once, in its order; every log is whole."""
    assert list(check(database_of(folder))) == []
    for player in players:
        rows = ask(folder, 'SELECT move, n FROM entries WHERE "table" = :id ORDER BY n', id=player.table)
        moves = [move for move, _ in rows if move is not None]
        numbers = dict(rows)
        assert len(moves) == len(set(moves))
        assert [n for _, n in rows] == list(range(1, len(rows) + 1))
        for move, seq in player.acknowledged:
            assert numbers[move] <= seq
        assert moves[: len(player.acknowledged)] == [move for move, _ in player.acknowledged]
