"""Clocks, with a watch that moves when told."""

from dataclasses import replace
from pathlib import Path

from server.house import House, Watch, run_async, settings
from server.toy import ACTIONS, ASKING, END, GAME, Anything, Toy
from tavola.kernel.rng import Rng
from tavola.server.clocks import Clock, ClockRule
from tavola.server.dice import default
from tavola.server.line import Line


def test_a_clock_charges_who_decides_and_pays_when_the_decision_passes_on() -> None:
    clock = Clock(ClockRule(60, 5), 2)
    clock.run(0, 100.0)
    assert clock.left_at(110.0) == [50_000, 60_000]
    clock.run(0, 110.0)
    assert clock.left == [50_000, 60_000]
    clock.run(1, 120.0)
    assert clock.left == [45_000, 60_000]
    assert clock.deadline() == 180.0
    clock.run(None, 150.0)
    assert (clock.left, clock.deadline()) == ([45_000, 35_000], None)


def test_an_empty_bank_gives_a_second_for_each_decision() -> None:
    clock = Clock(ClockRule(10), 2)
    clock.run(0, 0.0)
    clock.run(0, 50.0)
    assert clock.left[0] == 0
    assert clock.deadline() == 51.0


@run_async
async def test_when_time_runs_out_the_lawful_default_is_played_and_named(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann, tom, table = await house.pair(clock={"bank": 30, "add": 2}, options={"first_player": "seat0"})
        async with ann.at(table) as south, tom.at(table) as north:
            assert south.heard[0]["clock"] == {"left": [30_000, 30_000], "running": 0, "add": 2000}
            watch.time += 29.0
            await house.hall.ring()
            assert south.ply == 0
            watch.time += 1.0
            await house.hall.ring()
            told = await north.next("update")
            assert told["events"][0]["kind"] == "table.timeout"
            assert told["events"][0]["text"] == "Time is up for Ann: corner left is played."
            assert told["clock"]["left"][0] in (0, 2_000)


@run_async
async def test_what_is_chosen_when_time_is_up_is_named_to_its_seat_only_where_there_are_secrets(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann, tom, table = await house.pair(game="nim", clock={"bank": 30, "add": 0})
        async with ann.at(table) as south, tom.at(table) as north, tom.at(table, watch=True) as watcher:
            watch.time += 30.0
            await house.hall.ring()
            own, *others = [(await seat.next("update"))["events"][0]["text"] for seat in (south, north, watcher)]
            assert own.startswith("Time is up for Ann: ")
            assert own.endswith(" is played.")
            assert others == ["Time is up for Ann: the table decides."] * 2


@run_async
async def test_one_table_where_nothing_can_be_played_does_not_stop_the_other_clocks(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        first, second = [await house.pair(clock={"bank": 30, "add": 0}) for _ in range(2)]
        async with first[0].at(first[2]) as lame, second[0].at(second[2]) as well:
            house.hall.tables[first[2]["id"]].table.line.state.asks = 99  # no question of the game
            watch.time += 31.0
            assert (await well.next("update"))["events"][0]["kind"] == "table.timeout"
            await lame.next("view")  # read anew from disk
            watch.time += 31.0
            assert (await lame.next("update"))["events"][0]["kind"] == "table.timeout"


@run_async
async def test_time_the_server_was_down_is_nobodys(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann, _, table = await house.pair(clock={"bank": 30, "add": 0}, options={"first_player": "seat0"})
        key = ann.key
        async with ann.at(table) as seat:
            watch.time += 10.0
            await seat.moved()
            left = seat.heard[-1]["clock"]["left"]
            running = seat.heard[-1]["clock"]["running"]
        assert left[0] == 20_000
    watch.time += 100_000.0
    async with House(settings(tmp_path), watch) as house:
        assert table["id"] in house.hall.tables
        again = await house.person()
        again.key = key
        async with again.at(table) as seat:
            assert seat.heard[0]["clock"] == {"left": left, "running": running, "add": 0}


def test_a_game_may_say_what_is_played_when_time_is_up() -> None:
    plain = Line(GAME, 2, {}, None)
    for card in (0, 1):
        plain.state.play(card)
    assert default(plain) == plain.state.legal()[0]
    ending = Ending("turn", ACTIONS, ASKING["turn"].words)
    told = Line(replace(GAME, asking=ASKING | {"turn": ending}), 2, {}, None)
    told.state = plain.state
    assert default(told) == END.first


class Ending(Anything):
    def default(self, t: Toy, rng: Rng) -> int:
        return int(END.first)
