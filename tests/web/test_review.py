"""A finished game reviewed: the curve, the sums, what was better; by mouse, by keys, for a reader."""

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import tavola
from tavola.bots.levels import bot
from web.conftest import Visit
from web.seat import Seat

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


KEPT: list[str] = []  # the table once it is reviewed: a review is kept, and whoever comes later need not wait


def record_text() -> str:
    """A game of somebody who looks ahead and somebody who does not."""
    record, rng = (
        tavola.Record.start(tavola.game("adventurers-guard"), names=["Anna", "Odile"], turn_limit=9),
        tavola.Rng(3),
    )
    bots = [bot("greedy", 1), bot("random", 2)]
    while record.state.actor != tavola.OVER:
        state = record.state
        record.play(state.sample(rng) if state.actor < 0 else bots[state.actor].decide(state, state.actor))
    return record.text()


def reviewed(visit: Visit, **wishes: Any) -> Seat:
    """The review page of a short game, once it is done."""
    seat = visit(**wishes)
    if not KEPT:
        assert seat.page.request.post("/api/me", data={}).ok
        kind = {"Content-Type": "application/json"}
        answer = seat.page.request.post("/api/records", data=record_text(), headers=kind)
        assert answer.ok, answer.text()
        KEPT.append(answer.json()["table"]["id"])
    seat.go(f"/t/{KEPT[0]}/review#0")
    expect(seat.page.get_by_test_id("ledger")).to_be_visible(timeout=150_000)
    return seat


def test_the_curve_is_walked_along_and_each_ply_says_what_was_better(visit: Visit) -> None:
    seat = reviewed(visit)
    page = seat.page
    expect(page.get_by_test_id("ledger")).to_contain_text("Where the chances of Anna went")
    slider = page.get_by_test_id("review-range")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page.get_by_test_id("here")).to_contain_text("Moves here")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Ply 1 of \d+\. .+ The chance of Anna: \d+\."))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("here")).to_contain_text("What could have fallen")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("arrows").locator("g, circle").first).to_be_attached()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")


def test_the_list_leads_to_its_ply_and_on_to_a_table_of_ones_own(visit: Visit) -> None:
    page = reviewed(visit).page
    page.get_by_role("combobox", name="Seen by").select_option("1")
    row = page.get_by_test_id("costly").locator("li").first
    row.locator(".go").click()
    expect(row.locator(".go")).to_have_attribute("aria-current", "true")
    expect(row).to_contain_text("Better: ")
    row.get_by_role("button", name="Try it from here").click()
    page.wait_for_url(lambda url: "/review" not in url)
    page.wait_for_selector("[data-testid=board]")


@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_serious_on_a_review(visit: Visit, width: int) -> None:
    seat = reviewed(visit, viewport={"width": width, "height": 800}, bypass_csp=True)
    seat.page.get_by_role("combobox", name="Seen by").select_option("1")
    seat.page.keyboard.press("]")
    seat.page.get_by_test_id("here").wait_for()
    seat.page.get_by_test_id("arrows").locator("text").first.wait_for(state="attached")
    if shots := os.environ.get("TAVOLA_SHOTS"):
        seat.page.screenshot(path=f"{shots}/review-{width}.png", full_page=width < 700)
    assert seat.page.evaluate("document.documentElement.scrollWidth") <= width
    seat.page.add_script_tag(path=str(AXE))
    found = seat.page.evaluate("async () => (await axe.run()).violations")
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []


def test_a_hint_at_a_practice_table_is_drawn_on_the_board_and_spoken(visit: Visit) -> None:
    seat = visit()
    opened = seat.open_table("adventurers-guard", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    seat.wait_for_turn()
    seat.page.get_by_test_id("hint").wait_for()
    seat.page.keyboard.press("h")
    expect(seat.page.get_by_test_id("arrows").locator("text").first).to_be_attached(timeout=60_000)
    expect(seat.page.get_by_test_id("polite")).to_contain_text("of 100")
    assert seat.ask("GET", f"/tables/{opened['table']['id']}", None)["practice"]
    if shots := os.environ.get("TAVOLA_SHOTS"):
        seat.page.screenshot(path=f"{shots}/hint.png")
    seat.page.keyboard.press("h")
    expect(seat.page.get_by_test_id("arrows")).to_have_count(0)
