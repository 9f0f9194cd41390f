"""A house and a browser for each worker; every page must be quiet and stay at home."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

import tavola.server
from web import chromium
from web.house import House
from web.seat import Seat

STATIC = Path(tavola.server.__file__).parent / "static" / "index.html"
expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong
DESKTOP = {"width": 1280, "height": 800}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert STATIC.exists(), f"the browser table is not built: run `make test`, or `make web` first ({STATIC})"
    made = House(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = chromium.executable()
        yield playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))


Visit = Callable[..., Seat]


@pytest.fixture
def visit(house: House, browser: Browser) -> Iterator[Visit]:
    """Opens browsers, each with cookies of its own; at the end none may have complained or gone elsewhere."""
    seats: list[Seat] = []

    def open_one(path: str = "/", **wishes: Any) -> Seat:
        motion = wishes.pop("motion", "reduce")
        settings = wishes.pop("settings", {})
        address = wishes.pop("address", house.address)
        wishes.setdefault("service_workers", "block")  # what a test sees comes from the server itself
        context = browser.new_context(
            base_url=address, viewport=wishes.pop("viewport", DESKTOP), reduced_motion=motion, **wishes
        )
        seat = Seat(context.new_page(), address, settings)
        seats.append(seat)
        seat.go(path)
        return seat

    yield open_one
    for seat in seats:
        complaints, strangers = seat.complaints, seat.strangers
        seat.page.context.close()
        assert complaints == [], "the console complained"
        assert strangers == [], "a request left the origin"


@pytest.fixture
def seat(visit: Visit) -> Seat:
    return visit()


@pytest.fixture
def page(seat: Seat) -> Page:
    return seat.page
