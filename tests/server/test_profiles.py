"""Profiles and what is kept of games that are over; and everything of oneself in a file."""

import asyncio
import json
from pathlib import Path
from typing import Any

from server.house import GUARD, House, Person, in_a_house, run_async, settings
from server.stored import ask
from tavola.server.people.chronicle import score


async def resigned(house: House, loser: Person, table: dict[str, Any]) -> None:
    async with loser.at(table) as seat:
        await seat.send(type="resign", id="r")
        await seat.next("update", id="r")


async def noted(person: Person, games: int = 1) -> dict[str, Any]:
    """The profile, once so many games stand in it."""
    async with asyncio.timeout(60):
        while len((told := await person.get(f"/api/players/{person.id}"))["past"]) < games:
            await asyncio.sleep(0.05)
    found: dict[str, Any] = told
    return found


@in_a_house
async def test_a_game_that_is_over_stands_in_both_profiles(house: House) -> None:
    ann, tom, table = await house.pair()
    assert (await ann.get(f"/api/players/{ann.id}"))["past"] == []
    await resigned(house, tom, table)
    won, lost = await noted(ann), await noted(tom)
    assert won["games"] == [
        {"game": GUARD, "title": "Adventurer's Guard", "played": 1, "won": 1, "shared": 0},
    ]
    assert (lost["games"][0]["won"], lost["past"][0]["place"], lost["past"][0]["others"]) == (0, 2, ["Ann"])
    shown = await tom.get(f"/api/tables/{table['id']}")
    assert [seat["player"] for seat in shown["seats"]] == [ann.id, tom.id]
    eve = await house.person("Eve")
    told = await eve.get(f"/api/players/{ann.id}")
    assert (told["yours"], told["name"], len(told["past"])) == (False, "Ann", 1)


@in_a_house
async def test_a_running_game_names_nobody_and_stands_nowhere(house: House) -> None:
    ann, _tom, table = await house.pair()
    assert [seat["player"] for seat in (await ann.get(f"/api/tables/{table['id']}"))["seats"]] == [None, None]
    assert (await ann.get(f"/api/players/{ann.id}"))["games"] == []


@in_a_house
async def test_who_hides_the_profile_sees_it_alone_and_private_tables_are_no_others_business(house: House) -> None:
    ann, tom, table = await house.pair(spectators=False)
    await resigned(house, tom, table)
    await noted(ann)
    assert (await tom.get(f"/api/players/{ann.id}"))["past"] == []
    await ann.post("/api/me", {"hidden": True})
    assert (await ann.get(f"/api/players/{ann.id}"))["hidden"]
    assert (await tom.get(f"/api/players/{ann.id}", status=404))["code"] == "no-player"
    await tom.get("/api/players/pl_nobody", status=404)


@in_a_house
async def test_a_closed_game_counts_for_nobody_and_hot_seats_neither(house: House) -> None:
    ann, tom, table = await house.pair()
    await ann.post(f"/api/tables/{table['id']}/close")
    told = await noted(tom)
    assert (told["games"], told["past"][0]["place"], told["past"][0]["score"]) == ([], 0, None)
    alone = await ann.open("me", "screen")
    await resigned(house, ann, alone)
    assert len((await noted(ann))["past"]) == 1


@run_async
async def test_games_that_ended_unnoticed_are_noted_after_the_start_and_only_once(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann, tom, table = await house.pair()
        await resigned(house, tom, table)
        await noted(ann)
        keys = ann.key, ann.id
    ask(tmp_path, "DELETE FROM results")
    for _ in range(2):
        async with House(settings(tmp_path)) as house:
            told = await noted(Person(house, *keys))
            assert (told["games"][0]["played"], told["past"][0]["score"]) == (1, 1.0)
    assert ask(tmp_path, "SELECT count(*) FROM results") == [(2,)]


@in_a_house
async def test_everything_of_oneself_in_a_file(house: House) -> None:
    ann, tom, table = await house.pair()
    async with ann.at(table) as south, tom.at(table) as north:
        await (south if south.scene["choices"] else north).moved()
        await north.send(type="chat", id="c", text="a word of Tom's")
        await north.next("said", id="c")
    answer = await house.http.get("/api/me/export", headers=ann.headers)
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert (told["player"]["id"], told["player"]["name"]) == (ann.id, "Ann")
    assert [each["yours"] for each in told["tables"][0]["seats"]] == [True, False]
    assert not any(word in answer.text for word in ("a word of Tom's", ann.key, tom.id, "secret"))
    his = await tom.get("/api/me/export")
    assert "a word of Tom's" in json.dumps(his)
    await tom.get("/api/me/export")
    await tom.get("/api/me/export")
    assert (await tom.get("/api/me/export", status=429))["code"] == "too-many"


def test_a_win_counts_one_and_a_shared_one_half() -> None:
    assert [score([1, 2, 3], seat) for seat in range(3)] == [1.0, 0.0, 0.0]
    assert [score([1, 1, 3], seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert score([0, 0], 0) is None
