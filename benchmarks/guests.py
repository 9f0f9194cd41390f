"""Players of boardgame.io's server, spoken to in its own protocol (socket.io over a WebSocket).

As clients of boardgame.io do, they find out themselves what may be chosen: the engine plays along.
"""

import asyncio
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from load import ENCODE, OPTIONS
from tally import Length, Tally, run, tally_of
from wire import Wire, dial

import tavola
from tavola.games.adventurers_guard.actions import CORNER, DECLINE, FIRST, MOVE, ROLL
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.games.adventurers_guard.tables import GONE
from tavola.kernel.state import OVER


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
        state = tavola.game("adventurers-guard").new(**OPTIONS["adventurers-guard"])
        assert isinstance(state, AdventurersGuard)
        self.id, self.heard, self.state = id, -1, state

    def hear(self, received: Received) -> None:
        """Follow what the server did by itself: the lot, the die, lost turns."""
        if received._stateID <= self.heard:
            return  # the other guest heard it first
        if self.heard < 0:
            self.state.play(FIRST.code(received.G.first))
        for face in received.G.rolls:
            self.state.play(ROLL.code(face))
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
        if DECLINE.takes(action):
            return "decline", ()
        return (
            ("move", (MOVE.a(action), MOVE.b(action))) if MOVE.takes(action) else ("chooseCorner", (CORNER.a(action),))
        )


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


async def load_boardgame_io(port: int, pids: list[int], length: Length) -> dict[str, float]:
    tally, stamp, door = tally_of(length), f"{perf_counter():.6f}", Door(2 * length.tables)
    pairs = [meet_at_boardgame_io(port, door, f"t{stamp}-{table}", tally) for table in range(length.tables)]
    return await run(pairs, tally, pids)
