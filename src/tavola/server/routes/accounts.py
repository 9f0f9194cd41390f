"""Section 1, coming back: passkeys, devices and recovery codes."""

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from tavola.server import addresses
from tavola.server.admin_views import Done
from tavola.server.connection import COOKIE
from tavola.server.people import passkeys
from tavola.server.people.accounts import GOOD_FOR, Accounts
from tavola.server.people.asked import AddPasskey, Redeem, ShowPasskey
from tavola.server.people.devices import device_of
from tavola.server.people.passkeys import Place
from tavola.server.people.shown import Account, Ask, Codes
from tavola.server.problems import Problem
from tavola.server.routes.errors import errors
from tavola.server.routes.players import COME_AGAIN, YEAR, crumb
from tavola.server.routes.who import Asking, hall_of, key_of, office_of, player
from tavola.server.views import Player

ASKED = "tavola-asked"  # the word that goes with a challenge
BEFORE = "tavola-before"  # the key of the guest who used this browser before somebody came in
PasskeyId = Annotated[str, PathParameter(description="A passkey's id.", max_length=1400)]
DeviceId = Annotated[str, PathParameter(description="A device's id.", max_length=40)]


def accounts_of(request: Asking) -> Accounts:
    accounts = request.app.state.accounts
    assert isinstance(accounts, Accounts)
    return accounts


def place_of(request: Asking) -> Place | None:
    """Where the reader sees this server; None where no passkey can be: at a bare address, or without encryption."""
    scheme = "https" if hall_of(request).settings.secure_cookie else request.url.scheme
    host = request.headers.get("host", "").lower()
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return None
    local = name == "localhost" or name.endswith(".localhost")
    if not name or addresses.plain(name) is not None or not (scheme == "https" or local):
        return None
    return Place(f"{scheme}://{host}", name)


def _place(request: Asking) -> Place:
    if not passkeys.POSSIBLE:
        raise Problem(409, "no-passkeys", "this server has no passkeys: install tavola[passkeys]")
    if (place := place_of(request)) is None:
        raise Problem(409, "no-passkeys", "passkeys need HTTPS and a name: come by https://, or by http://localhost")
    return place


@get("/api/me/account", responses=errors(401), summary="How you come in: passkeys, devices, recovery codes")
async def account(request: Asking) -> Account:
    me = await player(request)
    return await accounts_of(request).view(me[0], key_of(request) or "", place_of(request))


@post(
    "/api/me/passkeys/options",
    status_code=200,
    responses=errors(401, 403, 409, 429),
    summary="What a browser is to be asked for a new passkey",
)
async def passkey_options(request: Asking) -> Response[Ask]:
    me, accounts, place = await player(request), accounts_of(request), _place(request)
    await accounts.must_be_fresh(me[0], key_of(request) or "")
    word, options = await accounts.options(me, place)
    return Response(Ask(options), cookies=[crumb(hall_of(request), ASKED, word, int(GOOD_FOR))])


@post("/api/me/passkeys", responses=errors(400, 401, 403, 409), summary="Add a passkey; this device is in with it")
async def add_passkey(request: Asking, data: JSONBody[AddPasskey]) -> Response[Player]:
    me, accounts, place = await player(request), accounts_of(request), _place(request)
    await accounts.must_be_fresh(me[0], key_of(request) or "")
    name = data.name or device_of(request.headers.get("user-agent", ""))
    await accounts.add(me[0], request.cookies.get(ASKED), place, data.credential, name)
    return await _inside(request, me[0], data.cookie)


@delete(
    "/api/me/passkeys/{passkey:str}",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409),
    summary="Remove a passkey",
)
async def drop_passkey(request: Asking, passkey: PasskeyId) -> Done:
    me, accounts = await player(request), accounts_of(request)
    await accounts.must_be_fresh(me[0], key_of(request) or "")
    await accounts.drop(me[0], passkey)
    return Done()


@post("/api/me/codes", responses=errors(401, 403, 409), summary="New recovery codes; older ones open nothing any more")
async def new_codes(request: Asking) -> Codes:
    me, accounts = await player(request), accounts_of(request)
    await accounts.must_be_fresh(me[0], key_of(request) or "")
    if not await accounts.has(me[0]):
        raise Problem(409, "no-passkey", "recovery codes are for who has a passkey: add one first")
    return Codes(await accounts.new_codes(me[0]))


@post("/api/passkeys/options", status_code=200, responses=errors(409, 429), summary="What a browser is to be asked")
async def options(request: Asking) -> Response[Ask]:
    place = _place(request)
    if not hall_of(request).company.may("newcomers", _address(request)):
        raise Problem(429, "too-many", "too many come in from your address: wait a few seconds", retry=5.0)
    challenge, asked = passkeys.asking(place)
    word = await accounts_of(request).ask(challenge, None)
    return Response(Ask(asked), cookies=[crumb(hall_of(request), ASKED, word, int(GOOD_FOR))])


@post("/api/passkeys", status_code=200, responses=errors(400, 403, 409), summary="Come in with a passkey")
async def come_in(request: Asking, data: JSONBody[ShowPasskey]) -> Response[Player]:
    place = _place(request)
    who = await accounts_of(request).prove(request.cookies.get(ASKED), place, data.credential)
    return await _inside(request, who, data.cookie)


@post("/api/recovery", status_code=200, responses=errors(400, 403, 429), summary="Come in with a recovery code")
async def recover(request: Asking, data: JSONBody[Redeem]) -> Response[Player]:
    if not accounts_of(request).tries.take(_address(request)):
        raise Problem(429, "too-many", "too many codes were tried from your address: wait a minute", retry=60.0)
    return await _inside(request, await accounts_of(request).redeem(data.code), data.cookie)


def _address(request: Asking) -> str:
    return request.client.host if request.client else ""


async def _inside(request: Asking, who: str, cookie: bool) -> Response[Player]:
    """This device is in. Whoever used it before as a guest is found again when it goes out."""
    hall, key = hall_of(request), key_of(request)
    before = await hall.player_of(key)
    me, fresh = await accounts_of(request).come_in(who, key, device_of(request.headers.get("user-agent", "")))
    office_of(request).dismiss(who, COME_AGAIN)
    if not cookie:
        return Response(Player(*me, fresh))
    crumbs = [crumb(hall, COOKIE, fresh, YEAR), crumb(hall, ASKED, "", 0)]
    if before is not None and before[0] != who and not await accounts_of(request).has(before[0]):
        crumbs.append(crumb(hall, BEFORE, key or "", YEAR))
    return Response(Player(*me), cookies=crumbs)


@post("/api/me/out", status_code=200, responses=errors(401, 409), summary="Go out; the guest of before is here again")
async def go_out(request: Asking) -> Response[Done]:
    hall, me = hall_of(request), await player(request)
    await accounts_of(request).go_out(me[0], key_of(request) or "")
    office_of(request).dismiss(me[0], COME_AGAIN)
    before = request.cookies.get(BEFORE, "")
    crumbs = [crumb(hall, COOKIE, before, YEAR if before else 0), crumb(hall, BEFORE, "", 0)]
    return Response(Done(), cookies=crumbs)


@delete(
    "/api/me/devices/{device:str}",
    status_code=200,
    responses=errors(400, 401, 403, 404),
    summary="Put an end to a device: its key opens nothing any more",
)
async def send_out(request: Asking, device: DeviceId) -> Done:
    me, accounts = await player(request), accounts_of(request)
    await accounts.send_out(me[0], device)
    office_of(request).dismiss(me[0], COME_AGAIN)
    return Done()


HANDLERS: list[Any] = [
    account,
    passkey_options,
    add_passkey,
    drop_passkey,
    new_codes,
    options,
    come_in,
    recover,
    go_out,
    send_out,
]
