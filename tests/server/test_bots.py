"""Bots think in processes of their own; a dead or stuck one is replaced and asked again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest.mock import patch

import pytest

import tavola
from server.house import PATIENCE, House, in_a_house, run_async, settings
from server.stored import refuse_entries, take_entries
from server.test_office import Admin
from tavola.bots.levels import bot
from tavola.server import worker
from tavola.server.fairness import Fair
from tavola.server.problems import Problem
from tavola.server.workers import NoAnswer, Workers, check_level, in_time

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


@pytest.mark.parametrize(
    ("level", "spec"),
    [
        ("club", "search:ms=100"),
        ("novice", "novice"),
        ("search", "search"),
        ("search:iterations=90000", "search:iterations=90000:ms=2000"),
        ("search:ms=9000:explore=50", "search:ms=2000:explore=50"),
    ],
)
def test_no_bot_thinks_longer_than_may_be_asked_for(level: str, spec: str) -> None:
    assert in_time(level) == spec
    bot(spec)


# who is served first


def served(*asked: tuple[str, bool], each: float = 1.0) -> list[str]:
    """Who is served in which order, when all ask while one person's bot thinks; each thinks so long."""

    async def live() -> list[str]:
        pool: Fair[None] = Fair()
        order: list[str] = []

        async def think(who: str, first: bool) -> None:
            await pool.borrow(who, first)
            order.append(who)
            pool.charge(who, each)
            pool.give_back(None)

        waiting = [asyncio.ensure_future(think(who, first)) for who, first in asked]
        await asyncio.sleep(0)
        assert pool.waiting == len(asked)
        pool.give_back(None)
        await asyncio.gather(*waiting)
        assert (pool.waiting, len(pool.free)) == (0, 1)
        return order

    return asyncio.run(live())


def test_one_with_many_tables_does_not_keep_others_waiting() -> None:
    order = served(*[("hog", True)] * 5, ("ann", True), ("ann", True))
    assert order == ["hog", "ann", "hog", "ann", "hog", "hog", "hog"]


def test_tables_where_people_wait_come_first() -> None:
    assert served(("hog", False), ("hog", False), ("ann", True), ("hog", True)) == ["ann", "hog", "hog", "hog"]


def test_one_is_kept_for_tables_where_people_wait() -> None:
    async def live() -> None:
        pool: Fair[int] = Fair(kept=1)
        for thing in (1, 2):
            pool.give_back(thing)
        await pool.borrow("hog", False)
        later = asyncio.ensure_future(pool.borrow("hog", False))
        await asyncio.sleep(0)
        taken = await pool.borrow("ann", True)
        assert not later.done()
        pool.give_back(taken)
        await asyncio.sleep(0)
        assert (later.done(), len(pool.free)) == (False, 1)
        pool.give_back(2)
        assert await later

    asyncio.run(live())


def test_who_was_idle_for_long_has_saved_up_nothing() -> None:
    async def live() -> None:
        pool: Fair[None] = Fair()
        for _ in range(3):
            pool.charge("hog", 10.0)
        pool.now = 30.0
        pool.charge("ann", 1.0)
        assert (pool.used["hog"], pool.used["ann"]) == (30.0, 31.0)

    asyncio.run(live())


def test_who_stops_waiting_is_passed_over() -> None:
    async def live() -> None:
        pool: Fair[None] = Fair()
        one, two = (asyncio.ensure_future(pool.borrow(who, True)) for who in ("ann", "tom"))
        await asyncio.sleep(0)
        one.cancel()
        await asyncio.sleep(0)
        pool.give_back(None)
        await two
        assert pool.free == []

    asyncio.run(live())


@run_async
async def test_sixty_tables_of_bots_do_not_starve_a_person(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        hog, ann = await house.person("Hog"), await house.person("Ann")
        for _ in range(20):
            await hog.open("search:ms=300", "search:ms=300")
        order, pool = [], house.hall.workers.pool
        charge = pool.charge
        with patch.object(pool, "charge", lambda who, seconds: (order.append(who), charge(who, seconds))):
            table = await ann.open("me", "random", options={"first_player": "seat1"})
            async with ann.at(table) as seat:
                while not seat.scene["choices"]:
                    await seat.read()
        assert order.index(ann.id) <= 2  # one who thinks already, and perhaps one who came at the same time


def test_levels_are_checked() -> None:
    assert check_level("club") == "club"
    with pytest.raises(Problem):
        check_level("search:ms=2001")


@in_a_house
async def test_two_bots_play_a_game_by_themselves(house: House) -> None:
    ann = await house.person()
    table = await ann.open("random", "random", options={"turn_limit": 3})
    async with ann.at(table) as watcher:
        assert watcher.heard[0]["seats"] == []
        while watcher.scene["actor"] != -2:
            await watcher.read()


@run_async
async def test_a_bot_whose_move_could_not_be_stored_decides_again(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann = await house.person()
        refuse_entries(tmp_path, "new.seat = 1")
        table = await ann.open("me", "random", options={"first_player": "seat1"})
        async with asyncio.timeout(PATIENCE):
            while not house.hall.tables[table["id"]].broken:
                await asyncio.sleep(0.01)
        take_entries(tmp_path)
        async with asyncio.timeout(PATIENCE):
            while house.hall.tables[table["id"]].broken or house.hall.tables[table["id"]].table.line.ply == 0:
                await asyncio.sleep(0.01)  # though nobody comes to look


@run_async
async def test_a_table_may_be_removed_while_a_bot_thinks(tmp_path: Path) -> None:
    told: list[str] = []
    listener = logging.Handler()
    listener.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("tavola.tasks").addHandler(listener)
    async with House(settings(tmp_path)) as house:
        ann, answer = await house.person(), asyncio.get_running_loop().create_future()
        with patch.object(house.hall.workers, "decide", lambda *_: answer):
            table = await ann.open("me", "random", options={"first_player": "seat1"})
            thinking = len(house.hall.tasks.running)
            await Admin(house).delete(f"/api/admin/tables/{table['id']}")
            answer.set_result(0)
            async with asyncio.timeout(PATIENCE):
                while len(house.hall.tasks.running) >= thinking:
                    await asyncio.sleep(0.01)
    logging.getLogger("tavola.tasks").removeHandler(listener)
    assert told == []


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
