"""Three nodes and their database, killed at random moments under load: nothing is lost, and nobody waits long."""

import asyncio
import os
import random
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from server.postgres import cluster
from server.stored import KIND
from soak.test_kill import START, Player, Server, a_while, nothing_is_lost_or_doubled, open_tables, rise

THOROUGH = "TAVOLA_THOROUGH" in os.environ
KILLS = int(os.environ.get("TAVOLA_KILLS") or (300 if THOROUGH else 2))
CRASHES = max(1, KILLS // 10)  # of the database
NODES = 3
SOON = 5.0 if THOROUGH else START  # seconds; make test may run beside anything


class Balancer:
    """Leads whoever comes to a node that lives."""

    def __init__(self, folder: Path) -> None:
        self.nodes = [Server(folder, 1) for _ in range(NODES)]
        self.up: list[Server] = []
        self.rng = random.Random(KILLS)
        self.there = 0.0  # since when the database has been there

    @property
    def port(self) -> int:
        return self.rng.choice(self.up or self.nodes).port

    async def start(self, node: Server) -> None:
        await node.start()
        self.up.append(node)

    async def kill(self, node: Server) -> None:
        self.up.remove(node)
        await node.kill()


class Guest(Player):
    """A player who measures how long nothing is heard: of bots, of moves that were sent, on the way back."""

    def __init__(self, balancer: Balancer, table: str, key: str) -> None:
        super().__init__(balancer, table, key)  # type: ignore[arg-type]
        self.balancer = balancer
        self.waits = 0.0  # the longest
        self.since: float | None = None  # when something was heard last

    async def run(self) -> None:
        while not self.over:
            try:
                await self.sit()
            except (OSError, WebSocketException, asyncio.IncompleteReadError):
                await asyncio.sleep(0.05)

    def check(self, message: dict[str, Any]) -> None:
        super().check(message)
        if self.since is not None:
            self.waits = max(self.waits, monotonic() - max(self.since, self.balancer.there))
        self.since = monotonic()

    async def other(self, socket: object, message: dict[str, Any]) -> None:
        if message["type"] != "notice":
            await super().other(socket, message)


class Onlooker(Guest):
    """Nobody plays at this table: its clock does, once a second as soon as both banks are empty."""

    empty: frozenset[int] = frozenset()

    async def move(self, socket: object, scene: dict[str, Any], ply: int) -> None:
        return

    def check(self, message: dict[str, Any]) -> None:
        super().check(message)
        late = [line["seat"] for line in message.get("events", []) if line["kind"] == "table.timeout"]
        self.empty, self.count = self.empty.union(late), self.count + len(late)
        if len(self.empty) < 2:
            self.since = None


async def guests_of(balancer: Balancer) -> list[Guest]:
    seated = await open_tables(balancer.nodes[0])
    guests = [Guest(balancer, each.table, each.key) for each in seated]
    async with httpx.AsyncClient(base_url=balancer.nodes[0].url, timeout=60) as http:
        body = {
            "game": "adventurers-guard",
            "seats": [{"kind": "me"}, {"kind": "screen"}],
            "options": {"turn_limit": 1000},
            "clock": {"bank": 10},
        }
        headers = {"Authorization": f"Bearer {seated[0].key}"}
        opened = (await http.post("/api/tables", json=body, headers=headers)).json()
    return [*guests, Onlooker(balancer, opened["table"]["id"], seated[0].key)]


async def kill_one_after_the_other(balancer: Balancer, players: list[Guest]) -> None:
    seats = [asyncio.ensure_future(player.run()) for player in players]
    for nth in range(KILLS):
        await a_while(players, seats, balancer.rng)  # type: ignore[arg-type]
        node = balancer.rng.choice(balancer.up)
        await balancer.kill(node)
        if nth % (KILLS // CRASHES) == 0:
            cluster().kill()
            await asyncio.sleep(balancer.rng.random())
            await asyncio.to_thread(cluster().start)
            balancer.there = monotonic()
        await a_while(players, seats, balancer.rng)  # type: ignore[arg-type]
        await balancer.start(node)
    await a_while(players, seats, balancer.rng)  # type: ignore[arg-type]
    await rise(seats)


async def live(folder: Path) -> list[Guest]:
    balancer = Balancer(folder)
    await balancer.start(balancer.nodes[0])  # the schema is made once
    await asyncio.gather(*(balancer.start(node) for node in balancer.nodes[1:]))
    try:
        players = await guests_of(balancer)
        await kill_one_after_the_other(balancer, players)
    finally:
        for node in list(balancer.up):
            await balancer.kill(node)
    return players


@pytest.mark.skipif(KIND != "postgresql", reason="nodes meet in a database server")
def test_nothing_is_lost_or_doubled_and_nobody_waits_long(tmp_path: Path) -> None:
    players = asyncio.run(live(tmp_path))
    nothing_is_lost_or_doubled(tmp_path, players)  # type: ignore[arg-type]
    assert sum(len(player.acknowledged) for player in players) >= 2 * KILLS
    longest = max(player.waits for player in players)
    print(f"the longest wait: {longest:.1f} s; {players[-1].count} times a clock ran out")
    assert longest < SOON
