"""Replays, records in and out, and going on from any position."""

from dataclasses import replace

import tavola
from server.house import House, Person, in_a_house
from tavola.kernel.options import Option
from tavola.server.line import Line


async def played_out(house: House, ann: Person) -> dict:
    table = await ann.open("me", "random", options={"turn_limit": 3})
    async with ann.at(table) as seat:
        while seat.scene["actor"] != -2:
            await (seat.moved() if seat.scene["choices"] else seat.read())
    return table


@in_a_house
async def test_a_record_goes_out_and_comes_in_again(house: House) -> None:
    ann, tom = await house.person(), await house.person()
    table = await played_out(house, ann)
    text = (await house.http.get(f"/api/tables/{table['id']}/record")).text
    record = tavola.Record.from_text(text)
    assert record.names == ["Ann", table["seats"][1]["name"]]
    answer = await house.http.post(
        "/api/records", content=text, headers=tom.headers | {"content-type": "application/json"}
    )
    copy = answer.json()["table"]
    assert (answer.status_code, copy["origin"], copy["status"]) == (201, "record", "over")
    again = (await house.http.get(f"/api/tables/{copy['id']}/record")).text
    assert again == text


@in_a_house
async def test_a_replay_shows_every_step_and_every_position(house: House) -> None:
    ann = await house.person()
    table = await played_out(house, ann)
    replay = await ann.get(f"/api/tables/{table['id']}/replay?seat=0")
    text = (await house.http.get(f"/api/tables/{table['id']}/record")).text
    record = tavola.Record.from_text(text)
    assert replay["plies"] == len(record.actions)
    for ply, state in enumerate(record.replay()):
        shown = await ann.get(f"/api/tables/{table['id']}/replay/{ply}?seat=1")
        assert shown["scene"] == _plain(record.game.scene(state, 1))
    assert (await ann.get(f"/api/tables/{table['id']}/replay/{ply + 1}", status=404))["code"] == "no-ply"


def _plain(scene: dict) -> dict:
    import json

    plain: dict = json.loads(json.dumps(scene))
    return plain


@in_a_house
async def test_while_a_game_runs_a_player_replays_only_what_his_own_seat_saw(house: House) -> None:
    ann, tom, table = await house.pair(game="nim")
    await ann.get(f"/api/tables/{table['id']}/replay/2?seat=0")
    assert (await ann.get(f"/api/tables/{table['id']}/replay/2?seat=1", status=403))["code"] == "too-early"
    assert (await tom.get(f"/api/tables/{table['id']}/replay?seat=0", status=403))["code"] == "too-early"
    spectator = await tom.get(f"/api/tables/{table['id']}/replay")
    assert not any(step["events"] for step in spectator["steps"])
    assert (await ann.get(f"/api/tables/{table['id']}/record", status=403))["code"] == "too-early"
    branch = {"ply": 0, "seats": [{"kind": "me"}, {"kind": "screen"}]}
    assert (await ann.post(f"/api/tables/{table['id']}/branch", branch, status=403))["code"] == "too-early"


@in_a_house
async def test_once_a_second_person_sits_down_a_practice_table_gives_out_no_positions(house: House) -> None:
    ann, tom = await house.person("Ann"), await house.person("Tom")
    table = await ann.open("me", "random", practice=True)
    record = f"/api/tables/{table['id']}/record"
    assert (await ann.get(record))["game"] == "adventurers-guard"
    invite = await ann.post(f"/api/tables/{table['id']}/seats/1/invite")
    await tom.post(f"/api/tables/{table['id']}/seats/1/take", invite)
    assert (await ann.get(record, status=403))["code"] == "too-early"
    branch = {"ply": 2, "seats": [{"kind": "me"}, {"kind": "screen"}]}
    assert (await ann.post(f"/api/tables/{table['id']}/branch", branch, status=403))["code"] == "too-early"


@in_a_house
async def test_one_may_go_on_from_any_position(house: House) -> None:
    ann, tom = await house.person(), await house.person("Tom")
    table = await played_out(house, ann)
    ply = 5
    then = await ann.get(f"/api/tables/{table['id']}/replay/{ply}?seat=0")
    opened = await tom.post(
        f"/api/tables/{table['id']}/branch", {"ply": ply, "seats": [{"kind": "me"}, {"kind": "screen"}]}
    )
    async with tom.at(opened["table"]) as seat:
        assert seat.scene["pieces"] == then["scene"]["pieces"]
        await seat.moved()
    assert opened["table"]["origin"] == "branch"
    too_far = {"ply": 999, "seats": [{"kind": "me"}, {"kind": "screen"}]}
    assert (await tom.post(f"/api/tables/{table['id']}/branch", too_far, status=404))["code"] == "no-ply"


@in_a_house
async def test_a_broken_record_is_refused_with_the_ply_where_it_breaks(house: House) -> None:
    ann = await house.person()
    table = await played_out(house, ann)
    record = (await house.http.get(f"/api/tables/{table['id']}/record")).json()
    record["actions"][3] = {"move": {"pawn": "N-W", "to": "e5"}}
    refused = await ann.post("/api/records", record, status=400)
    assert (refused["code"], refused["ply"]) == ("bad-record", 3)
    assert (await ann.post("/api/records", [], status=400))["code"] == "bad-record"


@in_a_house
async def test_a_record_with_fewer_options_comes_out_as_it_came_in(house: House) -> None:
    """It may be older than an option, and is played with what was before."""
    ann = await house.person()
    whole = tavola.Record.start(tavola.game("adventurers-guard"), turn_limit=9)
    text = tavola.Record(whole.game, whole.state, whole.names, options={"turn_limit": 9}).text()
    json = {"content-type": "application/json"}
    opened = await house.http.post("/api/records", content=text, headers=ann.headers | json)
    table = opened.json()["table"]
    assert table["options"] == whole.options
    assert (await house.http.get(f"/api/tables/{table['id']}/record", headers=ann.headers)).text == text


def test_a_stored_table_older_than_an_option_is_played_with_what_was_before() -> None:
    guard = tavola.game("adventurers-guard")
    fog = Option("fog", ("none", "thick"), "thick", "An option added later.", before="none")
    later = replace(guard, options=(*guard.options, fog), version="later", older=(guard.version,))
    assert later.options_of(Line(later, 2, {"turn_limit": 9}, None, guard.version).state)["fog"] == "none"
    assert later.options_of(Line(later, 2, {}, None, "later").state)["fog"] == "thick"
    assert later.options_of(Line(later, 2, {}, guard.dump(guard.new()), guard.version).state)["fog"] == "none"
