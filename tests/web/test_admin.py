"""The admin page, and the button by which a player deletes everything of theirs."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tavola.server import admins
from web.house import House
from web.seat import Seat
from web.test_pages import AXE

Visit = Callable[..., Seat]
PHONE = {"width": 390, "height": 844}
PANES = ("Load", "Tables", "Players", "Bans", "Log")


def key_for(house: House) -> str:
    with admins.opened(str(house.folder / "tables.db")) as engine:
        return admins.make(engine, "Root", time.time())[1]


def come_in(house: House, visit: Visit, **wishes: Any) -> Page:
    page = visit("/admin", **wishes).page
    page.locator("input[type=password]").fill(key_for(house))
    page.keyboard.press("Enter")
    page.wait_for_selector("dl.tiles")
    return page


def pane(page: Page, name: str) -> None:
    page.locator("nav").get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_pane_is_accessible_and_fits_a_phone(house: House, visit: Visit, theme: str) -> None:
    visit().open_table()
    page = come_in(house, visit, viewport=PHONE, settings={"theme": theme})
    page.evaluate(AXE.read_text("utf-8"))
    for name in PANES:
        pane(page, name)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(400)
        found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
        assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in found] == [], name
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], name


def test_a_table_is_found_and_deleted_after_a_second_thought(house: House, visit: Visit) -> None:
    table = visit().open_table()["table"]["id"]
    page = come_in(house, visit)
    pane(page, "Tables")
    page.locator("input[type=search]").fill(table)
    row = page.locator("li.card", has_text=table)
    expect(row).to_have_count(1)
    row.get_by_role("button", name=f"More: {table}").click()
    expect(row).to_contain_text("on disk")
    row.get_by_role("button", name=f"Delete: {table}").click()
    row.get_by_role("button", name="No").click()
    row.get_by_role("button", name=f"Delete: {table}").click()
    row.get_by_role("button", name="Yes").click()
    expect(row).to_have_count(0)
    pane(page, "Log")
    expect(page.locator("ol li").first).to_contain_text(f"delete table {table}")


def test_a_ban_is_made_and_lifted(house: House, visit: Visit) -> None:
    page = come_in(house, visit)
    pane(page, "Bans")
    page.locator("form input").first.fill("203.0.113.0/24")
    page.locator("form .pri").click()
    ban = page.locator("li.card", has_text="203.0.113.0/24")
    expect(ban).to_contain_text("by Root")
    ban.get_by_role("button", name="Lift").click()
    ban.get_by_role("button", name="Yes").click()
    expect(ban).to_have_count(0)


@pytest.mark.parametrize(("language", "word"), [("fr", "Charge"), ("ko", "부하")])
def test_it_speaks_the_readers_language(house: House, visit: Visit, language: str, word: str) -> None:
    page = come_in(house, visit, settings={"language": language})
    expect(page.locator("nav").first).to_contain_text(word)


def test_whoever_leaves_stands_before_the_door(house: House, visit: Visit) -> None:
    page = come_in(house, visit)
    page.reload()
    page.wait_for_selector("dl.tiles")
    page.get_by_role("button", name="Leave").click()
    expect(page.locator("input[type=password]")).to_be_visible()
    page.reload()
    expect(page.locator("input[type=password]")).to_be_visible()


def test_everyone_at_a_table_is_told_of_an_update(house: House, visit: Visit) -> None:
    seat = visit()
    seat.open_table()
    seat.page.wait_for_selector(".prompt.mine")
    page = come_in(house, visit)
    page.locator("input[type=number]").fill("90")
    page.get_by_role("button", name="Update: End in so many minutes").click()
    page.get_by_role("button", name="Yes").click()
    expect(seat.page.get_by_role("status").filter(has_text="updated in 90 minutes")).to_be_visible()
    page.get_by_role("button", name="Stay after all").click()
    expect(seat.page.get_by_text("updated in")).to_have_count(0)


def test_a_player_deletes_everything_after_a_second_thought(visit: Visit) -> None:
    seat = visit(settings={"name": "Zebulon"})
    table = seat.open_table()["table"]["id"]
    page = seat.page
    seat.go("/")
    page.wait_for_selector("article")
    expect(page.locator(f"a[href*='{table}']")).to_have_count(1)
    page.locator("header button").last.click()
    page.get_by_test_id("forget-me").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("cannot be undone")
    page.get_by_test_id("forget-me-yes").click()
    page.wait_for_url(re.compile(r"/$"))
    page.wait_for_selector("article")
    expect(page.locator(f"a[href*='{table}']")).to_have_count(0)
    assert "Zebulon" not in page.evaluate("localStorage.getItem('tavola.settings')")
