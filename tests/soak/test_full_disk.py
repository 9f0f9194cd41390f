"""A disk that fills and empties under load: what was acknowledged stays, what was refused was not played."""

import asyncio
import os
import random
import resource
from pathlib import Path

import httpx

from soak.test_kill import Player, Server, nothing_is_lost_or_doubled, open_tables, rise
from tavola.server.pulse import FRESH

TIMES = int(os.environ.get("TAVOLA_FULL") or (30 if "TAVOLA_THOROUGH" in os.environ else 2))
FULL = 4096  # bytes a file may have while the disk is full: no database fits


async def fill_again_and_again(folder: Path) -> tuple[list[Player], list[str]]:
    """The players, and what health told each time."""
    rng, server, told = random.Random(TIMES), Server(folder, 1), list[str]()
    await server.start()
    players = await open_tables(server)
    seats = [asyncio.ensure_future(player.run()) for player in players]
    for _ in range(TIMES):
        await more(players, seats, rng.randrange(5, 60))
        limit(server, FULL)
        await asyncio.sleep(rng.random())
        told.append(await health(server))
        limit(server, resource.RLIM_INFINITY)
        await more(players, seats, 1)
    await server.kill()
    await rise(seats)
    return players, told


def limit(server: Server, size: int) -> None:
    """How long the server's files may be: the system refuses to write beyond, as it does on a full disk."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def more(players: list[Player], seats: list[asyncio.Future[None]], moves: int) -> None:
    """Wait for so many more confirmations."""
    goal = sum(len(player.acknowledged) for player in players) + moves
    while sum(len(player.acknowledged) for player in players) < goal and not all(seat.done() for seat in seats):
        await asyncio.sleep(0.01)


async def health(server: Server) -> str:
    """What health says of the disk as it is now: an older answer is good no longer."""
    await asyncio.sleep(FRESH)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        answer = await http.get("/api/health")
    return f"{answer.status_code} {answer.text}"


def test_a_disk_that_fills_and_empties_loses_and_doubles_nothing(tmp_path: Path) -> None:
    players, told = asyncio.run(fill_again_and_again(tmp_path))
    nothing_is_lost_or_doubled(tmp_path, players)
    assert [answer for answer in told if "503" not in answer or "cannot be written" not in answer] == []
    assert "Traceback" not in (tmp_path / "server.log").read_text("utf-8")
