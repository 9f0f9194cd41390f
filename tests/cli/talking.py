"""A client of `tavola mcp`, by the official library and over stdio."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from cli.seating import surroundings

SHORT: dict[str, dict[str, Any]] = {
    "abandoned-fortress": {"round_limit": 2},
    "adventurers-guard": {"turn_limit": 6},
    "dracomundis": {"quiet_rounds": 4},
    "el-dorado": {"round_limit": 2},
    "gadranton": {"round_limit": 4},
}


def talk(tmp_path: Path, script: Callable[[Client], Awaitable[None]]) -> str:
    """Run a client's script against a server of its own; what that wrote on stderr."""

    async def run(log: Any) -> None:
        server = StdioServerParameters(command=sys.executable, args=["-m", "tavola", "mcp"], env=surroundings())
        async with Client(stdio_client(server, log)) as client:
            await script(client)

    with (tmp_path / "stderr").open("w+") as log:
        asyncio.run(run(log))
    return (tmp_path / "stderr").read_text()


async def call(client: Client, tool: str, **arguments: Any) -> tuple[str, Any]:
    """The text and the values of an answer that is no error."""
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    return answer.content[0].text, answer.structured_content


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    """The one line of an error."""
    answer = await client.call_tool(tool, arguments)
    assert answer.is_error
    text = answer.content[0].text
    assert text.strip()
    assert "\n" not in text
    return text


async def play_out(client: Client, slug: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """A game from the list of games to its result, now one move, now another."""
    asked = {"game": slug, "seats": seats, "seat": seats - 1, "bots": "random", "seed": 4, "options": options}
    _, opened = await call(client, "open", **asked)
    table, over, turn = opened["table"], opened["over"], 0
    while not over:
        _, page = await call(client, "moves", table=table)
        if page["pages"] > 1:
            _, page = await call(client, "moves", table=table, page=1 + turn % page["pages"])
        move = page["moves"][turn * 7 % len(page["moves"])]["move"]
        _, played = await call(client, "play", table=table, move=move)
        over, turn = played["over"], turn + 1
    text, result = await call(client, "result", table=table)
    assert result["clause"] in text
    await refused(client, "play", table=table, move="a1")
    return result
