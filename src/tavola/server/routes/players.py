"""Section 1: who you are."""

from typing import Any

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy import insert, update

from tavola.server import keys
from tavola.server.admin_views import Done
from tavola.server.asked import Renew, WhoAmI
from tavola.server.connection import COOKIE
from tavola.server.hall import Hall
from tavola.server.people import accounts
from tavola.server.problems import Problem, Trouble
from tavola.server.routes.errors import errors
from tavola.server.routes.who import Asking, hall_of, key_of, office_of, player, visitor
from tavola.server.schema import players
from tavola.server.views import Player

YEAR = 365 * 86400
COME_AGAIN = 1012  # how a window closes that was opened with the old key


@post("/api/me", status_code=200, responses=errors(400, 429), summary="Become a player, or change your name")
async def introduce(request: Asking, data: JSONBody[WhoAmI]) -> Response[Player]:
    hall, me = hall_of(request), await visitor(request)
    key = key_of(request)
    if me is None or key is None:
        if not hall.company.may("newcomers", request.client.host if request.client else ""):
            raise Problem(429, "too-many", "too many new players come from your address: wait a few seconds", retry=5.0)
        key = keys.new_key()
        me = (f"pl_{keys.new_id()}", data.name or "Guest")
        row = {"id": me[0], "key": keys.digest(key), "name": me[1], "created": hall.now(), "seen": hall.now()}
        await hall.writer.run(insert(players).values(**row))
    elif data.name is not None and data.name != me[1]:
        me = await _rename(hall, key, me[0], data.name)
    if data.hidden is not None:
        await hall.writer.run(update(players).where(players.c.id == me[0]).values(hidden=data.hidden))
    return _answer(hall, me, key, data.cookie)


async def _rename(hall: Hall, key: str, id: str, name: str) -> tuple[str, str]:
    await hall.writer.run(update(players).where(players.c.id == id).values(name=name))
    hall.names.pop(keys.digest(key), None)
    return id, name


def _answer(hall: Hall, me: tuple[str, str], key: str, cookie: bool) -> Response[Player]:
    if not cookie:
        return Response(Player(me[0], me[1], key))
    return Response(Player(me[0], me[1]), cookies=[crumb(hall, COOKIE, key, YEAR)])


def crumb(hall: Hall, name: str, value: str, seconds: int) -> Cookie:
    """A cookie that only we read, and no other site sends."""
    secure = hall.settings.secure_cookie
    return Cookie(name, value=value, max_age=seconds, httponly=True, samesite="strict", path="/", secure=secure)


@get("/api/me", responses=errors(401), summary="The player you are")
async def who_am_i(request: Asking) -> Player:
    me = await player(request)
    return Player(*me)


@post(
    "/api/me/key", status_code=200, responses=errors(400, 401), summary="A new key; the old one opens nothing any more"
)
async def renew(request: Asking, data: JSONBody[Renew]) -> Response[Player]:
    hall, me, key = hall_of(request), await player(request), keys.new_key()
    await hall.writer.run(*accounts.new_key(key_of(request) or "", me[0], key))
    office_of(request).dismiss(me[0], COME_AGAIN)
    return _answer(hall, me, key, data.cookie)


@delete("/api/me", status_code=200, responses=errors(401), summary="Delete yourself, with all that belongs to you")
async def forget_me(request: Asking) -> Response[Done]:
    me = await player(request)
    await office_of(request).forgetting.forget(me[0])
    return Response(Done(), cookies=[crumb(hall_of(request), COOKIE, "", 0)])


HANDLERS: list[Any] = [introduce, who_am_i, renew, forget_me]
__all__ = ["HANDLERS", "Trouble"]
