"""The server's numbers: as Prometheus reads them, true, and not for everybody."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.house import House, in_a_house, run_async, settings
from server.test_crew import Crew
from tavola.server import admins
from tavola.server.tally import Spread


def read(text: str) -> dict[tuple[str, str], float]:
    """Every sample, by its name and its labels but the process."""
    found: dict[tuple[str, str], float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()) if name != "process")
            found[sample.name, labels] = found.get((sample.name, labels), 0.0) + sample.value
    return found


async def numbers(house: Any) -> dict[tuple[str, str], float]:
    answer = await house.http.get("/metrics")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return read(answer.text)


def key_for(house: House) -> str:
    return admins.make(house.hall.engine, "Ann", 0.0)[1]


def test_a_spread_counts_what_is_not_above_its_bounds() -> None:
    spread = Spread([1.0, 2.0])
    for value in (0.5, 1.0, 1.5, 3.0):
        spread.note(value)
    assert (spread.counts, spread.sum) == ([2, 1, 1], 6.0)


@in_a_house
async def test_moves_commits_sockets_and_refusals_are_counted(house: House) -> None:
    ann, _, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        await seat.moved()
        await seat.send(type="play", id="again", ply=99, act=0)
        await seat.next("refused")
        found = await numbers(house)
    game = "game=adventurers-guard"
    assert found["tavola_moves_total", f"by=people,{game}"] == 1
    assert found["tavola_move_seconds_count", game] == 1
    assert 0 < found["tavola_move_seconds_sum", game] < 60
    assert found["tavola_move_seconds_bucket", f"{game},le=+Inf"] == 1
    assert found["tavola_refusals_total", "code=stale,way=live"] == 1
    assert found["tavola_sockets", ""] == 1
    assert found["tavola_tables", f"{game},status=playing"] == 1
    assert found["tavola_tables_stored", f"{game},status=playing"] == 1
    assert found["tavola_commit_entries_sum", ""] >= 3
    assert found["tavola_commit_seconds_count", ""] >= 3
    assert found["tavola_memory_bytes", ""] > 1e6


@in_a_house
async def test_moves_that_had_to_wait_are_timed_too(house: House) -> None:
    ann, _, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as seat, house.hall.at(table["id"]):
        id = await seat.play((await seat.my_turn())[0]["act"])
        await asyncio.sleep(0.3)
    async with ann.at(table) as seat:
        assert seat.ply > 0, id
    assert (await numbers(house))["tavola_move_seconds_sum", "game=adventurers-guard"] >= 0.25


@in_a_house
async def test_bots_that_think_are_timed(house: House) -> None:
    ann = await house.person()
    table = await ann.open("me", "random", options={"first_player": "seat1"})
    async with ann.at(table) as seat:
        await seat.my_turn()
    found = await numbers(house)
    assert found["tavola_moves_total", "by=house,game=adventurers-guard"] >= 1
    assert found["tavola_thinking_seconds_count", ""] >= 1
    assert found["tavola_bots_waiting", ""] == found["tavola_bots_thinking", ""] == 0


@run_async
async def test_requests_and_limits_that_struck_are_counted(tmp_path: Path) -> None:
    async with House(settings(tmp_path, requests=0.5, request_burst=3)) as house:
        for _ in range(4):
            await house.http.get("/api/tables/nowhere")
        await asyncio.sleep(2.5)
        found = await numbers(house)
    assert found["tavola_requests_total", "status=404"] == 3
    assert found["tavola_requests_total", "status=429"] == 1
    assert found["tavola_refusals_total", "code=no-table,way=http"] == 3
    assert found["tavola_limits_total", "limit=requests"] == 1


FORGED = [{"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}, {"Host": "tavola.example"}]


@pytest.mark.parametrize("headers", FORGED)
def test_numbers_passed_on_for_somebody_need_a_key(tmp_path: Path, headers: dict[str, str]) -> None:
    async def live() -> None:
        async with House(settings(tmp_path)) as house:
            answer = await house.http.get("/metrics", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-admin")
            key = {"Authorization": f"Bearer {key_for(house)}"}
            assert (await house.http.get("/metrics", headers=headers | key)).status_code == 200

    asyncio.run(live())


@pytest.mark.parametrize(("who", "here", "away"), [("local", 200, 401), ("key", 401, 401), ("all", 200, 200)])
def test_who_may_read_the_numbers_is_an_option(tmp_path: Path, who: str, here: int, away: int) -> None:
    async def live() -> None:
        async with House(settings(tmp_path, metrics=who)) as house:
            answers = [await house.http.get("/metrics", headers=each) for each in ({}, FORGED[0])]
            assert [answer.status_code for answer in answers] == [here, away]

    asyncio.run(live())


@in_a_house
async def test_a_player_key_and_a_revoked_one_open_nothing(house: House) -> None:
    ann, key = await house.person(), key_for(house)
    admins.revoke(house.hall.engine, admins.known(house.hall.engine)[0].id, 1.0)
    for each in (ann.key, key, "adm_wrong"):
        headers = {"Authorization": f"Bearer {each}"} | FORGED[0]
        assert (await house.http.get("/metrics", headers=headers)).status_code == 401


@run_async
async def test_the_numbers_of_all_processes_are_gathered_by_whichever_is_asked(tmp_path: Path) -> None:
    async with Crew(tmp_path) as crew:
        ann, tom = await crew.person("Ann"), await crew.person("Tom")
        for table in await crew.tables(ann, tom):
            async with ann.at(table) as seat:
                await seat.moved()
        until = time.monotonic() + 20
        while True:
            found = await numbers(crew)
            if found.get(("tavola_moves_total", "by=people,game=adventurers-guard")) == 6:
                break
            assert time.monotonic() < until
            await asyncio.sleep(0.2)
        text = (await crew.http.get("/metrics")).text
        assert 'process="0"' in text
        assert 'process="1"' in text
        assert found["tavola_tables_stored", "game=adventurers-guard,status=playing"] == 6
