"""Fair dice at a table: what is committed to, what the seats add, and that the record can be checked."""

import json
from typing import Any

import pytest

import tavola
from server.house import House, Person, in_a_house
from tavola.kernel import fair
from tavola.server.entries import Body
from tavola.server.records import record_of
from tavola.server.sheet import Chair, Sheet
from tavola.server.table import Table

MINE, YOURS = "a1" * 16, "b2" * 16


async def finished(house: House, person: Person, table: dict[str, Any]) -> dict[str, Any]:
    """Play a few moves and give up; the record."""
    async with person.at(table) as seat:
        for _ in range(4):
            await seat.moved()
        await seat.send(type="resign", id=f"enough-{seat.seq}")
        await seat.next("update", "view", ply=seat.ply)
    text = (await house.http.get(f"/api/tables/{table['id']}/record", headers=person.headers)).text
    record = tavola.Record.from_text(text)
    assert record.misfits() == []
    found: dict[str, Any] = json.loads(text)
    return found


async def with_share(ann: Person, *seats: str, **more: Any) -> dict[str, Any]:
    """A table that begins after its host has given a share."""
    table = await ann.open(*seats, start=False, **more)
    await ann.post(f"/api/tables/{table['id']}/seats/0/share", {"share": MINE})
    begun: dict[str, Any] = await ann.post(f"/api/tables/{table['id']}/start")
    return begun


@in_a_house
async def test_a_secret_is_committed_to_before_the_game_and_told_after_it(house: House) -> None:
    ann = await house.person()
    table = await ann.open("me", "random", start=False)
    seal = table["seal"]
    assert (seal["secret"], seal["shares"], seal["draws"]) == (None, [], 0)
    await ann.post(f"/api/tables/{table['id']}/seats/0/share", {"share": MINE})
    begun = await ann.post(f"/api/tables/{table['id']}/start")
    assert (begun["seal"]["commitment"], begun["seal"]["shares"]) == (seal["commitment"], [0])
    record = await finished(house, ann, table)
    (told,) = record["fair"]
    assert told["commitment"] == seal["commitment"] == fair.commitment(told["secret"])
    assert told["shares"] == [{"seat": 0, "share": MINE, "after": 0}]
    over = await ann.get(f"/api/tables/{table['id']}")
    assert over["seal"]["secret"] == told["secret"]


@in_a_house
async def test_no_secret_leaves_before_the_end(house: House) -> None:
    ann = await house.person()
    table = await with_share(ann, "me", "screen", practice=True)
    line = (await house.hall.load(table["id"])).table.line
    hidden = [line.sealing.secrets[0], line.sealing.following]
    async with ann.at(table) as seat:
        await seat.moved()
        await seat.send(type="sync", after=0)
        await seat.next("view")
        record = (await house.http.get(f"/api/tables/{table['id']}/record", headers=ann.headers)).text
        replay = (await house.http.get(f"/api/tables/{table['id']}/replay?seat=0", headers=ann.headers)).text
        assert not any(secret in text for secret in hidden for text in [*seat.raw, record, replay])
        assert "fair" not in json.loads(record)


@in_a_house
async def test_a_share_is_given_once_by_each_holder(house: House) -> None:
    ann, ben = await house.person(), await house.person()
    table = await ann.open("me", "open", start=False)
    path = f"/api/tables/{table['id']}/seats/0/share"
    assert (await ann.post(path, {"share": MINE}))["seal"]["shares"] == [0]
    assert (await ann.post(path, {"share": YOURS}, status=409))["code"] == "shared"
    assert (await ben.post(path, {"share": YOURS}, status=403))["code"] == "not-yours"
    for wrong in ("short", "x" * 65, "not plain at all !!", 7, None):
        assert (await ann.post(path, {"share": wrong}, status=400))["code"] == "bad-request"


@in_a_house
async def test_a_guest_adds_his_share_by_his_window(house: House) -> None:
    ann, ben = await house.person(), await house.person()
    table = await ann.open("me", "open", start=False)
    await ben.post(f"/api/tables/{table['id']}/seats/1/take", {})
    async with ben.at(table) as seat:
        await seat.send(type="share", id="s1", share=YOURS)
        assert (await seat.next("view", "update", id="s1"))["seq"] == seat.seq
        assert (await seat.next("table"))["table"]["seal"]["shares"] == [1]
        await seat.send(type="share", id="s2", share=MINE)
        assert (await seat.next("refused", id="s2"))["code"] == "shared"
        await seat.send(type="share", id="s1", share=YOURS)  # sent again: answered, not counted again
        await seat.next("view", "update", id="s1")
    line = (await house.hall.load(table["id"])).table.line
    assert line.sealing.standing == {1: YOURS}


@in_a_house
async def test_a_spectator_has_no_share(house: House) -> None:
    ann, ben = await house.person(), await house.person()
    table = await ann.open("me", "random")
    async with ben.at(table) as seat:
        await seat.send(type="share", id="s1", share=YOURS)
        assert (await seat.next("refused", id="s1"))["code"] == "not-yours"


@in_a_house
async def test_what_was_taken_back_is_drawn_under_a_new_place(house: House) -> None:
    ann = await house.person()
    table = await with_share(ann, "me", "screen", practice=True)
    async with ann.at(table) as seat:
        for _ in range(3):
            await seat.moved()
        await seat.send(type="undo", id="u1", ply=seat.ply, practice=True)
        await seat.next("view", "update", id="u1")
    record = await finished(house, ann, table)
    draws = record["fair"][0]["draws"]
    assert draws == sorted(set(draws))
    assert draws != list(range(1, len(draws) + 1))


@in_a_house
async def test_a_game_taken_up_again_after_its_end_has_a_new_seal(house: House) -> None:
    """Its secret is known by then."""
    ann = await house.person()
    table = await with_share(ann, "me", "screen", practice=True)
    before = await finished(house, ann, table)
    async with ann.at(table) as seat:
        await seat.send(type="undo", id="u1", ply=seat.ply, practice=True)
        await seat.next("view", "update", id="u1")
        seal = (await ann.get(f"/api/tables/{table['id']}"))["seal"]
        assert (seal["secret"], seal["shares"], seal["draws"]) == (None, [], 0)
        assert seal["commitment"] != before["fair"][0]["commitment"]
    record = await finished(house, ann, table)
    assert [each["commitment"] for each in record["fair"]] == [before["fair"][0]["commitment"], seal["commitment"]]


@in_a_house
async def test_a_rematch_is_drawn_from_a_secret_committed_to_before_the_shares(house: House) -> None:
    ann = await house.person()
    table = await with_share(ann, "me", "random")
    await finished(house, ann, table)
    again = (await ann.post(f"/api/tables/{table['id']}/rematch"))["table"]
    assert again["seal"]["commitment"] == table["seal"]["next"]
    assert again["seal"]["shares"] == [1]  # everyone moves on by a seat
    record = await finished(house, ann, again)
    assert record["fair"][0]["shares"] == [{"seat": 1, "share": MINE, "after": 0}]


@in_a_house
async def test_a_restart_goes_on_drawing_from_the_same_seal(house: House) -> None:
    ann = await house.person()
    table = await with_share(ann, "me", "screen")
    async with ann.at(table) as seat:
        await seat.moved()
    del house.hall.tables[table["id"]]
    record = await finished(house, ann, table)
    assert record["fair"][0]["commitment"] == table["seal"]["commitment"]


@in_a_house
async def test_a_sealed_record_comes_out_as_it_came_in(house: House) -> None:
    ann = await house.person()
    table = await with_share(ann, "me", "random")
    await finished(house, ann, table)
    text = (await house.http.get(f"/api/tables/{table['id']}/record", headers=ann.headers)).text
    kind = {"content-type": "application/json"}
    opened = (await house.http.post("/api/records", content=text, headers=ann.headers | kind)).json()["table"]
    assert (await house.http.get(f"/api/tables/{opened['id']}/record", headers=ann.headers)).text == text


@pytest.mark.parametrize("slug", tavola.games())
def test_every_game_can_be_checked(slug: str) -> None:
    """Whole games drawn from seals are in tests/kernel; here is what a table of each game writes."""
    game = tavola.game(slug)
    seats = next(count for count in game.seats if count > 1)
    sheet = Sheet(id="t", game=slug, rules=game.version, options={}, host="h", created=0.0, touched=0.0)
    table = Table(sheet, [Chair(table="t", seat=seat, kind="open") for seat in range(seats)])
    rng = tavola.Rng(5)
    table.seal(0.0)
    table.begin(0.0)
    for _ in range(2):
        while len(table.line.steps) < 160 and table.actor is not None:
            table.act("play", table.actor, table.line.state.sample(rng), 0.0)
            table.run_on(0.0)
        table.enter("undo", 0, Body(to=90), 0.0)
    sheet.status = "over"
    record = record_of(table)
    assert record.fair[0].draws
    assert record.misfits() == []
