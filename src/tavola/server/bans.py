"""Bans: addresses and players who may not come in, and players who are not heard, for a time or for good."""

import asyncio
from collections.abc import Callable
from math import inf
from typing import Literal

import msgspec
from sqlalchemy import Engine, delete, insert, select

from tavola.server import keys
from tavola.server.addresses import Network, network, within
from tavola.server.schema import bans
from tavola.server.writer import Writer

Kind = Literal["address", "player", "mute"]
BANNED = 4006  # how a window closes for who is banned, or whose key is worth nothing any more
REMEMBERED = 10_000  # addresses looked at


class Ban(msgspec.Struct):
    """One of them; an address may be a whole network."""

    id: str
    kind: Kind
    what: str
    reason: str
    created: float
    until: float | None
    by: str

    @property
    def end(self) -> float:
        return inf if self.until is None else self.until


class Bans:
    """Those that hold, in memory: every request asks."""

    def __init__(self, engine: Engine, writer: Writer, now: Callable[[], float]) -> None:
        self.engine, self.writer, self.now = engine, writer, now
        self.all: list[Ban] = []
        self.networks: list[tuple[Network, float]] = []
        self.players: dict[str, float] = {}  # until when
        self.mutes: dict[str, float] = {}
        self.met: dict[str, float] = {}  # until when an address is banned; 0: it is not

    async def load(self) -> None:
        """As they are stored; those that have ended go."""
        found = await asyncio.to_thread(self._read)
        if any(ban.end <= self.now() for ban in found):
            await self.writer.run(delete(bans).where(bans.c.until <= self.now()))
        self._hold([ban for ban in found if ban.end > self.now()])

    def _read(self) -> list[Ban]:
        columns = [bans.c[name] for name in Ban.__struct_fields__]
        with self.engine.connect() as connection:
            return [Ban(*row) for row in connection.execute(select(*columns).order_by(bans.c.created))]

    def _hold(self, all: list[Ban]) -> None:
        self.all, self.met = all, {}
        self.networks = [(network(ban.what), ban.end) for ban in all if ban.kind == "address"]
        self.players = {ban.what: ban.end for ban in all if ban.kind == "player"}
        self.mutes = {ban.what: ban.end for ban in all if ban.kind == "mute"}

    def address(self, address: str) -> bool:
        """May nobody come in from here?"""
        if not self.networks:
            return False
        if address not in self.met:
            if len(self.met) >= REMEMBERED:
                self.met.clear()
            self.met[address] = self._until(address)
        return self.met[address] > self.now()

    def _until(self, address: str) -> float:
        return max((end for network, end in self.networks if within(address, network)), default=0.0)

    def player(self, player: str) -> bool:
        return self.players.get(player, 0.0) > self.now()

    def muted_until(self, player: str | None) -> float:
        return self.mutes.get(player, 0.0) if player else 0.0

    async def add(self, kind: Kind, what: str, until: float | None, reason: str, by: str) -> Ban:
        """A ban of the same kind on the same person or address is replaced."""
        ban = Ban(f"ba_{keys.new_id(8)}", kind, what, reason, self.now(), until, by)
        before = delete(bans).where(bans.c.kind == kind, bans.c.what == what)
        await self.writer.run(before, insert(bans).values(**msgspec.structs.asdict(ban)))
        await self.load()
        return ban

    async def lift(self, id: str) -> None:
        await self.writer.run(delete(bans).where(bans.c.id == id))
        await self.load()
