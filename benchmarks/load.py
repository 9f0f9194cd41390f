"""Players for server benchmarks: many tables over real WebSockets, each move timed until its confirmation."""

import asyncio
import os
from pathlib import Path
from random import Random
from time import perf_counter

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Tally(msgspec.Struct):
    """Seconds from sending a move to its confirmation, for every move within the measured time."""

    begun: float
    end: float
    times: list[float] = []
    cpu: float = 0.0  # seconds the server's process spent within that time

    def note(self, sent: float) -> None:
        now = perf_counter()
        if self.begun <= sent and now <= self.end:
            self.times.append(now - sent)

    def report(self) -> dict[str, float]:
        ordered = sorted(self.times) or [float("nan")]
        return {
            "moves_per_s": len(self.times) / (self.end - self.begun),
            "p50_ms": 1000 * ordered[len(ordered) // 2],
            "p99_ms": 1000 * ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
            "cpu_us": 1e6 * self.cpu / len(ordered),
        }


# our server


class Choice(msgspec.Struct):
    act: int
    tone: str = ""


class Scene(msgspec.Struct):
    actor: int | None = None
    choices: list[Choice] | None = None


class Heard(msgspec.Struct):
    type: str
    ply: int = 0
    id: str | None = None
    scene: Scene | None = None


HEARD = msgspec.json.Decoder(Heard)
OVER = -2


GAME = {"game": "adventurers-guard", "options": {"turn_limit": 1000, "range_cap": 2}}


class Host:
    """Two people who open tables and, when a game is over, the next one."""

    def __init__(self, http: httpx.AsyncClient, keys: list[str]) -> None:
        self.http, self.keys = http, keys
        self.headers = [{"Authorization": f"Bearer {key}"} for key in keys]

    @classmethod
    async def come(cls, http: httpx.AsyncClient) -> "Host":
        keys = [(await http.post("/api/me", json={"cookie": False})).json()["key"] for _ in range(2)]
        return cls(http, keys)

    async def open(self, *seats: dict[str, str]) -> str:
        answer = await self.http.post("/api/tables", json=GAME | {"seats": seats}, headers=self.headers[0])
        return str(answer.raise_for_status().json()["table"]["id"])

    async def open_for_two(self) -> str:
        id = await self.open({"kind": "me"}, {"kind": "open"})
        await self.http.post(f"/api/tables/{id}/seats/1/take", json={}, headers=self.headers[1])
        (await self.http.post(f"/api/tables/{id}/start", headers=self.headers[0])).raise_for_status()
        return id

    async def rematch(self, table: str) -> str:
        answer = await self.http.post(f"/api/tables/{table}/rematch", headers=self.headers[0])
        return str(answer.raise_for_status().json()["table"]["id"])


async def sit(host: Host, port: int, table: str, seat: int, pace: float, tally: Tally) -> None:
    """Play one seat game after game until time is up."""
    while perf_counter() < tally.end:
        await play_through(port, table, host.keys[seat], pace, tally, Random(f"{table}{seat}"))
        table = await host.rematch(table)


async def play_through(port: int, table: str, key: str, pace: float, tally: Tally, rng: Random) -> None:
    """A legal move as soon as it is asked for, or about `pace` seconds later, until the game is over."""
    sent: dict[str | None, float] = {}
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live", compression=None, max_size=None) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "key": key}).decode())
        choices: list[Choice] = []
        while True:
            heard = HEARD.decode(await socket.recv())
            if heard.id in sent:
                tally.note(sent.pop(heard.id))
            if heard.scene is None:
                continue
            if heard.scene.actor == OVER:
                return
            choices = heard.scene.choices if heard.scene.choices is not None else choices
            if choices:
                if pace:
                    await asyncio.sleep(rng.uniform(0.5, 1.5) * pace)
                id, act = f"m{heard.ply}", rng.choice(choices).act
                choices, sent[id] = [], perf_counter()
                await socket.send(
                    msgspec.json.encode({"type": "play", "id": id, "ply": heard.ply, "act": act}).decode()
                )


async def load_ours(
    port: int, pid: int, tables: int, seconds: float, pace: float = 0.0, bots: int = 0
) -> dict[str, float]:
    """So many tables between two people; beside them `bots` tables where club bots play each other."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        host = await Host.come(http)
        made = [await host.open_for_two() for _ in range(tables)]
        for _ in range(bots):
            await host.open({"kind": "bot", "level": "club"}, {"kind": "bot", "level": "club"})
        tally = _tally(seconds)
        return await _run([sit(host, port, id, seat, pace, tally) for id in made for seat in (0, 1)], tally, pid)


# boardgame.io, spoken to in its own protocol (socket.io over a WebSocket)


async def sit_at_boardgame_io(port: int, match: str, seat: str, tally: Tally) -> None:
    """Play one seat: a move is confirmed by the state that carries it, received back."""
    rng, sent = Random(match + seat), 0.0
    url, home = f"ws://localhost:{port}/socket.io/?EIO=4&transport=websocket", f"http://localhost:{port}"
    async with connect(url, compression=None, max_size=None, origin=home) as socket:  # type: ignore[arg-type]
        await socket.recv()
        await socket.send("40/guard,")
        await socket.recv()
        await socket.send(_packet(["sync", match, seat, None, 2]))
        while perf_counter() < tally.end:
            said = await _event(socket)
            if said is None or said[0] not in ("sync", "update"):
                continue
            state = said[2]["state"] if said[0] == "sync" else said[2]
            if sent:
                tally.note(sent)
                sent = 0.0
            if state["ctx"]["currentPlayer"] == seat:
                sent = perf_counter()
                args = [rng.randrange(12), rng.randrange(81)]
                move = {"type": "MAKE_MOVE", "payload": {"type": "move", "args": args, "playerID": seat}}
                await socket.send(_packet(["update", move, state["_stateID"], match, seat]))


async def _event(socket: ClientConnection) -> list | None:
    packet = await socket.recv()
    assert isinstance(packet, str)
    if packet == "2":
        await socket.send("3")
        return None
    head, _, body = packet.partition(",")
    return msgspec.json.decode(body) if head.startswith("42") else None


def _packet(event: list) -> str:
    return "42/guard," + msgspec.json.encode(event).decode()


async def load_boardgame_io(port: int, pid: int, tables: int, seconds: float) -> dict[str, float]:
    tally, stamp = _tally(seconds), f"{perf_counter():.6f}"
    seats = [sit_at_boardgame_io(port, f"t{stamp}-{table}", seat, tally) for table in range(tables) for seat in "01"]
    return await _run(seats, tally, pid)


# both

WARM_UP = 3.0


def _tally(seconds: float) -> Tally:
    now = perf_counter()
    return Tally(now + WARM_UP, now + WARM_UP + seconds)


def cpu_of(pid: int) -> float:
    """Seconds of processor time a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _run(seats: list, tally: Tally, pid: int) -> dict[str, float]:
    tasks = [asyncio.ensure_future(seat) for seat in seats]
    await asyncio.sleep(tally.begun - perf_counter())
    before = cpu_of(pid)
    await asyncio.sleep(tally.end - perf_counter())
    tally.cpu = cpu_of(pid) - before
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception():
            raise task.exception()  # type: ignore[misc]
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return tally.report()
