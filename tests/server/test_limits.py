"""Too much, too fast, too large, too strange."""

import asyncio
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as with_settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.house import House, Watch, in_a_house, run_async, settings
from tavola.server.limits import Bucket, Buckets
from tavola.server.routes import pages


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_what_is_taken_elsewhere_is_missing_here_but_not_for_ever() -> None:
    now = [0.0]
    bucket = Bucket(1.0, 3, lambda: now[0])
    now[0] = 100.0  # full all the while
    bucket.spend(2)
    assert [bucket.take() for _ in range(2)] == [True, False]
    bucket.spend(1000)
    now[0] += 4.0  # three owed, one more to take
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(0.001, 1)
    assert [buckets.take(who) for who in ("a", "a", "b")] == [True, False, True]


@run_async
async def test_who_speaks_too_fast_is_told_and_then_let_go(tmp_path: Path) -> None:
    async with House(settings(tmp_path, rate=1.0, burst=5)) as house:
        ann, _, table = await house.pair()
        async with ann.at(table) as seat:
            for _ in range(30):
                await seat.send(type="ping")
            assert (await seat.next("error"))["code"] == "too-many"
            await seat.socket.wait_closed()
            assert seat.socket.close_code == 1008


@run_async
async def test_requests_from_one_address_are_limited(tmp_path: Path) -> None:
    async with House(settings(tmp_path, requests=0.1, request_burst=3)) as house:
        answers = [await house.http.get("/api/health") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].json()["code"] == "too-many"


@run_async
async def test_files_of_the_page_do_not_use_up_the_requests_of_those_who_share_an_address(tmp_path: Path) -> None:
    async with House(settings(tmp_path, requests=0.1, request_burst=3)) as house:
        files = [(await house.http.get("/assets/none.js")).status_code for _ in range(32)]
        assert files == [404] * 30 + [429] * 2
        assert (await house.http.get("/api/health")).status_code == 200


@run_async
async def test_new_windows_from_one_address_are_limited(tmp_path: Path) -> None:
    async with House(settings(tmp_path, requests=0.001, request_burst=8)) as house:
        ann, _, table = await house.pair()  # five requests
        for _ in range(3):
            async with ann.at(table):
                pass
        with pytest.raises(InvalidStatus, match="429"):
            await connect(f"{house.ws}/api/tables/{table['id']}/live")


@run_async
async def test_a_player_has_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with House(settings(tmp_path, tables=2)) as house:
        ann = await house.person()
        await ann.open("me", "screen")
        await ann.open("me", "screen")
        body = {"game": "nim", "seats": [{"kind": "me"}, {"kind": "screen"}]}
        assert (await ann.post("/api/tables", body, status=429))["code"] == "too-many"


@run_async
async def test_tables_asked_for_all_at_once_are_counted_too(tmp_path: Path) -> None:
    async with House(settings(tmp_path, tables=3)) as house:
        ann = await house.person()
        body = {"game": "nim", "seats": [{"kind": "me"}, {"kind": "screen"}]}
        asked = [house.http.post("/api/tables", json=body, headers=ann.headers) for _ in range(12)]
        answers = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert sorted(answers) == [201] * 3 + [429] * 9
        assert len((await ann.get("/api/tables"))["mine"]) == 3


@in_a_house
async def test_oversized_messages_and_bodies_are_refused(house: House) -> None:
    ann, _, table = await house.pair()
    async with ann.at(table) as seat:
        await seat.send(type="chat", id="c", text="x" * 20_000)
        await seat.socket.wait_closed()
        assert seat.socket.close_code == 1009
    answer = await house.http.post("/api/me", json={"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    headers = ann.headers | {"content-type": "application/json"}
    answer = await house.http.post("/api/records", content=b" " * 1_100_000, headers=headers)
    assert answer.status_code == 413


@run_async
async def test_a_silent_connection_is_closed(tmp_path: Path) -> None:
    async with House(settings(tmp_path, hello=0.1)) as house:
        _, _, table = await house.pair()
        async with connect(f"{house.ws}/api/tables/{table['id']}/live") as socket:
            await socket.wait_closed()
            assert socket.close_code == 1008


@in_a_house
async def test_files_that_are_not_of_the_build_are_not_looked_for(house: House) -> None:
    names = ["%00", "assets/%00", "assets/..%2f..%2fapp.py", "..%2fapp.py", "assets/%2e%2e/%2e%2e/app.py", "a" * 5000]
    for name in names:
        answer = await house.http.get(f"/{name}")
        assert (answer.status_code, answer.json()["code"] in ("no-file", "no-route")) == (404, True)
        assert len(answer.json()["message"]) < 200
    assert pages._read.cache_info().currsize <= len(pages.built())


@in_a_house
async def test_a_table_that_is_not_there(house: House) -> None:
    async with connect(f"{house.ws}/api/tables/nosuchtable/live") as socket:
        await socket.send('{"type":"hello"}')
        await socket.wait_closed()
        assert socket.close_code == 4004
    ann = await house.person()
    assert (await ann.get("/api/tables/nosuchtable", status=404))["code"] == "no-table"


@run_async
async def test_idle_tables_leave_memory_and_old_ones_are_removed(tmp_path: Path) -> None:
    now = [1_800_000_000.0]
    async with House(settings(tmp_path), lambda: now[0]) as house:
        ann, _, table = await house.pair()
        lobby = await ann.open("me", "open")
        now[0] += 1000
        await house.hall.sweep()
        assert house.hall.tables == {}
        assert (await ann.get(f"/api/tables/{table['id']}"))["status"] == "playing"
        now[0] += 8 * 86400
        await house.hall.sweep()
        await ann.get(f"/api/tables/{lobby['id']}", status=404)
        await ann.get(f"/api/tables/{table['id']}")


@run_async
async def test_a_finished_game_with_clocks_leaves_memory_too(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann, _, table = await house.pair(clock={"bank": 3600, "add": 0})
        watch.time += 1000.0
        await house.hall.sweep()
        assert list(house.hall.tables) == [table["id"]]  # its clock runs
        async with ann.at(table) as seat:
            await seat.send(type="resign", id="r")
            await seat.next("update", id="r")
        watch.time += 1000.0
        while house.hall.tables[table["id"]].audience.clients:
            await asyncio.sleep(0.01)
        await house.hall.sweep()
        assert house.hall.tables == {}


@in_a_house
async def test_bots_that_would_think_for_hours_are_not_offered(house: House) -> None:
    ann = await house.person()
    for level in ("search:ms=9999999", "genius", "search:iterations=999999999"):
        body = {"game": "nim", "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
        assert (await ann.post("/api/tables", body, status=400))["code"] == "bad-request"


@in_a_house
async def test_bad_options_seats_and_clocks_say_what_would_have_been_right(house: House) -> None:
    ann = await house.person()
    two = [{"kind": "me"}, {"kind": "screen"}]
    guard = "adventurers-guard"
    cases = [
        ({"game": guard, "seats": two, "options": {"turn_limit": -1}}, "bad-option", "from 0 to 1000"),
        ({"game": guard, "seats": two[:1]}, "bad-option", "seats 2"),
        ({"game": guard, "seats": two, "preset": "fair"}, "bad-option", "it must be recommended or printed"),
        ({"game": guard, "seats": two, "preset": 7}, "bad-request", "preset"),
        ({"game": guard, "seats": two, "clock": {"bank": 1}}, "bad-request", "10"),
        (
            {"game": guard, "seats": [{"kind": "throne"}]},
            "bad-request",
            "bot, invite, me, open or screen, not 'throne'",
        ),
        ({"game": guard, "seats": two, "colour": "red"}, "bad-request", "colour"),
    ]
    for body, code, hint in cases:
        refused = await ann.post("/api/tables", body, status=400)
        assert refused["code"] == code
        assert hint in refused["message"]


# anything at all over the socket

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
TYPES = ["hello", "sync", "play", "why", "undo", "resign", "draw", "chat", "curtain", "autopass", "quiet"]
TYPES += ["language", "ping", "older"]
FIELDS = [
    "id",
    "ply",
    "act",
    "ids",
    "to",
    "practice",
    "seat",
    "do",
    "text",
    "open",
    "kind",
    "when",
    "language",
    "after",
    "before",
]
PLAUSIBLE = st.sampled_from(
    ["a", "m1", 0, 1, 2, 3, 12, -1, 10**12, True, None, "offer", "en", "never", ["S-M1", "e5"], [1]]
)
MESSAGE = st.builds(
    lambda kind, fields: {"type": kind} | fields,
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), PLAUSIBLE | JSON, max_size=6),
)
FRAME = st.one_of(MESSAGE.map(json.dumps), JSON.map(json.dumps), st.text(max_size=60), st.binary(max_size=60))


@given(st.lists(FRAME, min_size=1, max_size=25))
@with_settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_sent_the_table_lives_on(tmp_path_factory: object, frames: list[str | bytes]) -> None:
    folder = tmp_path_factory.mktemp("fuzz")  # type: ignore[attr-defined]

    async def live() -> None:
        async with House(settings(folder)) as house:
            ann, tom, table = await house.pair(game="nim")
            async with ann.at(table) as seat:
                for frame in frames:
                    await seat.socket.send(frame)
                await seat.socket.close()
            async with tom.at(table) as other:
                assert other.heard[0]["table"]["id"] == table["id"]
                await other.send(type="ping")
                await other.next("pong")

    asyncio.run(live())
