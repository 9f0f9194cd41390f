"""Section 4: tables and seats."""

import asyncio
from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from tavola.server import opening, order, rematching, seats
from tavola.server.asked import AskRematch, GiveShare, Leave, NewTable, Rename, SetBot, Take, Whom
from tavola.server.hall import Hall
from tavola.server.opening import Me
from tavola.server.problems import Problem
from tavola.server.routes.again import again
from tavola.server.routes.errors import errors
from tavola.server.routes.who import Asking, Lang, hall_of, language, player, visitor
from tavola.server.table import Table
from tavola.server.views import Invite, Opened, Tables, TableView

Id = Annotated[str, PathParameter(description="A table's id.", max_length=40)]
Seat = Annotated[int, PathParameter(description="A seat's number, from 0.", ge=0, le=63)]


@get("/api/tables", responses=errors(400), summary="Your tables and open ones")
async def list_tables(request: Asking, lang: Lang = None) -> Tables:
    hall, me, words = hall_of(request), await visitor(request), language(request, lang)
    id = me[0] if me else None
    mine = await asyncio.to_thread(hall.reader.tables_of, id) if id else []
    free = await asyncio.to_thread(hall.reader.open_tables)
    shown = [view for each in mine if (view := await _shown(hall, each, id, words))]
    shown.sort(key=lambda view: (not view.needs_you, view.status == "over", -view.touched))
    others = [view for each in free if each not in mine and (view := await _shown(hall, each, id, words))]
    return Tables(shown, others)


async def _shown(hall: Hall, id: str, me: str | None, words: str) -> TableView | None:
    try:
        if not hall.share.has(id):
            return (await hall.glance(id)).audience.table_view(me, words)
        async with hall.at(id) as live:
            return live.audience.table_view(me, words)
    except Problem:
        return None


@post("/api/tables", responses=errors(400, 401, 404, 413, 429), summary="Open a table")
async def open_table(request: Asking, data: JSONBody[NewTable], lang: Lang = None) -> Opened:
    me = await player(request)
    live, invites = await opening.open_table(hall_of(request), me, data)
    return Opened(live.audience.table_view(me[0], language(request, lang)), invites)


@get("/api/tables/{table:str}", responses=errors(400, 403, 404, 409), summary="A table")
async def one_table(request: Asking, table: Id, lang: Lang = None) -> TableView:
    me = await visitor(request)
    async with hall_of(request).at(table) as live:
        may_look(live.table, me)
        return live.audience.table_view(me[0] if me else None, language(request, lang))


def may_look(table: Table, me: Me | None) -> None:
    """Where spectators are not wanted, only those who sit or were invited may look; who was sent away nowhere."""
    seats.must_be_welcome(table, me)
    sheet = table.sheet
    if sheet.spectators or (me and (sheet.host == me[0] or table.belongs(me[0]))):
        return
    if sheet.status == "lobby":
        return
    raise Problem(403, "private", "this table has no spectators")


@post(
    "/api/tables/{table:str}/seats/{seat:int}/take",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Take a seat",
)
@again
async def take(request: Asking, table: Id, seat: Seat, data: JSONBody[Take], lang: Lang = None) -> TableView:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        await seats.take(live, seat, me, data.invite, data.name, data.rated)
        return live.audience.table_view(me[0], language(request, lang))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/leave",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Leave a seat",
)
@again
async def leave(request: Asking, table: Id, seat: Seat, data: JSONBody[Leave], lang: Lang = None) -> TableView:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        await seats.leave(live, seat, me, data.level)
        return live.audience.table_view(me[0], language(request, lang))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/bot",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Put a bot on a seat",
)
@again
async def set_bot(request: Asking, table: Id, seat: Seat, data: JSONBody[SetBot], lang: Lang = None) -> TableView:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        await seats.set_bot(hall_of(request), live, seat, me, data.level)
        return live.audience.table_view(me[0], language(request, lang))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/invite",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="A new invitation for a seat",
)
@again
async def invite(request: Asking, table: Id, seat: Seat) -> Invite:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        return Invite(await seats.invite(live, seat, me))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/share",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Add a seat's own randomness",
)
@again
async def share(request: Asking, table: Id, seat: Seat, data: JSONBody[GiveShare], lang: Lang = None) -> TableView:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        await seats.share(live, seat, me, data.share)
        return live.audience.table_view(me[0], language(request, lang))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/name",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Another name for your seat",
)
@again
async def name(request: Asking, table: Id, seat: Seat, data: JSONBody[Rename], lang: Lang = None) -> TableView:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        await seats.rename(live, seat, me, data.name)
        return live.audience.table_view(me[0], language(request, lang))


@post(
    "/api/tables/{table:str}/start",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Start the game",
)
@again
async def start(request: Asking, table: Id, lang: Lang = None) -> TableView:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        await seats.start(live, me)
        return live.audience.table_view(me[0], language(request, lang))


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409, 429),
    summary="Ask for the same once more, or answer who asks",
)
@again
async def rematch(request: Asking, table: Id, data: JSONBody[AskRematch], lang: Lang = None) -> Opened:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        following = await rematching.answer(hall_of(request), live, me, data)
    return Opened(following.audience.table_view(me[0], language(request, lang)), {})


@post(
    "/api/tables/{table:str}/mute",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Let somebody be heard no longer, or again",
)
@again
async def mute(request: Asking, table: Id, data: JSONBody[Whom], lang: Lang = None) -> TableView:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        await order.mute(live, me, data)
        return live.audience.table_view(me[0], language(request, lang))


@post(
    "/api/tables/{table:str}/kick",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Send somebody away",
)
@again
async def kick(request: Asking, table: Id, data: JSONBody[Whom], lang: Lang = None) -> TableView:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        await order.kick(live, me, data)
        return live.audience.table_view(me[0], language(request, lang))


@post(
    "/api/tables/{table:str}/close",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Close the table",
)
@again
async def close(request: Asking, table: Id, lang: Lang = None) -> TableView:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        await order.close(hall_of(request), live, me)
        return live.audience.table_view(me[0], language(request, lang))


@delete(
    "/api/tables/{table:str}",
    status_code=204,
    responses=errors(400, 401, 403, 404, 409),
    summary="Remove a table of your own that is over",
)
@again
async def throw_away(request: Asking, table: Id) -> None:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        await order.throw_away(hall_of(request), live, me)


SEATS: list[Any] = [take, leave, set_bot, invite, share, name]
HANDLERS: list[Any] = [list_tables, open_table, one_table, *SEATS, start, rematch, mute, kick, close, throw_away]
