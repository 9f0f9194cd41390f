"""Players of our server: many tables over real WebSockets, each move timed until its confirmation.

Both servers are played by the same kind of player (guests.py has the other one): it decodes what it is told into just
the fields it needs, notes the time when its own move is confirmed, and sends the next move at once (or after a pause)
when it is asked.
"""

import asyncio
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from tally import Length, Tally, run, tally_of
from wire import Wire, dial

from tavola.kernel.state import OVER


class Choice(msgspec.Struct):
    act: int


class Scene(msgspec.Struct):
    actor: int | None = None
    choices: list[msgspec.Raw] | None = None


class Heard(msgspec.Struct):
    type: str
    ply: int = 0
    id: str | None = None
    scene: Scene | None = None


HEARD = msgspec.json.Decoder(Heard)
CHOICE = msgspec.json.Decoder(Choice)
ENCODE = msgspec.json.Encoder()
OPTIONS: dict[str, dict[str, Any]] = {"adventurers-guard": {"turn_limit": 1000, "range_cap": 2}}


class Host:
    """Two people who open tables of one game and, when it is over, the next one."""

    def __init__(self, http: httpx.AsyncClient, keys: list[str], game: str) -> None:
        self.http, self.keys = http, keys
        self.game = {"game": game, "options": OPTIONS.get(game, {})}
        self.headers = [{"Authorization": f"Bearer {key}"} for key in keys]

    @classmethod
    async def come(cls, http: httpx.AsyncClient, game: str) -> "Host":
        keys = [(await http.post("/api/me", json={"cookie": False})).json()["key"] for _ in range(2)]
        return cls(http, keys, game)

    async def open(self, *seats: dict[str, str]) -> str:
        answer = await self.http.post("/api/tables", json=self.game | {"seats": seats}, headers=self.headers[0])
        return str(answer.raise_for_status().json()["table"]["id"])

    async def open_for_two(self) -> str:
        id = await self.open({"kind": "me"}, {"kind": "open"})
        await self.http.post(f"/api/tables/{id}/seats/1/take", json={}, headers=self.headers[1])
        (await self.http.post(f"/api/tables/{id}/start", headers=self.headers[0])).raise_for_status()
        return id

    async def rematch(self, table: str) -> str:
        """One asks; where both sit, the other agrees."""
        for headers in self.headers:
            answer = await self.http.post(f"/api/tables/{table}/rematch", json={}, headers=headers)
            if (id := str(answer.raise_for_status().json()["table"]["id"])) != table:
                return id
        raise AssertionError(f"no rematch of {table}")


class Player:
    """One seat of ours through one game: a legal move as soon as it is asked for, or about `pace` seconds later."""

    def __init__(self, pace: float, tally: Tally, rng: Random) -> None:
        self.pace, self.tally, self.rng = pace, tally, rng
        self.wire: Wire | None = None
        self.ply, self.choices = 0, list[msgspec.Raw]()
        self.id, self.sent = "", 0.0
        self.over = asyncio.get_running_loop().create_future()

    def hear(self, wire: Wire, data: bytes) -> None:
        self.wire = wire
        self.tally.heard += len(data)
        heard = HEARD.decode(data)
        if heard.id == self.id:
            self.tally.note(self.sent)
            self.id = ""
        if heard.scene is None:
            return
        self.ply = heard.ply
        if heard.scene.actor == OVER:
            self.over.set_result(None)
            return
        if heard.scene.choices is not None:  # else they are what they were
            self.choices = heard.scene.choices
        if self.choices:
            self._ask()

    def _ask(self) -> None:
        if self.pace:
            asyncio.get_running_loop().call_later(self.rng.uniform(0.5, 1.5) * self.pace, self._move)
        else:
            self._move()

    def _move(self) -> None:
        assert self.wire is not None
        self.id, act = f"m{self.ply}", CHOICE.decode(self.rng.choice(self.choices)).act
        self.sent = perf_counter()
        self.wire.send(ENCODE.encode({"type": "play", "id": self.id, "ply": self.ply, "act": act}))


async def sit(host: Host, port: int, table: str, seat: int, pace: float, tally: Tally) -> None:
    """Play one seat game after game until time is up."""
    while perf_counter() < tally.end:
        player = Player(pace, tally, Random(f"{table}{seat}"))
        wire = await dial(f"ws://127.0.0.1:{port}/api/tables/{table}/live", player.hear)
        wire.send(ENCODE.encode({"type": "hello", "key": host.keys[seat]}))
        await asyncio.wait([player.over, wire.lost], return_when=asyncio.FIRST_COMPLETED)
        wire.close()
        assert player.over.done(), "the server hung up"
        table = await host.rematch(table)


async def load_ours(
    port: int, pids: list[int], game: str, length: Length, pace: float = 0.0, bots: int = 0
) -> dict[str, float]:
    """So many tables between two people; beside them `bots` tables where club bots play each other."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        host = await Host.come(http, game)
        made = [await host.open_for_two() for _ in range(length.tables)]
        for _ in range(bots):
            await host.open({"kind": "bot", "level": "club"}, {"kind": "bot", "level": "club"})
        tally = tally_of(length)
        return await run([sit(host, port, id, seat, pace, tally) for id in made for seat in (0, 1)], tally, pids)
