"""A server for tests that only ask, and games of a test's own."""

import asyncio
import threading
from collections.abc import Iterator

import httpx
import pytest

import tavola
from server.house import PATIENCE, House
from server.house import settings as server_settings
from server.seating import Games
from tavola.kernel import registry


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    ready, stop = threading.Event(), threading.Event()
    found: list[str] = []

    async def live() -> None:
        async with House(server_settings(tmp_path_factory.mktemp("openapi"))) as house:
            found.append(f"http://127.0.0.1:{house.port}")
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(live()))
    thread.start()
    assert ready.wait(30)
    yield found[0]
    stop.set()
    thread.join(30)


@pytest.fixture(scope="module")
def key(address: str) -> str:
    return str(httpx.post(f"{address}/api/me", json={"cookie": False}, timeout=PATIENCE).json()["key"])


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Games:
    """Makes a game of the test's own findable."""
    known = registry._loaded

    def add(game: tavola.Game) -> None:
        monkeypatch.setattr(registry, "_loaded", lambda slug: game if slug == game.slug else known(slug))

    return add
