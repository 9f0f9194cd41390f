"""Several nodes on one PostgreSQL: any of them serves any table, and none of them owns it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.cable import Cable
from server.house import GUARD, PATIENCE, House, Person, Seat, Watch, run_async, settings
from server.postgres import cluster, database_of
from server.stored import KIND, ask
from tavola.server import deeds
from tavola.server.backup import check
from tavola.server.live import Live
from tavola.server.node import SLOTS

pytestmark = pytest.mark.skipif(KIND != "postgresql", reason="nodes meet in a database server")
SAYS = "pid <> pg_backend_pid() AND query LIKE '%pg_locks%'"
DEAF = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {SAYS}"
FIRST = {"options": {"first_player": "seat0"}}


@asynccontextmanager
async def nodes(
    folder: Path, number: int = 2, now: Callable[[], float] | None = None, **more: Any
) -> AsyncIterator[list[House]]:
    """So many servers on one database, each on a port of its own."""
    made = [House(settings(folder, db=database_of(folder), **more), now) for _ in range(number)]
    for house in made:
        await house.__aenter__()
    try:
        yield made
    finally:
        for house in made:
            await house.__aexit__()


def at(house: House, person: Person) -> Person:
    """The same person at another node."""
    return Person(house, person.key, person.id)


@run_async
async def test_a_table_is_played_at_any_node_and_told_at_all(tmp_path: Path) -> None:
    async with nodes(tmp_path, 3) as (one, two, three):
        ann, tom, table = await one.pair(**FIRST)
        zoe = await three.person("Zoe")
        async with ann.at(table) as south, at(two, tom).at(table) as north, zoe.at(table) as watcher:
            for _ in range(6):
                mine, other = (south, north) if south.scene["choices"] else (north, south)
                told = await mine.moved()
                for each in (other, watcher):
                    heard = await each.next("update", seq=told["seq"])
                    assert (heard["ply"], heard["by"]) == (told["ply"], told["by"])
                    assert [line["text"] for line in heard["events"]]
            await north.send(type="chat", id="c1", text="Well played")
            assert (await south.next("said"))["line"]["text"] == "Well played"
            await north.send(type="resign", id="enough")
            assert (await south.next("view"))["table"]["status"] == "over"
        assert (await at(three, ann).get(f"/api/tables/{table['id']}"))["status"] == "over"
    assert list(check(database_of(tmp_path))) == []


@run_async
async def test_of_two_who_decide_the_same_ply_one_wins_and_the_other_is_stale(tmp_path: Path) -> None:
    async with nodes(tmp_path) as (one, two):
        ann = await one.person()
        table = await ann.open("me", "screen", **FIRST)
        async with ann.at(table) as here:
            choices = await here.my_turn()
            async with at(two, ann).at(table, after=here.seq) as there:
                await there.my_turn()
                there_live, deaf = two.hall.tables[table["id"]], two.hall.neighbours
                assert deaf is not None
                heard, deaf.node.hear = deaf.node.hear, lambda letter: None  # its letters are late
                act = next(each["act"] for each in choices if each["act"] != choices[0]["act"])
                async with one.hall.at(table["id"]) as live:
                    await store_move(live, choices[0]["act"])
                assert there_live.table.line.ply == 0
                await there.send(type="play", id="late", ply=0, act=act)
                refused = await there.next("refused")
                assert (refused["id"], refused["code"], refused["ply"]) == ("late", "stale", there.ply)
                assert there.ply > 0
                deaf.node.hear = heard
                await there.moved()
    assert list(check(database_of(tmp_path))) == []


async def store_move(live: Live, act: int) -> None:
    await deeds.decide(live, "play", live.table.actor or 0, act)


@run_async
async def test_a_move_sent_to_two_nodes_counts_once_and_is_confirmed_by_both(tmp_path: Path) -> None:
    async with nodes(tmp_path) as (one, two):
        ann = await one.person()
        table = await ann.open("me", "screen", **FIRST)
        async with ann.at(table) as here, ann.at(table, watch=True) as _:
            choices = await here.my_turn()
            await here.send(type="play", id="once", ply=0, act=choices[0]["act"])
            async with at(two, ann).at(table) as there:
                await there.send(type="play", id="once", ply=0, act=choices[0]["act"])
                assert (await there.next("view", "update", id="once"))["ply"] > 0
    rows = ask(tmp_path, "SELECT count(*) FROM entries WHERE move = 'once'")
    assert rows == [(1,)]


@run_async
async def test_two_who_want_one_seat_at_two_nodes(tmp_path: Path) -> None:
    async with nodes(tmp_path) as (one, two):
        ann, tom, zoe = await one.person("Ann"), await one.person("Tom"), await two.person("Zoe")
        for _ in range(4):
            table = await ann.open("me", "open")
            take = f"/api/tables/{table['id']}/seats/1/take"
            await at(two, ann).get(f"/api/tables/{table['id']}")  # both nodes have it in memory
            asked = [house.http.post(take, headers=who.headers, json={}) for house, who in ((one, tom), (two, zoe))]
            answers = await asyncio.gather(*asked)
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            loser = next(answer for answer in answers if answer.status_code == 409)
            assert loser.json()["code"] == "seat-taken"
            shown = [(await at(house, ann).get(f"/api/tables/{table['id']}"))["seats"] for house in (one, two)]
            assert shown[0] == shown[1]


@run_async
async def test_what_was_not_heard_is_read_when_somebody_comes_and_when_the_node_hears_again(tmp_path: Path) -> None:
    async with nodes(tmp_path) as (one, two):
        ann, tom, table = await one.pair(**FIRST)
        async with ann.at(table) as south, at(two, tom).at(table) as north:
            node = two.hall.neighbours.node  # type: ignore[union-attr]
            heard, node.hear = node.hear, lambda letter: None
            told = await south.moved()
            async with at(two, ann).at(table, watch=True) as watcher:  # the table is read on before it is shown
                assert watcher.seq == told["seq"]
            assert (await north.next("update"))["seq"] == told["seq"]
            told = await (south if south.scene["choices"] else north).moved()
            await ann.post(f"/api/tables/{table['id']}/seats/0/name", {"name": "Anna"})
            node.hear = heard
            cluster().do(DEAF)
            while (
                north.seq < told["seq"]
                or north.heard[-1].get("table", {"seats": [{"name": ""}]})["seats"][0]["name"] != "Anna"
            ):
                await north.read()


# clocks and bots


def keeper_of(houses: list[House], table: dict[str, Any]) -> House:
    (keeper,) = [house for house in houses if house.hall.keeps(table["id"])]
    return keeper


async def all_slots_are_held(houses: list[House]) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            held = [house.hall.neighbours.node.slots for house in houses]  # type: ignore[union-attr]
            if sum(map(len, held)) == SLOTS and max(map(len, held)) - min(map(len, held)) <= len(houses):
                return
            await asyncio.sleep(0.05)


@run_async
async def test_each_table_has_one_keeper_and_its_bots_decide_wherever_people_look(tmp_path: Path) -> None:
    async with nodes(tmp_path, 3) as houses:
        await all_slots_are_held(houses)
        ann = await houses[0].person()
        for nth in range(4):
            table = await ann.open("me", "random", **FIRST)
            keeper_of(houses, table)
            async with at(houses[nth % 3], ann).at(table) as seat:
                for _ in range(3):
                    await seat.turn_over()
        thought = [house.hall.tally.game(GUARD).house for house in houses]
        assert sum(thought) >= 8  # a decision for each turn in between


@run_async
async def test_when_a_keeper_ends_another_keeps_its_clocks_and_bots(tmp_path: Path) -> None:
    watch = Watch()
    async with nodes(tmp_path, 3, watch) as houses:
        await all_slots_are_held(houses)
        ann = await houses[0].person()
        table = await ann.open("me", "random", clock={"bank": 60, "add": 0}, **FIRST)
        keeper = keeper_of(houses, table)
        other = next(house for house in houses if house is not keeper)
        async with at(other, ann).at(table) as seat:
            await seat.my_turn()
            await keeper.__aexit__()
            houses.remove(keeper)
            await seat.turn_over()  # now it is the bot's
            while not seat.scene["choices"]:
                await seat.read()
            watch.time += 61.0
            told = await seat.next("update", by=0)  # time is up, and the lawful default is played
            assert any(line["kind"] == "table.timeout" for line in told["events"])
        assert keeper_of(houses, table) in houses


# all nodes together


@run_async
async def test_who_looks_at_another_node_is_present_until_it_ends(tmp_path: Path) -> None:
    async with nodes(tmp_path) as houses:
        one, two = houses
        ann, tom, table = await one.pair(**FIRST)
        async with ann.at(table) as south:
            async with at(two, tom).at(table):
                await away(south, 1, False)
                listed = (await at(two, ann).get("/api/tables"))["mine"][0]
                assert [seat["away"] for seat in listed["seats"]] == [False, False]
            await away(south, 1, True)
            async with at(two, tom).at(table):
                await away(south, 1, False)
                houses.remove(two)
                await two.__aexit__()
            await away(south, 1, True)


async def closed(seat: Seat) -> int | None:
    """The code its window closes with."""
    try:
        while True:
            await seat.read()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


async def away(seat: Seat, nth: int, is_away: bool) -> None:
    while True:
        told = seat.heard[-1].get("table")
        if told and told["seats"][nth]["away"] == is_away:
            return
        await seat.read()


@run_async
async def test_a_seat_is_open_in_one_window_of_all_nodes_the_newest(tmp_path: Path) -> None:
    async with nodes(tmp_path) as (one, two):
        ann, tom, table = await one.pair(**FIRST)
        async with ann.at(table) as older, at(two, ann).at(table) as newer:
            await older.next("elsewhere")
            assert await closed(older) == 4001
            await newer.moved()
            async with tom.at(table) as north:
                assert not north.heard[0]["table"]["seats"][0]["away"]


@run_async
async def test_limits_count_at_all_nodes_together(tmp_path: Path) -> None:
    async with nodes(tmp_path, requests=40.0, request_burst=40, tables=5) as (one, two):
        keys = [await house.http.post("/api/me", json={"cookie": False}) for house in (one, two) * 10]
        assert {answer.status_code for answer in keys} == {200}
        async with asyncio.timeout(PATIENCE):  # 20 at once, wherever they come
            while (await one.http.post("/api/me", json={"cookie": False})).status_code == 200:
                await asyncio.sleep(0.05)
        ann = Person(one, keys[0].json()["key"], keys[0].json()["player"])
        seats = {"game": GUARD, "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = await asyncio.gather(
            *(house.http.post("/api/tables", json=seats, headers=ann.headers) for house in (one, two) * 5)
        )
        assert sum(answer.status_code == 201 for answer in opened) == 5


@run_async
async def test_what_is_changed_or_removed_at_one_node_is_so_at_all(tmp_path: Path) -> None:
    async with nodes(tmp_path) as (one, two):
        ann, tom, table = await one.pair(**FIRST)
        path = f"/api/tables/{table['id']}"
        async with at(two, tom).at(table) as north:
            await ann.post(f"{path}/kick", {"seat": 1})
            assert await closed(north) == 4005
        await at(two, ann).post(f"{path}/close")
        again = await at(two, ann).post(f"{path}/rematch", {"do": "ask"})
        assert (await ann.get(path))["next"] == again["table"]["id"]
        answer = await one.http.delete(path, headers=ann.headers)
        assert answer.status_code == 204
        await at(two, ann).get(path, status=404)


@run_async
async def test_a_node_that_is_cut_off_neither_tells_nor_accepts_and_goes_on_afterwards(tmp_path: Path) -> None:
    url = database_of(tmp_path)
    cable = Cable(url)
    async with cable as through, nodes(tmp_path) as houses, House(settings(tmp_path, db=through)) as lone:
        await all_slots_are_held([*houses, lone])
        ann, tom, table = await houses[0].pair(**FIRST)
        bots = [await ann.open("me", "random", **FIRST) for _ in range(8)]
        async with ann.at(table) as south, at(lone, tom).at(table) as north:
            choices, heard = await north_is_to_decide(south, north), len(north.heard)
            cable.cut()
            await north.play(choices[0]["act"], id="cut-off")
            await all_slots_are_held(houses)  # what it kept is kept by the others
            for each in bots:
                async with ann.at(each) as seat:
                    await seat.turn_over()
                    await seat.my_turn()
            await south.send(type="chat", id="c1", text="Still there?")
            await south.next("said")
            assert len(north.heard) == heard
            cable.mend()
            told = await north.next("update", "view", "refused", id="cut-off")  # it was on its way, or is sent again
            if told["type"] == "refused":
                assert told["code"] == "unavailable"
                await north.play(choices[0]["act"], id="cut-off")
                await north.next("update", "view", id="cut-off")
            while south.ply < north.ply:
                await south.read()
        await all_slots_are_held([*houses, lone])
    rows = ask(tmp_path, "SELECT count(*) FROM entries WHERE move = 'cut-off'")
    assert rows == [(1,)]
    assert list(check(url)) == []


async def north_is_to_decide(south: Seat, north: Seat) -> list[dict[str, Any]]:
    await south.turn_over()
    return await north.my_turn()
