"""A rated table from the dialog to the leaderboard; what is in the way of one is said."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from web.seat import Seat
from web.test_accounts import NOTED
from web.test_pages import AXE

Visit = Callable[..., Seat]
PHONE = {"width": 390, "height": 844}
CLOCK = {"bank": 600, "add": 5}


def faults(page: Page) -> list[Any]:
    page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = page.evaluate(
        "async () => (await axe.run()).violations.map(one => [one.id, one.nodes[0].target])"
    )
    return found


def test_the_dialog_says_what_is_in_the_way_of_a_rated_table(visit: Visit) -> None:
    seat = visit("/")
    page = seat.page
    page.wait_for_selector("article")
    page.keyboard.press("N")
    line, choice = page.get_by_test_id("rating-line"), page.get_by_test_id("pick-rating")
    expect(line).to_contain_text("choose a clock")
    expect(choice.get_by_label("Rated", exact=True)).to_be_disabled()
    page.get_by_test_id("pick-clock").locator("label").nth(1).click()
    choice.locator("label").nth(1).click()
    expect(line).to_contain_text("counts for all")
    page.get_by_test_id("pick-clock").locator("label").nth(0).click()
    expect(line).to_contain_text("choose a clock")
    page.get_by_test_id("open-table").click()
    expect(page.get_by_role("alert")).to_contain_text("choose a clock")
    assert faults(page) == []


def test_a_rated_game_leads_to_the_leaderboard(visit: Visit) -> None:
    host = visit(settings={"name": "Anna"})
    seats = [{"kind": "me"}, {"kind": "invite"}]
    opened = host.open_table(seats=seats, clock=CLOCK, rated=True, start=False)
    table, secret = opened["table"]["id"], opened["invites"]["1"]
    expect(host.page.get_by_test_id("rated")).to_be_visible()
    guest = visit(f"/t/{table}#seat=1&invite={secret}", settings={"name": "Tom"}, viewport=PHONE)
    guest.page.get_by_role("button", name="Sit down, rated").click()
    expect(guest.page.get_by_test_id("lobby")).to_contain_text("Tom")
    assert faults(guest.page) == []
    host.page.get_by_test_id("start").click()
    guest.page.wait_for_selector("[data-testid=board]")
    guest.live()
    guest.page.evaluate("line => window.sockets.at(-1).send(line)", json.dumps({"type": "resign", "id": "r"}))
    guest.page.wait_for_function(NOTED)
    guest.go("/leaders/adventurers-guard")
    rows = guest.page.get_by_test_id("leaders-table").locator("tbody tr")
    expect(rows.filter(has_text="Anna")).to_contain_text("1605")
    assert faults(guest.page) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    rows.filter(has_text="Tom").get_by_role("link").click()
    expect(guest.page.locator("main")).to_contain_text("1395")
