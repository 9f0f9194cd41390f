"""Section 1, being told: the browsers and the webhook of a player."""

import asyncio
from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from tavola.server import keys
from tavola.server.admin_views import Done
from tavola.server.asked import AddBrowser, SetHook
from tavola.server.hall import Hall
from tavola.server.notices import sending, webpush
from tavola.server.notices.bell import GIVEN_UP
from tavola.server.notices.book import Browser, Hook, name_of
from tavola.server.problems import Problem
from tavola.server.routes.errors import errors
from tavola.server.routes.who import Asking, Lang, hall_of, language, player
from tavola.server.views import Device, HookMade, HookView, Notices

BrowserId = Annotated[
    str, PathParameter(description="A browser's id, as it was given when it was added.", max_length=40)
]


@get("/api/me/notices", responses=errors(401), summary="How you are told that it is your turn")
async def notices(request: Asking) -> Notices:
    hall, me = hall_of(request), await player(request)
    return await asyncio.to_thread(_told, hall, me[0])


def _told(hall: Hall, me: str) -> Notices:
    book, on = hall.bell.book, hall.settings.notices != "off"
    key = webpush.public_key(book.key()) if on and webpush.POSSIBLE else None
    hook = book.hook(me)
    shown = HookView(hook.url, hook.failed >= GIVEN_UP) if hook else None
    return Notices(on, key, [each.id for each in book.browsers(me)], shown)


@post("/api/me/browsers", responses=errors(400, 401, 409), summary="Tell this browser, by Web Push")
async def add_browser(request: Asking, data: JSONBody[AddBrowser], lang: Lang = None) -> Device:
    hall, me = hall_of(request), await player(request)
    _must_be_on(hall)
    if not webpush.POSSIBLE:
        raise Problem(409, "no-push", "this server has no Web Push: install tavola[push]")
    private = hall.settings.notices == "any"
    try:
        webpush.check(data.p256dh, data.auth)
        sending.parsed(data.endpoint, private, ("http", "https") if private else ("https",))
    except (webpush.BadSubscription, sending.BadAddress) as wrong:
        raise Problem(400, "bad-request", str(wrong)) from wrong
    id, book = name_of(me[0], data.endpoint), hall.bell.book
    browser = Browser(id, me[0], data.endpoint, data.p256dh, data.auth, language(request, lang), hall.now())
    await book.add_browser(browser, await asyncio.to_thread(book.browsers, me[0]))
    return Device(id)


@delete(
    "/api/me/browsers/{browser:str}", status_code=200, responses=errors(400, 401), summary="Tell a browser no longer"
)
async def drop_browser(request: Asking, browser: BrowserId) -> Done:
    hall, me = hall_of(request), await player(request)
    await hall.bell.book.drop_browser(me[0], browser)
    return Done()


@post("/api/me/hook", responses=errors(400, 401, 409), summary="Have an address of yours called; it replaces another")
async def set_hook(request: Asking, data: JSONBody[SetHook]) -> HookMade:
    hall, me = hall_of(request), await player(request)
    _must_be_on(hall)
    try:
        sending.parsed(data.url, hall.settings.notices == "any")
    except sending.BadAddress as wrong:
        raise Problem(400, "bad-request", str(wrong)) from wrong
    base = str(request.base_url).rstrip("/")[:200]
    hook = Hook(me[0], data.url, keys.new_key(), base, 0, hall.now())
    await hall.bell.book.set_hook(hook)
    return HookMade(hook.url, hook.secret)


@delete("/api/me/hook", status_code=200, responses=errors(401), summary="Have it called no longer")
async def drop_hook(request: Asking) -> Done:
    hall, me = hall_of(request), await player(request)
    await hall.bell.book.drop_hook(me[0])
    return Done()


def _must_be_on(hall: Hall) -> None:
    if hall.settings.notices == "off":
        raise Problem(409, "no-notices", "whoever hosts this server has turned notices off")


HANDLERS: list[Any] = [notices, add_browser, drop_browser, set_hook, drop_hook]
