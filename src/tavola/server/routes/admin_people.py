"""Section 10: for hosts. Players, bans and mutes."""

import asyncio
import secrets
from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import delete as delete_rows
from sqlalchemy import update

from tavola.server import registers
from tavola.server.addresses import network, within
from tavola.server.admin_views import AdminPlayers, BanView, Done, NewBan
from tavola.server.bans import BANNED, Ban
from tavola.server.hall import Hall
from tavola.server.problems import Problem
from tavola.server.routes.admin import Limit, Looked
from tavola.server.routes.errors import errors
from tavola.server.routes.who import Asking, admin, hall_of, office_of
from tavola.server.schema import devices
from tavola.server.schema import players as stored

PlayerId = Annotated[str, PathParameter(description="A player's id.", max_length=40)]
BanId = Annotated[str, PathParameter(description="A ban's id.", max_length=40)]
HOUR = 3600.0


@get("/api/admin/players", responses=errors(400, 401), summary="All players")
async def players(request: Asking, q: Looked = "", limit: Limit = 50) -> AdminPlayers:
    await admin(request)
    return await asyncio.to_thread(registers.list_players, hall_of(request), q, limit)


@post(
    "/api/admin/players/{player:str}/revoke",
    status_code=200,
    responses=errors(400, 401, 404),
    summary="A player's keys open nothing any more; passkeys do",
)
async def revoke(request: Asking, player: PlayerId) -> Done:
    me, hall, office = await admin(request), hall_of(request), office_of(request)
    await _name(hall, player)
    nobodys = update(stored).where(stored.c.id == player).values(key=secrets.token_bytes(32))
    await hall.writer.run(nobodys, delete_rows(devices).where(devices.c.player == player))
    office.dismiss(player, BANNED)
    await office.note(me, "revoke key", player)
    return Done()


@delete(
    "/api/admin/players/{player:str}",
    status_code=200,
    responses=errors(400, 401, 404),
    summary="Delete a player with all that belongs to them",
)
async def forget(request: Asking, player: PlayerId) -> Done:
    me, office = await admin(request), office_of(request)
    await _name(hall_of(request), player)
    await office.note(me, "delete player", player)
    await office.forgetting.forget(player)
    return Done()


async def _name(hall: Hall, player: str) -> str:
    name = await asyncio.to_thread(registers.player_name, hall.engine, player)
    if name is None:
        raise Problem(404, "no-player", f"there is no player {player!r}")
    return name


# bans


@get("/api/admin/bans", responses=errors(401), summary="Bans and mutes that hold")
async def all_bans(request: Asking) -> list[BanView]:
    await admin(request)
    hall = hall_of(request)
    return [await _shown(hall, ban) for ban in hall.bans.all if ban.end > hall.now()]


async def _shown(hall: Hall, ban: Ban) -> BanView:
    name = await asyncio.to_thread(registers.player_name, hall.engine, ban.what) if ban.kind != "address" else ""
    return BanView(ban.id, ban.kind, ban.what, name or "", ban.reason, ban.created, ban.until, ban.by)


@post("/api/admin/bans", responses=errors(400, 401, 404, 409), summary="Ban an address or a player, or mute a player")
async def ban(request: Asking, data: JSONBody[NewBan]) -> BanView:
    me, hall, office = await admin(request), hall_of(request), office_of(request)
    what = _address(request, data.what) if data.kind == "address" else data.what.strip()
    if data.kind != "address":
        await _name(hall, what)
    until = None if data.hours is None else hall.now() + data.hours * HOUR
    made = await hall.bans.add(data.kind, what, until, data.reason, me.name)
    await office.enforce()
    hours = "for good" if data.hours is None else f"{data.hours:g} h"
    await office.note(me, "mute" if data.kind == "mute" else f"ban {data.kind}", what, f"{hours} {data.reason}".strip())
    return await _shown(hall, made)


def _address(request: Asking, text: str) -> str:
    try:
        meant = network(text)
    except ValueError as wrong:
        message = f"{text[:60]!r} is no address: write 203.0.113.9, 2001:db8::7 or a network as 203.0.113.0/24"
        raise Problem(400, "bad-request", message) from wrong
    if request.client is not None and within(request.client.host, meant):
        raise Problem(409, "yourself", f"{meant} is where you are yourself: you would lock yourself out")
    return str(meant)


@delete("/api/admin/bans/{ban:str}", status_code=200, responses=errors(400, 401, 404), summary="Lift a ban or a mute")
async def lift(request: Asking, ban: BanId) -> Done:
    me, hall, office = await admin(request), hall_of(request), office_of(request)
    found = next((each for each in hall.bans.all if each.id == ban), None)
    if found is None:
        raise Problem(404, "no-ban", f"there is no ban {ban!r}")
    await hall.bans.lift(ban)
    await office.enforce()
    await office.note(me, "lift", found.what, found.kind)
    return Done()


HANDLERS: list[Any] = [players, revoke, forget, all_bans, ban, lift]
