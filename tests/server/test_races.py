"""Two who want the same thing: one gets it, and nothing is doubled."""

import asyncio
from pathlib import Path

from server.house import House, Person, in_a_house, run_async, settings
from server.stored import ask, in_a_file


def entries(folder: Path) -> list[tuple[str, int, int]]:
    return ask(folder, "SELECT \"table\", n, seat FROM entries WHERE kind = 'play' ORDER BY n")


@in_a_house
async def test_two_moves_for_one_ply_on_one_socket(house: House) -> None:
    ann, _, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        first, second = await seat.my_turn()
        await seat.send(type="play", id="a", ply=0, act=first["act"])
        await seat.send(type="play", id="b", ply=0, act=second["act"])
        await seat.next("update", id="a")
        assert (await seat.next("refused"))["code"] == "stale"


@in_a_file  # nodes on one PostgreSQL know of each other: test_nodes.py
@run_async
async def test_two_servers_race_for_one_ply_and_one_wins(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as one, House(settings(tmp_path)) as two:
        ann, tom, table = await one.pair(options={"first_player": "seat0"})
        twin = Person(two, ann.key, ann.id)
        async with ann.at(table) as here, twin.at(table) as there:
            acts = [choice["act"] for choice in await here.my_turn()]
            await asyncio.gather(here.play(acts[0], id="here"), there.play(acts[1], id="there"))
            answers = [await seat.next("update", "refused") for seat in (here, there)]
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["refused", "update"]
            loser = next(answer for answer in answers if answer["type"] == "refused")
            assert loser["code"] == "unavailable"
        assert len(entries(tmp_path)) == 1
        assert tom


@in_a_house
async def test_two_strangers_race_for_one_seat(house: House) -> None:
    ann, tom, eve = [await house.person(name) for name in ("Ann", "Tom", "Eve")]
    table = await ann.open("me", "open")
    take = f"/api/tables/{table['id']}/seats/1/take"
    answers = await asyncio.gather(*(house.http.post(take, json={}, headers=who.headers) for who in (tom, eve)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


@in_a_house
async def test_both_players_ask_for_a_rematch_at_once_and_get_one_table(house: House) -> None:
    ann, tom, table = await house.pair()
    async with ann.at(table) as seat:
        await seat.send(type="resign", id="r")
        await seat.next("update", id="r")
    path = f"/api/tables/{table['id']}/rematch"
    one, two = await asyncio.gather(ann.post(path), tom.post(path))
    ids = {one["table"]["id"], two["table"]["id"]} - {table["id"]}  # the first to ask is told that it was asked
    assert ids == {(await ann.post(path))["table"]["id"]}


@run_async
async def test_many_moves_share_a_commit(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann = await house.person()
        tables = [await ann.open("me", "screen") for _ in range(20)]
        before, stored = house.hall.writer.commits, house.hall.writer.stored

        async def play(table: dict) -> None:
            async with ann.at(table) as seat:
                for _ in range(10):
                    await seat.moved()

        await asyncio.gather(*(play(table) for table in tables))
        assert house.hall.writer.stored - stored >= 20 * 10
        assert house.hall.writer.commits - before < house.hall.writer.stored - stored
