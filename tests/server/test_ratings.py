"""Rated tables: both sides agree, nothing is taken back, and strength is told from results, once for each game."""

import random
from pathlib import Path
from typing import Any

import pytest

from server.house import GUARD, House, Person, in_a_house, run_async, settings
from server.stored import ask
from server.test_profiles import noted, resigned
from tavola.server.people.ratings import Rating, rated

CLOCK = {"bank": 600, "add": 5}
STRENGTHS = {"Ada": 8.0, "Bo": 4.0, "Cy": 2.0, "Di": 1.0, "Ed": 0.5}  # who wins against whom: as their shares


def ended(people: list[str], lot: random.Random) -> list[int]:
    """A game between them: places drawn by strength, the first first."""
    left, places = list(people), dict.fromkeys(people, 0)
    for place in range(1, len(people) + 1):
        (first,) = lot.choices(left, [STRENGTHS[each] for each in left])
        places[first] = place
        left.remove(first)
    return [places[each] for each in people]


@pytest.mark.parametrize("seats", [2, 4])
def test_players_of_known_strength_come_out_in_the_right_order(seats: int) -> None:
    lot, known = random.Random(17), dict.fromkeys(STRENGTHS, Rating())
    for _ in range(400):
        people = lot.sample(list(STRENGTHS), seats)
        after = rated([known[each] for each in people], ended(people, lot))
        known |= dict(zip(people, after, strict=True))
    assert sorted(known, key=lambda each: -known[each].mu) == list(STRENGTHS)
    assert all(rating.give < Rating().give / 2 for rating in known.values())


def test_everybody_begins_at_the_same_and_a_draw_between_equals_moves_nobody() -> None:
    assert (Rating().shown, Rating().give) == (1500, 667)
    assert [each.shown for each in rated([Rating(), Rating()], [1, 1])] == [1500, 1500]


async def rated_pair(house: House) -> tuple[Person, Person, dict[str, Any]]:
    ann, tom = await house.person("Ann"), await house.person("Tom")
    table = await ann.open("me", "open", clock=CLOCK, rated=True)
    assert table["rated"]
    await tom.post(f"/api/tables/{table['id']}/seats/1/take", {"rated": True})
    await ann.post(f"/api/tables/{table['id']}/start")
    return ann, tom, table


@in_a_house
async def test_both_sides_agree_and_the_result_moves_both(house: House) -> None:
    ann, tom = await house.person("Ann"), await house.person("Tom")
    table = await ann.open("me", "open", clock=CLOCK, rated=True)
    seat = f"/api/tables/{table['id']}/seats/1/take"
    assert (await tom.post(seat, status=409))["code"] == "rated"
    assert (await ann.post(seat, {"rated": True}, status=409))["code"] == "rated"
    await tom.post(seat, {"rated": True})
    await ann.post(f"/api/tables/{table['id']}/start")
    await resigned(house, tom, table)
    won, lost = (await noted(ann))["ratings"][0], (await noted(tom))["ratings"][0]
    assert (won["rating"], lost["rating"], won["games"], won["mode"]) == (1605, 1395, 1, "recommended-2")
    board = await house.http.get(f"/api/games/{GUARD}/leaders")
    assert [(each["rank"], each["name"]) for each in board.json()["rows"]] == [(1, "Ann"), (2, "Tom")]
    await ann.post("/api/me", {"hidden": True})
    board = await tom.get(f"/api/games/{GUARD}/leaders")
    assert [(each["name"], each["yours"]) for each in board["rows"]] == [("Tom", True)]


@in_a_house
async def test_nobody_leaves_a_rated_game_or_takes_anything_back(house: House) -> None:
    ann, tom, table = await rated_pair(house)
    at, eve = f"/api/tables/{table['id']}", await house.person("Eve")
    refused = [
        await ann.post(f"{at}/close", status=409),
        await ann.post(f"{at}/kick", {"seat": 1}, status=409),
        await ann.post(f"{at}/seats/0/leave", status=409),
        await tom.post(f"{at}/seats/1/invite", status=409),
        await ann.post(f"{at}/seats/1/bot", status=409),
    ]
    assert {each["code"] for each in refused} == {"rated"}
    assert (await eve.post(f"{at}/seats/1/take", {"rated": True}, status=409))["code"] == "seat-taken"
    async with ann.at(table) as south, tom.at(table) as north:
        mover = south if south.scene["choices"] else north
        await mover.moved()
        for message in ({"type": "undo", "ply": mover.ply}, {"type": "takeback", "do": "ask"}):
            await mover.send(**message, id=f"u{message['type']}")
            told = await mover.next("refused")
            assert (told["code"], told["reason"]) == ("no-undo", "rated")


WRONG: list[tuple[tuple[str, ...], dict[str, Any], str]] = [
    (("me", "open"), {"clock": None}, "no clock"),
    (("me", "screen"), {}, "several people at one screen"),
    (("me", "random"), {}, "bots that are of no level"),
    (("club", "club"), {}, "bots alone"),
    (("me", "open"), {"options": {"turn_limit": 3}}, "rules of its own"),
    (("me", "open"), {"spectators": False}, "no spectators"),
    (("me", "club"), {"practice": True}, "practice"),
]


@in_a_house
async def test_what_cannot_be_rated_says_why(house: House) -> None:
    ann = await house.person("Ann")
    for kinds, more, why in WRONG:
        seats = [
            {"kind": kind} if kind in ("me", "open", "screen") else {"kind": "bot", "level": kind} for kind in kinds
        ]
        wish = {"game": GUARD, "seats": seats, "clock": CLOCK, "rated": True} | more
        told = await ann.post("/api/tables", wish, status=400)
        assert (told["code"], told["message"]) == ("not-ratable", f"a rated table cannot have {why}")


@in_a_house
async def test_bots_of_a_level_are_rated_among_people(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open("me", "novice", clock=CLOCK, rated=True)
    await resigned(house, ann, table)
    assert (await noted(ann))["ratings"][0]["rating"] == 1395
    board = await ann.get(f"/api/games/{GUARD}/leaders?lang=en")
    best = board["rows"][0]
    assert (best["name"], best["level"], best["player"]) == ("Novice bot", "novice", None)


@run_async
async def test_a_crash_before_it_was_kept_is_caught_up_and_nothing_counts_twice(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann, tom, table = await rated_pair(house)
        await resigned(house, tom, table)
        before = (await noted(ann))["ratings"]
    ask(tmp_path, "DELETE FROM results")
    ask(tmp_path, "DELETE FROM ratings")
    for _ in range(2):
        async with House(settings(tmp_path)) as house:
            assert (await noted(Person(house, ann.key, ann.id)))["ratings"] == before
    async with House(settings(tmp_path, season="autumn")) as house:
        assert (await house.http.get(f"/api/games/{GUARD}/leaders")).json()["rows"] == []
        old = (await house.http.get(f"/api/games/{GUARD}/leaders?season=")).json()
        assert (old["seasons"], len(old["rows"])) == (["", "autumn"], 2)
