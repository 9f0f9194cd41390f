"""Bots think in processes of their own; a dead or stuck one is replaced and asked again."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

import tavola
from server.house import PATIENCE, House, in_a_house, run_async, settings
from tavola.server import worker
from tavola.server.problems import Problem
from tavola.server.workers import NoAnswer, Workers, check_level

GUARD = tavola.game("adventurers-guard")


def with_workers(patience: float = 30.0) -> Callable[[Callable[[Workers], Awaitable[None]]], Callable[[], None]]:
    def wrap(scenario: Callable[[Workers], Awaitable[None]]) -> Callable[[], None]:
        async def live() -> None:
            workers = Workers(1, patience)
            try:
                await scenario(workers)
            finally:
                await workers.stop()

        def run() -> None:
            asyncio.run(live())

        run.__name__ = scenario.__name__
        return run

    return wrap


@with_workers()
async def test_a_worker_answers_with_a_legal_action(workers: Workers) -> None:
    state = GUARD.new(first_player="seat0")
    for level in ("random", "novice", "search:iterations=20"):
        assert state.permits(await workers.decide(GUARD, state, 0, level))
    assert len(workers.all) == 1


@with_workers()
async def test_a_killed_worker_is_replaced_and_asked_again(workers: Workers) -> None:
    state = GUARD.new(first_player="seat0")
    await workers.decide(GUARD, state, 0, "random")
    asked = asyncio.ensure_future(workers.decide(GUARD, state, 0, "search:ms=2000"))
    await asyncio.sleep(0.2)
    for process in list(workers.all):
        process.kill()
    assert state.permits(await asked)
    assert workers.replaced == 1


@with_workers(patience=1.0)
async def test_a_stuck_worker_is_replaced_and_a_quick_bot_decides(workers: Workers) -> None:
    state = GUARD.new(first_player="seat0")
    assert state.permits(await workers.decide(GUARD, state, 0, "search:ms=100000"))
    assert workers.replaced == 2


@with_workers()
async def test_a_bot_that_fails_to_the_last_is_reported(workers: Workers) -> None:
    over = tavola.playout(GUARD.new(), tavola.Rng(1))
    with pytest.raises(NoAnswer):
        await workers.decide(GUARD, over, 0, "random")


def test_a_bot_is_given_only_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the others hold, the position a bot is handed is drawn anew from what it knows."""
    nim, seen = tavola.game("nim"), set()

    class Spy:
        name = "spy"

        def decide(self, state: tavola.State, seat: int) -> int:
            seen.add(tuple(state.cards))  # type: ignore[attr-defined]
            return int(state.legal()[0])

    monkeypatch.setattr(worker, "bot", lambda level, seed: Spy())
    heaps = {"a": 3, "b": 4, "c": 5}
    position = nim.dump(nim.load({"heaps": heaps, "cards": [1, 2], "shown": [0, 0], "turn": 0}))
    for seed in range(60):
        worker.answer(worker.Question("nim", position, 0, "spy", seed))
    assert seen == {(1, 1), (1, 2), (1, 3)}


def test_levels_are_checked() -> None:
    assert check_level("club") == "club"
    with pytest.raises(Problem):
        check_level("search:ms=6000")


@in_a_house
async def test_two_bots_play_a_game_by_themselves(house: House) -> None:
    ann = await house.person()
    table = await ann.open("random", "random", options={"turn_limit": 3})
    async with ann.at(table) as watcher:
        assert watcher.heard[0]["seats"] == []
        while watcher.scene["actor"] != -2:
            await watcher.read()


FULL = "CREATE TRIGGER full BEFORE INSERT ON entries WHEN new.seat = 1 BEGIN SELECT RAISE(ABORT, 'full'); END"


@run_async
async def test_a_bot_whose_move_could_not_be_stored_decides_again(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann = await house.person()
        with closing(sqlite3.connect(tmp_path / "tavola.db")) as connection:
            connection.execute(FULL)
            connection.commit()
            table = await ann.open("me", "random", options={"first_player": "seat1"})
            async with asyncio.timeout(PATIENCE):
                while not house.hall.tables[table["id"]].broken:
                    await asyncio.sleep(0.01)
            connection.execute("DROP TRIGGER full")
            connection.commit()
        async with asyncio.timeout(PATIENCE):
            while house.hall.tables[table["id"]].broken or house.hall.tables[table["id"]].table.line.ply == 0:
                await asyncio.sleep(0.01)  # though nobody comes to look


@in_a_house
async def test_a_bot_answers_a_draw(house: House) -> None:
    ann = await house.person()
    table = await ann.open("me", "random", options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        await seat.send(type="draw", id="d", do="offer")
        told = await seat.next("update", id="d")
        kinds = [line["kind"] for line in told["events"]]
        assert kinds[0] == "table.draw-offered"
        assert kinds[1] in ("table.draw-agreed", "table.draw-declined")
