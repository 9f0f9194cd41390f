"""What must not be known: keys, invitations, and what other seats hold."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import tavola
from server.house import House, Person, Seat, in_a_house, run_async, settings
from server.stored import ask, database_of, everything
from tavola.server import keys
from tavola.server.audience import Audience
from tavola.server.client import Client
from tavola.server.sheet import Chair, Sheet
from tavola.server.table import Table


@in_a_house
async def test_without_a_key_or_with_a_wrong_one_nothing_is_given(house: House) -> None:
    ann, _, table = await house.pair()
    thief = Person(house, ann.key[:-1] + ("A" if ann.key[-1] != "A" else "B"), "")
    assert (await thief.get("/api/me", status=401))["code"] == "no-player"
    await thief.post(f"/api/tables/{table['id']}/start", status=401)
    async with connect(f"{house.ws}/api/tables/{table['id']}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "key": thief.key}))
        await socket.wait_closed()
        assert socket.close_code == 4003


@in_a_house
async def test_a_key_opens_only_its_own_seat(house: House) -> None:
    _, tom, table = await house.pair(options={"first_player": "seat0"})
    eve = await house.person("Eve")
    async with tom.at(table) as north, eve.at(table) as watcher:
        for seat, code in ((north, "not-yours"), (watcher, "not-yours")):
            await seat.send(type="play", id="x", ply=0, act=2, seat=0)
            assert (await seat.next("refused"))["code"] == code
        assert watcher.heard[0]["seats"] == []
        await watcher.send(type="resign", id="r")
        assert (await watcher.next("refused"))["code"] == "not-yours"
    await eve.post(f"/api/tables/{table['id']}/seats/0/leave", status=403)


@in_a_house
async def test_a_page_of_another_site_cannot_open_the_socket(house: House) -> None:
    ann, _, table = await house.pair()
    headers = {"Cookie": f"tavola={ann.key}"}
    url = f"{house.ws}/api/tables/{table['id']}/live"
    with pytest.raises(InvalidStatus):
        async with connect(url, origin="https://evil.example", additional_headers=headers):  # type: ignore[arg-type]
            pass
    ours = f"http://127.0.0.1:{house.port}"
    async with connect(url, origin=ours, additional_headers=headers) as socket:  # type: ignore[arg-type]
        seat = Seat(socket)
        await seat.send(type="hello")
        assert (await seat.next("view"))["seats"] == [0]


@in_a_house
async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(house: House) -> None:
    answer = await house.http.post("/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "key" not in answer.json()
    assert (await house.http.get("/api/me")).json()["name"] == "Ann"
    renamed = await house.http.post("/api/me", json={"name": "Anna"})
    assert renamed.json()["player"] == answer.json()["player"]
    assert (await house.http.get("/api/me")).json()["name"] == "Anna"


@run_async
async def test_no_secret_is_stored_or_logged(tmp_path: Path) -> None:
    async with House(settings(tmp_path)) as house:
        ann = await house.person()
        table = await ann.open("me", "invite")
        invite = table["invites"]["1"]
        await ann.get(f"/api/tables/{table['id']}")
    stored = (
        b"".join(path.read_bytes() for path in tmp_path.glob("tavola.db*")) + everything(database_of(tmp_path)).encode()
    )
    assert ann.key.encode() not in stored
    assert invite.encode() not in stored
    assert len(ann.key) >= 43
    assert ask(tmp_path, "SELECT length(key) FROM players") == [(32,)]


def test_keys_are_compared_by_digest() -> None:
    key = keys.new_key()
    assert keys.fits(key, keys.digest(key))
    assert not keys.fits(key + "x", keys.digest(key))
    assert not keys.fits("", None)
    assert len({keys.new_key() for _ in range(100)}) == 100


@in_a_house
async def test_every_answer_carries_the_security_headers(house: House) -> None:
    for path in ("/api/health", "/nowhere", "/api/games", "/api/tables/none"):
        headers = (await house.http.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@in_a_house
async def test_a_form_of_another_site_cannot_post(house: House) -> None:
    ann = await house.person()
    answer = await house.http.post(
        "/api/tables", content='{"game":"nim"}', headers=ann.headers | {"content-type": "text/plain"}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


# swap the secrets: whatever a seat cannot know may change, and no byte it receives does


class Ear:
    """Everything one client of a table is sent."""

    def __init__(self, audience: Audience, eyes: int | None) -> None:
        self.heard: list[bytes] = []
        self.client = Client(None, "", self.heard.append)
        self.client.seats = [] if eyes is None else [eyes]
        audience.join(self.client, 0)


def audience_of(game: tavola.Game, seats: int, start: dict | None) -> Audience:
    sheet = Sheet(
        id="t", game=game.slug, rules="1", options={}, start=start, host="h", status="playing", created=0.0, touched=0.0
    )
    chairs = [Chair(table="t", seat=seat, kind="player", player=f"p{seat}", name=f"P{seat}") for seat in range(seats)]
    return Audience(Table(sheet, chairs), lambda: 0.0)


def heard_in(game: tavola.Game, seats: int, start: dict, eyes: int | None, actions: list[int]) -> list[bytes]:
    """What one pair of eyes receives while these actions are played from a position."""
    audience = audience_of(game, seats, start)
    table, ear = audience.table, Ear(audience, eyes)
    for action in actions:
        actor = int(table.line.state.actor)
        kind, seat = ("chance", None) if actor < 0 else ("play", actor)
        table.act(kind, seat, action, 0.0)
        table.sheet.actor = int(table.line.state.actor)
        audience.sights.clear()
        audience.tell(Client.say, seat)
    return ear.heard


SECRET_GAMES = [slug for slug in tavola.games() if type(tavola.game(slug).new()).imagine is not tavola.State.imagine]


@pytest.mark.parametrize("slug", SECRET_GAMES)
@given(seed=st.integers(0, 10**6), length=st.integers(0, 60))
def test_swapping_the_secrets_changes_no_byte_a_client_receives(slug: str, seed: int, length: int) -> None:
    game, rng = tavola.game(slug), tavola.Rng(seed)
    seats = game.seats[seed % len(game.seats)]
    state = game.new(seats)
    for _ in range(length):
        if state.actor == tavola.OVER:
            return
        state.play(state.sample(rng))
    eyes = seed % seats
    other = state.imagine(eyes, rng)
    actions = common_moves(state.clone(), other.clone(), eyes, rng)
    real, imagined = (heard_in(game, seats, game.dump(each), eyes, actions) for each in (state, other))
    assert real == imagined


def common_moves(real: tavola.State, other: tavola.State, eyes: int, rng: tavola.Rng) -> list[int]:
    """A few moves of these eyes, legal in both worlds; the conformance suite says all of them are."""
    moves: list[int] = []
    while len(moves) < 3 and real.actor == other.actor == eyes:
        action = int(real.sample(rng))
        assert other.permits(action)
        if seen_differently(real, other, action, eyes):
            break
        real.play(action)
        other.play(action)
        moves.append(action)
    return moves


def seen_differently(real: tavola.State, other: tavola.State, action: int, eyes: int) -> bool:
    """A move that teaches the mover something rightly differs from here on."""
    tales = []
    for state in (real.clone(), other.clone()):
        chronicle = tavola.Chronicle()
        state.listener = chronicle
        state.play(action)
        game = tavola.game(state.slug())
        tales.append((game.story(chronicle.take(), eyes), game.scene(state, eyes)))
    return tales[0] != tales[1]


@in_a_house
async def test_over_real_sockets_each_player_receives_his_own_card_and_nobody_elses(house: House) -> None:
    ann, tom, table = await house.pair(game="nim")
    eve = await house.person("Eve")
    async with ann.at(table) as south, tom.at(table) as north, eve.at(table) as watcher:
        cards = {}
        for seat, who in ((south, 0), (north, 1)):
            hands = {zone["owner"]: zone["items"][0] for zone in seat.scene["zones"]}
            assert "n" not in hands[1 - who]
            cards[who] = hands[who]["n"]
        assert all("n" not in zone["items"][0] for zone in watcher.scene["zones"])
        assert set(cards.values()) <= {1, 2, 3}
        dealt = [line for seat in (south, north) for line in seat.heard[0]["log"] if line["kind"] == "dealt"]
        assert [line["seat"] for line in dealt] == [0, 1]
        assert all(line["only_you"] for line in dealt)
        assert not any(line["kind"] == "dealt" for line in watcher.heard[0]["log"])
