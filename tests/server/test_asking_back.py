"""Taking back what the laws leave to the others: they are asked, and agree or decline."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tavola
from server.house import House, Seat, in_a_house, run_async, settings
from server.seating import begun
from tavola.server import taking_back
from tavola.server.protocol import TakeBack
from tavola.server.refusals import Refusal
from tavola.server.table import Table

FIRST = {"first_player": "seat0"}


def walking(slug: str, *players: str, plies: int = 200) -> Iterator[Table]:
    """A table after each of some decisions by lot."""
    table, rng = begun(slug, *players), tavola.Rng(3)
    while table.line.ply < plies and table.actor is not None:
        table.act("play", table.actor, table.line.state.sample(rng), 0.0)
        table.run_on(0.0)
        yield table


async def answered(seat: Seat, do: str, **more: Any) -> dict[str, Any]:
    await seat.send(type="takeback", id=f"t-{do}-{seat.seq}", do=do, **more)
    return await seat.next("update", "refused", id=f"t-{do}-{seat.seq}")


@in_a_house
async def test_the_other_is_asked_and_agrees(house: House) -> None:
    ann, tom, table = await house.pair(options=FIRST)
    async with ann.at(table) as mine, tom.at(table) as theirs:
        told = await mine.turn_over()
        assert told["undo"]["to"] is None
        ply = told["undo"]["ask"]
        assert 0 < ply < told["ply"]
        assert (await answered(mine, "ask"))["undo"]["by"] == 0
        while (asked := await theirs.next("update"))["undo"]["by"] is None:
            pass
        assert asked["events"][-1]["text"] == "Ann asks to take back a decision."
        await answered(theirs, "agree")
        assert (theirs.ply, theirs.scene["actor"]) == (ply, 0)
        await mine.next("update", seq=theirs.seq)
        assert mine.scene["choices"]


@in_a_house
async def test_it_is_declined_taken_back_or_forgotten_when_somebody_plays_on(house: House) -> None:
    ann, tom, table = await house.pair(options=FIRST)
    async with ann.at(table) as mine, tom.at(table) as theirs:
        await mine.turn_over()
        ply = mine.ply
        await answered(mine, "ask")
        assert (await answered(mine, "ask"))["reason"] == "asked"
        assert (await answered(mine, "agree"))["reason"] == "not-asked"
        await answered(mine, "withdraw")
        await theirs.next("update", seq=mine.seq)
        assert (await answered(theirs, "agree"))["reason"] == "not-asked"
        await answered(mine, "ask")
        await theirs.next("update", seq=mine.seq)
        assert (await answered(theirs, "decline"))["undo"]["by"] is None
        assert theirs.ply == ply
        await mine.next("update", seq=theirs.seq)
        await answered(mine, "ask")
        await theirs.next("update", seq=mine.seq)
        assert (await theirs.moved())["undo"]["by"] is None


@run_async
async def test_the_question_outlives_a_restart_and_nobody_else_may_answer(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann, tom, table = await house.pair(options=FIRST)
        async with ann.at(table) as mine:
            await mine.turn_over()
            await answered(mine, "ask")
        del house.hall.tables[table["id"]]
        eve = await house.person("Eve")
        async with tom.at(table) as theirs, eve.at(table) as watching:
            assert theirs.heard[0]["undo"]["by"] == 0
            assert (await answered(watching, "agree"))["code"] == "not-yours"
            await answered(theirs, "agree")
            assert theirs.scene["actor"] == 0


def test_nobody_is_asked_where_nobody_else_sits_or_the_own_turn_goes_on() -> None:
    for alone in walking("adventurers-guard", "p0", "bot", plies=40):
        assert taking_back.askable(alone, [0]) is None
    table = begun("adventurers-guard")
    assert taking_back.askable(table, [int(table.actor or 0)]) is None


def refused(table: Table, seat: int, do: Any) -> str:
    try:
        taking_back.said(table, seat, f"p{seat}", TakeBack("x", do), 0.0)
    except Refusal as refusal:
        return refusal.reason
    return ""


def test_what_taught_the_one_who_asks_is_never_taken_back_and_whom_it_taught_can_only_decline() -> None:
    asked = learnt = 0
    for table in walking("dracomundis", "p0", "p1", plies=600):
        for seat in range(2):
            goal = taking_back.askable(table, [seat])
            if goal is None:
                continue
            asked += 1
            assert not taking_back._taught(table, goal, [seat])
            if taking_back._taught(table, goal, [1 - seat]):
                learnt += 1
                assert refused(table, seat, "ask") == ""
                assert refused(table, 1 - seat, "agree") == "secret"
                assert refused(table, 1 - seat, "decline") == ""
                assert table.back is None
    assert asked > 5
    assert learnt > 0


def test_bots_are_not_asked_for_they_remember_nothing() -> None:
    for table in walking("gadranton", "p0", "bot", "p2", plies=300):
        if taking_back.askable(table, [0]) is not None:
            break
    goal = taking_back.askable(table, [0])
    assert [entry.kind for entry in taking_back.said(table, 0, "p0", TakeBack("a", "ask"), 0.0)] == ["back-asked"]
    assert refused(table, 2, "agree") == ""
    assert table.line.ply == goal
