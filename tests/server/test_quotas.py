"""What a player may keep, how long the server keeps it, and that much of it slows nobody down."""

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx

import tavola
from server.house import House, Person, Watch, in_a_house, run_async, settings
from server.stored import ask
from tavola.server import records, slices
from tavola.server.settings import DAY


def record(plies: int = 20) -> str:
    made, rng = tavola.Record.start(tavola.game("adventurers-guard"), turn_limit=0), tavola.Rng(5)
    while len(made.actions) < plies and made.state.actor != tavola.OVER:
        made.play(int(made.state.sample(rng)))
    return made.text()


async def upload(person: Person, text: str) -> httpx.Response:
    headers = person.headers | {"content-type": "application/json"}
    return await person.house.http.post("/api/records", content=text, headers=headers)


def over() -> str:
    """A record of a whole game."""
    made, rng = tavola.Record.start(tavola.game("nim"), seats=2), tavola.Rng(1)
    while made.state.actor != tavola.OVER:
        made.play(int(made.state.sample(rng)))
    return made.text()


@run_async
async def test_finished_uploads_count_like_anything_one_keeps(tmp_path: Path) -> None:
    async with House(settings(tmp_path, kept_tables=3)) as house:
        ann = await house.person()
        answers = [(await upload(ann, over())).status_code for _ in range(4)]
        assert answers == [201, 201, 201, 429]
        body = {"game": "nim", "seats": [{"kind": "me"}, {"kind": "screen"}]}
        refused = await ann.post("/api/tables", body, status=429)
        assert refused["message"] == "you keep 3 tables here: remove some that are over"


@run_async
async def test_the_moves_of_all_tables_count_too(tmp_path: Path) -> None:
    async with House(settings(tmp_path, kept_entries=50)) as house:
        ann, tom = await house.person(), await house.person()
        assert [(await upload(ann, record())).status_code for _ in range(3)] == [201, 201, 429]
        assert (await upload(tom, record())).status_code == 201


@run_async
async def test_what_is_removed_makes_room(tmp_path: Path) -> None:
    async with House(settings(tmp_path, kept_tables=1)) as house:
        ann, tom = await house.person(), await house.person()
        id = (await upload(ann, over())).json()["table"]["id"]
        assert (await house.http.delete(f"/api/tables/{id}", headers=tom.headers)).status_code == 403
        assert (await house.http.delete(f"/api/tables/{id}", headers=ann.headers)).status_code == 204
        await ann.get(f"/api/tables/{id}", status=404)
        assert (await upload(ann, over())).status_code == 201


@in_a_house
async def test_a_table_that_is_also_somebody_elses_or_runs_is_not_removed(house: House) -> None:
    ann, _, table = await house.pair()
    gone = await house.http.delete(f"/api/tables/{table['id']}", headers=ann.headers)
    assert (gone.status_code, gone.json()["code"]) == (409, "not-over")
    await ann.post(f"/api/tables/{table['id']}/close")
    gone = await house.http.delete(f"/api/tables/{table['id']}", headers=ann.headers)
    assert (gone.status_code, gone.json()["code"]) == (409, "others")


@run_async
async def test_a_record_of_too_many_actions_is_refused(tmp_path: Path) -> None:
    async with House(settings(tmp_path, record_actions=10)) as house:
        refused = await upload(await house.person(), record())
        assert (refused.status_code, refused.json()["code"]) == (413, "too-large")


@run_async
async def test_uploads_and_new_players_from_one_address_are_limited(tmp_path: Path) -> None:
    async with House(settings(tmp_path, requests=0.001, request_burst=60)) as house:
        ann = await house.person()
        answers = [(await upload(ann, over())).status_code for _ in range(8)]
        assert answers == [201] * 6 + [429] * 2
        codes = [(await house.http.post("/api/me", json={"cookie": False})).status_code for _ in range(32)]
        assert codes == [200] * 29 + [429] * 3


# how long


@run_async
async def test_finished_games_are_kept_for_ever_or_as_long_as_the_host_says(tmp_path: Path) -> None:
    watch = Watch()
    for days, kept in ((0.0, True), (30.0, False)):
        async with House(settings(tmp_path, over_days=days), watch) as house:
            ann, _, table = await house.pair()
            await ann.post(f"/api/tables/{table['id']}/close")
            uploads = [(await upload(ann, text)).json()["table"]["id"] for text in (over(), record())]
            watch.time += 31 * DAY
            await house.hall.sweep()
            for id in (table["id"], *uploads):
                await ann.get(f"/api/tables/{id}", status=200 if kept else 404)


def players(folder: Path) -> set[str]:
    return {name for (name,) in ask(folder, "SELECT name FROM players")}


@run_async
async def test_players_who_have_no_table_and_never_return_are_forgotten(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        await house.pair()
        eve, _ = await house.person("Eve"), await house.person("Zoe")
        watch.time += 20 * DAY
        await eve.get("/api/me")
        await house.hall.writer.run()  # what was written before is on disk now
        watch.time += 20 * DAY
        await house.hall.forget()
        assert players(tmp_path) == {"Ann", "Tom", "Eve"}  # two have a table, one came back
        watch.time += 31 * DAY
        await house.hall.forget()
        assert players(tmp_path) == {"Ann", "Tom"}


@run_async
async def test_players_may_be_remembered_for_ever(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path, player_days=0.0), watch) as house:
        await house.person("Eve")
        watch.time += 4000 * DAY
        await house.hall.forget()
        assert players(tmp_path) == {"Eve"}


# large ones


@in_a_house
async def test_a_long_record_is_stored_in_slices_and_comes_out_as_it_came_in(house: House) -> None:
    ann, text = await house.person(), record(1300)
    commits = house.hall.writer.commits
    plies = tavola.Record.from_text(text).actions
    with patch.object(records, "AT_ONCE", 50):
        id = (await upload(ann, text)).json()["table"]["id"]
    assert house.hall.writer.commits - commits >= len(plies) // 50 >= 3
    del house.hall.tables[id]
    assert (await house.http.get(f"/api/tables/{id}/record")).text == text
    shown = await ann.get(f"/api/tables/{id}/replay")
    assert (shown["plies"], shown["steps"][-1]["ply"]) == (len(plies), len(plies))


@in_a_house
async def test_while_a_long_record_is_read_the_loop_hears_everyone_else(house: House) -> None:
    """Nothing that plays a whole record through runs where everyone is heard."""
    ann, loop = await house.person(), asyncio.get_running_loop()
    played, read = records._played_through, records._read
    threads: list[bool] = []

    def beside(work: Any) -> Any:
        def done(*given: Any) -> Any:
            threads.append(asyncio._get_running_loop() is loop)
            return work(*given)

        return done

    with patch.object(records, "_played_through", beside(played)), patch.object(records, "_read", beside(read)):
        id = (await upload(ann, record(300))).json()["table"]["id"]
    del house.hall.tables[id]
    reader = house.hall.reader
    with patch.object(reader, "whole", beside(reader.whole)):
        await ann.get(f"/api/tables/{id}")
    assert threads == [False, False, False]


def test_a_position_found_in_slices_is_the_one_found_at_once() -> None:
    made = tavola.Record.from_text(record(350))
    table, _ = records._played_through(
        records.Sheet(
            id="t",
            game=made.game.slug,
            rules=made.rules,
            options=made.options,
            origin="record",
            host="h",
            status="playing",
            created=0.0,
            touched=0.0,
        ),
        made,
        0.0,
    )
    for ply in (0, 1, 99, 100, 101, 350):
        sliced = asyncio.run(slices.position(table.line, ply))
        assert made.game.dump(sliced) == made.game.dump(table.line.at(ply))


@run_async
async def test_an_upload_that_was_cut_off_is_swept_away_and_never_shown(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann = await house.person()
        id = (await upload(ann, over())).json()["table"]["id"]
        del house.hall.tables[id]
        ask(tmp_path, "UPDATE tables SET origin = 'upload', status = 'playing'")
        assert (await ann.get("/api/tables"))["mine"] == []
        watch.time += 4000.0
        await house.hall.sweep()
        await ann.get(f"/api/tables/{id}", status=404)
