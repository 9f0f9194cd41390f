"""Section 1, what is kept of people: profiles, and everything of oneself in a file."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from tavola.server.limits import Buckets
from tavola.server.people import export, profiles
from tavola.server.people.shown import Profile
from tavola.server.problems import Problem
from tavola.server.routes.errors import errors
from tavola.server.routes.who import Asking, Lang, hall_of, language, player, visitor

PlayerId = Annotated[str, PathParameter(description="A player's id: seats of finished games name it.", max_length=40)]
FILE = ResponseSpec(dict[str, Any], generate_examples=False, description="Everything that is kept of you")


@get("/api/players/{player:str}", responses=errors(400, 404), summary="A player: games played, won, and the last ones")
async def profile(request: Asking, player: PlayerId, lang: Lang = None) -> Profile:
    me = await visitor(request)
    reader, words = me[0] if me else None, language(request, lang)
    return await asyncio.to_thread(profiles.profile, hall_of(request), player, reader, words)


@get("/api/me/export", responses={200: FILE} | errors(401, 429), summary="Everything that is kept of you, in a file")
async def everything(request: Asking) -> Response[bytes]:
    hall, me = hall_of(request), await player(request)
    exports = request.app.state.exports
    assert isinstance(exports, Buckets)
    if not exports.take(me[0]):
        raise Problem(429, "too-many", "you have just had everything: wait a minute", retry=60.0)
    found = await asyncio.to_thread(lambda: msgspec.json.encode(export.everything(hall, me[0])))
    headers = {"Content-Disposition": 'attachment; filename="tavola.json"'}
    return Response(found, headers=headers, media_type="application/json")


HANDLERS: list[Any] = [profile, everything]
