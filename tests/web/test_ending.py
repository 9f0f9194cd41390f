"""The end of a game: what the card says to whom, the picture, the rematch; and what is asked of the others before."""

import json
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tavola
from web.hands import PHONE
from web.seat import Seat
from web.test_pages import AXE

Visit = Callable[..., Seat]
HERE = Path(__file__).parent
SHORT: dict[str, dict[str, Any]] = {
    "abandoned-fortress": {"round_limit": 1},
    "adventurers-guard": {"turn_limit": 8},
    "dracomundis": {"max_rounds": 100},
    "el-dorado": {"round_limit": 1},
    "gadranton": {"round_limit": 2},
}
GAMES = sorted(SHORT)


def sit_two(visit: Visit, **wishes: Any) -> tuple[Seat, Seat]:
    host, guest = visit(), visit()
    opened = host.open_table(seats=[{"kind": "me"}, {"kind": "invite"}], start=False, **wishes)
    guest.introduce("Tom")
    guest.go(f"/t/{opened['table']['id']}#seat=1&invite={opened['invites']['1']}")
    host.page.get_by_test_id("start").click()
    for seat in (host, guest):
        seat.page.wait_for_selector("[data-testid=board]")
    return host, guest


def resign(page: Page) -> None:
    page.get_by_test_id("seat-menu").click()
    page.get_by_role("dialog", name="Your seat").get_by_role("button", name="Resign").click()
    page.get_by_test_id("sure").click()


def test_each_reads_the_own_outcome_and_a_rematch_is_asked_and_accepted(visit: Visit) -> None:
    host, guest = sit_two(visit)
    resign(host.page)
    expect(host.page.get_by_role("heading", name="You resigned")).to_be_focused()
    expect(guest.page.get_by_role("heading", name="You won: Anna resigned")).to_be_visible()
    guest.page.keyboard.press("Escape")
    folded = guest.page.get_by_test_id("result-folded")
    expect(folded).to_contain_text("You won: Anna resigned")
    folded.get_by_role("button", name="Rematch").click()
    expect(guest.page.get_by_test_id("rematch")).to_have_attribute("data-stage", "asked")
    host.page.reload()
    asked = host.page.get_by_test_id("rematch")
    expect(asked).to_contain_text("asks for a rematch")
    asked.get_by_role("button", name="Decline").click()
    expect(folded).to_contain_text("Anna has declined")
    folded.get_by_role("button", name="Rematch").click()
    old = host.page.url
    asked.get_by_role("button", name="Accept").click()
    for seat in (host, guest):
        seat.page.wait_for_url(lambda url: url != old and "/t/" in url)
        seat.page.wait_for_selector("[data-testid=board]")
    assert host.page.url == guest.page.url


def test_the_mark_of_the_tab_goes_when_it_is_no_longer_your_turn(visit: Visit) -> None:
    host, guest = sit_two(visit, options={"first_player": "seat0"})
    expect(host.page).to_have_title(re.compile("^● "))
    expect(guest.page).to_have_title(re.compile("^Adventurer"))
    while host.mine():
        host.decide(host.click_choice)
    expect(host.page).to_have_title(re.compile("^Adventurer"))
    expect(host.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
    expect(guest.page).to_have_title(re.compile("^● "))
    expect(guest.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    guest.page.get_by_role("link", name="Tavola").click()
    expect(guest.page).to_have_title(re.compile("^Tavola"))


def test_the_other_lets_a_decision_be_taken_back(visit: Visit) -> None:
    host, guest = sit_two(visit, options={"first_player": "seat0"})
    while host.mine():
        host.decide(host.click_choice)
    expect(host.page.get_by_test_id("undo")).to_contain_text("Ask to take back")
    host.page.get_by_test_id("undo").click()
    question = guest.page.get_by_test_id("ask-back")
    expect(question).to_contain_text("Anna asks to take back the last decision")
    expect(host.page.get_by_test_id("ask-back")).to_contain_text("Waiting for")
    question.get_by_role("button", name="Decline").click()
    expect(host.page.get_by_test_id("ask-back")).to_have_count(0)
    host.page.keyboard.press("u")
    question.get_by_role("button", name="Allow it").click()
    expect(host.page.locator(".prompt.mine")).to_be_visible()
    expect(question).to_have_count(0)


def test_a_guest_is_asked_for_a_name_once(visit: Visit) -> None:
    host, guest = visit(), visit()
    opened = host.open_table(seats=[{"kind": "me"}, {"kind": "invite"}], start=False)
    guest.go(f"/t/{opened['table']['id']}#seat=1&invite={opened['invites']['1']}")
    asked = guest.page.get_by_test_id("name-ask")
    asked.get_by_role("textbox").fill("Mireille")
    asked.get_by_role("button", name="That’s me").click()
    expect(asked).to_have_count(0)
    expect(host.page.get_by_test_id("lobby")).to_contain_text("Mireille")
    guest.page.reload()
    expect(guest.page.get_by_test_id("lobby")).to_contain_text("Mireille")
    expect(asked).to_have_count(0)


def sampled() -> list[str]:
    """All games in `make soak`, else one that changes with every commit."""
    told = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=HERE, capture_output=True, text=True, check=False
    )
    return GAMES if "TAVOLA_THOROUGH" in os.environ else [GAMES[int(told.stdout.strip() or "0", 16) % len(GAMES)]]


def finished(game: str) -> dict[str, Any]:
    """A record of a short game by lot."""
    record, rng = tavola.Record.start(tavola.game(game), 2, **SHORT[game]), tavola.Rng(1)
    while record.state.actor != tavola.OVER:
        record.play(record.state.sample(rng))
    found: dict[str, Any] = json.loads(record.text())
    return found


@pytest.mark.parametrize("game", sampled())
def test_a_result_is_seen_whole_told_to_everyone_and_drawn_as_a_picture(visit: Visit, game: str) -> None:
    seat = visit()
    seat.introduce("Anna")
    opened = seat.ask("POST", "/records", finished(game))
    seat.go(f"/t/{opened['table']['id']}")
    result = seat.page.get_by_test_id("result")
    expect(result).to_be_visible()
    expect(result.get_by_test_id("bars")).to_be_visible()
    sums = seat.page.eval_on_selector_all("[data-testid=bars] strong", "all => all.map(one => Number(one.textContent))")
    told = seat.ask("GET", f"/tables/{opened['table']['id']}")["result"]
    assert sorted(sums) == sorted(told["scores"])
    inside = "one => one.scrollWidth <= one.clientWidth + 1"
    assert result.evaluate(inside)
    seat.page.evaluate(AXE.read_text("utf-8"))
    found = seat.page.evaluate("async () => (await axe.run('[data-testid=result]')).violations")
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []
    result.get_by_role("button", name="Share picture").click()
    picture = seat.page.get_by_test_id("picture")
    expect(picture).to_have_attribute("data-drawn", "true")
    assert picture.evaluate("one => [one.width, one.height]") == [1200, 630]
    colours = (
        "one => new Set(one.getContext('2d').getImageData(660, 80, 500, 480).data.filter((_, i) => i % 4 < 3)).size"
    )
    assert picture.evaluate(colours) > 20, "the board is in the picture"
    named = seat.page.get_by_role("img", name=re.compile("Picture of the result")).get_attribute("aria-label")
    seat.page.get_by_label("Show names").uncheck()
    expect(seat.page.get_by_role("img", name=re.compile("Picture of the result"))).not_to_have_attribute(
        "aria-label", str(named)
    )
    with seat.page.expect_download() as saved:
        seat.page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename.endswith(".png")


def test_on_a_phone_rematch_and_replay_stay_in_reach(visit: Visit) -> None:
    seat = visit(**PHONE)
    seat.open_table(options={"first_player": "seat0"})
    seat.wait_for_turn()
    seat.ask("POST", f"/tables/{seat.page.url.rsplit('/', 1)[1]}/close")
    result = seat.page.get_by_test_id("result")
    expect(result.get_by_role("button", name="Rematch")).to_be_in_viewport()
    expect(result.get_by_role("link", name="Replay")).to_be_in_viewport()
    expect(result.get_by_role("button", name="Share picture")).to_have_count(0)
    result.get_by_role("button", name="More").click()
    result.get_by_role("button", name="See the board").click()
    expect(seat.page.get_by_test_id("result-folded")).to_be_visible()
    assert seat.page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_log_of_a_replay_follows_the_line_and_its_marks_are_explained(visit: Visit) -> None:
    seat = visit()
    opened = seat.open_table(options={"turn_limit": 12})
    seat.page.wait_for_selector("[data-testid=board]")
    seat.ask("POST", f"/tables/{opened['table']['id']}/seats/0/leave", {"level": "random"})
    expect(seat.page.get_by_test_id("result")).to_be_visible(timeout=60_000)
    seat.page.get_by_test_id("result").get_by_role("link", name="Replay").click()
    page = seat.page
    now = page.locator("[data-testid=log] li[aria-current=step]").first
    expect(now).to_be_in_viewport()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(now.locator(".k")).to_have_text(re.compile("^[12]$"))
    expect(now).to_be_in_viewport()
    assert page.get_by_test_id("log").evaluate("one => one.scrollTop") > 0
    page.get_by_text("Marks on the line").click()
    expect(page.get_by_test_id("legend")).to_contain_text("chance: a roll or a draw")


def test_the_whole_screen_is_the_tables(visit: Visit) -> None:
    seat = visit()
    seat.open_table()
    seat.page.wait_for_selector("[data-testid=board]")
    button = seat.page.get_by_test_id("full-screen")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
