"""Two worlds one player cannot tell apart: the same table on two servers, with what he cannot know drawn anew.

Every route and every message is tried in both; whatever differs in an answer is a leak.
"""

import asyncio
import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import tavola
from server.house import House, Seat, Watch, settings
from tavola.kernel.rng import Rng
from tavola.server import admins, opening
from tavola.server.sheet import Chair, Sheet

TRIED = 30  # actions whose refusal is asked for
Said = tuple[str, str]  # what was asked, what was answered
OWN = re.compile(
    r'"(commitment|next|secret|invite|key|player|host)":"[^"]*"|"id":"(pl_|ad_|ba_)?[a-z0-9]{8,16}"|"table":"[a-z0-9]{16}"'
)
MEASURED = re.compile(r'"(memory|bytes|since|moves|commits|requests|half|most)":[^,}\]]*')  # differs from run to run
RANDOM = re.compile(r"[a-z0-9]{16}")


class Place(NamedTuple):
    """A position, and one pair of eyes on it."""

    game: tavola.Game
    state: tavola.State
    eyes: int


def place(game: tavola.Game, seed: int) -> Place | None:
    """A position of a random game, somebody to decide; half the time it is the one who looks."""
    rng = Rng(seed)
    state = game.new(game.seats[seed % len(game.seats)])
    for _ in range(rng.below(90)):
        if state.actor == tavola.OVER:
            return None
        state.play(state.sample(rng))
    while state.actor == tavola.CHANCE:
        state.play(state.sample(rng))
    if state.actor == tavola.OVER:
        return None
    return Place(game, state, int(state.actor) if seed % 2 else rng.below(state.seats))


def beside(at: Place) -> int:
    """Another seat. Whoever plays alone has none beside him: a bot in his own would be named, and play, by lot."""
    return (at.eyes + 1) % max(2, at.state.seats)


class World:
    """A server, a table at a position, and the player who looks, who is its host as well."""

    other_id, admin_key = "pl_other", "adm_key"

    def __init__(self, house: House, at: Place, watch: Watch) -> None:
        self.house, self.at, self.watch = house, at, watch
        self.admin_key = admins.make(house.hall.engine, "Root", 0.0)[1]
        self.told: list[Said] = []

    async def open(self) -> None:
        self.me, other = await self.house.person("Ann"), await self.house.person("Zoe")
        self.other_id = other.id
        game, state, eyes = self.at
        self.id = self.house.hall.share.new_id()
        sheet = Sheet(
            id=self.id,
            game=game.slug,
            rules=game.version,
            options=game.options_of(state),
            start=game.dump(state),
            host=self.me.id,
            created=0.0,
            touched=0.0,
        )
        chairs = [
            Chair(
                table=self.id, seat=seat, kind="player", player=(self.me if seat == eyes else other).id, name=f"P{seat}"
            )
            for seat in range(state.seats)
        ]
        await opening._store(self.house.hall, sheet, chairs, True, lambda _: None)

    def note(self, asked: str, answer: str) -> None:
        """An answer without what is random in every table: names, keys and seals."""
        plain = MEASURED.sub(r'"\1"', OWN.sub(r'"\1"', answer))
        names = {self.id: "TABLE", self.other_id: "OTHER", self.admin_key: "ADMIN"}
        for own, name in names.items():
            asked, plain = asked.replace(own, name), plain.replace(own, name)
        self.told.append((asked, plain))

    async def ask(self, method: str, path: str, body: Any = None) -> None:
        self.watch.time += 1.0  # lists go by time, and among tables of one moment by random names
        headers = {"Authorization": f"Bearer {self.admin_key}"} if "/admin" in path else self.me.headers
        answer = await self.house.http.request(method, path, headers=headers, json=body)
        self.note(f"{method} {path} {json.dumps(body)}", f"{answer.status_code} {answer.text}")

    async def say(self, seat: Seat, message: dict[str, Any]) -> None:
        """A message, and everything that is heard until the answer to a ping."""
        await seat.send(**message)
        await seat.send(type="ping")
        before = len(seat.raw)
        await seat.next("pong")
        self.note(json.dumps(message), "\n".join(seat.raw[before:]))


def requests(world: World) -> Iterator[tuple[str, str, Any]]:
    """Every request a player may send to a table, those that change it last."""
    game, state, eyes = world.at
    table, other = f"/api/tables/{world.id}", beside(world.at)
    seats = [{"kind": "me"}, *({"kind": "screen"} for _ in range(state.seats - 1))]
    for path in ("", "/rules", "/scene", "/theme/theme.json", "/locale/en.ftl", "/goal", "/pictures", "/leaders"):
        yield "GET", f"/api/games/{game.slug}{path}", None
    for path in ("/api/health", "/api/games", "/api/me", "/api/me/notices", "/api/lessons", "/api/tables"):
        yield "GET", path, None
    for path in ("", "/goal", "/record", "/replay", "/review", "/review/0", "/story"):
        yield "GET", f"{table}{path}", None
    for seat in range(state.seats):
        for path in ("replay", "replay/0", "replay/1"):
            yield "GET", f"{table}/{path}?seat={seat}&lang=fr", None
    yield "GET", f"{table}/replay/0", None
    yield "POST", "/api/me", {"name": "Ann"}
    yield "POST", "/api/me/hook", {"url": "https://203.0.113.7/told"}
    yield "DELETE", "/api/me/hook", None
    yield "POST", "/api/me/browsers", {"endpoint": "https://203.0.113.7/push", "p256dh": "no", "auth": "key"}
    yield "DELETE", "/api/me/browsers/{browser}", None
    yield "GET", f"/api/players/{world.other_id}", None
    yield "GET", "/api/me/export", None
    yield from account_requests()
    yield "POST", f"/api/games/{game.slug}/lesson", {}
    yield "POST", f"{table}/branch", {"ply": 0, "seats": seats}
    for path in ("review", "review/0", "hint"):
        yield "POST", f"{table}/{path}", {}
    yield "POST", f"{table}/start", {}
    yield "POST", f"{table}/rematch", {}
    yield "POST", "/api/records", {}
    for seat in {eyes, other}:
        yield "POST", f"{table}/seats/{seat}/name", {"name": "Bo"}
        yield "POST", f"{table}/seats/{seat}/take", {}
        yield "POST", f"{table}/seats/{seat}/share", {"share": "a1" * 16}
        yield "POST", f"{table}/seats/{seat}/invite", {}
    yield "POST", f"{table}/seats/{other}/bot", {"level": "random"}
    yield "POST", f"{table}/seats/{other}/leave", {}
    yield "POST", "/api/tables", {"game": game.slug, "seats": seats, "start": False}


def account_requests() -> Iterator[tuple[str, str, Any]]:
    """How one comes in; nobody does."""
    yield "GET", "/api/me/account", None
    for path in ("/api/me/passkeys/options", "/api/passkeys/options", "/api/me/codes", "/api/me/out"):
        yield "POST", path, {}
    for path in ("/api/me/passkeys", "/api/passkeys"):
        yield "POST", path, {"credential": {"id": "QQ", "rawId": "QQ", "type": "public-key", "response": {}}}
    yield "POST", "/api/recovery", {"code": "none"}
    yield "DELETE", "/api/me/passkeys/{passkey}", None
    yield "DELETE", "/api/me/devices/{device}", None


def last_requests(world: World) -> Iterator[tuple[str, str, Any]]:
    """What ends a table; nobody is sent away, for a bot would play on as it likes."""
    table, other = f"/api/tables/{world.id}", beside(world.at)
    yield "POST", f"{table}/mute", {"seat": other}
    yield "POST", f"{table}/kick", {"line": 1}
    yield "DELETE", table, None
    yield "POST", f"{table}/close", {}
    yield "DELETE", table, None


def office_requests(world: World) -> Iterator[tuple[str, str, Any]]:
    """All an admin may look up; what ends a table or a player comes last."""
    office, table, player = "/api/admin", f"/api/admin/tables/{world.id}", f"/api/admin/players/{world.other_id}"
    for path in ("", "/load", "/tables", "/players", "/bans", "/log"):
        yield "GET", f"{office}{path}", None
    yield "GET", table, None
    yield "POST", f"{office}/in", {"key": world.admin_key}
    yield "POST", f"{office}/out", {}
    yield "POST", f"{office}/bans", {"kind": "mute", "what": world.other_id, "hours": 1}
    yield "DELETE", f"{office}/bans/ba_none", None
    yield "POST", f"{office}/drain", {"minutes": 90}
    yield "DELETE", f"{office}/drain", None
    yield "POST", f"{office}/backup", {}
    yield "POST", f"{player}/revoke", {}


def farewell(world: World) -> Iterator[tuple[str, str, Any]]:
    """The end of it all."""
    yield from list(office_requests(world))[:7]
    yield "POST", f"/api/admin/tables/{world.id}/close", {}
    yield "DELETE", f"/api/admin/players/{world.other_id}", None
    yield "DELETE", f"/api/admin/tables/{world.id}", None
    yield "DELETE", "/api/me", None
    yield "POST", "/api/me/key", {}


def all_requests(world: World) -> list[tuple[str, str, Any]]:
    return [*requests(world), *last_requests(world), *office_requests(world), *farewell(world)]


def messages(at: Place, ids: list[str]) -> Iterator[dict[str, Any]]:
    """Every message, moves excepted."""
    rng, size = Rng(1), at.game.actions.size
    legal = [int(action) for action in at.state.legal()] if at.state.actor == at.eyes else []
    for nth in range(TRIED):
        act = legal[rng.below(len(legal))] if legal and nth % 3 == 0 else rng.below(size)
        yield {"type": "why", "id": f"w{nth}", "act": act}
        yield {"type": "play", "id": f"p{nth}", "ply": 10_000, "act": act}
        if ids:
            yield {"type": "why", "id": f"v{nth}", "ids": [ids[rng.below(len(ids))] for _ in range(1 + nth % 2)]}
    yield {"type": "hello"}
    yield {"type": "sync", "after": 0}
    yield {"type": "curtain", "open": at.eyes}
    yield {"type": "autopass", "kind": "arrow", "when": "never"}
    yield {"type": "quiet", "on": True}
    yield {"type": "quiet", "on": False}
    yield {"type": "language", "language": "fr"}
    yield {"type": "share", "id": "f1", "share": "b2" * 16}
    yield {"type": "chat", "id": "c1", "text": "Well met"}
    yield {"type": "older", "before": 3}
    yield {"type": "draw", "id": "d1", "do": "offer"}
    yield {"type": "rest", "id": "r1", "ply": 10_000}
    yield {"type": "takeback", "id": "b1", "do": "ask"}
    yield {"type": "lesson", "id": "l1", "do": "skip"}
    yield {"type": "ping"}


def seen(scene: dict[str, Any]) -> list[str]:
    """What a person could click."""
    return [each["id"] for part in ("spaces", "pieces", "zones") for each in scene.get(part, [])]


async def look(world: World, moves: list[int]) -> None:
    """Ask everything, play the moves, ask again, take back, close, give up."""
    for asked in (*requests(world), *office_requests(world)):
        await world.ask(*asked)
    async with world.me.at(world.id) as seat:
        world.note("hello", "\n".join(seat.raw))
        for message in messages(world.at, seen(seat.scene)):
            await world.say(seat, message)
        for nth, move in enumerate(moves):
            await world.say(seat, {"type": "play", "id": f"m{nth}", "ply": seat.ply, "act": move})
        for asked in list(requests(world))[:20]:
            await world.ask(*asked)
        for back in range(2):
            await world.say(seat, {"type": "undo", "id": f"u{back}", "ply": seat.ply, "to": max(0, seat.ply - 1)})
        for asked in last_requests(world):
            await world.ask(*asked)
        await world.say(seat, {"type": "resign", "id": "r1"})
    for asked in farewell(world):
        await world.ask(*asked)


async def tried(at: Place, moves: list[int]) -> list[Said]:
    """What one world tells."""
    with tempfile.TemporaryDirectory() as folder:
        watch = Watch()
        async with House(settings(Path(folder)), watch) as house:
            world = World(house, at, watch)
            await world.open()
            await look(world, moves)
            return world.told


def difference(at: Place, seed: int) -> tuple[str, str, str] | None:
    """The first answer that differs between the real world and one imagined for these eyes."""
    rng = Rng(seed + 1)
    other = at.state.imagine(at.eyes, rng)
    moves = common_moves(at.state.clone(), other.clone(), at.eyes, rng)
    real, imagined = (asyncio.run(tried(at._replace(state=state), moves)) for state in (at.state, other))
    for (asked, said), (_, heard) in zip(real, imagined, strict=True):
        if said != heard:
            return asked, said, heard
    return None


def common_moves(real: tavola.State, other: tavola.State, eyes: int, rng: Rng) -> list[int]:
    """A few moves of these eyes, legal in both worlds, after which nothing is drawn and nothing rightly learnt."""
    moves: list[int] = []
    while len(moves) < 3 and real.actor == other.actor == eyes:
        action = int(real.sample(rng))
        assert other.permits(action)
        if seen_differently(real, other, action, eyes):
            break
        real.play(action)
        other.play(action)
        if real.actor < 0:
            break
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
