"""The tools over the Model Context Protocol, one call after the other."""

from typing import Any

import anyio
import anyio.to_thread
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp_types import (
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    PaginatedRequestParams,
    TextContent,
    Tool,
    ToolAnnotations,
)

from tavola import TavolaError
from tavola.cli.models.desk import Desk
from tavola.cli.models.tools import TOOLS, Answer, Ask, asking, schema
from tavola.cli.refusal import one_line
from tavola.version import VERSION

INSTRUCTIONS = """Board games, exact by their rules. `games` lists them, `rules` explains them, `open` seats you at a
table. There, `look` tells what you see and `moves` what you may do; `play` a move as it is written there. `why_not`
names the clause that refuses a move. When the game is over, `result` tells who won."""
CHANGES = ("open", "play", "close")


def tool(name: str) -> Tool:
    """A tool as the protocol lists it."""
    reads = ToolAnnotations(read_only_hint=name not in CHANGES, open_world_hint=False)
    return Tool(name=name, description=TOOLS[name].__doc__, input_schema=schema(TOOLS[name]), annotations=reads)


def answered(ask: Ask, name: str, arguments: dict[str, Any]) -> CallToolResult:
    """The answer, or the refusal as an error in one line."""
    try:
        answer = ask(name, arguments)
    except TavolaError as wrong:
        return result(Answer(one_line(str(wrong))), wrong=True)
    return result(answer)


def result(answer: Answer, wrong: bool = False) -> CallToolResult:
    text = TextContent(type="text", text=answer.text)
    return CallToolResult(content=[text], structured_content=answer.values, is_error=wrong)


def server() -> Server[Any]:
    """One client's server, with tables of its own."""
    ask, turn = asking(Desk()), anyio.Lock()

    async def on_list(context: Any, params: PaginatedRequestParams | None) -> ListToolsResult:
        return ListToolsResult(tools=[tool(name) for name in TOOLS])

    async def on_call(context: Any, params: CallToolRequestParams) -> CallToolResult:
        async with turn:  # bots think in a thread: meanwhile the protocol itself is answered
            return await anyio.to_thread.run_sync(answered, ask, params.name, params.arguments or {})

    return Server(
        "tavola",
        version=VERSION,
        title="Tavola",
        instructions=" ".join(INSTRUCTIONS.split()),
        on_list_tools=on_list,
        on_call_tool=on_call,
    )


async def serve_stdio() -> None:
    served = server()
    async with stdio_server() as (read, write):
        await served.run(read, write, served.create_initialization_options())


def serve() -> None:
    """Until the client goes away."""
    anyio.run(serve_stdio)
