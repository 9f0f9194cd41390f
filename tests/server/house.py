"""A server on a real port with a real database file, and people who come to it."""

import asyncio
import functools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from server.stored import database_of
from tavola.server.app import create
from tavola.server.hall import Hall
from tavola.server.serve import config
from tavola.server.settings import Settings

GUARD = "adventurers-guard"
PATIENCE = 180.0  # seconds; a busy machine is slow, not wrong


class Watch:
    """A clock that moves when told."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class Seat:
    """One WebSocket at a table: what it was told, and the scene as it stands."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.scene: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.seq = self.ply = self.moves = 0

    async def next(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """The next message of these kinds with these fields; others are noted on the way."""
        while True:
            message = await self.read()
            if message["type"] in kinds and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def read(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] in ("view", "update"):
            assert message["type"] == "view" or message["after"] == self.seq
            self.scene = changed(self.scene, message)
            self.seq, self.ply = message["seq"], message["ply"]
        if message["type"] == "said":
            self.seq = message["line"]["seq"]
        return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def play(self, act: int, **more: Any) -> str:
        """Send a move; its id."""
        self.moves += 1
        id = f"m{id_of(self)}-{self.moves}"
        await self.send(**{"type": "play", "id": id, "ply": self.ply, "act": act} | more)
        return id

    async def my_turn(self) -> list[dict[str, Any]]:
        """Wait until there is something to choose; the choices."""
        while not self.scene.get("choices"):
            await self.read()
        choices: list[dict[str, Any]] = self.scene["choices"]
        return choices

    async def moved(self, nth: int = 0) -> dict[str, Any]:
        """Play the nth choice and wait for its confirmation."""
        choices = await self.my_turn()
        id = await self.play(choices[nth % len(choices)]["act"])
        return await self.next("update", "view", id=id)

    async def turn_over(self) -> dict[str, Any]:
        """Play first choices until somebody else is to decide; the last confirmation."""
        while True:
            told = await self.moved()
            if not self.scene["choices"]:
                return told


def changed(scene: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The scene after a view or an update, as docs/protocol.md says."""
    scene = {**scene, **(message["scene"] or {})}
    for part, items in message.get("patch", {}).items():
        scene[part] = scene[part][:]
        for nth, item in items:
            scene[part][nth] = item
    return scene


def id_of(thing: object) -> str:
    return f"{id(thing):x}"


class Person:
    """A player with a key."""

    def __init__(self, house: "House", key: str, id: str) -> None:
        self.house, self.key, self.id = house, key, id
        self.headers = {"Authorization": f"Bearer {key}"}

    async def get(self, path: str, status: int = 200, **more: Any) -> Any:
        answer = await self.house.http.get(path, headers=self.headers, **more)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.house.http.post(path, headers=self.headers, json={} if body is None else body)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    async def http_delete(self, path: str) -> Any:
        answer = await self.house.http.delete(path, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def open(self, *kinds: str, game: str = GUARD, **more: Any) -> dict[str, Any]:
        """Open a table: `me`, `open`, `invite`, `screen`, or a bot by its level."""
        plain = ("me", "open", "invite", "screen")
        seats = [{"kind": kind} if kind in plain else {"kind": "bot", "level": kind} for kind in kinds]
        opened: dict[str, Any] = await self.post("/api/tables", {"game": game, "seats": seats} | more)
        return opened["table"] | {"invites": opened["invites"]}

    @asynccontextmanager
    async def at(self, table: dict[str, Any] | str, **hello: Any) -> AsyncIterator[Seat]:
        """Look at a table through a WebSocket, the first view read."""
        id = table if isinstance(table, str) else table["id"]
        async with connect(f"{self.house.ws}/api/tables/{id}/live", max_size=None) as socket:
            seat = Seat(socket)
            await seat.send(**{"type": "hello", "key": self.key} | hello)
            await seat.next("view")
            yield seat


class House:
    """A running server."""

    def __init__(self, settings: Settings, now: Callable[[], float] | None = None) -> None:
        self.hall = Hall(settings, now) if now else Hall(settings)
        self.app = create(settings, self.hall)
        self.server = uvicorn.Server(config(self.app, settings, "127.0.0.1", 0))

    async def __aenter__(self) -> "House":
        self.running = asyncio.create_task(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.01)
            assert not self.running.done(), "the server did not start"
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.ws = f"ws://127.0.0.1:{self.port}"
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()
        self.server.should_exit = True
        await self.running

    async def person(self, name: str = "Ann") -> Person:
        answer = await self.http.post("/api/me", json={"name": name, "cookie": False})
        return Person(self, answer.json()["key"], answer.json()["player"])

    async def pair(self, game: str = GUARD, **more: Any) -> tuple[Person, Person, dict[str, Any]]:
        """Two people at a table that has begun."""
        ann, tom = await self.person("Ann"), await self.person("Tom")
        table = await ann.open("me", "open", game=game, **more)
        await tom.post(f"/api/tables/{table['id']}/seats/1/take")
        await ann.post(f"/api/tables/{table['id']}/start")
        return ann, tom, table


def settings(folder: Path, **more: Any) -> Settings:
    """The database of this folder; limits wide enough for tests."""
    wide = {"rate": 10_000.0, "burst": 10_000, "requests": 10_000.0, "request_burst": 10_000, "workers": 1}
    return Settings(**{"db": database_of(folder)} | wide | more)


Scenario = Callable[..., Awaitable[None]]


def in_a_house(scenario: Scenario) -> Callable[[Path], None]:
    """Run an async test with a fresh server."""

    def run(tmp_path: Path) -> None:
        async def live() -> None:
            async with House(settings(tmp_path)) as house:
                await scenario(house)

        asyncio.run(live())

    run.__name__, run.__doc__ = scenario.__name__, scenario.__doc__
    return run


def run_async(scenario: Scenario) -> Callable[..., None]:
    """Run an async test that builds its own servers."""

    def run(tmp_path: Path) -> None:
        asyncio.run(scenario(tmp_path))

    run.__name__, run.__doc__ = scenario.__name__, scenario.__doc__
    functools.update_wrapper(run, scenario, assigned=("__module__", "__qualname__"))
    del run.__wrapped__  # type: ignore[attr-defined]
    return run
