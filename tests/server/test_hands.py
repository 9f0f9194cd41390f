"""Whose hands a seat is in: nobody reads another's hand by way of a bot, an invitation or an empty chair."""

from pathlib import Path
from typing import Any

import pytest

from server.house import House, Person, Watch, in_a_house, run_async, settings
from tavola.kernel.errors import BadRecord
from tavola.kernel.record import Record

SECRET, PLAIN = "nim", "adventurers-guard"


def at(table: dict[str, Any], path: str) -> str:
    return f"/api/tables/{table['id']}/{path}"


def own_card(scene: dict[str, Any], seat: int) -> bool:
    """Does this scene show the card of a seat?"""
    return any(zone["owner"] == seat and "n" in zone["items"][0] for zone in scene["zones"])


@run_async
async def test_the_host_cannot_read_the_hand_of_a_guest_who_is_away(tmp_path: Path) -> None:
    async with House(settings(tmp_path, away=0.0)) as house:
        ann, tom, table = await house.pair(game=SECRET)
        eve = await house.person("Eve")
        told = await ann.post(at(table, "seats/1/bot"), {"level": "random"})
        assert (told["seats"][1]["kind"], told["seats"][1]["stands_in_for"]) == ("bot", "Tom")
        refused = await ann.post(at(table, "seats/1/invite"), status=409)
        assert (refused["code"], refused["message"]) == ("seat-taken", "seat 1 is kept for Tom")
        for other in (ann, eve):
            assert (await other.post(at(table, "seats/1/take"), status=409))["code"] == "seat-taken"
            assert (await other.get(at(table, "replay?seat=1"), status=403))["code"] == "too-early"
        async with ann.at(table) as host:
            assert host.heard[0]["seats"] == [0]
            assert not own_card(host.scene, 1)
            await host.send(type="undo", id="u", ply=host.ply, practice=True)
            assert (await host.next("refused"))["code"] == "no-undo"
        assert (await ann.get(at(table, "record"), status=403))["code"] == "too-early"
        assert (await tom.get("/api/tables"))["mine"][0]["needs_you"] is False


@run_async
async def test_who_comes_back_takes_the_seat_back_and_everyone_is_told(tmp_path: Path) -> None:
    async with House(settings(tmp_path, away=0.0)) as house:
        ann, tom, table = await house.pair(game=SECRET)
        async with ann.at(table) as host:
            await ann.post(at(table, "seats/1/bot"), {"level": "random"})
            await host.next("table")
            async with tom.at(table) as guest:
                assert guest.heard[0]["seats"] == [1]
                assert own_card(guest.scene, 1)
                back = (await host.next("table"))["table"]["seats"][1]
                assert (back["kind"], back["name"], back["stands_in_for"]) == ("player", "Tom", None)
            lines = [line["text"] for heard in host.heard for line in heard.get("events", [])]
            assert "A bot stands in for Tom, who is away." in lines
            assert "Tom is back and takes the seat again." in lines


@run_async
async def test_a_seat_is_still_its_holders_after_a_restart(tmp_path: Path) -> None:
    async with House(settings(tmp_path, away=0.0)) as house:
        ann, tom, table = await house.pair(game=SECRET)
        await ann.post(at(table, "seats/1/bot"), {"level": "random"})
    async with House(settings(tmp_path)) as house:
        assert (await Person(house, ann.key, "").post(at(table, "seats/1/take"), status=409))["code"] == "seat-taken"
        taken = await Person(house, tom.key, "").post(at(table, "seats/1/take"))
        assert (taken["seats"][1]["kind"], taken["seats"][1]["yours"]) == ("player", True)


@run_async
async def test_who_looks_on_as_a_spectator_leaves_the_bot_at_work(tmp_path: Path) -> None:
    async with House(settings(tmp_path, away=0.0)) as house:
        ann, tom, table = await house.pair(game=SECRET)
        await ann.post(at(table, "seats/1/bot"), {"level": "random"})
        async with tom.at(table, watch=True) as watcher:
            assert (watcher.heard[0]["seats"], watcher.heard[0]["table"]["seats"][1]["kind"]) == ([], "bot")
            assert not own_card(watcher.scene, 1)


@in_a_house
async def test_a_seat_given_up_goes_to_nobody_who_has_seen_the_game_from_another(house: House) -> None:
    people = [await house.person(name) for name in ("Ann", "Tom", "Eve", "Kim")]
    ann, tom, eve, kim = people
    table = await ann.open("me", "open", "open", game=SECRET)
    for seat, person in ((1, tom), (2, eve)):
        await person.post(at(table, f"seats/{seat}/take"))
    await ann.post(at(table, "start"))
    await tom.post(at(table, "seats/1/leave"), {"level": "random"})
    await eve.post(at(table, "seats/2/leave"), {"level": "random"})
    invite = await ann.post(at(table, "seats/1/invite"))
    for other in (ann, eve):  # one holds another seat, one has held another
        assert (await other.post(at(table, "seats/1/take"), invite, status=403))["code"] == "has-seen"
    async with ann.at(table) as host:
        await kim.post(at(table, "seats/1/take"), invite)
        assert (await host.next("table"))["table"]["seats"][1]["name"] == "Kim"
    again = await ann.post(at(table, "seats/2/invite"))
    assert (await eve.post(at(table, "seats/2/take"), again))["seats"][2]["yours"]  # it was hers


@run_async
async def test_who_has_held_a_seat_is_known_after_a_restart(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        people = [await house.person(name) for name in ("Ann", "Tom", "Eve")]
        table = await people[0].open("me", "open", "random", game=SECRET)
        await people[1].post(at(table, "seats/1/take"))
        await people[0].post(at(table, "start"))
        invite = await people[1].post(at(table, "seats/1/invite"))
        await people[2].post(at(table, "seats/1/take"), invite)
    async with House(settings(tmp_path)) as house:
        ann, tom, _ = (Person(house, person.key, "") for person in people)
        invite = await ann.post(at(table, "seats/2/invite"))
        assert (await tom.post(at(table, "seats/2/take"), invite, status=403))["code"] == "has-seen"


@in_a_house
async def test_the_host_may_not_take_a_bots_seat_beside_his_own_where_there_are_secrets(house: House) -> None:
    ann = await house.person("Ann")
    for game, status in ((SECRET, 403), (PLAIN, 200)):
        table = await ann.open("me", "random", game=game)
        invite = await ann.post(at(table, "seats/1/invite"))
        await ann.post(at(table, "seats/1/take"), invite, status=status)


@in_a_house
async def test_nobody_joins_a_practice_table_with_secrets(house: House) -> None:
    ann, tom = await house.person("Ann"), await house.person("Tom")
    table = await ann.open("me", "random", game=SECRET, practice=True)
    invite = await ann.post(at(table, "seats/1/invite"))
    assert (await tom.post(at(table, "seats/1/take"), invite, status=409))["code"] == "practice"


@run_async
async def test_a_bot_that_stands_in_agrees_to_no_draw(tmp_path: Path) -> None:
    async with House(settings(tmp_path, away=0.0)) as house:
        ann, _, table = await house.pair(options={"first_player": "seat0"})
        await ann.post(at(table, "seats/1/bot"), {"level": "random"})
        async with ann.at(table) as seat:
            await seat.send(type="draw", id="d", do="offer")
            told = await seat.next("update", id="d")
            assert [line["kind"] for line in told["events"]] == ["table.draw-offered", "table.draw-declined"]


@run_async
async def test_a_rematch_is_again_of_the_people_whose_seats_they_were(tmp_path: Path) -> None:
    async with House(settings(tmp_path, away=0.0)) as house:
        ann, tom, table = await house.pair()
        await ann.post(at(table, "seats/1/bot"), {"level": "random"})
        async with ann.at(table) as seat:
            await seat.send(type="resign", id="r")
            await seat.next("update", id="r")
        await tom.post(at(table, "rematch"))
        again = (await ann.post(at(table, "rematch")))["table"]
        assert [chair["kind"] for chair in again["seats"]] == ["player", "player"]
        assert [chair["name"] for chair in again["seats"]] == ["Tom", "Ann"]


@run_async
async def test_every_change_of_hands_stands_in_the_record(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann, tom, table = await house.pair(options={"first_player": "seat0"})
        eve = await house.person("Eve")
        watch.time += 61.0
        await ann.post(at(table, "seats/1/bot"), {"level": "random"})
        async with ann.at(table) as host, tom.at(table):
            await host.moved()
        invite = await tom.post(at(table, "seats/1/invite"))
        await eve.post(at(table, "seats/1/take"), invite)
        async with ann.at(table) as host:
            await host.send(type="resign", id="r")
            await host.next("update", id="r")
        text = (await house.http.get(at(table, "record"))).text
        told = [(hand.seat, hand.change, hand.name) for hand in Record.from_text(text).hands]
        assert told == [(1, "stand-in", "Tom"), (1, "back", "Tom"), (1, "joined", "Eve")]
        headers = ann.headers | {"content-type": "application/json"}
        copy = (await house.http.post("/api/records", content=text, headers=headers)).json()["table"]
        assert (await house.http.get(at(copy, "record"))).text == text


@pytest.mark.parametrize(("ply", "seat"), [(99, 0), (-1, 0), (0, 7)])
def test_a_record_whose_seats_change_hands_where_they_cannot_is_refused(ply: int, seat: int) -> None:
    hands = f'"hands": [{{"ply": {ply}, "seat": {seat}, "change": "left", "name": "Tom"}}],'
    head = '"tavola": 1, "game": "nim", "rules": "1", "seats": ["Ann", "Tom"], "options": {},'
    with pytest.raises(BadRecord, match="changed hands"):
        Record.from_text(f'{{{head} {hands} "actions": []}}')
