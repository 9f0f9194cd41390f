"""Taking, leaving, giving and keeping seats."""

from pathlib import Path

from websockets.asyncio.client import connect

from server.house import House, Person, Watch, in_a_house, run_async, settings
from server.stored import refuse_entries


@in_a_house
async def test_an_open_seat_is_taken_once(house: House) -> None:
    ann, tom, eve = [await house.person(name) for name in ("Ann", "Tom", "Eve")]
    table = await ann.open("me", "open", listed=True)
    assert [each["id"] for each in (await tom.get("/api/tables"))["open"]] == [table["id"]]
    taken = await tom.post(f"/api/tables/{table['id']}/seats/1/take", {"name": "Tommy"})
    assert (taken["seats"][1]["name"], taken["seats"][1]["yours"]) == ("Tommy", True)
    refused = await eve.post(f"/api/tables/{table['id']}/seats/1/take", status=409)
    assert refused["code"] == "seat-taken"
    assert (await eve.get("/api/tables"))["open"] == []
    assert [each["id"] for each in (await tom.get("/api/tables"))["mine"]] == [table["id"]]


@in_a_house
async def test_an_invited_seat_wants_its_secret_and_a_link_takes_a_seat_once(house: House) -> None:
    ann, tom, eve = [await house.person(name) for name in ("Ann", "Tom", "Eve")]
    table = await ann.open("me", "invite")
    take = f"/api/tables/{table['id']}/seats/1/take"
    assert (await tom.post(take, status=403))["code"] == "bad-invite"
    assert (await tom.post(take, {"invite": "x" * 43}, status=403))["code"] == "bad-invite"
    await tom.post(take, {"invite": table["invites"]["1"]})
    assert (await eve.post(take, {"invite": table["invites"]["1"]}, status=409))["code"] == "seat-taken"


@in_a_house
async def test_a_new_invitation_kills_the_old_one(house: House) -> None:
    ann, tom = await house.person(), await house.person()
    table = await ann.open("me", "invite")
    fresh = (await ann.post(f"/api/tables/{table['id']}/seats/1/invite"))["invite"]
    take = f"/api/tables/{table['id']}/seats/1/take"
    await tom.post(take, {"invite": table["invites"]["1"]}, status=403)
    await tom.post(take, {"invite": fresh})
    assert (await tom.post(f"/api/tables/{table['id']}/seats/0/invite", status=403))["code"] == "not-host"


@in_a_house
async def test_the_host_starts_once_nobody_is_missing(house: House) -> None:
    ann, tom = await house.person(), await house.person()
    table = await ann.open("me", "open")
    assert table["status"] == "lobby"
    start = f"/api/tables/{table['id']}/start"
    assert (await ann.post(start, status=409))["code"] == "seats-open"
    assert (await tom.post(start, status=403))["code"] == "not-host"
    await tom.post(f"/api/tables/{table['id']}/seats/1/take")
    assert (await ann.post(start))["status"] == "playing"
    assert (await ann.post(start, status=409))["code"] == "started"


@in_a_house
async def test_the_lobby_hears_of_new_seats_and_of_the_start(house: House) -> None:
    ann, tom = await house.person("Ann"), await house.person("Tom")
    table = await ann.open("me", "open")
    async with ann.at(table) as seat:
        assert seat.heard[0]["scene"] is None
        await tom.post(f"/api/tables/{table['id']}/seats/1/take")
        assert (await seat.next("table"))["table"]["seats"][1]["name"] == "Tom"
        await ann.post(f"/api/tables/{table['id']}/start")
        while not seat.scene:
            await seat.next("view")
        assert seat.scene["board"]


@in_a_house
async def test_who_leaves_the_lobby_frees_the_seat_and_who_leaves_a_game_is_replaced_by_a_bot(house: House) -> None:
    ann, tom = await house.person("Ann"), await house.person("Tom")
    table = await ann.open("me", "open", options={"first_player": "seat1"})
    take, leave = (f"/api/tables/{table['id']}/seats/1/{what}" for what in ("take", "leave"))
    await tom.post(take)
    assert (await tom.post(leave))["seats"][1]["kind"] == "open"
    assert (await tom.post(leave, status=403))["code"] == "not-yours"
    await tom.post(take)
    await ann.post(f"/api/tables/{table['id']}/start")
    async with ann.at(table) as seat:
        left = await tom.post(leave, {"level": "random"})
        assert (left["seats"][1]["kind"], left["seats"][1]["level"]) == ("bot", "random")
        assert (await seat.next("update"))["events"][0]["text"] == "Tom leaves. A bot plays on."
        await seat.next("update", by=1)


@run_async
async def test_the_host_may_replace_who_is_long_away(tmp_path: Path) -> None:
    async with House(settings(tmp_path, away=0.0)) as house:
        ann, tom, table = await house.pair()
        bot = f"/api/tables/{table['id']}/seats/1/bot"
        async with tom.at(table):
            assert (await ann.post(bot, status=409))["code"] == "seat-taken"
        assert (await tom.post(bot, status=403))["code"] == "not-host"
        assert (await ann.post(bot, {"level": "random"}))["seats"][1]["kind"] == "bot"


@run_async
async def test_the_host_may_replace_who_never_came_back_after_a_restart(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann, _, table = await house.pair()
    async with House(settings(tmp_path), watch) as house:
        ann, bot = Person(house, ann.key, ""), f"/api/tables/{table['id']}/seats/1/bot"
        async with ann.at(table):
            assert (await ann.post(bot, status=409))["code"] == "seat-taken"
            watch.time += 61.0
            assert (await ann.post(bot, {"level": "random"}))["seats"][1]["kind"] == "bot"


@run_async
async def test_who_has_just_sat_down_is_not_replaced(tmp_path: Path) -> None:
    watch = Watch()
    async with House(settings(tmp_path), watch) as house:
        ann, tom = await house.person(), await house.person()
        table = await ann.open("me", "open")
        watch.time += 300.0
        await tom.post(f"/api/tables/{table['id']}/seats/1/take")
        watch.time += 59.0
        assert (await ann.post(f"/api/tables/{table['id']}/seats/1/bot", status=409))["code"] == "seat-taken"


@in_a_house
async def test_away_is_shown_and_heard(house: House) -> None:
    ann, tom, table = await house.pair()
    async with ann.at(table) as seat:
        assert seat.heard[0]["table"]["seats"][1]["away"] is True
        async with tom.at(table):
            assert (await seat.next("table"))["table"]["seats"][1]["away"] is False
        assert (await seat.next("table"))["table"]["seats"][1]["away"] is True


@in_a_house
async def test_a_shared_screen_without_secrets_turns_to_whoever_decides(house: House) -> None:
    ann = await house.person()
    table = await ann.open("me", "screen", options={"first_player": "seat0"})
    async with ann.at(table) as seat:
        assert seat.heard[0]["seats"] == [0, 1]
        assert seat.heard[0]["curtain"] is None
        for _ in range(6):
            await seat.moved()
            assert seat.heard[-1]["seat"] == seat.scene["actor"]


@in_a_house
async def test_a_shared_screen_with_secrets_is_covered_until_its_player_opens_it(house: House) -> None:
    ann = await house.person()
    table = await ann.open("me", "screen", game="nim")
    async with ann.at(table) as seat:
        shut = seat.heard[0]
        assert (shut["seat"], shut["curtain"]) == (None, {"seat": 0})
        assert shut["scene"]["choices"] == []
        assert all("n" not in item for zone in shut["scene"]["zones"] for item in zone["items"])
        assert not any(line.get("only_you") for line in shut["log"])
        await seat.send(type="play", id="x", ply=seat.ply, act=3)
        assert (await seat.next("refused"))["code"] == "not-yours"
        await seat.send(type="curtain", open=1)
        assert (await seat.next("error"))["code"] == "bad-request"
        await seat.send(type="curtain", open=0)
        opened = await seat.next("view")
        assert (opened["seat"], opened["curtain"]) == (0, None)
        assert any(line.get("only_you") for line in opened["log"])
        await seat.play(seat.scene["choices"][0]["act"])
        covered = await seat.next("view")
        assert (covered["seat"], covered["curtain"]) == (None, {"seat": 1})
        assert not any(line.get("only_you") for line in covered["log"])


@in_a_house
async def test_a_shared_screen_no_longer_shows_a_seat_that_another_took(house: House) -> None:
    ann, eve = await house.person("Ann"), await house.person("Eve")
    table = await ann.open("me", "screen", "screen", game="nim")
    async with ann.at(table) as seat:
        await seat.send(type="curtain", open=0)
        assert (await seat.next("view"))["seat"] == 0
        invite = await ann.post(f"/api/tables/{table['id']}/seats/0/invite")
        await eve.post(f"/api/tables/{table['id']}/seats/0/take", invite)
        shut = await seat.next("view")
        assert (shut["seat"], shut["seats"], shut["curtain"]) == (None, [1, 2], {"seat": 1})


@in_a_house
async def test_behind_a_shut_curtain_nothing_is_said_of_what_may_be_taken_back(house: House) -> None:
    ann = await house.person()
    table = await ann.open("me", "screen", game="dracomundis")
    async with ann.at(table) as seat:
        while seat.heard[-1].get("undo", {}).get("label", "") == "":
            told = seat.heard[-1]
            if told.get("curtain"):
                await seat.send(type="curtain", open=told["curtain"]["seat"])
                await seat.next("view")
            else:
                await seat.moved()
    async with ann.at(table) as seat:
        shut = seat.heard[0]
        assert shut["curtain"] is not None
        assert (shut["undo"]["label"], shut["undo"]["to"], shut["undo"]["code"]) == ("", None, "watching")


@in_a_house
async def test_the_last_seat_on_a_shared_screen_needs_no_curtain(house: House) -> None:
    ann, eve = await house.person("Ann"), await house.person("Eve")
    table = await ann.open("me", "screen", game="nim")
    async with ann.at(table) as seat:
        assert seat.heard[0]["curtain"] == {"seat": 0}
        invite = await ann.post(f"/api/tables/{table['id']}/seats/0/invite")
        await eve.post(f"/api/tables/{table['id']}/seats/0/take", invite)
        shown = await seat.next("view")
        assert (shown["seat"], shown["curtain"]) == (1, None)


@run_async
async def test_a_seat_that_could_not_be_stored_is_nobodys(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann, tom = await house.person("Ann"), await house.person("Tom")
        table = await ann.open("me", "open", game="nim")
        async with tom.at(table) as seat:
            refuse_entries(tmp_path)
            refused = await tom.post(f"/api/tables/{table['id']}/seats/1/take", status=503)
            assert refused["code"] == "unavailable"
            again = await seat.next("view")
            assert (again["seats"], again["table"]["seats"][1]["kind"]) == ([], "open")


@in_a_house
async def test_three_at_a_table_where_one_resigns_go_on_with_a_bot(house: House) -> None:
    people = [await house.person(name) for name in ("Ann", "Tom", "Eve")]
    table = await people[0].open("me", "open", "open", game="nim")
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{table['id']}/seats/{seat}/take")
    await people[0].post(f"/api/tables/{table['id']}/start")
    async with people[0].at(table) as seat:
        async with people[2].at(table) as third:
            await third.send(type="resign", id="r")
            await third.next("view", "update", id="r")
        while (await seat.next("table"))["table"]["seats"][2]["kind"] != "bot":
            pass
        assert seat.scene["actor"] == 0


@in_a_house
async def test_a_table_without_spectators_is_closed_to_strangers(house: House) -> None:
    ann, tom, table = await house.pair(spectators=False)
    eve = await house.person("Eve")
    assert (await eve.get(f"/api/tables/{table['id']}", status=403))["code"] == "private"
    await tom.get(f"/api/tables/{table['id']}")
    assert ann
    async with connect(f"{house.ws}/api/tables/{table['id']}/live") as socket:
        await socket.send('{"type":"hello"}')
        await socket.wait_closed()
        assert socket.close_code == 4003


@in_a_house
async def test_who_leaves_a_table_without_spectators_looks_on_no_longer(house: House) -> None:
    ann, tom, table = await house.pair(spectators=False)
    async with ann.at(table) as host, tom.at(table) as guest:
        await tom.post(f"/api/tables/{table['id']}/seats/1/leave", {"level": "random"})
        await guest.socket.wait_closed()
        assert guest.socket.close_code == 4003
        await ann.post(f"/api/tables/{table['id']}/seats/0/leave", {"level": "random"})
        await host.send(type="ping")
        await host.next("pong")  # the host may look
