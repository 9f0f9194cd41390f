"""A player who wishes to be forgotten: all that is theirs goes, what belongs to others stays."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from server.house import PATIENCE, House, Person, in_a_house, run_async, settings
from server.stored import ask, everything
from server.test_crew import Crew
from tavola.kernel.record import Record
from tavola.server.entries import GONE, Body, Entry
from tavola.server.forgetting import unnamed

NAME = "Zebulon"  # in no text of ours


async def forgotten(person: Person, status: int = 200) -> Any:
    answer = await person.house.http.request("DELETE", "/api/me", headers=person.headers)
    assert answer.status_code == status, answer.text
    return answer


def stored(house: House) -> str:
    """Everything in the database, in writing."""
    return everything(house.hall.settings.db)


@in_a_house
async def test_the_key_opens_nothing_and_the_cookie_goes(house: House) -> None:
    zeb = await house.person(NAME)
    answer = await forgotten(zeb)
    assert "tavola=" in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]
    await zeb.get("/api/me", status=401)
    await forgotten(zeb, status=401)
    assert zeb.id not in stored(house)
    assert NAME not in stored(house)


@in_a_house
async def test_a_running_seat_is_given_up_and_a_bot_plays_on(house: House) -> None:
    ann, zeb = await house.person("Ann"), await house.person(NAME)
    table = await ann.open("me", "open", options={"first_player": "seat1"})
    await zeb.post(f"/api/tables/{table['id']}/seats/1/take")
    await ann.post(f"/api/tables/{table['id']}/start")
    async with ann.at(table) as south, zeb.at(table) as north:
        await north.moved()
        await north.send(type="chat", id="c", text="my secret plan")
        await north.next("said", id="c")
        await forgotten(zeb)
        await north.socket.wait_closed()
        assert north.socket.close_code == 4006
        view = await south.next("view", chat=[])
        shown = await ann.get(f"/api/tables/{table['id']}")
        assert (shown["seats"][1]["kind"], shown["seats"][1]["level"]) == ("bot", "club")
        assert any("former player leaves" in line["text"] for line in view["log"])
    async with ann.at(table) as south:
        assert NAME not in south.raw[0]
    text = stored(house)
    assert not any(word in text for word in (NAME, zeb.id, "secret plan"))


@in_a_house
async def test_tables_of_nobody_else_go_as_a_whole(house: House) -> None:
    ann, zeb = await house.person("Ann"), await house.person(NAME)
    solo, lobby = await zeb.open("me", "random"), await zeb.open("me", "open")
    await ann.post(f"/api/tables/{lobby['id']}/seats/1/take")
    mixed = await ann.open("me", "open")
    await zeb.post(f"/api/tables/{mixed['id']}/seats/1/take")
    await forgotten(zeb)
    for gone in (solo, lobby):
        await ann.get(f"/api/tables/{gone['id']}", status=404)
    shown = await ann.get(f"/api/tables/{mixed['id']}")
    assert shown["seats"][1]["kind"] == "open"


@in_a_house
async def test_somebody_else_becomes_host(house: House) -> None:
    zeb, tom, table = await house.pair()
    await forgotten(zeb)
    shown = await tom.get(f"/api/tables/{table['id']}")
    assert (shown["host"], shown["seats"][0]["kind"]) == (True, "bot")


@in_a_house
async def test_a_finished_game_keeps_a_neutral_name_and_its_record(house: House) -> None:
    ann, zeb = await house.person("Ann"), await house.person(NAME)
    table = await ann.open("me", "open")
    await zeb.post(f"/api/tables/{table['id']}/seats/1/take")
    await ann.post(f"/api/tables/{table['id']}/start")
    async with zeb.at(table) as north:
        await north.send(type="resign", id="r")
        await north.next("update", id="r")
    await forgotten(zeb)
    shown = await ann.get(f"/api/tables/{table['id']}?lang=fr")
    assert shown["seats"][1]["name"] == "Un ancien joueur"
    assert "Ann" in shown["result"]["text"]
    answer = await house.http.get(f"/api/tables/{table['id']}/record", headers=ann.headers)
    assert Record.from_text(answer.text).names == ["Ann", "A former player"]
    assert NAME not in json.dumps(shown) + answer.text + stored(house)
    again = await ann.post(f"/api/tables/{table['id']}/rematch")
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["bot", "player"]


@in_a_house
async def test_what_a_spectator_said_goes_too(house: House) -> None:
    ann, _, table = await house.pair()
    zeb = await house.person(NAME)
    async with zeb.at(table) as window:
        await window.send(type="chat", id="c", text="look behind you")
        await window.next("said", id="c")
    await forgotten(zeb)
    async with ann.at(table) as seat:
        assert seat.heard[0]["chat"] == []
    assert "behind you" not in stored(house)


@run_async
async def test_a_wish_is_carried_out_after_a_restart_too(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann, zeb, table = await house.pair()
        keys = ann.key, zeb.id
    ask(tmp_path, "UPDATE players SET gone = 1.0, key = '' WHERE id = :id", id=keys[1])
    async with House(settings(tmp_path)) as house:
        ann = Person(house, keys[0], "")
        async with asyncio.timeout(PATIENCE):
            while (await ann.get(f"/api/tables/{table['id']}"))["seats"][1]["kind"] != "bot" or keys[1] in stored(
                house
            ):
                await asyncio.sleep(0.05)


@run_async
async def test_all_processes_forget(tmp_path: Path) -> None:
    async with Crew(tmp_path) as crew:
        ann, zeb = await crew.person("Ann"), await crew.person(NAME)
        made = await crew.tables(ann, zeb)
        await forgotten(zeb)
        async with asyncio.timeout(PATIENCE):
            for table in made:
                while (await ann.get(f"/api/tables/{table['id']}"))["seats"][1]["kind"] != "bot":
                    await asyncio.sleep(0.05)
            while ask(tmp_path, "SELECT count(*) FROM players") != [(1,)]:
                await asyncio.sleep(0.05)


@in_a_house
async def test_a_new_key_makes_the_old_one_worthless(house: House) -> None:
    ann, _, table = await house.pair()
    async with ann.at(table) as seat:
        fresh = await ann.post("/api/me/key", {"cookie": False})
        await seat.socket.wait_closed()
        assert seat.socket.close_code == 1012
    await ann.get("/api/me", status=401)
    again = Person(house, fresh["key"], ann.id)
    assert (await again.get("/api/me"))["player"] == ann.id
    assert (await again.get(f"/api/tables/{table['id']}"))["seats"][0]["yours"]


CASES = [
    (Entry(1, "chat", 1, Body(text="hi", name="Z", player="z"), 0.0), Body(player=GONE)),
    (
        Entry(1, "joined", 1, Body(name="A", text="Z", player="a", former="z"), 0.0),
        Body(name="A", player="a", former=GONE),
    ),
    (Entry(1, "left", 1, Body(name="Z", former="z"), 0.0), Body(former=GONE)),
    (Entry(1, "undo", 1, Body(name="Z", text="2", to=3), 0.0), Body(player=GONE, text="2", to=3)),
    (Entry(1, "undo", 0, Body(name="Z", text="2", to=3), 0.0), None),  # a namesake at another seat
    (Entry(1, "play", 1, Body(act={}, name="Z"), 0.0), None),
]


@pytest.mark.parametrize(("entry", "left"), CASES)
def test_what_is_left_of_an_entry(entry: Entry, left: Body | None) -> None:
    assert unnamed(entry, "z", {(1, "Z")}) == left
