"""What people at their tables notice while one address abuses the server: their p99, with each kind and without.

python benchmarks/abuse.py [--games gadranton] [--seconds 10] [--only pings chat]

The server runs with the limits it has by default. People play at a person's pace, faster than life so that there are
moves enough to tell a p99. Whoever abuses comes from an address of its own (127.0.0.2), in a process of its own that
gives way to all others, as somebody elsewhere would.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import load
import uvloop
from tally import Length

import tavola
from server import ours_as_it_is

FROM = "127.0.0.2"
TABLES, PACE = 10, 0.25  # of people, and seconds they think
SILENT = 1_200  # connections that say nothing
BOT_TABLES = 60
LONG = "x" * 500
Abuse = Callable[[int], Coroutine[Any, Any, None]]


def client(port: int) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=FROM)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)


async def table_of(http: httpx.AsyncClient, *seats: dict[str, str]) -> tuple[str, str]:
    """A key and a table of Adventurer's Guard."""
    key = (await http.post("/api/me", json={"cookie": False})).json()["key"]
    body = {"game": "adventurers-guard", "seats": seats}
    answer = await http.post("/api/tables", json=body, headers={"Authorization": f"Bearer {key}"})
    return key, str(answer.json()["table"]["id"])


async def shout(port: int, message: Callable[[int], dict[str, object]]) -> None:
    """One message after the other, as fast as the network takes them; whoever is let go comes back."""
    async with client(port) as http:
        key, table = await table_of(http, {"kind": "me"}, {"kind": "bot", "level": "novice"})
    n = 0
    while True:
        with contextlib.suppress(OSError):
            wire = await load.dial(f"ws://127.0.0.1:{port}/api/tables/{table}/live", lambda *_: None, local=FROM)
            wire.send(json.dumps({"type": "hello", "key": key}).encode())
            while not wire.lost.done():
                for _ in range(200):
                    n += 1
                    wire.send(json.dumps(message(n)).encode())
                await asyncio.sleep(0)


async def silence(port: int) -> None:
    """Connections that are opened and say nothing."""
    kept = []
    while True:
        with contextlib.suppress(OSError):
            kept.append(await asyncio.open_connection("127.0.0.1", port, local_addr=(FROM, 0)))
        kept = kept[-SILENT:]
        await asyncio.sleep(0.001)


async def bots(port: int) -> None:
    """Tables where bots play each other."""
    async with client(port) as http:
        key, _ = await table_of(http, {"kind": "bot", "level": "club"}, {"kind": "bot", "level": "club"})
        seats = [{"kind": "bot", "level": "expert"}, {"kind": "bot", "level": "expert"}]
        for _ in range(BOT_TABLES):
            body = {"game": "adventurers-guard", "seats": seats}
            await http.post("/api/tables", json=body, headers={"Authorization": f"Bearer {key}"})
        await asyncio.sleep(3600)


async def chat(port: int) -> None:
    await shout(port, lambda n: {"type": "chat", "id": f"c{n}", "text": LONG})


async def pings(port: int) -> None:
    await shout(port, lambda _: {"type": "ping"})


async def requests(port: int) -> None:
    """Lists of tables, again and again, from many connections at once."""
    async with client(port) as http:

        async def ask() -> None:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    await http.get("/api/tables")

        await asyncio.gather(*[ask() for _ in range(20)])


async def uploads(port: int) -> None:
    """Records as long as they may be."""
    game = tavola.game("adventurers-guard")
    record = tavola.Record.start(game, seats=2, turn_limit=0)
    rng = tavola.Rng(1)
    while record.state.actor != tavola.OVER and len(record.actions) < 9_000:
        record.play(int(record.state.sample(rng)))
    text = record.text()
    async with client(port) as http:
        key, _ = await table_of(http, {"kind": "me"}, {"kind": "bot", "level": "novice"})
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await http.post("/api/records", content=text, headers={"Authorization": f"Bearer {key}"})


ABUSES: dict[str, Abuse] = {
    "silence": silence,
    "bots": bots,
    "chat": chat,
    "pings": pings,
    "requests": requests,
    "uploads": uploads,
}


def carry_on(name: str, port: int) -> None:
    """In a process of its own."""
    os.nice(19)
    with contextlib.suppress(KeyboardInterrupt):
        uvloop.run(ABUSES[name](port))


@contextlib.contextmanager
def abused(name: str, port: int) -> Iterator[None]:
    """While somebody abuses the server so."""
    process = multiprocessing.get_context("spawn").Process(target=carry_on, args=(name, port), daemon=True)
    process.start()
    time.sleep(3)
    try:
        yield
    finally:
        assert process.is_alive(), f"{name} gave up"
        process.terminate()
        process.join()


def measured(game: str, name: str, options: argparse.Namespace) -> float:
    """The people's p99 in milliseconds."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        port, pids = stack.enter_context(ours_as_it_is(Path(folder)))
        if name:
            stack.enter_context(abused(name, port))
        row = uvloop.run(load.load_ours(port, pids, game, Length(TABLES, options.seconds, 3), PACE))
    print(f"{game:20} {name or 'nobody abuses':14} p50 {row['p50_ms']:6.1f}  p99 {row['p99_ms']:6.1f} ms", flush=True)
    return row["p99_ms"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", choices=sorted(tavola.games()), default=["adventurers-guard"])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", nargs="+", choices=ABUSES, default=list(ABUSES))
    options = parser.parse_args()
    for game in options.games:
        alone = measured(game, "", options)
        worst = max(measured(game, name, options) / alone for name in options.only)
        print(f"{game}: at most {worst:.1f} times what it is without")


if __name__ == "__main__":
    main()
