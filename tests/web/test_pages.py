"""Every page: accessible in both themes, worded in three languages, no wider than its window, light."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from web.seat import Seat

Visit = Callable[..., Seat]
ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("home", "new table", "lobby", "table", "list", "replay", "rules", "settings")
WEIGHT = 350_000
LATER = re.compile(
    r"/(Lesson|Coach|LearnPage|GoalCard|Pictures|ReviewPage|Story|Settings|AdminPage|RulesPage|ReplayPage)-"
)
SETTLED = """() => document.fonts.status === "loaded"
    && document.getAnimations().every(one => one.playState !== "running")"""


def show(seat: Seat, name: str) -> Page:
    """Brings a browser to one of the pages."""
    page = seat.page
    if name == "home":
        page.wait_for_selector("article")
    elif name == "new table":
        page.wait_for_selector("article")
        page.keyboard.press("n")
        page.wait_for_selector("dialog[open]")
    elif name == "lobby":
        seat.open_table(seats=[{"kind": "me"}, {"kind": "invite"}], start=False)
        page.wait_for_selector("[data-testid=lobby]")
    elif name in ("table", "list"):
        seat.open_table()
        page.wait_for_selector(".prompt.mine, [data-testid=choice]")
    elif name == "replay":
        table = seat.open_table()["table"]["id"]
        page.wait_for_selector(".prompt.mine")
        seat.go(f"/t/{table}/replay")
        page.wait_for_selector("[data-testid=range]")
    elif name == "rules":
        seat.go("/rules/adventurers-guard")
        page.wait_for_selector("#AG-40")
    elif name == "settings":
        page.wait_for_selector("article")
        page.locator("header button").last.click()
        page.wait_for_selector("[data-testid=drawer]")
    page.wait_for_function(SETTLED)
    return page


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(visit: Visit, name: str, theme: str) -> None:
    page = show(visit(settings={"theme": theme, "list": name == "list"}), name)
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    told = [
        f"{one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]
    assert told == []


SAMPLE = {
    "home": "start-table",
    "new table": "open-table",
    "lobby": "empty-chair",
    "table": "undo",
    "list": "choices",
    "replay": "log",
    "rules": "rules-intro",
    "settings": "letter-keys",
}
CLIPPED = """() => [...document.querySelectorAll('#prompt-text, .btn, h1, h2, .pop p')].filter(e => {
    const {textOverflow, display} = getComputedStyle(e);
    const meant = textOverflow === 'ellipsis' || display === 'inline';
    return e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && !meant;
}).map(e => e.outerHTML.slice(0, 90))"""


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
@pytest.mark.parametrize("name", PAGES)
def test_pages_speak_the_readers_language_and_fit_every_window(visit: Visit, name: str, language: str) -> None:
    page = show(visit(settings={"language": language, "list": name == "list"}), name)
    expect(page.locator("html")).to_have_attribute("lang", language)
    words = json.loads((ROOT / "web" / "src" / "words" / f"{language}.json").read_text("utf-8"))
    expect(page.locator("body")).to_contain_text(words[SAMPLE[name]], ignore_case=True)
    assert "{" not in page.locator("body").inner_text()
    for width in (1280, 768, 390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=width)
        page.wait_for_function(f"() => ({CLIPPED})().length === 0")


def test_the_rules_show_text_tables_and_the_board_and_are_searched(visit: Visit) -> None:
    page = show(visit(), "rules")
    picture = page.get_by_test_id("rules-map")
    picture.scroll_into_view_if_needed()
    expect(picture.locator(".space")).to_have_count(81)
    expect(picture).to_have_accessible_description(re.compile("9 . . . M A M"))
    expect(page.get_by_role("row", name="ranger green 2 4")).to_be_visible()
    page.get_by_role("searchbox").fill("ranger diagonally")
    expect(page.get_by_role("row")).to_have_count(2)  # the head and the ranger's
    expect(page.locator("#AG-28")).to_be_visible()
    expect(page.locator("#AG-40")).to_have_count(0)


def test_a_board_laid_during_play_is_shown_in_signs(visit: Visit) -> None:
    seat = visit()
    map = {"title": "Map", "level": 2, "parts": [{"kind": "map", "text": "a /_ b"}]}
    rules = {"game": "el-dorado", "title": "El Dorado", "sections": [map]}
    seat.page.route("**/api/games/el-dorado/rules*", lambda route: route.fulfill(json=rules))
    seat.go("/rules/el-dorado")
    expect(seat.page.locator("pre")).to_have_text("a /_ b")
    expect(seat.page.locator("pre")).to_be_visible()
    expect(seat.page.get_by_test_id("rules-map")).to_have_count(0)


def test_the_page_is_light(visit: Visit) -> None:
    seat = visit()
    page = seat.page
    seen: list[Response] = []
    page.on("response", lambda response: seen.append(response))
    page.reload()
    page.wait_for_selector("article")
    seat.open_table()
    page.wait_for_selector(".prompt.mine")
    page.wait_for_load_state("networkidle")
    own = {response.url: response for response in seen if "/theme/" not in response.url and "/api/" not in response.url}
    weight = sum(response.request.sizes()["responseBodySize"] for response in own.values())
    assert 20_000 < weight < WEIGHT, sorted((r.request.sizes()["responseBodySize"], u) for u, r in own.items())
    assert [url for url in own if LATER.search(url)] == [], "loaded before it was opened"


def test_seats_and_lights_differ_by_shape(seat: Seat) -> None:
    seat.open_table(options={"first_player": "seat0"})
    seat.wait_for_turn()
    marks = seat.page.evaluate(
        "() => [0, 1].map(n => document.querySelector(`[data-testid=seat-${n}] .mark path`).getAttribute('d'))"
    )
    assert marks[0] != marks[1]


def test_with_less_motion_nothing_moves(seat: Seat) -> None:
    seat.open_table(options={"first_player": "seat0"})
    seat.wait_for_turn()
    seat.decide(seat.click_choice)
    seat.wait_for_turn()
    assert (
        seat.page.evaluate("document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 1).length")
        == 0
    )


def test_a_game_without_a_theme_is_drawn_and_played(seat: Seat) -> None:
    seat.open_table("nim")
    seat.wait_for_turn()
    expect(seat.page.locator(".space")).to_have_count(3)
    seat.page.mouse.click(*seat.centre("b"))
    seat.page.locator(".prompt button[data-key]").first.click()
    expect(seat.page.get_by_test_id("log")).not_to_be_empty()
