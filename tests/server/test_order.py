"""Chat in pages and within bounds; and what a host may do about people: mute, send away, close."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.house import PATIENCE, House, Person, Seat, in_a_house, run_async, settings
from server.seating import begun
from tavola.server import deeds, logbook
from tavola.server.entries import Body
from tavola.server.refusals import Refusal


def at(table: dict[str, Any], path: str) -> str:
    return f"/api/tables/{table['id']}/{path}"


# pages of chat


async def talked(house: House, table: dict[str, Any], lines: int) -> None:
    """So many lines were said."""
    async with house.hall.at(table["id"]) as live:
        new = [live.table.enter("chat", 0, Body(text=f"line {nth}", name="Ann"), 1.0) for nth in range(lines)]
        await live.store(new)


def texts(message: dict[str, Any]) -> list[str]:
    return [line["text"] for line in message["chat"]]


@in_a_house
async def test_a_view_carries_the_last_page_of_chat_and_older_ones_come_when_asked_for(house: House) -> None:
    ann, _, table = await house.pair()
    await talked(house, table, 120)
    async with ann.at(table) as seat:
        view = seat.heard[0]
        assert (texts(view), view["older"]) == ([f"line {nth}" for nth in range(70, 120)], True)
        await seat.send(type="older", before=view["chat"][0]["seq"])
        page = await seat.next("older")
        assert (texts(page), page["older"]) == ([f"line {nth}" for nth in range(20, 70)], True)
        await seat.send(type="older", before=page["chat"][0]["seq"])
        page = await seat.next("older")
        assert (texts(page), page["older"]) == ([f"line {nth}" for nth in range(20)], False)


@in_a_house
async def test_who_missed_a_few_lines_is_told_those_and_who_missed_many_the_last_page(house: House) -> None:
    ann, _, table = await house.pair()
    async with ann.at(table) as seat:
        seq = seat.seq
    await talked(house, table, 3)
    async with ann.at(table, after=seq) as seat:
        assert (texts(seat.heard[0]), seat.heard[0]["older"]) == (["line 0", "line 1", "line 2"], False)
    await talked(house, table, 60)
    async with ann.at(table, after=seq) as seat:
        assert (len(texts(seat.heard[0])), seat.heard[0]["older"]) == (logbook.PAGE, True)


@run_async
async def test_a_table_with_more_chat_than_a_window_may_wait_for_still_opens(tmp_path: Path) -> None:
    async with House(settings(tmp_path, outbox_bytes=200_000)) as house:
        ann, _, table = await house.pair()
        async with house.hall.at(table["id"]) as live:
            body = Body(text="x" * 500, name="Ann")
            await live.store([live.table.enter("chat", 0, body, 1.0) for _ in range(20_000)])
        async with ann.at(table) as seat:
            assert len(seat.raw[0]) < 100_000


@pytest.mark.parametrize(("seat", "most"), [(0, deeds.MOST_LINES), (None, deeds.MOST_ASIDE)])
def test_a_table_keeps_so_many_lines_and_those_who_watch_have_a_share_of_their_own(seat: int | None, most: int) -> None:
    table = begun()
    for _ in range(most):
        table.enter("chat", seat, Body(text="x"), 1.0)
    with pytest.raises(Refusal, match="too-many"):
        deeds._must_have_room(table, seat)
    deeds._must_have_room(table, None if seat == 0 else 0)


# those without a key


async def stranger(house: House, table: dict[str, Any], address: str) -> Seat:
    url = f"{house.ws}/api/tables/{table['id']}/live"
    seat = Seat(await connect(url, additional_headers={"X-Forwarded-For": address}))
    await seat.send(type="hello")
    await seat.next("view")
    return seat


@in_a_house
async def test_one_without_a_key_who_chats_without_end_does_not_silence_the_others(house: House) -> None:
    _, _, table = await house.pair()
    loud, quiet = await stranger(house, table, "10.0.0.1"), await stranger(house, table, "10.0.0.2")
    for nth in range(30):
        await loud.send(type="chat", id=f"c{nth}", text="again")
    assert (await loud.next("refused"))["code"] == "too-many"
    await quiet.send(type="chat", id="c1", text="what?")
    assert (await quiet.next("said", id="c1"))["line"]["text"] == "what?"
    for seat in (loud, quiet):
        await seat.socket.close()


@in_a_house
async def test_one_without_a_key_may_be_muted_and_sent_away_by_what_he_said(house: House) -> None:
    ann, _, table = await house.pair()
    loud, quiet = await stranger(house, table, "10.0.0.1"), await stranger(house, table, "10.0.0.2")
    await loud.send(type="chat", id="c", text="boo")
    line = {"line": (await loud.next("said"))["line"]["seq"]}
    await ann.post(at(table, "mute"), line)
    await loud.send(type="chat", id="d", text="boo")
    assert (await loud.next("refused"))["code"] == "muted"
    assert (await quiet.next("update"))["events"][0]["text"] == "The host mutes a spectator."
    await ann.post(at(table, "kick"), line)
    await loud.socket.wait_closed()
    assert loud.socket.close_code == 4005
    async with house.hall.at(table["id"]) as live:
        assert not any("10.0.0" in json.dumps(entry.body.player) for entry in live.table.chat)
    await quiet.send(type="ping")
    await quiet.next("pong")
    await quiet.socket.close()


# mute


@in_a_house
async def test_who_is_muted_is_heard_no_longer_until_he_may_speak_again(house: House) -> None:
    ann, tom, table = await house.pair()
    assert (await tom.post(at(table, "mute"), {"seat": 0}, status=403))["code"] == "not-host"
    assert (await ann.post(at(table, "mute"), {"seat": 0}, status=400))["code"] == "bad-request"
    async with tom.at(table) as guest:
        assert (await ann.post(at(table, "mute"), {"seat": 1}))["seats"][1]["muted"] is True
        await guest.send(type="chat", id="c", text="hello")
        assert (await guest.next("refused"))["code"] == "muted"
        await ann.post(at(table, "mute"), {"seat": 1, "off": True})
        await guest.send(type="chat", id="d", text="hello")
        await guest.next("said", id="d")
        told = [line["kind"] for heard in guest.heard for line in heard.get("events", [])]
        assert told == ["table.muted", "table.unmuted"]


@run_async
async def test_who_is_muted_or_sent_away_is_so_after_a_restart(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann, tom, table = await house.pair()
        eve = await house.person("Eve")
        async with eve.at(table) as watcher:
            await watcher.send(type="chat", id="c", text="boo")
            line = {"line": (await watcher.next("said"))["line"]["seq"]}
            await ann.post(at(table, "kick"), line)
        await ann.post(at(table, "mute"), {"seat": 1})
    async with House(settings(tmp_path)) as house:
        eve, tom = Person(house, eve.key, ""), Person(house, tom.key, "")
        assert (await eve.get(at(table, "replay"), status=403))["code"] == "kicked"
        async with tom.at(table) as guest:
            await guest.send(type="chat", id="c", text="hello")
            assert (await guest.next("refused"))["code"] == "muted"


# kick


@in_a_house
async def test_who_is_sent_away_from_the_lobby_leaves_the_seat_and_may_not_come_back(house: House) -> None:
    ann, tom = await house.person("Ann"), await house.person("Tom")
    table = await ann.open("me", "open", game="nim")
    await tom.post(at(table, "seats/1/take"))
    async with ann.at(table) as host, tom.at(table) as guest:
        await ann.post(at(table, "kick"), {"seat": 1})
        await guest.socket.wait_closed()
        assert guest.socket.close_code == 4005
        while (await host.next("table"))["table"]["seats"][1]["kind"] != "open":
            pass
    assert (await tom.post(at(table, "seats/1/take"), status=403))["code"] == "kicked"
    assert (await tom.get(f"/api/tables/{table['id']}", status=403))["code"] == "kicked"
    async with connect(f"{house.ws}/api/tables/{table['id']}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "key": tom.key}))
        await socket.wait_closed()
        assert socket.close_code == 4005


@in_a_house
async def test_the_hand_of_who_is_sent_away_stays_with_a_bot(house: House) -> None:
    ann, eve = await house.person("Ann"), await house.person("Eve")
    for game in ("nim", "adventurers-guard"):
        tom = await house.person("Tom")
        table = await ann.open("me", "open", game=game)
        await tom.post(at(table, "seats/1/take"))
        await ann.post(at(table, "start"))
        async with ann.at(table) as host:
            told = await ann.post(at(table, "kick"), {"seat": 1})
            assert (told["seats"][1]["kind"], told["seats"][1]["stands_in_for"]) == ("bot", None)
            assert (await host.next("update", "view"))["type"] == "update"
            await host.send(type="undo", id="u", ply=host.ply, practice=True)
            assert (await host.next("refused", "update"))["type"] == "refused"
        invite = await ann.post(at(table, "seats/1/invite"))
        await eve.post(at(table, "seats/1/take"), invite, status=409 if game == "nim" else 200)


@in_a_house
async def test_only_the_host_sends_away_and_nobody_who_is_not_there(house: House) -> None:
    ann, tom, table = await house.pair()
    assert (await tom.post(at(table, "kick"), {"seat": 0}, status=403))["code"] == "not-host"
    assert (await ann.post(at(table, "kick"), {"seat": 9}, status=404))["code"] == "no-seat"
    assert (await ann.post(at(table, "kick"), {"line": 99}, status=404))["code"] == "no-person"
    assert (await ann.post(at(table, "kick"), {}, status=400))["code"] == "bad-request"
    assert (await ann.post(at(table, "kick"), {"seat": 0}, status=400))["code"] == "bad-request"


# close


@in_a_house
async def test_a_game_the_host_closes_is_over_and_nobody_has_won(house: House) -> None:
    ann, tom, table = await house.pair()
    assert (await tom.post(at(table, "close"), status=403))["code"] == "not-host"
    async with tom.at(table) as guest:
        closed = await ann.post(at(table, "close"))
        assert (closed["status"], closed["result"]["reason"], closed["result"]["winners"]) == ("over", "closed", [])
        assert (await guest.next("update"))["events"][0]["kind"] == "table.closed"
        assert (await guest.next("table"))["table"]["result"]["text"] == "The host closed the table."
    assert (await ann.post(at(table, "close"), status=409))["code"] == "over"


@in_a_house
async def test_a_table_that_is_closed_before_it_begins_is_gone(house: House) -> None:
    ann, tom = await house.person("Ann"), await house.person("Tom")
    table = await ann.open("me", "open", listed=True)
    async with tom.at(table) as seat:
        await ann.post(at(table, "close"))
        await seat.socket.wait_closed()
        assert seat.socket.close_code == 4004
    await tom.get(f"/api/tables/{table['id']}", status=404)
    assert (await tom.get("/api/tables"))["open"] == []
    async with asyncio.timeout(PATIENCE):
        while table["id"] in house.hall.tables:
            await asyncio.sleep(0.01)
