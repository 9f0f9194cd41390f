"""Home at every width: nothing is wider than the window, own tables come first, no third of a desk is empty."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.seat import Seat
from web.test_whole_games import GOLDEN

Visit = Callable[..., Seat]
SIZES = {390: 844, 768: 1024, 1280: 800, 1920: 1080}
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
UPLOAD = """async text => (await fetch("/api/records",
    {method: "POST", headers: {"Content-Type": "application/json"}, body: text})).json()"""


@pytest.fixture
def page(visit: Visit) -> Page:
    """Home of somebody who has a finished game with a long result, and a table that waits for them."""
    seat = visit()
    seat.open_table(options={"first_player": "seat0"})
    record = (GOLDEN / "abandoned-fortress" / "4-won-with-the-crown.json").read_text("utf-8")
    assert "table" in seat.page.evaluate(UPLOAD, record)
    seat.go("/")
    expect(seat.page.get_by_test_id("your-tables").locator("li")).to_have_count(2)
    return seat.page


def test_a_finished_game_does_not_widen_home_and_the_dialog_opens_on_the_screen(page: Page) -> None:
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(WIDER) <= 0
        page.keyboard.press("n")
        box = page.get_by_test_id("new-table").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        page.keyboard.press("Escape")


def test_own_tables_are_above_the_posters_or_beside_them_and_what_waits_comes_first(page: Page) -> None:
    expect(page.get_by_test_id("your-tables").locator("li").first).to_contain_text("Your turn")
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        own, poster = page.get_by_test_id("your-tables").bounding_box(), page.locator("article").first.bounding_box()
        assert own
        assert poster
        assert own["y"] + own["height"] <= poster["y"] or own["x"] >= poster["x"] + poster["width"]
        assert own["y"] < height / 2


def test_a_wide_desk_is_filled(page: Page) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    boxes = [one.bounding_box() for one in page.locator("article").all()]
    assert max(box["y"] + box["height"] for box in boxes if box) > 1080 * 0.9


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_three_actions_lead_from_home_to_a_first_decision_against_a_bot(visit: Visit, how: str) -> None:
    """A newcomer's: a table, its dialog, its goal card."""
    page = visit(settings={"goals": True}).page
    page.wait_for_selector("article")
    if how == "mouse":
        page.get_by_role("button", name=re.compile("Play . Adventurer's Guard")).click()
        page.get_by_test_id("open-table").click()
        page.get_by_test_id("got-it").click()
    else:
        page.keyboard.press("n")
        expect(page.get_by_test_id("open-table")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("got-it")).to_be_focused()
        page.keyboard.press("Enter")
    page.wait_for_selector(".prompt.mine")
    expect(page.get_by_test_id("goal")).to_have_count(0)
