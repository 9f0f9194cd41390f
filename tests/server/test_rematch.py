"""A rematch is asked of the others: bots agree at once, people answer, and the question outlives a reload."""

from pathlib import Path
from typing import Any

from server.house import House, Person, Watch, in_a_house, run_async, settings
from tavola.server.sheet import remove


def path(table: dict[str, Any]) -> str:
    return f"/api/tables/{table['id']}/rematch"


async def over(person: Person, table: dict[str, Any]) -> None:
    async with person.at(table) as seat:
        await seat.send(type="resign", id="r")
        await seat.next("update", id="r")


async def asked(person: Person, table: dict[str, Any], do: str = "ask", **more: Any) -> Any:
    return await person.post(path(table), {"do": do}, **more)


async def question(person: Person, table: dict[str, Any]) -> Any:
    return (await person.get(f"/api/tables/{table['id']}"))["rematch"]


@in_a_house
async def test_a_rematch_opens_when_the_other_agrees_and_everyone_moves_on_by_a_seat(house: House) -> None:
    ann, tom, table = await house.pair(options={"turn_limit": 7})
    assert (await asked(ann, table, status=409))["code"] == "not-over"
    await over(ann, table)
    async with tom.at(table) as seat:
        assert (await asked(ann, table))["table"]["id"] == table["id"]
        told = await seat.next("table")
        assert told["table"]["rematch"]["by"] == 0
        assert (told["table"]["rematch"]["yours"], told["table"]["rematch"]["agreed"]) == (False, [0])
        assert 50_000 < told["table"]["rematch"]["left"] <= 60_000
        again = (await asked(tom, table, "agree"))["table"]
        while (await seat.next("table"))["table"]["next"] != again["id"]:
            pass
    assert [chair["name"] for chair in again["seats"]] == ["Tom", "Ann"]
    assert (again["status"], again["options"]["turn_limit"], again["origin"]) == ("playing", 7, "rematch")
    assert (await asked(ann, table))["table"]["id"] == again["id"]
    assert await question(ann, table) is None


@in_a_house
async def test_bots_agree_at_once_and_so_does_a_person_at_every_seat(house: House) -> None:
    ann = await house.person()
    for kind in ("random", "screen"):
        table = await ann.open("me", kind)
        await over(ann, table)
        assert (await asked(ann, table))["table"]["id"] != table["id"]


@in_a_house
async def test_who_asks_while_another_asks_agrees(house: House) -> None:
    ann, tom, table = await house.pair()
    await over(tom, table)
    await asked(ann, table)
    assert (await asked(ann, table))["table"]["id"] == table["id"]
    assert (await asked(tom, table))["table"]["origin"] == "rematch"


@in_a_house
async def test_a_question_can_be_declined_and_taken_back_and_stays_after_a_reload(house: House) -> None:
    ann, tom, table = await house.pair()
    await over(ann, table)
    assert (await asked(tom, table, "agree", status=409))["code"] == "not-asked"
    await asked(ann, table)
    assert (await asked(tom, table, "withdraw", status=403))["code"] == "not-yours"
    del house.hall.tables[table["id"]]
    assert (await question(tom, table))["by"] == 0
    await asked(ann, table, "withdraw")
    assert await question(tom, table) is None
    await asked(ann, table)
    await asked(tom, table, "decline")
    stands = await question(ann, table)
    assert (stands["declined"], stands["without"]) == ([1], False)
    assert (await asked(tom, table, "agree", status=409))["code"] == "not-asked"
    await asked(tom, table)
    assert (await question(ann, table))["by"] == 1


@run_async
async def test_after_a_minute_nobody_is_asked_any_more_with_days_on_the_clock_after_a_day(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        for clock, patience in ((None, 60.0), ({"bank": 86400, "add": 0}, 86400.0)):
            ann, tom, table = await house.pair(clock=clock)
            await over(ann, table)
            await asked(ann, table)
            watch.time += patience - 1.0
            assert (await question(tom, table))["left"] == 1000
            watch.time += 2.0
            assert (await question(tom, table))["left"] == 0
            assert (await asked(tom, table, "agree", status=409))["code"] == "not-asked"


@in_a_house
async def test_where_the_game_allows_those_who_agree_play_without_who_does_not(house: House) -> None:
    ann, tom, eve = [await house.person(name) for name in ("Ann", "Tom", "Eve")]
    table = await ann.open("me", "open", "open", game="gadranton")
    for seat, person in ((1, tom), (2, eve)):
        await person.post(f"/api/tables/{table['id']}/seats/{seat}/take")
    await ann.post(f"/api/tables/{table['id']}/start")
    await ann.post(f"/api/tables/{table['id']}/close")
    await asked(ann, table)
    await asked(tom, table, "agree")
    assert (await asked(ann, table, "without", status=409))["code"] == "not-asked"
    await asked(eve, table, "decline")
    assert (await question(ann, table))["without"]
    assert not (await question(eve, table))["without"]
    assert (await asked(eve, table, "without", status=409))["code"] == "not-asked"
    again = (await asked(ann, table, "without"))["table"]
    assert [chair["name"] for chair in again["seats"]] == ["Tom", "Ann"]


@in_a_house
async def test_only_those_who_sat_there_are_asked(house: House) -> None:
    ann, _, table = await house.pair()
    await over(ann, table)
    eve = await house.person("Eve")
    assert (await asked(eve, table, status=403))["code"] == "not-yours"
    assert (await asked(ann, table, "perhaps", status=400))["code"] == "bad-request"
    assert await question(ann, table) is None


@in_a_house
async def test_a_rematch_that_was_removed_may_be_asked_for_again(house: House) -> None:
    ann = await house.person()
    table = await ann.open("me", "random")
    await over(ann, table)
    first = (await asked(ann, table))["table"]["id"]
    house.hall.tables.pop(first, None)
    await house.hall.writer.run(*remove(first))
    second = (await asked(ann, table))["table"]
    assert (second["id"] != first, second["status"]) == (True, "playing")
    assert (await asked(ann, table))["table"]["id"] == second["id"]
