"""The host's office: what an admin may see and do, and what not even an admin sees."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.house import PATIENCE, House, Person, Watch, in_a_house, run_async, settings
from server.stored import database_of
from server.test_crew import Crew
from tavola.server import admins
from tavola.server.addresses import network
from tavola.server.bans import Bans
from tavola.server.pace import Pace
from tavola.server.storage import open_engine

ELSEWHERE = "127.0.0.2"  # also this machine, but another address


class Admin(Person):
    """Somebody with an admin key."""

    def __init__(self, house: Any, key: str = "") -> None:
        key = key or admins.make(house.hall.engine, "Root", 0.0)[1]
        super().__init__(house, key, "")

    async def delete(self, path: str, status: int = 200) -> Any:
        answer = await self.house.http.delete(path, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def deeds(self) -> list[tuple[str, str]]:
        return [(line["deed"], line["what"]) for line in await self.get("/api/admin/log")]


@asynccontextmanager
async def from_elsewhere(house: House) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
    async with httpx.AsyncClient(transport=transport, base_url=house.http.base_url, timeout=PATIENCE) as http:
        yield http


ROUTES = [
    ("GET", ""),
    ("GET", "/load"),
    ("GET", "/tables"),
    ("GET", "/tables/x"),
    ("POST", "/tables/x/close"),
    ("DELETE", "/tables/x"),
    ("GET", "/players"),
    ("POST", "/players/x/revoke"),
    ("DELETE", "/players/x"),
    ("GET", "/bans"),
    ("POST", "/bans"),
    ("DELETE", "/bans/x"),
    ("POST", "/drain"),
    ("DELETE", "/drain"),
    ("POST", "/backup"),
    ("GET", "/log"),
]


@in_a_house
async def test_every_route_is_behind_the_key(house: House) -> None:
    ann = await house.person()
    told = {path for path in house.app.app.openapi_schema.paths if path.startswith("/api/admin")}  # type: ignore[attr-defined]
    tried = {"/api/admin" + path.replace("/x", "/{}") for _, path in ROUTES}
    shapes = {"/".join("{}" if part[:1] == "{" else part for part in path.split("/")) for path in told}
    assert shapes - {"/api/admin/in", "/api/admin/out"} == tried
    body = {"kind": "player", "what": "x"}
    for method, path in ROUTES:
        for headers in ({}, ann.headers, {"Cookie": f"tavola-admin={ann.key}"}):
            given = body if path == "/bans" else {}
            answer = await house.http.request(method, f"/api/admin{path}", headers=headers, json=given)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-admin"), (method, path)


@in_a_house
async def test_a_browser_comes_in_and_goes_out(house: House) -> None:
    root = Admin(house)
    wrong = await house.http.post("/api/admin/in", json={"key": root.key + "x"})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "no-admin")
    answer = await house.http.post("/api/admin/in", json={"key": root.key})
    cookie = answer.headers["set-cookie"]
    assert all(word in cookie for word in ("HttpOnly", "SameSite=strict", "Path=/api/admin"))
    assert (await house.http.get("/api/admin")).json()["name"] == "Root"
    await house.http.post("/api/admin/out", json={})
    assert (await house.http.get("/api/admin")).status_code == 401
    assert ("came in", "") in await root.deeds()


@in_a_house
async def test_tables_are_found_weighed_closed_and_deleted(house: House) -> None:
    root = Admin(house)
    ann, tom, table = await house.pair()
    other = await tom.open("me", "random", name="Wanda")
    async with ann.at(table) as seat:
        await seat.moved() if seat.scene["choices"] else None
        assert (await root.get("/api/admin/tables"))["total"] == 2
        for words in ("?q=Wanda", f"?q={other['id']}"):
            found = await root.get(f"/api/admin/tables{words}")
            assert [each["id"] for each in found["tables"]] == [other["id"]]
        assert (await root.get("/api/admin/tables?q=100%25"))["total"] == 0
        more = await root.get(f"/api/admin/tables/{table['id']}")
        assert (more["windows"], more["loaded"], more["status"]) == (1, True, "playing")
        assert more["bytes"] > 0
        assert 1000 < more["memory"] < 50e6
        await root.post(f"/api/admin/tables/{table['id']}/close")
        assert (await seat.next("table"))["table"]["status"] == "over"
        await root.post(f"/api/admin/tables/{table['id']}/close", status=409)
    await root.delete(f"/api/admin/tables/{other['id']}")
    await tom.get(f"/api/tables/{other['id']}", status=404)
    await root.delete(f"/api/admin/tables/{other['id']}", status=404)
    assert [("delete table", other["id"]), ("close table", table["id"])] == (await root.deeds())[:2]


@in_a_house
async def test_an_admin_never_sees_hands(house: House) -> None:
    """All an admin can ask while a game with secrets runs, beside what its seats see."""
    root = Admin(house)
    ann, tom, table = await house.pair(game="gadranton")
    async with ann.at(table) as south, tom.at(table) as north:
        hands = {json.dumps(zone) for seat in (south, north) for zone in seat.scene["zones"]}
        paths = ("/tables", f"/tables/{table['id']}", "/load", "/players", "/log", "/bans")
        shown = [await root.get(f"/api/admin{path}") for path in paths]
        told = json.dumps(shown) + (await house.http.get("/metrics", headers=root.headers)).text
        assert not any(hand in told for hand in hands)
        assert not {"scene", "zones", "choices", "act", "actor", "secret"} & set(_keys(shown))
    for path in ("", "/replay?seat=0", "/record"):
        answer = await house.http.get(f"/api/tables/{table['id']}{path}", headers=root.headers)
        assert answer.status_code == (200 if not path else 403)
        assert not path or answer.json()["code"] == "too-early"
    async with connect(f"{house.ws}/api/tables/{table['id']}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "key": root.key}))
        await socket.wait_closed()
        assert socket.close_code == 4003  # no player's key


def _keys(thing: Any) -> list[str]:
    if isinstance(thing, dict):
        return [*thing, *(key for value in thing.values() for key in _keys(value))]
    return [key for value in thing for key in _keys(value)] if isinstance(thing, list) else []


@in_a_house
async def test_players_are_found_revoked_and_deleted(house: House) -> None:
    root = Admin(house)
    ann, tom, table = await house.pair()
    found = (await root.get("/api/admin/players?q=Tom"))["players"]
    assert [(each["id"], each["sits"], each["hosts"]) for each in found] == [(tom.id, 1, 0)]
    async with tom.at(table) as seat:
        await root.post(f"/api/admin/players/{tom.id}/revoke")
        await seat.socket.wait_closed()
        assert seat.socket.close_code == 4006
    await tom.get("/api/me", status=401)
    assert (await ann.get(f"/api/tables/{table['id']}"))["seats"][1]["name"] == "Tom"
    await root.delete(f"/api/admin/players/{tom.id}")
    assert (await ann.get(f"/api/tables/{table['id']}"))["seats"][1]["kind"] == "bot"
    await root.delete(f"/api/admin/players/{tom.id}", status=404)
    assert (await root.deeds())[:2] == [("delete player", tom.id), ("revoke key", tom.id)]


# bans


@run_async
async def test_a_banned_player_is_let_go_and_may_come_back_when_it_ends(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        root = Admin(house)
        ann, _, table = await house.pair()
        async with ann.at(table) as seat:
            ban = await root.post("/api/admin/bans", {"kind": "player", "what": ann.id, "hours": 2, "reason": "rude"})
            await seat.socket.wait_closed()
            assert seat.socket.close_code == 4006
        assert (ban["name"], ban["until"]) == ("Ann", watch.time + 7200)
        assert (await ann.get("/api/me", status=403))["code"] == "banned"
        async with connect(f"{house.ws}/api/tables/{table['id']}/live") as socket:
            await socket.send(json.dumps({"type": "hello", "key": ann.key}))
            await socket.wait_closed()
            assert socket.close_code == 4006
        watch.time += 7201
        assert (await ann.get("/api/me"))["name"] == "Ann"
        assert await root.get("/api/admin/bans") == []


@in_a_house
async def test_a_banned_address_is_refused_everywhere_until_the_ban_is_lifted(house: House) -> None:
    root = Admin(house)
    async with from_elsewhere(house) as http:
        assert (await http.get("/api/games")).status_code == 200
        ban = await root.post("/api/admin/bans", {"kind": "address", "what": f"{ELSEWHERE}/32"})
        for path in ("/api/games", "/api/health", "/api/admin", "/"):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{house.ws}/api/tables/x/live", local_addr=(ELSEWHERE, 0))
        assert refused.value.response.status_code == 403
        assert (await house.http.get("/api/games")).status_code == 200
        await root.delete(f"/api/admin/bans/{ban['id']}")
        assert (await http.get("/api/games")).status_code == 200
    await root.delete(f"/api/admin/bans/{ban['id']}", status=404)


@in_a_house
async def test_who_is_inside_from_a_banned_address_is_let_go(house: House) -> None:
    root = Admin(house)
    _, _, table = await house.pair()
    async with connect(f"{house.ws}/api/tables/{table['id']}/live", local_addr=(ELSEWHERE, 0)) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        await socket.recv()
        await root.post("/api/admin/bans", {"kind": "address", "what": "127.0.0.2/31", "hours": 1})
        await socket.wait_closed()
        assert socket.close_code == 4006


WRONG = [
    ({"kind": "address", "what": "here"}, 400, "bad-request"),
    ({"kind": "address", "what": "127.0.0.0/8"}, 409, "yourself"),
    ({"kind": "player", "what": "pl_nobody"}, 404, "no-player"),
    ({"kind": "player", "what": "x", "hours": 0}, 400, "bad-request"),
]


@pytest.mark.parametrize(("body", "status", "code"), WRONG)
def test_a_ban_that_cannot_be_is_refused_and_nothing_changes(tmp_path: Path, body: Any, status: int, code: str) -> None:
    async def live() -> None:
        async with House(settings(tmp_path)) as house:
            root = Admin(house)
            assert (await root.post("/api/admin/bans", body, status=status))["code"] == code
            assert await root.get("/api/admin/bans") == []

    asyncio.run(live())


def test_addresses_are_written_one_way() -> None:
    written = [
        str(network(text)) for text in ("203.0.113.9", " 203.0.113.77/24", "::ffff:203.0.113.9", "2001:DB8::/32")
    ]
    assert written == ["203.0.113.9/32", "203.0.113.0/24", "203.0.113.9/32", "2001:db8::/32"]


@run_async
async def test_bans_outlive_a_restart(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        root, ann = Admin(house), await house.person()
        await root.post("/api/admin/bans", {"kind": "player", "what": ann.id})
    async with House(settings(tmp_path)) as house:
        await Person(house, ann.key, ann.id).get("/api/me", status=403)


@in_a_house
async def test_a_muted_player_plays_and_is_not_heard(house: House) -> None:
    root = Admin(house)
    ann, _, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        mute = await root.post("/api/admin/bans", {"kind": "mute", "what": ann.id, "hours": 1})
        await seat.moved()
        await seat.send(type="chat", id="c1", text="hello")
        assert (await seat.next("refused"))["code"] == "muted"
        async with ann.at(table) as again:
            await again.send(type="chat", id="c2", text="hello")
            assert (await again.next("refused"))["code"] == "muted"
            await root.delete(f"/api/admin/bans/{mute['id']}")
            await again.send(type="chat", id="c3", text="hello")
            await again.next("said", id="c3")


@run_async
async def test_bans_hold_in_all_processes(tmp_path: Path) -> None:
    async with Crew(tmp_path) as crew:
        ann, tom = await crew.person("Ann"), await crew.person("Tom")
        made = await crew.tables(ann, tom)
        engine = open_engine(database_of(tmp_path))
        root = Admin(crew, admins.make(engine, "Root", 0.0)[1])
        engine.dispose()
        await root.post("/api/admin/bans", {"kind": "player", "what": tom.id})
        async with asyncio.timeout(PATIENCE):
            for table in made:
                while (await crew.http.get(f"/api/tables/{table['id']}", headers=tom.headers)).status_code != 403:
                    await asyncio.sleep(0.05)
        listed = await root.get("/api/admin/tables")
        assert {each["process"] for each in listed["tables"]} == {0, 1}
        for table in made:
            assert (await root.get(f"/api/admin/tables/{table['id']}"))["loaded"] is True
            await root.delete(f"/api/admin/tables/{table['id']}")
        async with asyncio.timeout(PATIENCE):
            while len((await root.get("/api/admin/load"))["processes"]) < 2:
                await asyncio.sleep(0.1)


# load, and the end


@in_a_house
async def test_the_load_is_that_of_the_last_minute(house: House) -> None:
    root = Admin(house)
    ann, _, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        await seat.moved()
        load = await root.get("/api/admin/load")
    assert load["moves"] > 0
    assert load["half"] is not None
    assert (load["sockets"], load["loaded"], load["stored"]) == (1, 1, {"playing": 1})
    assert [each["nth"] for each in load["processes"]] == [0]
    assert load["closing"] is None


def test_nobody_moved_so_nobody_waited(tmp_path: Path) -> None:
    from tavola.server.hall import Hall
    from tavola.server.numbers import Numbers

    hall, pace = Hall(settings(tmp_path)), Pace()
    numbers = Numbers(hall)
    pace.note(0.0, numbers.own())
    hall.tally.game("x").latency.note(0.004)
    hall.tally.game("x").people += 1
    pace.note(10.0, numbers.own())
    assert (pace.a_second("moves"), pace.latency(0.5)) == (0.1, 0.005)
    pace.looks.popleft()
    assert (pace.a_second("moves"), pace.latency(0.5)) == (0.0, None)
    hall.engine.dispose()


@run_async
async def test_draining_opens_nothing_tells_everyone_and_ends(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        house.hall.end = lambda: setattr(house.server, "should_exit", True)
        root = Admin(house)
        ann, tom, table = await house.pair(options={"first_player": "seat0"})
        async with ann.at(table) as seat:
            await root.post("/api/admin/drain", {"minutes": 5})
            assert (await seat.next("notice"))["seconds"] == 300
            refused = await ann.post(
                "/api/tables", {"game": "adventurers-guard", "seats": [{"kind": "me"}, {"kind": "open"}]}, status=503
            )
            assert (refused["code"], refused["retry"]) == ("draining", 300.0)
            assert (await house.http.get("/api/health")).json()["draining"] is True
            await seat.moved()  # a running game goes on
            await root.delete("/api/admin/drain")
            assert (await seat.next("notice"))["code"] == "staying"
            await tom.open("me", "random")
            await root.post("/api/admin/drain", {"minutes": 5})
            async with tom.at(table) as late:
                assert (await late.next("notice"))["code"] == "draining"
            watch.time += 301
            await asyncio.wait_for(house.running, PATIENCE)
            await seat.socket.wait_closed()
            assert seat.socket.close_code == 1012
    async with House(settings(tmp_path)) as house, Person(house, ann.key, "").at(table) as seat:
        assert seat.ply > 0


@run_async
async def test_an_empty_house_ends_at_once(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        house.hall.end = lambda: setattr(house.server, "should_exit", True)
        await Admin(house).post("/api/admin/drain", {"minutes": 60})
        await asyncio.wait_for(house.running, PATIENCE)


@in_a_house
async def test_what_admins_do_is_in_the_log_too(house: House) -> None:
    told: list[logging.LogRecord] = []
    listener = logging.Handler()
    listener.emit = told.append  # type: ignore[method-assign]
    log = logging.getLogger("tavola.office")
    log.addHandler(listener)
    log.setLevel(logging.INFO)
    root, ann = Admin(house), await house.person()
    await root.delete(f"/api/admin/players/{ann.id}")
    log.removeHandler(listener)
    log.setLevel(logging.NOTSET)
    found = [record for record in told if record.getMessage() == "admin: delete player"]
    assert [vars(record)["what"] for record in found] == [ann.id]
    assert vars(found[0])["by"].startswith("Root (ad_")


def test_an_unknown_kind_of_address_is_not_banned(tmp_path: Path) -> None:
    bans = Bans(None, None, lambda: 0.0)  # type: ignore[arg-type]
    bans.networks = [(network("203.0.113.0/24"), 1.0)]
    asked = ("203.0.113.7", "::ffff:203.0.113.7", "2001:db8::1", "", "testclient")
    assert [bans.address(each) for each in asked] == [True, True, False, False, False]
