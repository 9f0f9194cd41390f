"""Players for server benchmarks: many tables over real WebSockets, each move timed until its confirmation.

Both servers are played by the same kind of player: it decodes what it is told into just the fields it needs, notes the
time when its own move is confirmed, and sends the next move at once (or after a pause) when it is asked.
"""

import asyncio
import os
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from wire import Wire, dial

import tavola
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.games.adventurers_guard.tables import CORNER, DECLINE, FIRST, GONE, MOVE, ROLL, TILES
from tavola.kernel.state import OVER


class Tally(msgspec.Struct):
    """Seconds from sending a move to its confirmation, for every move within the measured time."""

    begun: float
    end: float
    times: list[float] = []
    cpu: float = 0.0  # seconds the server's process spent within that time
    own: float = 0.0  # seconds the players' process spent
    heard: int = 0  # bytes the players were sent

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
            "own_us": 1e6 * self.own / len(ordered),
            "bytes": self.heard / len(ordered),
        }


# our server


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
OPTIONS = {"turn_limit": 1000, "range_cap": 2}
GAME = {"game": "adventurers-guard", "options": OPTIONS}


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
        if heard.scene.choices is not None:
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
        self.id, act, self.choices = f"m{self.ply}", CHOICE.decode(self.rng.choice(self.choices)).act, []
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
    port: int, pids: list[int], tables: int, seconds: float, pace: float = 0.0, bots: int = 0
) -> dict[str, float]:
    """So many tables between two people; beside them `bots` tables where club bots play each other."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        host = await Host.come(http)
        made = [await host.open_for_two() for _ in range(tables)]
        for _ in range(bots):
            await host.open({"kind": "bot", "level": "club"}, {"kind": "bot", "level": "club"})
        tally = _tally(seconds)
        return await _run([sit(host, port, id, seat, pace, tally) for id in made for seat in (0, 1)], tally, pids)


# boardgame.io, spoken to in its own protocol (socket.io over a WebSocket)


class End(msgspec.Struct):
    winner: str | None = None  # a seat, or None for a draw


class Context(msgspec.Struct):
    currentPlayer: str
    gameover: End | None = None


class Pawn(msgspec.Struct):
    tile: int | None  # None: captured


class Guard(msgspec.Struct):
    first: int
    rolls: list[int]  # since the last move
    pawns: msgspec.Raw  # looked at when the match is over


class Received(msgspec.Struct):
    ctx: Context
    G: Guard
    _stateID: int


class Synced(msgspec.Struct):
    state: Received


SYNC = msgspec.json.Decoder(tuple[str, str, Synced])
UPDATE = msgspec.json.Decoder(tuple[str, str, Received, msgspec.Raw])
PAWNS = msgspec.json.Decoder(list[Pawn])
NAMESPACE = b"/guard,"


class Match:
    """What the two guests of a match know; the engine plays along, so it can say what may be chosen."""

    def __init__(self, id: str) -> None:
        state = tavola.game("adventurers-guard").new(**OPTIONS)
        assert isinstance(state, AdventurersGuard)
        self.id, self.heard, self.state = id, -1, state

    def hear(self, received: Received) -> None:
        """Follow what the server did by itself: the lot, the die, lost turns."""
        if received._stateID <= self.heard:
            return  # the other guest heard it first
        if self.heard < 0:
            self.state.play(FIRST + received.G.first)
        for face in received.G.rolls:
            self.state.play(ROLL + face - 1)
        self.heard = received._stateID
        if received.ctx.gameover:
            self._check_end(received.ctx.gameover, PAWNS.decode(received.G.pawns))
        else:
            assert self.state.actor == int(received.ctx.currentPlayer), "not the same turn"

    def _check_end(self, end: End, pawns: list[Pawn]) -> None:
        assert self.state.actor == OVER, "ended too early"
        assert self.state.result(0) == (0.5 if end.winner is None else end.winner == "0"), "not the same result"
        assert list(self.state.tile) == [GONE if pawn.tile is None else pawn.tile for pawn in pawns], "not the same end"

    def choose(self, rng: Random) -> tuple[str, tuple[int, ...]]:
        """A legal move, carried out here and put as boardgame.io wants it."""
        action = rng.choice(self.state.legal())
        self.state.play(action)
        if action == DECLINE:
            return "decline", ()
        return ("move", divmod(action - MOVE, TILES)) if action >= MOVE else ("chooseCorner", (action - CORNER,))


class Guest:
    """One seat of theirs through one match: a move is confirmed by the state that follows it, received back."""

    def __init__(self, match: Match, seat: str, tally: Tally) -> None:
        self.match, self.seat, self.tally = match, seat, tally
        self.rng, self.sent, self.confirms = Random(match.id + seat), 0.0, 0
        self.wire: Wire | None = None
        self.over = asyncio.get_running_loop().create_future()

    def hear(self, wire: Wire, packet: bytes) -> None:
        """Engine.io and socket.io: `0` open, `2` ping, `40` connected, `42` an event."""
        self.wire = wire
        self.tally.heard += len(packet)
        if packet.startswith(b"42"):
            self._event(packet[2 + len(NAMESPACE) :])
        elif packet == b"2":
            self.wire.send(b"3")
        elif packet.startswith(b"40"):
            self._say(["sync", self.match.id, self.seat, None, 2])

    def _event(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            self._see(UPDATE.decode(event)[2])
        elif event.startswith(b'["sync"'):
            self._see(SYNC.decode(event)[2].state)

    def _see(self, received: Received) -> None:
        if self.sent:
            assert received._stateID == self.confirms, "the move was refused"
            self.tally.note(self.sent)
            self.sent = 0.0
        self.match.hear(received)
        if received.ctx.gameover:
            self.over.set_result(None)
        elif received.ctx.currentPlayer == self.seat:
            self._move(received._stateID)

    def _move(self, state_id: int) -> None:
        name, args = self.match.choose(self.rng)
        self.sent, self.confirms = perf_counter(), state_id + 1
        move = {"type": "MAKE_MOVE", "payload": {"type": name, "args": args, "playerID": self.seat}}
        self._say(["update", move, state_id, self.match.id, self.seat])

    def _say(self, event: list[Any]) -> None:
        assert self.wire is not None
        self.wire.send(b"42" + NAMESPACE + ENCODE.encode(event))


class Door:
    """Nobody plays before all have come: a busy Node lets in one caller a turn of its loop, the last after minutes."""

    def __init__(self, guests: int) -> None:
        self.missing, self.open = guests, asyncio.Event()

    async def enter(self) -> None:
        self.missing -= 1
        if self.missing <= 0:
            self.open.set()  # and so it stays for later matches
        await self.open.wait()


async def sit_at_boardgame_io(port: int, door: Door, guest: Guest) -> None:
    """Play one seat of one match."""
    url, home = f"ws://localhost:{port}/socket.io/?EIO=4&transport=websocket", f"http://localhost:{port}"
    wire = await dial(url, guest.hear, home)
    await door.enter()
    wire.send(b"40" + NAMESPACE)
    await asyncio.wait([guest.over, wire.lost], return_when=asyncio.FIRST_COMPLETED)
    wire.close()
    assert guest.over.done(), "the server hung up"


async def meet_at_boardgame_io(port: int, door: Door, table: str, tally: Tally) -> None:
    """Two guests, match after match until time is up."""
    for number in count():
        match = Match(f"{table}-{number}")
        await asyncio.gather(*(sit_at_boardgame_io(port, door, Guest(match, seat, tally)) for seat in "01"))


async def load_boardgame_io(port: int, pids: list[int], tables: int, seconds: float) -> dict[str, float]:
    tally, stamp, door = _tally(seconds), f"{perf_counter():.6f}", Door(2 * tables)
    pairs = [meet_at_boardgame_io(port, door, f"t{stamp}-{table}", tally) for table in range(tables)]
    return await _run(pairs, tally, pids)


# both

WARM_UP = 10.0  # seconds, for caches and compilers on both sides


def _tally(seconds: float) -> Tally:
    now = perf_counter()
    return Tally(now + WARM_UP, now + WARM_UP + seconds)


def cpu_of(*pids: int) -> float:
    """Seconds of processor time these processes have used, all their threads together."""
    each = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(fields[11]) + int(fields[12]) for fields in each) / os.sysconf("SC_CLK_TCK")


async def _run(seats: list[Coroutine[Any, Any, None]], tally: Tally, pids: list[int]) -> dict[str, float]:
    tasks = [asyncio.ensure_future(seat) for seat in seats]
    await asyncio.sleep(tally.begun - perf_counter())
    before, own, tally.heard = cpu_of(*pids), cpu_of(os.getpid()), 0
    await asyncio.sleep(tally.end - perf_counter())
    tally.cpu, tally.own = cpu_of(*pids) - before, cpu_of(os.getpid()) - own
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception():
            raise task.exception()  # type: ignore[misc]
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return tally.report()
