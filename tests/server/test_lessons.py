"""Lesson tables: real tables with a script, for one person; nothing but the expected move is played there."""

import itertools
from typing import Any

import pytest

import tavola
from server.house import House, Person, Seat, Watch, in_a_house, run_async, settings
from tavola.kernel.errors import BadLesson
from tavola.kernel.lesson import lesson_of
from tavola.server import lessons

GUARD = "adventurers-guard"
LESSON = f"/api/games/{GUARD}/lesson"
DAY = 86_400.0
NUMBERS = itertools.count()


async def begun(house: House, name: str = "Ann") -> tuple[Person, str]:
    ann = await house.person(name)
    return ann, (await ann.post(LESSON))["table"]


async def teach(seat: Seat, do: str, **more: Any) -> dict[str, Any]:
    """Send a word about the steps; the lesson afterwards."""
    await seat.send(type="lesson", id=f"l{next(NUMBERS)}", do=do, **more)
    return (await seat.next("table", "refused"))["table"]["lesson"]


async def choose(seat: Seat, *ids: str) -> dict[str, Any]:
    await seat.send(type="play", id=f"p{next(NUMBERS)}", ply=seat.ply, ids=list(ids))
    return await seat.next("table", "refused")


def view(seat: Seat) -> dict[str, Any]:
    """The lesson as it was last told."""
    return next(each["table"]["lesson"] for each in reversed(seat.heard) if "table" in each)


@in_a_house
async def test_a_lesson_is_a_table_nobody_else_sees(house: House) -> None:
    ann, id = await begun(house)
    table = await ann.get(f"/api/tables/{id}")
    assert (table["origin"], table["listed"], table["spectators"]) == ("lesson", False, False)
    assert (table["clock"], table["seal"], table["status"]) == (None, None, "playing")
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Coach"]
    assert await ann.get("/api/tables") == {"mine": [], "open": []}
    tom = await house.person("Tom")
    await tom.get(f"/api/tables/{id}", status=403)


async def pass_by(seat: Seat, kind: str, path: list[str]) -> None:
    """What a step asks for: an action, by the code the page is told, until it is passed."""
    if kind == "try":
        await seat.send(type="why", id=f"w{next(NUMBERS)}", ids=path)
        await seat.next("table")
    while kind == "do" and not view(seat)["passed"]:
        await seat.send(type="play", id=f"p{next(NUMBERS)}", ply=seat.ply, act=view(seat)["act"])
        await seat.next("table")


@in_a_house
async def test_every_lesson_by_what_it_expects(house: House) -> None:
    ann = await house.person()
    for lesson in filter(None, (lesson_of(tavola.game(slug)) for slug in tavola.games())):
        opened = await ann.post(f"/api/games/{lesson.game.slug}/lesson")
        async with ann.at(opened["table"]) as seat:
            for nth, step in enumerate(lesson.script.steps[:-1]):
                assert (view(seat)["step"], view(seat)["passed"]) == (nth, False)
                await pass_by(seat, step.kind, list(step.expect[0]) if step.expect else [])
                await teach(seat, "on")
            assert view(seat)["kind"] == "free"
            assert await seat.my_turn()


@in_a_house
async def test_another_legal_move_is_not_played(house: House) -> None:
    ann, id = await begun(house)
    async with ann.at(id) as seat:
        ply = seat.ply
        refused = await choose(seat, "S-M1", "c1")
        assert (refused["code"], refused["message"]) == ("later", "Later. First: Move the mage the die names.")
        illegal = await choose(seat, "S-M1", "c5")
        assert (illegal["code"], illegal["clause"]) == ("illegal", "AG-24")
        assert (seat.ply, view(seat)["passed"]) == (ply, False)


@in_a_house
async def test_the_coach_answers_once_the_learner_goes_on(house: House) -> None:
    ann, id = await begun(house)
    async with ann.at(id) as seat:
        await seat.send(type="lesson", id="x1", do="on")
        assert (await seat.next("refused"))["code"] == "later"
        await seat.send(type="lesson", id="x0", do="on", step=4)
        assert (await seat.next("refused"))["code"] == "stale"
        await choose(seat, "S-M1", "c2")
        assert {piece["space"] for piece in seat.scene["pieces"] if piece["id"] == "N-W"} == {"i9"}
        await seat.send(type="lesson", id="x2", do="on")
        answer, step = await seat.next("update"), await seat.next("update")
        assert [line["kind"] for line in answer["events"]] == ["rolled", "moved"]
        assert [line["kind"] for line in step["events"]] == ["rolled"]
        assert {piece["space"] for piece in seat.scene["pieces"] if piece["id"] == "N-W"} == {"h8"}


@in_a_house
async def test_back_skip_and_any_other_step(house: House) -> None:
    ann, id = await begun(house)
    async with ann.at(id) as seat:
        first = seat.scene["pieces"]
        assert (await teach(seat, "skip"))["step"] == 1
        assert (await teach(seat, "to", step=7))["kind"] == "free"
        assert (await teach(seat, "to", step=3))["kind"] == "try"
        assert (await teach(seat, "to", step=1))["step"] == 1
        assert (await teach(seat, "back"))["step"] == 0
        assert seat.scene["pieces"] == first
        await seat.send(type="lesson", id="x9", do="back")
        assert (await seat.next("refused"))["code"] == "no-step"
        await seat.send(type="lesson", id="x10", do="to")
        assert (await seat.next("refused"))["code"] == "no-step"


@in_a_house
async def test_a_game_that_was_won_in_free_play_can_be_gone_back_from(house: House) -> None:
    ann, id = await begun(house)
    async with ann.at(id) as seat:
        await teach(seat, "to", step=7)
        async with house.hall.at(id) as live:
            live.table.course.made = live.table.course.step.n
        assert next(each for each in await ann.get("/api/lessons") if each["game"] == GUARD)["over"]
        assert not (await teach(seat, "back"))["over"]


@run_async
async def test_leaving_and_coming_back(tmp_path: Any) -> None:
    async with House(settings(tmp_path)) as house:
        ann, id = await begun(house)
        async with ann.at(id) as seat:
            await teach(seat, "to", step=2)
            await choose(seat, "S-R1", "d6")
    async with House(settings(tmp_path)) as house:
        ann.house = house
        card = next(each for each in await ann.get("/api/lessons") if each["game"] == GUARD)
        assert (card["table"], card["step"], card["steps"]) == (id, 2, 8)
        assert (await ann.post(LESSON))["table"] == id
        async with ann.at(id) as seat:
            assert (view(seat)["step"], view(seat)["passed"]) == (2, True)
            assert (await teach(seat, "on"))["step"] == 3
        assert (await ann.post(LESSON, {"again": True}))["table"] != id
        await ann.get(f"/api/tables/{id}", status=404)


@in_a_house
async def test_a_lesson_has_nothing_else_of_a_table(house: House) -> None:
    ann, id = await begun(house)
    async with ann.at(id) as seat:
        for nth, message in enumerate(
            (
                {"type": "chat", "text": "hi"},
                {"type": "resign"},
                {"type": "draw", "do": "offer"},
                {"type": "undo", "ply": 0},
            )
        ):
            await seat.send(**message, id=f"x{nth}")
            assert (await seat.next("refused"))["code"] == "lesson"
    for path in ("seats/1/bot", "seats/1/invite", "seats/0/leave", "close"):
        assert (await ann.post(f"/api/tables/{id}/{path}", status=409))["code"] == "lesson"
    await ann.post(f"/api/tables/{id}/rematch", status=409)


@in_a_house
async def test_steps_are_of_lessons_only(house: House) -> None:
    ann = await house.person()
    table = await ann.open("me", "random")
    async with ann.at(table) as seat:
        await seat.send(type="lesson", id="x1", do="on")
        assert (await seat.next("refused"))["code"] == "no-lesson"
    assert table["lesson"] is None


@in_a_house
async def test_a_game_without_a_lesson_says_so(house: House) -> None:
    ann = await house.person()
    assert (await ann.post("/api/games/nim/lesson", status=404))["code"] == "no-lesson"
    assert (await ann.post("/api/games/nowhere/lesson", status=404))["code"] == "no-game"
    assert "nim" not in [each["game"] for each in await ann.get("/api/lessons")]


def test_a_faulty_lesson_is_none_and_the_host_is_told(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    def faulty(game: tavola.Game) -> None:
        raise BadLesson(f"the lesson of {game.slug}, step take: no")

    monkeypatch.setattr(lessons, "lesson_of", faulty)
    lessons.taught.cache_clear()
    assert lessons.taught(tavola.game(GUARD)) is None
    assert "step take: no" in caplog.text
    lessons.taught.cache_clear()


@run_async
async def test_a_lesson_is_kept_for_thirty_days(tmp_path: Any) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann, id = await begun(house)
        for days, status in ((29, 200), (2, 404)):
            watch.time += days * DAY
            house.hall.tables.clear()
            await house.hall.sweep()
            await ann.get(f"/api/tables/{id}", status=status)


@in_a_house
async def test_lessons_speak_three_languages(house: House) -> None:
    ann, id = await begun(house)
    titles = [(await ann.get(f"/api/tables/{id}?lang={each}"))["lesson"]["title"] for each in ("en", "fr", "ko")]
    assert titles[0] == "Move the mage the die names"
    assert len(set(titles)) == 3


@in_a_house
async def test_the_goal_of_a_game_and_of_a_table(house: House) -> None:
    ann = await house.person()
    assert "all 4 crowns" in (await ann.get("/api/games/gadranton/goal?seats=3"))["win"]
    table = await ann.open("me", "random", options={"turn_limit": 40})
    goal = await ann.get(f"/api/tables/{table['id']}/goal?lang=en")
    assert ("40 turns" in goal["win"], goal["minutes"]) == (True, 6)
    await ann.get("/api/games/gadranton/goal?seats=9", status=400)
    assert (await ann.house.http.get("/api/games/nim/goal")).text in ("", "null")


@in_a_house
async def test_the_pictures_of_the_rules_are_small_scenes(house: House) -> None:
    ann = await house.person()
    pictures = await ann.get(f"/api/games/{GUARD}/pictures?lang=en")
    assert [each["part"] for each in pictures] == ["win", "turn", "look", "look", "look"]
    assert pictures[1]["scene"]["dice"][0]["face"] == 4
    assert all(each["text"] and each["scene"]["choices"] == [] for each in pictures)
    assert await ann.get("/api/games/nim/pictures") == []


pytestmark = pytest.mark.cold
