"""Who asks, and in which language: what most routes need to know."""

import asyncio
import logging
from typing import Annotated, Any

from litestar import Request
from litestar.params import QueryParameter

from tavola.server import admins
from tavola.server.admins import Admin
from tavola.server.connection import COOKIE
from tavola.server.hall import Hall
from tavola.server.office import Office
from tavola.server.opening import Me
from tavola.server.problems import Problem
from tavola.server.protocol import Language

LOG = logging.getLogger("tavola.office")
ADMIN_COOKIE = "tavola-admin"
Asking = Request[Any, Any, Any]
Lang = Annotated[Language | None, QueryParameter(name="lang", description="Language of the words in the answer.")]


def hall_of(request: Asking) -> Hall:
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def office_of(request: Asking) -> Office:
    office = request.app.state.office
    assert isinstance(office, Office)
    return office


def key_of(request: Asking) -> str | None:
    """The player key, from the header or the cookie."""
    given = bearer(request)
    return given if given is not None else request.cookies.get(COOKIE)


def bearer(request: Asking) -> str | None:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else None


async def visitor(request: Asking) -> Me | None:
    """The player who asks, if there is one."""
    me = await hall_of(request).player_of(key_of(request))
    if me is not None and hall_of(request).bans.player(me[0]):
        raise Problem(403, "banned", "whoever hosts this server has banned you")
    return me


async def player(request: Asking) -> Me:
    """The player who asks, or 401."""
    me = await visitor(request)
    if me is None:
        raise Problem(401, "no-player", "send the key of a player: POST /api/me gives one")
    return me


async def admin(request: Asking) -> Admin:
    """The admin who asks, or 401; the key is looked up every time, so that a revoked one is of no use."""
    key = bearer(request) or request.cookies.get(ADMIN_COOKIE)
    found = await asyncio.to_thread(admins.holder, hall_of(request).engine, key)
    if found is None:
        if key is not None:
            LOG.warning("a wrong admin key was refused")
        raise Problem(401, "no-admin", "send an admin key: `tavola admin key` makes one")
    return found


def language(request: Asking, lang: Language | None) -> Language:
    """What was asked for, else the first language of the browser we speak."""
    if lang is not None:
        return lang
    for wish in request.headers.get("accept-language", "").lower().split(","):
        for known in ("en", "fr", "ko"):
            if wish.strip().startswith(known):
                return known
    return "en"
