"""Section 1, ratings: the leaderboards."""

import asyncio
from typing import Annotated, Any

from litestar import get
from litestar.params import QueryParameter

from tavola.server.opening import find_game
from tavola.server.people.leaders import leaders as found
from tavola.server.people.shown import Leaders
from tavola.server.routes.errors import errors
from tavola.server.routes.games import Slug
from tavola.server.routes.who import Asking, Lang, hall_of, language, visitor

Mode = Annotated[
    str,
    QueryParameter(
        name="mode", description="Preset and seats, as recommended-2; absent: what is played most.", max_length=40
    ),
]
Season = Annotated[str | None, QueryParameter(name="season", description="Absent: this one.", max_length=40)]


@get("/api/games/{slug:str}/leaders", responses=errors(400, 404), summary="Who is strongest at a game")
async def leaders(request: Asking, slug: Slug, mode: Mode = "", season: Season = None, lang: Lang = None) -> Leaders:
    me, game, words = await visitor(request), find_game(slug), language(request, lang)
    return await asyncio.to_thread(found, hall_of(request), game, mode, season, me[0] if me else None, words)


HANDLERS: list[Any] = [leaders]
