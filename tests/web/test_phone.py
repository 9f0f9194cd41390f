"""Small screens: big boards open where a cell can be hit, a small map, a loupe under the finger, double taps."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tavola
from web.screenshots import play_one
from web.seat import Seat

Visit = Callable[..., Seat]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LARGE = [slug for slug in ("gadranton",) if slug in tavola.games()]


AT_32 = """() => {
    const {width} = document.querySelector('.space').getBoundingClientRect();
    return 30 < width && width < 34;
}"""


def sit(visit: Visit, slug: str) -> Seat:
    seat = visit(**PHONE)
    bots = [{"kind": "bot", "level": "random"}] * (tavola.game(slug).seats[0] - 1)
    seat.open_table(slug, seats=[{"kind": "me"}, *bots])
    seat.wait_for_turn()
    return seat


def sit_at_a_big_board(visit: Visit, slug: str) -> Seat:
    """Played on until the own pieces are on the board: then it opens."""
    seat, dice = sit(visit, slug), random.Random(3)
    for _ in range(40):
        if seat.page.locator("svg.board.zoomed").count():
            return seat
        seat.wait_for_turn()
        play_one(seat, dice)
    raise AssertionError("no piece of its own after 40 decisions")


WHOLE = """() => [...document.querySelectorAll('.sp.slim .facts')].every(row => {
    const room = row.getBoundingClientRect();
    const seen = [...row.children].map(fact => fact.getBoundingClientRect()).filter(fact => fact.top < room.bottom - 1);
    return seen.length > 0 && seen.every(fact => fact.right <= room.right + 1 && fact.bottom <= room.bottom + 1);
})"""


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
@pytest.mark.parametrize("slug", sorted(tavola.games()))
def test_no_fact_of_a_seat_is_cut(visit: Visit, slug: str, language: str) -> None:
    seat = visit(settings={"language": language}, **PHONE)
    for many in [many for many in tavola.game(slug).seats if 2 <= many <= 4]:
        seat.open_table(slug, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (many - 1)])
        seat.wait_for_turn()
        expect(seat.page.locator(".sp.slim")).to_have_count(many)
        seat.page.wait_for_function(WHOLE)


def wait_for_cells(page: Page, what: str) -> None:
    """Waits until the cells are so wide: `> 34`."""
    page.wait_for_function(f"() => document.querySelector('.space').getBoundingClientRect().width {what}")


def empty_corner(page: Page) -> tuple[float, float]:
    """A spot of the stage where no space is."""
    box = page.locator("svg.board").bounding_box()
    assert box
    return box["x"] + 3, box["y"] + 3


@pytest.mark.parametrize("slug", LARGE)
def test_a_big_board_opens_where_a_cell_is_32_pixels_at_the_own_pieces(visit: Visit, slug: str) -> None:
    seat = sit_at_a_big_board(visit, slug)
    seat.page.wait_for_function(AT_32)


def test_a_small_board_opens_whole(visit: Visit) -> None:
    seat = sit(visit, "adventurers-guard")
    wait_for_cells(seat.page, "> 34")
    expect(seat.page.get_by_test_id("mini-map")).to_have_count(0)


def test_a_double_tap_fits_the_board_and_another_shows_what_is_lit(visit: Visit) -> None:
    seat = sit_at_a_big_board(visit, LARGE[0])
    page = seat.page
    seat.wait_for_turn()
    page.wait_for_function(AT_32)
    page.mouse.dblclick(*empty_corner(page))
    expect(page.locator("svg.board.zoomed")).to_have_count(0)
    wait_for_cells(page, "< 30")
    page.mouse.dblclick(*empty_corner(page))
    expect(page.locator("svg.board.zoomed")).to_have_count(1)
    expect(page.get_by_test_id("mini-map")).to_be_visible()
    for lit in page.locator(".lit:not(.far)").all()[:4]:
        expect(lit).to_be_in_viewport(ratio=0.3)


def touch(line: Any, kind: str, x: float = 0, y: float = 0) -> None:
    points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finger_on_small_cells_sees_them_in_a_loupe_and_chooses_where_it_is_lifted(visit: Visit) -> None:
    seat = visit(**PHONE)
    seat.open_table(options={"first_player": "seat0"})
    seat.wait_for_turn()
    page, line = seat.page, seat.page.context.new_cdp_session(seat.page)
    wait_for_cells(page, "< 44")
    touch(line, "touchStart", *seat.centre("e5"))
    expect(page.get_by_test_id("loupe")).to_be_visible()
    expect(page.locator("svg.board.aiming")).to_be_visible()
    goal = seat.centre(seat.space_of(seat.lit("target")[0]))

    def lift() -> None:
        touch(line, "touchMove", *goal)
        touch(line, "touchEnd")

    seat.decide(lift)
    expect(page.get_by_test_id("loupe")).to_have_count(0)
