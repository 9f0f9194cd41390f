"""Every message of docs/protocol.md, over real sockets."""

from pathlib import Path
from typing import get_args

import pytest
from websockets.asyncio.client import connect

from server.house import GUARD, House, in_a_house
from tavola.server import protocol as said
from tavola.server.names import NAMES

DOCS = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


@pytest.mark.parametrize("message", [*get_args(said.Message), *said.Said.__subclasses__()])
def test_every_message_and_each_of_its_fields_is_described(message: type) -> None:
    assert f'"type": "{message.__struct_config__.tag}"' in DOCS
    assert [name for name in message.__struct_fields__ if f'"{name}"' not in DOCS and f"`{name}`" not in DOCS] == []


@in_a_house
async def test_a_whole_game_against_a_bot(house: House) -> None:
    ann = await house.person()
    table = await ann.open("me", "novice", options={"turn_limit": 6})
    assert table["status"] == "playing"
    async with ann.at(table) as seat:
        while seat.scene["actor"] != -2:
            if seat.scene["choices"]:
                await seat.moved()
            else:
                await seat.read()
        assert seat.scene["result"]
    after = await ann.get(f"/api/tables/{table['id']}")
    assert after["status"] == "over"
    assert after["result"]["clause"] in ("AG-45", "AG-47")
    assert after["seats"][1]["name"] in NAMES


@in_a_house
async def test_both_players_are_told_of_a_move_and_only_the_mover_gets_its_id(house: House) -> None:
    ann, tom, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as south, tom.at(table) as north:
        told = await south.moved()
        heard = await north.next("update")
        assert told["id"] is not None
        assert heard["id"] is None
        assert [line["text"] for line in told["events"]] == [line["text"] for line in heard["events"]]
        assert told["by"] == heard["by"] == 0
        assert (told["seat"], heard["seat"]) == (0, 1)


@in_a_house
async def test_an_update_holds_only_the_parts_that_changed(house: House) -> None:
    ann, tom, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as south, tom.at(table):
        told = await south.moved()
        assert "pieces" in told["scene"]
        assert "spaces" not in told["scene"]
        kept = dict(south.scene)
        await south.send(type="sync", after=south.seq)
        whole = await south.next("view")
        assert whole["scene"] == kept
        assert whole["log"] == []


@in_a_house
async def test_a_resent_move_is_answered_and_not_played_again(house: House) -> None:
    ann, _, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        choices = await seat.my_turn()
        id = await seat.play(choices[0]["act"], id="once", ply=seat.ply)
        await seat.next("update", id="once")
        ply = seat.ply
        await seat.send(type="play", id="once", ply=0, act=choices[0]["act"])
        again = await seat.next("view", id="once")
        assert again["ply"] == ply
        assert id


@in_a_house
async def test_a_refusal_names_the_clause_its_sentence_and_the_fact(house: House) -> None:
    ann, _, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        await seat.send(type="play", id="no", ply=seat.ply, ids=["S-M1", "e5"])
        refused = await seat.next("refused")
        assert refused["code"] == "illegal"
        assert refused["clause"] == "AG-07"
        assert refused["message"]
        await seat.send(type="why", id="w", ids=["S-M1", "e5"])
        because = await seat.next("because")
        assert because["refusal"]["clause"] == "AG-07"
        assert because["act"] is not None


@in_a_house
async def test_why_is_silent_to_those_who_are_not_asked(house: House) -> None:
    ann, tom, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table), tom.at(table) as north:
        await north.send(type="why", id="w", ids=["S-M1", "e5"])
        because = await north.next("because")
        assert (because["act"], because["refusal"]) == (None, None)


@in_a_house
async def test_moves_out_of_turn_out_of_date_and_out_of_range_are_refused(house: House) -> None:
    ann, tom, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as south, tom.at(table) as north:
        await north.send(type="play", id="a", ply=north.ply, act=2)
        assert (await north.next("refused"))["code"] == "not-yours"
        await south.send(type="play", id="b", ply=77, act=2)
        assert (await south.next("refused"))["code"] == "stale"
        await south.send(type="play", id="c", ply=south.ply, act=10**9)
        assert (await south.next("refused"))["code"] == "unknown"
        await south.send(type="play", id="d", ply=south.ply, ids=["nowhere"])
        assert (await south.next("refused"))["code"] == "unknown"
        await south.send(type="play", id="e", ply=south.ply, act=2, seat=1)
        assert (await south.next("refused"))["code"] == "not-yours"


@in_a_house
async def test_a_move_may_be_named_by_the_ids_a_person_would_choose(house: House) -> None:
    ann, _, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        choice = (await seat.my_turn())[1]
        await seat.send(type="play", id="x", ply=seat.ply, ids=choice["ids"])
        assert (await seat.next("update", id="x"))["by"] == 0


@in_a_house
async def test_resigning_ends_a_game_of_two(house: House) -> None:
    ann, tom, table = await house.pair()
    async with ann.at(table) as south, tom.at(table) as north:
        await north.send(type="resign", id="r")
        await north.next("update", id="r")
        line = (await south.next("update"))["events"][0]
        assert (line["kind"], line["text"], line["cue"]) == ("table.resigned", "Tom resigns.", "end")
        assert (await south.next("table"))["table"]["result"]["winners"] == [0]
        await south.send(type="play", id="m", ply=south.ply, act=2)
        assert (await south.next("refused"))["code"] == "over"
    assert (await ann.get(f"/api/tables/{table['id']}"))["result"]["reason"] == "resigned"


@in_a_house
async def test_resigning_ends_a_game_for_one(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open("me", game="el-dorado")
    async with ann.at(table) as seat:
        await seat.send(type="resign", id="r")
        await seat.next("update", "view", id="r")
    over = await ann.get(f"/api/tables/{table['id']}")
    assert (over["status"], over["result"]["winners"], over["result"]["text"]) == ("over", [], "Ann resigned.")


@in_a_house
async def test_a_draw_is_offered_declined_offered_and_agreed(house: House) -> None:
    ann, tom, table = await house.pair()
    async with ann.at(table) as south, tom.at(table) as north:
        await south.send(type="draw", id="1", do="accept")
        assert (await south.next("refused"))["code"] == "no-draw"
        await south.send(type="draw", id="2", do="offer")
        assert (await north.next("update"))["draw"] == 0
        await north.send(type="draw", id="3", do="decline")
        assert (await north.next("update", id="3"))["draw"] is None
        await south.send(type="draw", id="4", do="offer")
        await north.next("update")
        await north.send(type="draw", id="5", do="accept")
        agreed = (await north.next("update", id="5"))["events"][0]
        assert (agreed["kind"], agreed["cue"]) == ("table.draw-agreed", "end")
    result = (await ann.get(f"/api/tables/{table['id']}"))["result"]
    assert (result["winners"], result["reason"]) == ([0, 1], "agreed")


@in_a_house
async def test_a_game_without_agreed_draws_refuses_them(house: House) -> None:
    ann, _, table = await house.pair(game="nim")
    async with ann.at(table) as seat:
        await seat.send(type="draw", id="1", do="offer")
        assert (await seat.next("refused"))["code"] == "no-draw"


@in_a_house
async def test_chat_reaches_everyone_and_is_kept(house: House) -> None:
    ann, tom, table = await house.pair()
    async with ann.at(table) as south, tom.at(table, watch=True) as watcher:
        await south.send(type="chat", id="c", text="Good luck")
        line = (await watcher.next("said"))["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "Good luck")
        await watcher.send(type="chat", id="d", text="Thanks")
        assert (await south.next("said", id=None))["line"]["seat"] is None
        await south.send(type="chat", id="c", text="Good luck")
        await south.next("view", id="c")
    async with ann.at(table) as south:
        assert [line["text"] for line in south.heard[0]["chat"]] == ["Good luck", "Thanks"]


@in_a_house
async def test_ids_are_each_spectators_own(house: House) -> None:
    _, _, table = await house.pair()
    eve, bob = await house.person("Eve"), await house.person("Bob")
    async with eve.at(table) as first, bob.at(table) as second:
        await first.send(type="chat", id="c1", text="from Eve")
        await second.next("said")
        await second.send(type="chat", id="c1", text="from Bob")
        assert (await second.next("said", id="c1"))["line"]["text"] == "from Bob"
        await second.send(type="chat", id="c1", text="from Bob")
        assert (await second.next("view", id="c1"))["seq"] == second.seq
        assert (await first.next("said", id=None))["line"]["text"] == "from Bob"


@in_a_house
async def test_ids_are_each_holders_own_when_a_seat_changes_hands(house: House) -> None:
    ann, tom, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        await seat.send(type="chat", id="c1", text="from Ann")
        await seat.next("said")
    invite = await ann.post(f"/api/tables/{table['id']}/seats/0/invite")
    eve = await house.person("Eve")
    await eve.post(f"/api/tables/{table['id']}/seats/0/take", invite)
    async with eve.at(table) as seat, tom.at(table) as other:
        await seat.send(type="chat", id="c1", text="from Eve")
        assert (await other.next("said"))["line"]["text"] == "from Eve"


@in_a_house
async def test_who_chats_without_end_is_not_heard(house: House) -> None:
    ann, tom, table = await house.pair()
    async with ann.at(table) as seat, tom.at(table) as other:
        for nth in range(60):
            await seat.send(type="chat", id=f"c{nth}", text="again")
        refused = await seat.next("refused")
        assert (refused["code"], refused["message"]) == ("too-many", "slow down: one line a second is heard")
        await other.send(type="chat", id="c", text="what?")
        assert (await other.next("said", id="c"))["line"]["text"] == "what?"


@in_a_house
async def test_the_newest_window_of_a_player_has_the_seat(house: House) -> None:
    ann, _, table = await house.pair()
    async with ann.at(table) as first, ann.at(table) as second:
        await first.next("elsewhere")
        await first.socket.wait_closed()
        assert first.socket.close_code == 4001
        await second.send(type="ping")
        await second.next("pong")


@in_a_house
async def test_words_follow_the_readers_language(house: House) -> None:
    ann, _, table = await house.pair()
    async with ann.at(table, language="fr") as seat:
        french = seat.scene["prompt"]["text"]
        assert any("commence" in line["text"] for line in seat.heard[0]["log"])
        await seat.send(type="language", language="ko")
        await seat.next("view")
        assert seat.scene["prompt"]["text"] != french


@in_a_house
async def test_a_gap_is_resent(house: House) -> None:
    ann, tom, table = await house.pair(options={"first_player": "seat0"})
    async with ann.at(table) as south:
        await south.moved()
        last = south.seq
    async with tom.at(table, after=last - 1) as north:
        assert [line["seq"] for line in north.heard[0]["log"]] == [last]


@in_a_house
async def test_messages_that_cannot_be_read_are_answered_and_ten_end_it(house: House) -> None:
    ann, _, table = await house.pair()
    async with ann.at(table) as seat:
        for bad in ["{", "[]", "null", '{"type":"dance"}', '{"type":"play"}', '{"type":"play","id":"a b","ply":0}']:
            await seat.socket.send(bad)
            assert (await seat.next("error"))["code"] == "bad-request"
        for _ in range(4):
            await seat.socket.send("x")
        await seat.socket.wait_closed()
        assert seat.socket.close_code == 1008


WRONG = [
    ("{", "a message must be a JSON object; this is no JSON (Input data was truncated)"),
    ("[]", "a message must be a JSON object whose type is hello, sync, play, why, undo, "),
    ("{}", "a message must be a JSON object whose type is hello, sync, play, why, undo, "),
    ('{"type": 7}', "a message must be a JSON object whose type is hello, sync, play, why, undo, "),
    ('{"type": "dance"}', "or ping, not 'dance'"),
    ('{"type": "chat", "id": "c"}', "chat must be a JSON object with id and text; 'text' is missing"),
    ('{"type": "chat", "id": "c", "text": ""}', "text of chat must be text of 1 to 500 characters"),
    (
        '{"type": "chat", "id": "a b", "text": "x"}',
        "id of chat must be text of 1 to 64 characters, each A-Z, a-z, 0-9, _ or -",
    ),
    ('{"type": "play", "id": "m", "ply": "1"}', "ply of play must be a whole number from 0 to 10000000, not text"),
    (
        '{"type": "play", "id": "m", "ply": 1, "ids": ["a", 2]}',
        "ids[1] of play must be text of 0 to 80 characters, not a number",
    ),
    (
        '{"type": "play", "id": "m", "ply": 1, "pawn": 2}',
        "play must be a JSON object with id and ply and perhaps act, ids and seat; 'pawn' is unknown",
    ),
    ('{"type": "draw", "id": "d", "do": "ask"}', "do of draw must be accept, decline or offer, not 'ask'"),
    ('{"type": "ping", "x": 1}', "ping must be a JSON object with type alone; 'x' is unknown"),
]


@in_a_house
async def test_a_message_that_cannot_be_read_is_told_what_it_would_have_had_to_be(house: House) -> None:
    ann, _, table = await house.pair()
    for half in (WRONG[::2], WRONG[1::2]):
        async with ann.at(table) as seat:
            for text, right in half:
                await seat.socket.send(text)
                told = await seat.next("error")
                assert told["code"] == "bad-request"
                assert right in told["message"]


@in_a_house
async def test_messages_nested_without_end_are_answered_like_any_other(house: House) -> None:
    ann, _, table = await house.pair()
    async with ann.at(table) as seat:
        await seat.socket.send('{"a":' + "[" * 9000)
        assert (await seat.next("error"))["code"] == "bad-request"
        await seat.send(type="ping")
        await seat.next("pong")
    async with connect(f"{house.ws}/api/tables/{table['id']}/live") as socket:
        await socket.send('{"a":' + "[" * 9000)
        await socket.wait_closed()
        assert socket.close_code == 1008


@in_a_house
async def test_a_table_is_opened_by_a_preset_with_options_on_top(house: House) -> None:
    ann = await house.person()
    for wish, limit, borrow in (
        ({}, 150, "optional"),
        ({"preset": "recommended"}, 150, "optional"),
        ({"preset": "printed"}, 0, "optional"),
        ({"preset": "printed", "options": {"turn_limit": 9, "borrow": "forced"}}, 9, "forced"),
    ):
        body = {"game": GUARD, "seats": [{"kind": "me"}, {"kind": "screen"}]} | wish
        options = (await ann.post("/api/tables", body, status=201))["table"]["options"]
        assert (options["turn_limit"], options["borrow"]) == (limit, borrow)


@in_a_house
async def test_the_games_and_their_rules_are_described(house: House) -> None:
    ann = await house.person()
    cards = {card["slug"]: card for card in await ann.get("/api/games")}
    assert cards[GUARD]["draws"] is True
    assert cards["nim"]["secrets"] is True
    game = await ann.get(f"/api/games/{GUARD}")
    options = {option["name"]: option for option in game["options"]}
    assert options["turn_limit"]["most"] == 1000
    assert options["may_hold"]["kind"] == "flag"
    limit = {name: options["turn_limit"][name] for name in ("default", "printed", "named", "clause")}
    assert limit == {"default": 150, "printed": 0, "named": {"0": "no limit"}, "clause": "AG-R39"}
    assert options["may_hold"]["printed"] is False
    assert game["limits"] == ["turn_limit"]
    rules = await ann.get(f"/api/games/{GUARD}/rules")
    assert [section["level"] for section in rules["sections"][:4]] == [1, 2, 2, 3]
    parts = [part for section in rules["sections"] for part in section["parts"]]
    assert "AG-12" in [part["id"] for part in parts if part["kind"] == "clause"]
    assert parts[0]["kind"] == "text"
    assert parts[0]["text"].startswith("A skirmish for two")
    assert (await ann.get(f"/api/games/{GUARD}/scene"))["spaces"]
    assert len((await ann.get("/api/games/nim/scene?seats=3"))["seats"]) == 3
    assert "seats 2, not 9" in (await ann.get(f"/api/games/{GUARD}/scene?seats=9", status=400))["message"]
    assert (await ann.get(f"/api/games/{GUARD}/scene?seats=x", status=400))["code"] == "bad-request"
    assert (await ann.get("/api/games/chess", status=404))["code"] == "no-game"
