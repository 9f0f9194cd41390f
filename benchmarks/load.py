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


async def open_tables(port: int, count: int, bots: int = 0) -> list[tuple[str, str, str]]:
    """Tables between two people, as (table, key, key); beside them `bots` tables where club bots play each other."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        keys = [(await http.post("/api/me", json={"cookie": False})).json()["key"] for _ in range(2)]
        host, guest = ({"Authorization": f"Bearer {key}"} for key in keys)
        made = []
        for _ in range(count):
            seats = [{"kind": "me"}, {"kind": "open"}]
            asked = {"game": "adventurers-guard", "options": {"turn_limit": 1000}, "seats": seats}
            id = (await http.post("/api/tables", json=asked, headers=host)).json()["table"]["id"]
            await http.post(f"/api/tables/{id}/seats/1/take", json={}, headers=guest)
            (await http.post(f"/api/tables/{id}/start", headers=host)).raise_for_status()
            made.append((id, *keys))
        for _ in range(bots):
            seats = [{"kind": "bot", "level": "club"}] * 2
            asked = {"game": "adventurers-guard", "options": {"turn_limit": 1000}, "seats": seats}
            (await http.post("/api/tables", json=asked, headers=host)).raise_for_status()
    return made  # type: ignore[return-value]


async def sit(port: int, table: str, key: str, pace: float, tally: Tally, seed: str) -> None:
    """Play one seat until time is up: a legal move as soon as it is asked, or after `pace` seconds."""
    rng, mine, sent = Random(seed), 0, {}
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live", compression=None, max_size=None) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "key": key}).decode())
        choices: list[Choice] = []
        while perf_counter() < tally.end:
            heard = HEARD.decode(await socket.recv())
            if heard.id in sent:
                tally.note(sent.pop(heard.id))
            if heard.scene is None:
                continue
            choices = heard.scene.choices if heard.scene.choices is not None else choices
            if choices:
                quiet = [choice.act for choice in choices if choice.tone != "capture"]
                act = rng.choice(quiet or [choice.act for choice in choices])
                if pace:
                    await asyncio.sleep(rng.uniform(0.5, 1.5) * pace)
                mine += 1
                id, choices = f"{seed}-{mine}", []
                sent[id] = perf_counter()
                move = {"type": "play", "id": id, "ply": heard.ply, "act": act}
                await socket.send(msgspec.json.encode(move).decode())


async def load_ours(
    port: int, pid: int, tables: int, seconds: float, pace: float = 0.0, bots: int = 0
) -> dict[str, float]:
    made = await open_tables(port, tables, bots)
    tally = _tally(seconds)
    seats = [sit(port, table, keys[seat], pace, tally, f"{table}{seat}") for table, *keys in made for seat in (0, 1)]
    return await _run(seats, tally, pid)


# boardgame.io, spoken to in its own protocol (socket.io over a WebSocket)


async def sit_at_boardgame_io(port: int, match: str, seat: str, pace: float, tally: Tally) -> None:
    """Play one seat: our move is confirmed by the state that carries it, received back."""
    rng, sent = Random(match + seat), 0.0
    url = f"ws://localhost:{port}/socket.io/?EIO=4&transport=websocket"
    async with connect(url, compression=None, max_size=None, origin=f"http://localhost:{port}") as socket:  # type: ignore[arg-type]
        await socket.recv()
        await socket.send("40/guard,")
        await socket.recv()
        await socket.send("42/guard," + msgspec.json.encode(["sync", match, seat, None, 2]).decode())
        while perf_counter() < tally.end:
            said = await _event(socket)
            if said is None or said[0] not in ("sync", "update"):
                continue
            state = said[2]["state"] if said[0] == "sync" else said[2]
            if sent:
                tally.note(sent)
                sent = 0.0
            if state["ctx"]["currentPlayer"] == seat:
                if pace:
                    await asyncio.sleep(rng.uniform(0.5, 1.5) * pace)
                sent = perf_counter()
                await socket.send(_move(match, seat, state["_stateID"], rng))


async def _event(socket: ClientConnection) -> list | None:
    packet = await socket.recv()
    assert isinstance(packet, str)
    if packet == "2":
        await socket.send("3")
        return None
    head, _, body = packet.partition(",")
    return msgspec.json.decode(body) if head.startswith("42") else None


def _move(match: str, seat: str, state_id: int, rng: Random) -> str:
    payload = {"type": "move", "args": [rng.randrange(12), rng.randrange(81)], "playerID": seat}
    packet = ["update", {"type": "MAKE_MOVE", "payload": payload}, state_id, match, seat]
    return "42/guard," + msgspec.json.encode(packet).decode()


async def load_boardgame_io(port: int, pid: int, tables: int, seconds: float, pace: float = 0.0) -> dict[str, float]:
    tally = _tally(seconds)
    stamp = f"{perf_counter():.6f}"
    seats = [
        sit_at_boardgame_io(port, f"t{stamp}-{table}", seat, pace, tally) for table in range(tables) for seat in "01"
    ]
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
