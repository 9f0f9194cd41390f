"""Reviews of finished games, and hints at practice tables."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tavola
from server.house import House, Person, Watch, run_async, settings
from tavola.bots.scales import Budget
from tavola.kernel.rng import Rng
from tavola.lab.judging import review as judging
from tavola.server import hinting

JSON = {"Content-Type": "application/json"}
GLANCE = Budget(futures=2, thought=0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought, by the smallest bot."""
    real = judging.ordered

    def glanced(record: tavola.Record) -> list[Any]:
        return real(record, "greedy", GLANCE)

    monkeypatch.setattr("tavola.server.reviewing.ordered", glanced)
    monkeypatch.setattr(hinting, "LEVEL", "greedy")
    monkeypatch.setattr(hinting, "HURRY", GLANCE)


def record_text() -> str:
    """A short game to its end."""
    record, rng = tavola.Record.start(tavola.game("adventurers-guard"), turn_limit=4), Rng(2)
    while record.state.actor != tavola.OVER:
        record.play(record.state.sample(rng))
    return record.text()


async def looked_at(ann: Person) -> str:
    answer = await ann.house.http.post("/api/records", headers=ann.headers | JSON, content=record_text())
    assert answer.is_success, answer.text
    return str(answer.json()["table"]["id"])


async def reviewed(ann: Person, id: str) -> dict[str, Any]:
    """Have it reviewed, and wait."""
    view = await ann.post(f"/api/tables/{id}/review")
    for _ in range(600):
        if view["state"] == "done":
            return dict(view["review"])
        assert view["state"] == "working"
        await asyncio.sleep(0.1)
        view = await ann.get(f"/api/tables/{id}/review")
    raise AssertionError("no review came")


@run_async
async def test_a_review_is_computed_by_the_workers_and_kept_with_the_table(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann = await house.person("Ann")
        id = await looked_at(ann)
        assert (await ann.get(f"/api/tables/{id}/review"))["state"] == "none"
        found = await reviewed(ann, id)
        for each in found["ledgers"]:
            parts = [each[name]["at"] for name in ("start", "dice", "own", "others")]
            assert abs(sum(parts) - each["result"]) < 1e-3
    async with House(settings(tmp_path), watch) as house:
        view = (await house.http.get(f"/api/tables/{id}/review", headers=ann.headers)).json()
        assert (view["state"], view["review"]) == ("done", found)


@run_async
async def test_where_nothing_was_played_there_is_no_review_and_none_is_begun(tmp_path: Path) -> None:
    async with House(settings(tmp_path), Watch()) as house:
        ann = await house.person("Ann")
        table = await ann.open("me", "random", options={"first_player": "seat0"})
        await ann.post(f"/api/tables/{table['id']}/close")
        assert (await ann.get(f"/api/tables/{table['id']}/review"))["state"] == "none"
        assert (await ann.post(f"/api/tables/{table['id']}/review", status=409))["code"] == "not-started"
        assert (await ann.get(f"/api/tables/{table['id']}/story", status=409))["code"] == "not-started"


@run_async
async def test_moves_and_outcomes_of_a_ply_are_told_in_words(tmp_path: Path) -> None:
    async with House(settings(tmp_path), Watch()) as house:
        ann = await house.person("Ann")
        id = await looked_at(ann)
        found = await reviewed(ann, id)
        for ply in found["plies"][:12]:
            told = await ann.get(f"/api/tables/{id}/review/{ply['ply']}?lang=fr")
            acts = {ply["action"], *(each["action"] for each in (*ply["moves"], *ply["falls"]))}
            assert {each["act"] for each in told["acts"]} == acts
            assert all(each["text"] for each in told["acts"])
        await ann.get(f"/api/tables/{id}/review/{found['length']}", status=404)


@run_async
async def test_one_ply_is_looked_at_deeper(tmp_path: Path) -> None:
    async with House(settings(tmp_path), Watch()) as house:
        ann = await house.person("Ann")
        id = await looked_at(ann)
        await ann.post(f"/api/tables/{id}/review/1", status=409)
        before = await reviewed(ann, id)
        at = before["plies"][3]["ply"]
        await ann.post(f"/api/tables/{id}/review/{at}")
        after = await reviewed(ann, id)
        assert [each["ply"] for each in after["plies"]] == [each["ply"] for each in before["plies"]]
        assert after["plies"][3]["futures"] == 4 * before["plies"][3]["futures"]
        assert after["plies"][4] == before["plies"][4]
        await ann.post(f"/api/tables/{id}/review/{before['length']}", status=404)


@run_async
async def test_the_story_of_a_game_comes_at_once_and_knows_more_once_there_is_a_review(tmp_path: Path) -> None:
    async with House(settings(tmp_path), Watch()) as house:
        ann = await house.person("Ann")
        id = await looked_at(ann)
        quick = await ann.get(f"/api/tables/{id}/story")
        assert (quick["plies"][0], quick["goes"][0], quick["dice"]) == (0, 1, None)
        assert [len(row) for row in quick["chances"]] == [2] * len(quick["plies"])
        assert sum(quick["chances"][-1]) == 1.0
        assert await ann.get(f"/api/tables/{id}/story") == quick
        found = await reviewed(ann, id)
        told = await ann.get(f"/api/tables/{id}/story?lang=fr")
        assert told["dice"] == found["ledgers"][told["seat"]]["dice"]
        assert told["plies"][:-1] == [ply["ply"] for ply in found["plies"]]
        if told["turned"] is not None:
            assert told["turned"]["text"]


@run_async
async def test_a_game_that_goes_on_has_no_review(tmp_path: Path) -> None:
    async with House(settings(tmp_path), Watch()) as house:
        ann = await house.person("Ann")
        table = await ann.open("me", "greedy")
        for path in ("story", "review", "review/0"):
            assert (await ann.get(f"/api/tables/{table['id']}/{path}", status=403))["code"] == "too-early"
        for path in ("review", "review/0"):
            assert (await ann.post(f"/api/tables/{table['id']}/{path}", status=403))["code"] == "too-early"


@run_async
async def test_a_hint_names_choices_of_the_scene_and_marks_the_table(tmp_path: Path) -> None:
    async with House(settings(tmp_path), Watch()) as house:
        ann = await house.person("Ann")
        table = await ann.open("me", "greedy")
        async with ann.at(table) as seat:
            choices = {each["act"] for each in await seat.my_turn()}
            hint = await ann.post(f"/api/tables/{table['id']}/hint")
            assert {each["act"] for each in hint["moves"]} <= choices
            assert hint["moves"][0]["behind"]["at"] == 0.0
            assert hint["ply"] == seat.ply
        assert (await ann.get(f"/api/tables/{table['id']}"))["practice"]


@run_async
async def test_where_other_people_play_there_is_no_hint_and_no_mark(tmp_path: Path) -> None:
    async with House(settings(tmp_path), Watch()) as house:
        ann, tom = await house.person("Ann"), await house.person("Tom")
        table = await ann.open("me", "open")
        await tom.post(f"/api/tables/{table['id']}/seats/1/take")
        await ann.post(f"/api/tables/{table['id']}/start")
        answers = [
            await house.http.post(f"/api/tables/{table['id']}/hint", headers=each.headers) for each in (ann, tom)
        ]
        assert {answer.status_code for answer in answers} == {403}
        assert "not-practice" in {answer.json()["code"] for answer in answers}
        assert not (await ann.get(f"/api/tables/{table['id']}"))["practice"]


def test_a_removed_table_leaves_no_review() -> None:
    from tavola.server.sheet import remove

    assert any("reviews" in str(each) for each in remove("t"))


def test_views_and_reviews_are_the_same_in_writing() -> None:
    record = tavola.Record.from_text(record_text())
    review = tavola.review(record, "greedy", GLANCE, workers=1)
    assert msgspec.json.decode(msgspec.json.encode(review), type=tavola.Review) == review
