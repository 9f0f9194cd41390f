"""Section 10: for hosts, behind an admin key. Load, tables, draining, backups, and what admins did."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter

from tavola.server import admins, order, registers
from tavola.server.admin_views import (
    AdminTableMore,
    AdminTables,
    AdminView,
    BackupView,
    ComeIn,
    Done,
    Drain,
    LoadView,
    OfficeLine,
)
from tavola.server.problems import Problem, no_table
from tavola.server.routes.again import again
from tavola.server.routes.errors import errors
from tavola.server.routes.tables import Id
from tavola.server.routes.who import ADMIN_COOKIE, Asking, admin, hall_of, office_of
from tavola.server.sheet import remove as rows_of

HALF_A_DAY = 12 * 3600
Looked = Annotated[str, QueryParameter(name="q", description="What is looked for.", max_length=80)]
State = Annotated[Literal["", "lobby", "playing", "over"], QueryParameter(name="status", description="Only those.")]
Limit = Annotated[int, QueryParameter(name="limit", description="At most so many.", ge=1, le=200)]
Offset = Annotated[int, QueryParameter(name="offset", description="After so many.", ge=0, le=10_000_000)]
Before = Annotated[int | None, QueryParameter(name="before", description="Older than this one.", ge=1, le=2**53)]


# coming in


@get("/api/admin", responses=errors(401), summary="The admin you are")
async def who_am_i(request: Asking) -> AdminView:
    me = await admin(request)
    return AdminView(me.id, me.name)


@post("/api/admin/in", status_code=200, responses=errors(400, 401), summary="Come in with an admin key, for a browser")
async def come_in(request: Asking, data: JSONBody[ComeIn]) -> Response[AdminView]:
    me = await asyncio.to_thread(admins.holder, hall_of(request).engine, data.key)
    if me is None:
        raise Problem(401, "no-admin", "this is no admin key, or it was revoked: `tavola admin key` makes one")
    await office_of(request).note(me, "came in")
    return Response(AdminView(me.id, me.name), cookies=[_cookie(request, data.key, HALF_A_DAY)])


@post("/api/admin/out", status_code=200, responses=errors(400), summary="Leave the admin page")
async def go_out(request: Asking) -> Response[Done]:
    return Response(Done(), cookies=[_cookie(request, "", 0)])


def _cookie(request: Asking, key: str, seconds: int) -> Cookie:
    secure = hall_of(request).settings.secure_cookie
    return Cookie(
        ADMIN_COOKIE, value=key, max_age=seconds, httponly=True, samesite="strict", path="/api/admin", secure=secure
    )


# the whole server


@get("/api/admin/load", responses=errors(401), summary="How busy the server is")
async def load(request: Asking) -> LoadView:
    await admin(request)
    office = office_of(request)
    return office.load(await asyncio.to_thread(office.numbers.on_disk))


@post("/api/admin/drain", status_code=200, responses=errors(400, 401), summary="No new tables, and end after a while")
async def drain(request: Asking, data: JSONBody[Drain]) -> Done:
    me, office = await admin(request), office_of(request)
    await office.note(me, "drain", f"{data.minutes:g} minutes")
    office.draining.begin(data.minutes * 60)
    return Done()


@delete("/api/admin/drain", status_code=200, responses=errors(401), summary="Stay after all")
async def stay(request: Asking) -> Done:
    me, office = await admin(request), office_of(request)
    await office.note(me, "stay")
    office.draining.stop()
    return Done()


@post("/api/admin/backup", status_code=200, responses=errors(400, 401, 409), summary="Make a backup now")
async def back_up(request: Asking) -> BackupView:
    me, office = await admin(request), office_of(request)
    copied = await office.copies.make()
    await office.note(me, "backup", copied.file, copied.message)
    return BackupView(**msgspec.structs.asdict(copied))


@get("/api/admin/log", responses=errors(400, 401), summary="What admins did, the last first")
async def log(request: Asking, before: Before = None, limit: Limit = 50) -> list[OfficeLine]:
    await admin(request)
    return await asyncio.to_thread(office_of(request).deeds, before, limit)


# tables


@get("/api/admin/tables", responses=errors(400, 401), summary="All tables")
async def tables(
    request: Asking, q: Looked = "", status: State = "", limit: Limit = 50, offset: Offset = 0
) -> AdminTables:
    await admin(request)
    return await asyncio.to_thread(registers.list_tables, hall_of(request), q, status, limit, offset)


@get("/api/admin/tables/{table:str}", responses=errors(400, 401, 404), summary="A table, and what it weighs")
async def one_table(request: Asking, table: Id) -> AdminTableMore:
    await admin(request)
    hall = hall_of(request)
    row = await asyncio.to_thread(hall.reader.table, table)
    if row is None:
        raise no_table(table)
    return registers.one_table(hall, dict(row))


@post(
    "/api/admin/tables/{table:str}/close",
    status_code=200,
    responses=errors(400, 401, 404, 409),
    summary="End a game, and nobody has won; a lobby is gone",
)
@again
async def close(request: Asking, table: Id) -> Done:
    me, hall = await admin(request), hall_of(request)
    async with hall.at(table) as live:
        await order.end(hall, live)
    await office_of(request).note(me, "close table", table)
    return Done()


@delete(
    "/api/admin/tables/{table:str}",
    status_code=200,
    responses=errors(400, 401, 404),
    summary="Delete a table with all it has",
)
@again
async def remove(request: Asking, table: Id) -> Done:
    me, hall = await admin(request), hall_of(request)
    try:
        async with hall.at(table) as live:
            await order.clear_away(hall, live)
    except Problem as wrong:
        if wrong.code != "unreadable":
            raise
        await hall.writer.run(*rows_of(table), of=table)
    await office_of(request).note(me, "delete table", table)
    return Done()


HANDLERS: list[Any] = [
    who_am_i,
    come_in,
    go_out,
    load,
    drain,
    stay,
    back_up,
    log,
    tables,
    one_table,
    close,
    remove,
]
