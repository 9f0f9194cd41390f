"""Messages and requests that nobody would send: no traceback, and the server goes on."""

import asyncio
import json
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import mangle
import tavola
from server.house import House, Person, settings
from server.worlds import Place, messages, requests
from tavola.kernel.rng import Rng

MANY = int(os.environ.get("TAVOLA_FUZZ") or (1_000_000 if "TAVOLA_THOROUGH" in os.environ else 2_000))
REQUESTS = MANY // 10
AT_ONCE = 50  # messages sent before anything is read


def templates(game: tavola.Game, ids: list[str]) -> list[dict[str, Any]]:
    """A message of every kind, as it ought to be."""
    state = game.new()
    return [
        *messages(Place(game, state, 0), ids),
        {"type": "play", "id": "p", "ply": 0, "act": 1, "ids": ids[:2], "seat": 0},
        {"type": "undo", "id": "u", "ply": 1, "to": 0, "practice": False, "seat": 0},
        {"type": "resign", "id": "r", "seat": 0},
    ]


def spoiled(template: dict[str, Any], rng: Rng) -> str:
    """A message with a fault; some are no JSON any more."""
    text = json.dumps(mangle.spoiled(template, rng) if rng.below(4) else template)
    return torn(text, rng)


def torn(text: str, rng: Rng) -> str:
    return mangle.torn(text, rng) if len(text) > 4 and rng.below(3) == 0 else text


async def shout(house: House, ann: Person, slug: str, many: int) -> int:
    """Spoiled messages at one table, over as many sockets as it takes; how many were sent."""
    game, rng, sent = tavola.game(slug), Rng(many), 0
    others = ["random"] * (next(count for count in game.seats if count > 1) - 1)
    table = await ann.open("me", *others, game=slug)
    said = templates(game, ["a1", "e5", "no-such"])
    while sent < many:
        try:
            async with connect(f"{house.ws}/api/tables/{table['id']}/live", max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "key": ann.key}))
                while sent < many:
                    for _ in range(AT_ONCE):
                        sent += 1
                        await socket.send(spoiled(said[rng.below(len(said))], rng))
                    while True:
                        await asyncio.wait_for(socket.recv(), 0.005)
        except (TimeoutError, ConnectionClosed):
            continue
    return sent


def asked(slug: str, rng: Rng) -> Iterator[tuple[str, str, str | None]]:
    """Requests with a fault in their address or body."""
    game = tavola.game(slug)
    world: Any = type("At", (), {"at": Place(game, game.new(), 0), "id": "0" * 16, "other_id": "pl_other"})
    right = list(requests(world))
    while True:
        method, path, body = right[rng.below(len(right))]
        wrong = mangle.torn(path, rng) if rng.below(3) == 0 else path
        text = None if body is None else json.dumps(mangle.spoiled(body, rng) if body else body)
        yield (
            method,
            "/" + wrong.lstrip("/"),
            mangle.torn(text, rng) if text and len(text) > 4 and rng.below(3) == 0 else text,
        )


async def ask(house: House, ann: Person, slug: str, many: int) -> Person:
    """A torn address may be that at which a player is forgotten: then somebody else comes and asks on."""
    rng = Rng(many + 1)
    kind = {"content-type": "application/json"}
    wrong = asked(slug, rng)
    for _ in range(many):
        method, path, text = next(wrong)
        try:
            answer = await house.http.request(method, path, content=text, headers=ann.headers | kind)
        except httpx.InvalidURL:
            continue
        assert answer.status_code < 500, (method, path, text, answer.text)
        if answer.status_code == 401:
            ann = await house.person()
    return ann


@pytest.mark.parametrize("slug", tavola.games())
def test_no_message_and_no_request_leaves_a_traceback(
    slug: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    share = len(tavola.games())

    async def live() -> None:
        wide = {"tables": 10**9, "rate": 1e9, "burst": 10**9, "requests": 1e9, "request_burst": 10**9}
        async with House(settings(tmp_path, **wide)) as house:
            ann = await house.person()
            await shout(house, ann, slug, MANY // share)
            ann = await ask(house, ann, slug, REQUESTS // share)
            table = await ann.open("me", "random")
            async with ann.at(table) as seat:
                await seat.moved()

    with caplog.at_level(logging.WARNING):
        asyncio.run(live())
    assert [
        record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR
    ] == []
