"""Nothing a player is told, over every route and by every message, hangs on what he cannot know."""

import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from zlib import crc32

import pytest
from msgspec import inspect

import tavola
from server.planted import KINDS
from server.worlds import World, all_requests, difference, messages, place
from tavola.server.app import create
from tavola.server.protocol import Message
from tavola.server.settings import Settings
from tavola.testing.effort import thoroughness

ROOT = Path(__file__).parents[2]
SEED = os.environ.get("TAVOLA_PLANTED") or date.today().isoformat()  # every day another leak is planted


def by_lot(kind: str) -> int:
    return crc32(f"{SEED} {kind}".encode())


SECRET_GAMES = [slug for slug in tavola.games() if type(tavola.game(slug).new()).imagine is not tavola.State.imagine]
SEEDS = range(1, 2 if thoroughness() == 1 else 6 * thoroughness())
NOT_ASKED_HERE = {"play", "undo", "resign"}  # `look` sends them


@pytest.mark.parametrize("slug", SECRET_GAMES)
def test_whatever_is_asked_the_answer_is_the_same_in_both_worlds(slug: str) -> None:
    looked = 0
    for seed in SEEDS:
        for more in range(20):
            at = place(tavola.game(slug), seed + 1000 * more)
            if at is not None:
                looked += 1
                assert difference(at, seed) is None
                break
    assert looked == len(SEEDS)


def test_every_route_and_every_message_is_tried(tmp_path: Path) -> None:
    at = place(tavola.game("gadranton"), 1)
    assert at is not None
    world = World.__new__(World)
    world.at, world.id = at, "t"
    asked = {(method, path.split("?")[0]) for method, path, _ in all_requests(world)}
    app = create(Settings(db=f"sqlite:///{tmp_path / 'x.db'}")).app
    described = app.openapi_schema.to_schema()["paths"]  # type: ignore[attr-defined]
    named = {"{slug}": "gadranton", "{table}": "t", "{file}": "theme.json", "{name}": "en.ftl", "{ply}": "0"}
    named |= {"{player}": world.other_id, "{ban}": "ba_none"}
    for path, methods in described.items():
        for name, value in named.items():
            path = path.replace(name, value)
        tried = [(method, each) for method, each in asked if each in (path, path.replace("{seat}", str(at.eyes)))]
        tried += [(method, each) for method, each in asked if each == path.replace("{seat}", str(1 - at.eyes))]
        assert {method.upper() for method in methods} <= {method for method, _ in tried}, path
    kinds = inspect.type_info(Message)
    assert isinstance(kinds, inspect.UnionType)
    tags = {each.tag for each in kinds.types if isinstance(each, inspect.StructType)}
    assert {message["type"] for message in messages(at, ["a"])} | NOT_ASKED_HERE == tags


@pytest.mark.parametrize("kind", KINDS if thoroughness() > 1 else sorted(KINDS, key=by_lot)[:1])
def test_a_planted_leak_is_found(kind: str) -> None:
    script = Path(__file__).parent / "planted.py"
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}"}
    run = subprocess.run([sys.executable, script, kind, "gadranton"], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:] or "nothing differed"
