"""Section 5: replays; and branches and records, which need a game without secrets left."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tavola.server import logbook, opening, records, slices
from tavola.server.asked import Branch
from tavola.server.opening import Me
from tavola.server.problems import Problem, no_seat
from tavola.server.protocol import LogLine
from tavola.server.routes.errors import errors
from tavola.server.routes.tables import Id, may_look
from tavola.server.routes.who import Asking, Lang, hall_of, language, player, visitor
from tavola.server.table import Table
from tavola.server.views import Opened, Replay, ReplayScene, ReplayStep
from tavola.server.voices import spoken

Eyes = Annotated[int | None, QueryParameter(name="seat", description="Whose view; absent: a spectator's.", ge=0, le=63)]
PlyPath = Annotated[int, PathParameter(description="How many actions have been played.", ge=0, le=10_000_000)]
MIB = 1024 * 1024


def may_see(table: Table, me: Me | None, eyes: int | None) -> None:
    """While the game runs only your own seats; once over everyone's."""
    may_look(table, me)
    sheet = table.sheet
    if sheet.status == "lobby":
        raise Problem(409, "not-started", "this game has not begun")
    if eyes is None:
        return
    if eyes >= len(table.chairs):
        raise no_seat(eyes, len(table.chairs))
    if sheet.status == "playing" and sheet.origin != "record" and eyes not in table.seats_of(me and me[0]):
        raise Problem(403, "too-early", f"what seat {eyes} sees is open once the game is over")


@get(
    "/api/tables/{table:str}/replay", responses=errors(400, 403, 404, 409), summary="All steps of the line that stands"
)
async def replay(request: Asking, table: Id, seat: Eyes = None, lang: Lang = None) -> Replay:
    me, words = await visitor(request), language(request, lang)
    async with hall_of(request).at(table) as live:
        may_see(live.table, me, seat)
        steps: list[ReplayStep] = []
        async for step in slices.each(live.table.line.steps):
            told = logbook.worded(live.table, step, seat, words)
            steps.append(ReplayStep(len(steps) + 1, step.seat, step.entry.n, told))
        return Replay(live.audience.table_view(me and me[0], words), len(steps), seat, steps)


def events_of(table: Table, ply: int, seat: int | None, words: str) -> list[LogLine]:
    return logbook.worded(table, table.line.steps[ply], seat, words)


@get("/api/tables/{table:str}/replay/{ply:int}", responses=errors(400, 403, 404, 409), summary="A position as it was")
async def replay_scene(request: Asking, table: Id, ply: PlyPath, seat: Eyes = None, lang: Lang = None) -> ReplayScene:
    me, words = await visitor(request), language(request, lang)
    async with hall_of(request).at(table) as live:
        may_see(live.table, me, seat)
        game, line = live.table.game, live.table.line
        if ply > line.ply:
            raise Problem(404, "no-ply", f"there is no ply {ply}: the game has 0 to {line.ply}")
        scene = game.scene(await slices.position(line, ply), seat, spoken(game, words))
        return ReplayScene(ply, scene, events_of(live.table, ply - 1, seat, words) if ply else [])


@post("/api/tables/{table:str}/branch", responses=errors(400, 401, 403, 404, 409, 429), summary="Go on from a position")
async def branch(request: Asking, table: Id, data: JSONBody[Branch], lang: Lang = None) -> Opened:
    me = await player(request)
    async with hall_of(request).at(table) as live:
        may_look(live.table, me)
        fresh, invites = await opening.branch(hall_of(request), me, live.table, data)
    return Opened(fresh.audience.table_view(me[0], language(request, lang)), invites)


@get("/api/tables/{table:str}/record", responses=errors(400, 403, 404, 409), summary="The record file")
async def record(request: Asking, table: Id) -> Response[str]:
    me = await visitor(request)
    async with hall_of(request).at(table) as live:
        may_look(live.table, me)
        opening.must_be_open(live.table)
        text = await asyncio.to_thread(lambda: records.record_of(live.table).text())
    name = f'attachment; filename="{live.table.game.slug}-{live.id}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@post(
    "/api/records",
    responses=errors(400, 401, 413, 429),
    request_max_body_size=MIB,
    summary="Upload a record file and look at its game",
)
async def upload(request: Request[Any, Any, Any], lang: Lang = None) -> Opened:
    me, hall = await player(request), hall_of(request)
    body = await request.body()
    if not body:
        raise Problem(400, "bad-record", "the body must be a record file; there is none")
    if not hall.company.may("uploads", request.client.host if request.client else ""):
        raise Problem(429, "too-many", "too many records come from your address: wait a minute", retry=60.0)
    live = await records.upload(hall, me, body)
    return Opened(live.audience.table_view(me[0], language(request, lang)), {})


HANDLERS: list[Any] = [replay, replay_scene, branch, record, upload]
