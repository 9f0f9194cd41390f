"""Section 5: reviews of finished games, and hints at practice tables."""

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import PathParameter

from tavola.server import hinting, slices
from tavola.server.glancing import Glancing
from tavola.server.problems import Problem
from tavola.server.reviewing import Reviewing, must_have_ended
from tavola.server.routes.errors import errors
from tavola.server.routes.tables import Id, may_look
from tavola.server.routes.who import Asking, Lang, hall_of, language, player, visitor
from tavola.server.views import FallWords, HintView, PlyView, ReviewView, StoryView
from tavola.server.voices import spoken
from tavola.server.wording import words_of

PlyPath = Annotated[int, PathParameter(description="How many actions have been played before.", ge=0, le=10_000_000)]


def reviewing_of(request: Asking) -> Reviewing:
    reviewing = request.app.state.reviewing
    assert isinstance(reviewing, Reviewing)
    return reviewing


@get(
    "/api/tables/{table:str}/story",
    responses=errors(400, 401, 403, 404, 409),
    summary="How a finished game went, at a glance",
)
async def story(request: Asking, table: Id, lang: Lang = None) -> StoryView:
    me, words = await player(request), language(request, lang)
    glancing = request.app.state.glancing
    assert isinstance(glancing, Glancing)
    async with hall_of(request).at(table) as live:
        may_look(live.table, me)
        wish = await glancing.ask(live, me[0])
    return await glancing.answer(wish, me[0], words)


@get("/api/tables/{table:str}/review", responses=errors(400, 403, 404), summary="The review of a finished game")
async def review(request: Asking, table: Id) -> ReviewView:
    me = await visitor(request)
    async with hall_of(request).at(table) as live:
        may_look(live.table, me)
        return await reviewing_of(request).view(live)


@post(
    "/api/tables/{table:str}/review",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Have a finished game reviewed",
)
async def begin(request: Asking, table: Id) -> ReviewView:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        may_look(live.table, me)
        await reviewing_of(request).begin(live, me[0])
        return await reviewing_of(request).view(live)


@get(
    "/api/tables/{table:str}/review/{ply:int}",
    responses=errors(400, 403, 404, 409),
    summary="Words for the moves and outcomes of one ply",
)
async def ply_words(request: Asking, table: Id, ply: PlyPath, lang: Lang = None) -> PlyView:
    me, words = await visitor(request), language(request, lang)
    async with hall_of(request).at(table) as live:
        may_look(live.table, me)
        must_have_ended(live.table)
        if ply >= live.table.line.ply:
            raise Problem(404, "no-ply", f"there is no ply {ply}: the game has 0 to {live.table.line.ply - 1}")
        state, game = await slices.position(live.table.line, ply), live.table.game
        acts = await reviewing_of(request).acts(live, ply)
    told = await asyncio.to_thread(words_of, game, state, acts, spoken(game, words))
    return PlyView(ply, [FallWords(act, text, ids) for act, text, ids in told])


@post(
    "/api/tables/{table:str}/review/{ply:int}",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Look deeper at one ply",
)
async def deeper(request: Asking, table: Id, ply: PlyPath) -> ReviewView:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        may_look(live.table, me)
        await reviewing_of(request).deepen(live, ply, me[0])
        return await reviewing_of(request).view(live)


@post(
    "/api/tables/{table:str}/hint",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="The best things to do, at a practice table",
)
async def hint(request: Asking, table: Id) -> HintView:
    me, hall = await player(request), hall_of(request)
    async with hall.at(table) as live:
        may_look(live.table, me)
        asked = await hinting.ask(live, me[0])
    return await hinting.answer(hall.workers, asked, me[0])


HANDLERS: list[Any] = [story, review, begin, ply_words, deeper, hint]
