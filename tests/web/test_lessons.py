"""Lessons at the browser table: by mouse, keys, fingers and from the list, in three languages; goals and pictures."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import expect

import tavola
from tavola.kernel.lesson import lesson_of
from web.hands import HANDS
from web.learner import Learner, ListLearner
from web.seat import BOT, Seat

Visit = Callable[..., Seat]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GUARD = "adventurers-guard"
TAUGHT = [slug for slug in tavola.games() if lesson_of(tavola.game(slug)) is not None]
LANGUAGES = ("en", "fr", "ko")
WAYS = (*HANDS, "list")
WINDOWS = {
    width: {"width": width, "height": high} for width, high in ((320, 640), (390, 844), (768, 1024), (1280, 800))
}
THOROUGH = bool(os.environ.get("TAVOLA_THOROUGH"))


def shuffled(every: list[Any]) -> list[Any]:
    """In an order that changes with every commit."""
    told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=AXE.parents[4], capture_output=True, text=True)
    return sorted(every, key=lambda case: crc32(f"{told.stdout} {case}".encode()))


def drawn_by_lot() -> list[tuple[str, str, str]]:
    """Every lesson every way in a thorough run; else one of each way, others with every commit."""
    every = [(slug, how, language) for how in WAYS for slug in TAUGHT for language in LANGUAGES]
    return every if THOROUGH else [next(case for case in shuffled(every) if case[1] == how) for how in WAYS]


def drawn_widths() -> list[tuple[str, int]]:
    """The same for windows."""
    every = [(slug, width) for width in WINDOWS for slug in TAUGHT]
    return every if THOROUGH else [next(case for case in shuffled(every) if case[1] == width) for width in WINDOWS]


def sit(visit: Visit, slug: str, how: str = "mouse", language: str = "en", **more: Any) -> tuple[Seat, Learner]:
    wishes: dict[str, Any] = (HANDS[how][1] if how in HANDS else {}) | more
    seat = visit(settings={"language": language, "list": how == "list", "goals": False}, **wishes)
    seat.introduce("Anna")
    seat.go(f"/learn/{slug}")
    learner = ListLearner(seat, None, slug) if how == "list" else Learner(seat, HANDS[how][0](seat), slug)
    expect(seat.page.get_by_test_id("coach")).to_be_visible()
    return seat, learner


@pytest.mark.parametrize(("slug", "how", "language"), drawn_by_lot())
def test_a_lesson_is_played_through(visit: Visit, slug: str, how: str, language: str) -> None:
    _, learner = sit(visit, slug, how, language)
    learner.learn()


@pytest.mark.parametrize(("slug", "width"), drawn_widths())
def test_the_card_covers_nothing_it_points_at(visit: Visit, slug: str, width: int) -> None:
    """Every step of every lesson, in French, which takes most room."""
    seat, learner = sit(visit, slug, "phone" if width < 700 else "mouse", "fr", viewport=WINDOWS[width])
    for place, step in enumerate(learner.lesson.script.steps[:-1]):
        learner.arrive(place)
        learner.look_at(step)
        seat.page.get_by_test_id("coach").locator("footer .btn").last.click()


def test_another_move_goes_back_with_a_quiet_line(visit: Visit) -> None:
    seat, learner = sit(visit, GUARD)
    other = next(one for one in seat.scene["choices"] if one["ids"] == ["S-M1", "c1"])
    for id in other["ids"]:
        learner.hand.press(id, [id, "S-M1", "S-M2", "c1", "c2"])
    expect(seat.page.locator(".later")).to_have_text("Later. First: Move the mage the die names.")
    seat.stands("S-M1", "d1")
    expect(seat.page.get_by_test_id("coach")).to_have_attribute("data-passed", "false")


def test_show_me_shows_then_plays_back_and_skip_by_key(visit: Visit) -> None:
    seat, _ = sit(visit, GUARD)
    coach = seat.page.get_by_test_id("coach")
    seat.page.keyboard.press("h")
    seat.stands("S-M1", "c2")  # a ghost
    seat.stands("S-M1", "d1")  # and back
    seat.page.keyboard.press("h")
    expect(coach).to_have_attribute("data-step", "1")
    seat.page.keyboard.press("]")
    expect(coach).to_have_attribute("data-step", "2")
    seat.page.keyboard.press("[")
    expect(coach).to_have_attribute("data-step", "1")
    seat.page.get_by_test_id("step").nth(5).click()
    expect(coach).to_have_attribute("data-step", "1")  # asked once more
    seat.page.get_by_test_id("step").nth(5).click()
    expect(coach).to_have_attribute("data-step", "5")
    seat.go("/")
    seat.page.get_by_test_id("go-on").click()
    expect(coach).to_have_attribute("data-step", "5")


def test_a_game_without_a_lesson_says_so_kindly(visit: Visit) -> None:
    seat = visit("/learn/causeway")
    expect(seat.page.get_by_role("heading", level=1)).to_contain_text("has no lesson yet")


def test_the_goal_card(visit: Visit) -> None:
    """At the start of the first three games, and behind its key; numbers are those of the table."""
    seat = visit(settings={"goals": True})
    for nth in range(4):
        seat.open_table("gadranton", seats=[{"kind": "me"}, BOT, BOT])
        if nth == 3:
            break
        expect(seat.page.get_by_test_id("goal")).to_contain_text("all 4 crowns")
        expect(seat.page.get_by_test_id("got-it")).to_be_focused()
        seat.page.keyboard.press("Enter")
        expect(seat.page.get_by_test_id("goal")).to_have_count(0)
    seat.wait_for_turn()
    expect(seat.page.get_by_test_id("goal")).to_have_count(0)
    seat.page.keyboard.press("g")
    expect(seat.page.get_by_test_id("goal")).to_contain_text("all 4 crowns")
    seat.page.keyboard.press("Escape")
    expect(seat.page.get_by_test_id("goal")).to_have_count(0)


def test_the_rules_begin_with_small_scenes(visit: Visit) -> None:
    seat = visit(f"/rules/{GUARD}")
    expect(seat.page.get_by_test_id("pictures").locator("li")).to_have_count(5)
    expect(seat.page.get_by_test_id("pictures").locator("svg.board")).to_have_count(5)
    expect(seat.page.locator("#AG-R04")).to_contain_text("Option Warrior's corner: in the same column takes")


SHOWN = {
    "lesson": lambda seat: (seat.go(f"/learn/{GUARD}"), seat.page.wait_for_selector("[data-testid=coach]:visible")),
    "goal": lambda seat: (seat.open_table(), seat.page.wait_for_selector("[data-testid=got-it]")),
    "pictures": lambda seat: (seat.go(f"/rules/{GUARD}"), seat.page.wait_for_selector("[data-testid=pictures]")),
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", SHOWN)
def test_axe_finds_nothing(visit: Visit, name: str, theme: str) -> None:
    seat = visit(settings={"theme": theme, "goals": name == "goal"})
    seat.introduce("Anna")
    SHOWN[name](seat)
    seat.page.wait_for_timeout(300)
    seat.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = seat.page.evaluate("async () => (await axe.run()).violations")
    told = [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
    assert told == []


def test_what_is_this(visit: Visit) -> None:
    """A thing is named by a resting mouse, the other button, or a key; a card opens large."""
    seat = visit()
    seat.open_table("gadranton", seats=[{"kind": "me"}, BOT], options={"first_player": "seat0"})
    seat.wait_for_turn()
    card = seat.page.locator(".item[data-id]:not(.back)").first
    title = card.locator("b").inner_text()
    card.hover()
    expect(seat.page.get_by_test_id("tip")).to_have_text(title)
    card.click(button="right")
    expect(seat.page.get_by_test_id("what")).to_contain_text(title)
    expect(seat.page.locator("[data-testid=what].large")).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(seat.page.get_by_test_id("what")).to_have_count(0)
    card.focus()
    seat.page.keyboard.press("w")
    expect(seat.page.get_by_test_id("what")).to_contain_text(title)
