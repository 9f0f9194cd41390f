"""Accounts by passkey: made, used on several devices, recovered; and everything that does not let one in."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from server.authenticator import PRESENT, Authenticator
from server.house import PATIENCE, House, Person, Watch, in_a_house, run_async, settings
from server.stored import everything
from tavola.server.people.devices import device_of

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Browser:
    """Somebody's browser: cookies of its own, and a passkey at hand."""

    def __init__(self, house: House) -> None:
        self.origin = f"http://localhost:{house.port}"
        self.cookies = httpx.Cookies()
        self.passkey = Authenticator(self.origin)

    async def ask(self, method: str, path: str, status: int = 200, body: Any = None) -> Any:
        wishes: dict[str, Any] = {"base_url": self.origin, "timeout": PATIENCE, "headers": {"User-Agent": FIREFOX}}
        async with httpx.AsyncClient(cookies=self.cookies, **wishes) as http:
            answer = await http.request(method, path, json=body)
            self.cookies = http.cookies
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return await self.ask("POST", path, status, {} if body is None else body)

    async def options(self, path: str) -> Any:
        return (await self.post(f"{path}/options"))["options"]

    async def guest(self, name: str = "Ann") -> str:
        return str((await self.post("/api/me", {"name": name}))["player"])

    async def add(self, status: int = 201, **other: Any) -> Any:
        made = self.passkey.made(await self.options("/api/me/passkeys"), **other)
        return await self.post("/api/me/passkeys", {"credential": made}, status)

    async def come_in(self, status: int = 200, **other: Any) -> Any:
        shown = self.passkey.shown(await self.options("/api/passkeys"), **other)
        return await self.post("/api/passkeys", {"credential": shown}, status)

    async def account(self) -> Any:
        return await self.ask("GET", "/api/me/account")


async def member(house: House, name: str = "Ann") -> tuple[Browser, str]:
    browser = Browser(house)
    id = await browser.guest(name)
    await browser.add()
    return browser, id


async def elsewhere(house: House, browser: Browser) -> Browser:
    """Another device with the same passkey."""
    other = Browser(house)
    other.passkey = browser.passkey
    await other.come_in()
    return other


@in_a_house
async def test_a_guest_adds_a_passkey_and_comes_in_on_a_second_device(house: House) -> None:
    ann, id = await member(house)
    other = await elsewhere(house, ann)
    assert (await other.ask("GET", "/api/me")) == {"player": id, "name": "Ann"}
    told = await other.account()
    assert [(each["name"], each["this"]) for each in told["devices"]] == [
        ("Firefox, Linux", True),
        ("Firefox, Linux", False),
    ]
    assert (told["possible"], len(told["passkeys"]), told["passkeys"][0]["used"] is None) == (True, 1, False)


@in_a_house
async def test_the_key_of_a_browser_goes_on_working_without_a_passkey(house: House) -> None:
    ann = await house.person("Ann")
    told = await ann.get("/api/me/account")
    assert (told["passkeys"], told["devices"], told["codes"]) == ([], [], 0)
    assert await ann.post("/api/me/out", status=409) == {
        "code": "no-passkey",
        "message": "without a passkey you could not come in again: add one first",
    }


@in_a_house
async def test_with_the_first_passkey_the_old_key_of_the_browser_opens_nothing(house: House) -> None:
    browser = Browser(house)
    id = await browser.guest()
    stolen = browser.cookies["tavola"]
    await browser.add()
    await Person(house, stolen, id).get("/api/me", status=401)
    assert (await browser.ask("GET", "/api/me"))["player"] == id


@in_a_house
async def test_a_stolen_session_ends_from_another_device(house: House) -> None:
    ann, id = await member(house)
    thief = Person(house, ann.cookies["tavola"], id)
    table = await thief.open("me", "open")
    other = await elsewhere(house, ann)
    (device,) = [each["id"] for each in (await other.account())["devices"] if not each["this"]]
    async with thief.at(table) as window:
        await other.ask("DELETE", f"/api/me/devices/{device}")
        await window.socket.wait_closed()
        assert window.socket.close_code == 1012
    await thief.get("/api/me", status=401)
    assert (await other.ask("GET", "/api/me"))["player"] == id
    await other.ask("DELETE", f"/api/me/devices/{device}", 404)


@run_async
async def test_a_stolen_session_cannot_take_the_account_over(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann, _ = await member(house)
        (passkey,) = [each["id"] for each in (await ann.account())["passkeys"]]
        watch.time += 601
        for method, path in (
            ("POST", "/api/me/passkeys/options"),
            ("POST", "/api/me/codes"),
            ("DELETE", f"/api/me/passkeys/{passkey}"),
        ):
            assert (await ann.ask(method, path, 403, {}))["code"] == "prove"
        await ann.come_in()
        assert len((await ann.post("/api/me/codes", status=201))["codes"]) == 10
        assert len((await ann.account())["devices"]) == 1


@in_a_house
async def test_a_challenge_is_good_for_one_answer(house: House) -> None:
    ann, _ = await member(house)
    options = await ann.options("/api/passkeys")
    shown, kept = ann.passkey.shown(options), ann.cookies["tavola-asked"]
    await ann.post("/api/passkeys", {"credential": shown})
    ann.cookies.set("tavola-asked", kept, domain="localhost.local", path="/")
    assert (await ann.post("/api/passkeys", {"credential": shown}, 409))["code"] == "not-asked"
    mangled = shown | {"response": shown["response"] | {"signature": "AAAA"}}
    options = await ann.options("/api/passkeys")
    await ann.post("/api/passkeys", {"credential": mangled}, 403)
    assert (await ann.post("/api/passkeys", {"credential": ann.passkey.shown(options)}, 409))["code"] == "not-asked"


@in_a_house
async def test_a_challenge_is_good_for_whoever_was_asked(house: House) -> None:
    ann, _ = await member(house)
    shown = ann.passkey.shown(await ann.options("/api/passkeys"))
    thief = Browser(house)
    await thief.post("/api/passkeys", {"credential": shown}, 409)
    await thief.options("/api/passkeys")
    assert (await thief.post("/api/passkeys", {"credential": shown}, 403))["code"] == "bad-passkey"


@in_a_house
async def test_what_was_asked_for_a_new_passkey_lets_nobody_in(house: House) -> None:
    ann, _ = await member(house)
    asked = await ann.options("/api/me/passkeys")
    shown = ann.passkey.shown({"rpId": "localhost", "challenge": asked["challenge"]})
    await ann.post("/api/passkeys", {"credential": shown}, 409)


@run_async
async def test_a_challenge_is_good_for_five_minutes(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann, _ = await member(house)
        shown = ann.passkey.shown(await ann.options("/api/passkeys"))
        watch.time += 301
        await ann.post("/api/passkeys", {"credential": shown}, 409)


FOREIGN = [{"origin": "https://evil.example"}, {"place": "evil.example"}, {"origin": "http://localhost:1"}]


@in_a_house
async def test_foreign_origins_are_refused(house: House) -> None:
    ann, _ = await member(house)
    bob = Browser(house)
    await bob.guest("Bob")
    for other in FOREIGN:
        assert (await ann.come_in(403, **other))["code"] == "bad-passkey"
        assert (await bob.add(400, **other))["code"] == "bad-passkey"
    assert (await bob.account())["passkeys"] == []


@in_a_house
async def test_a_passkey_without_its_person_or_one_that_counts_back_is_refused(house: House) -> None:
    ann, _ = await member(house)
    await ann.come_in()
    ann.passkey.count = 0
    assert "count" in (await ann.come_in(403))["message"]
    ann.passkey.flags = PRESENT
    assert "verif" in (await ann.come_in(403))["message"]


@in_a_house
async def test_a_passkey_belongs_to_one_player_and_the_last_one_stays(house: House) -> None:
    ann, _ = await member(house)
    bob = Browser(house)
    await bob.guest("Bob")
    bob.passkey = ann.passkey
    assert (await bob.add(409))["code"] == "known"
    (first,) = [each["id"] for each in (await ann.account())["passkeys"]]
    await bob.ask("DELETE", f"/api/me/passkeys/{first}", 404)
    assert (await ann.ask("DELETE", f"/api/me/passkeys/{first}", 409))["code"] == "last"
    ann.passkey = Authenticator(ann.origin)
    await ann.add()
    await ann.ask("DELETE", f"/api/me/passkeys/{first}")
    await ann.come_in()


@in_a_house
async def test_a_recovery_code_lets_in_once(house: House) -> None:
    ann, id = await member(house)
    codes = (await ann.post("/api/me/codes", status=201))["codes"]
    new = Browser(house)
    await new.post("/api/recovery", {"code": f" {codes[0].upper()} "})
    assert (await new.ask("GET", "/api/me"))["player"] == id
    assert (await new.account())["codes"] == 9
    assert (await Browser(house).post("/api/recovery", {"code": codes[0]}, 403))["code"] == "bad-code"
    await new.add()
    await ann.post("/api/me/codes", status=201)
    await new.post("/api/recovery", {"code": codes[1]}, 403)
    assert codes[2] not in everything(house.hall.settings.db)


@in_a_house
async def test_codes_cannot_be_guessed_for_long(house: House) -> None:
    eve = Browser(house)
    for _ in range(10):
        await eve.post("/api/recovery", {"code": "abcd-abcd-abcd-abcd"}, 403)
    assert (await eve.post("/api/recovery", {"code": "abcd-abcd-abcd-abcd"}, 429))["code"] == "too-many"


@in_a_house
async def test_the_guest_of_before_is_here_again_when_somebody_goes_out(house: House) -> None:
    ann, id = await member(house)
    shared = Browser(house)
    guest = await shared.guest("Tom")
    shared.passkey = ann.passkey
    await shared.come_in()
    assert (await shared.ask("GET", "/api/me"))["player"] == id
    await shared.post("/api/me/out")
    assert (await shared.ask("GET", "/api/me"))["player"] == guest
    assert len((await ann.account())["devices"]) == 1


@in_a_house
async def test_a_new_key_for_a_device_leaves_the_others(house: House) -> None:
    ann, id = await member(house)
    other = await elsewhere(house, ann)
    stolen = Person(house, ann.cookies["tavola"], id)
    await ann.post("/api/me/key")
    await stolen.get("/api/me", status=401)
    assert {(await each.ask("GET", "/api/me"))["player"] for each in (ann, other)} == {id}


@in_a_house
async def test_deleting_everything_deletes_the_account(house: House) -> None:
    ann, id = await member(house)
    await ann.post("/api/me/codes", status=201)
    await ann.ask("DELETE", "/api/me")
    assert id not in everything(house.hall.settings.db)
    assert (await ann.come_in(403))["code"] == "no-passkey"


@run_async
async def test_who_has_a_passkey_is_remembered(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann, _ = await member(house)
        guest = await house.person("Tom")
        watch.time += 40 * 86400
        await house.hall.forget()
        house.hall.names.clear()
        await guest.get("/api/me", status=401)
        await ann.come_in()


@in_a_house
async def test_at_a_bare_address_there_are_no_passkeys(house: House) -> None:
    ann = await house.person("Ann")
    assert (await ann.get("/api/me/account"))["possible"] is False
    told = await ann.post("/api/passkeys/options", status=409)
    assert "http://localhost" in told["message"]


WHOLE = {"id": "QQ", "rawId": "QQ", "type": "public-key"}
MANGLED: list[dict[str, Any]] = [
    {"clientDataJSON": "e30", "attestationObject": "oA"},
    {"clientDataJSON": 7, "attestationObject": []},
    {"clientDataJSON": "", "attestationObject": "%"},
    {},
]


@in_a_house
async def test_a_mangled_answer_is_refused_in_a_line(house: House) -> None:
    ann, _ = await member(house)
    for response in MANGLED:
        await ann.options("/api/me/passkeys")
        told = await ann.post("/api/me/passkeys", {"credential": WHOLE | {"response": response}}, 400)
        assert (told["code"], "\n" in told["message"]) == ("bad-passkey", False)
        known = ann.passkey.shown(await ann.options("/api/passkeys"))
        assert (await ann.post("/api/passkeys", {"credential": known | {"response": response}}, 403))[
            "code"
        ] == "bad-passkey"
    strange = WHOLE | {"response": {}}
    await ann.options("/api/passkeys")
    assert (await ann.post("/api/passkeys", {"credential": strange}, 403))["code"] == "no-passkey"


AGENTS = [
    (FIREFOX, "Firefox, Linux"),
    ("curl/8", "?"),
    ("Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1", "Safari, iPhone"),
]


@pytest.mark.parametrize(("agent", "name"), AGENTS)
def test_a_device_is_called_what_its_browser_tells(agent: str, name: str) -> None:
    assert device_of(agent) == name
