"""Following the game: bots take their time, what they did stays to be seen and read, and the board keeps its place."""

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import tavola
from tavola.server.names import NAMES
from web.hands import Mouse
from web.player import Player
from web.seat import BOT, Seat

Visit = Callable[..., Seat]
GAMES = [slug for slug in tavola.games() if tavola.game(slug).package.startswith("tavola.")]
THOROUGH = bool(os.environ.get("TAVOLA_THOROUGH"))
DECISIONS = 40 if THOROUGH else 7
BOXES = """() => Object.fromEntries(["svg.board", ".prompt"].map(one => {
    const {x, y, width, height} = document.querySelector(one).getBoundingClientRect();
    return [one, [x, y, width, height].join(" ")];
}))"""
# Notes to whom the prompt speaks; when a film begins, what it says, and a key is pressed: the list's, at `key`.
NOTED = """key => {
    window.readers = [];
    window.said = [];
    const note = () => {
        const prompt = document.querySelector(".prompt");
        const reader = prompt?.dataset.reader;
        if (!reader || reader === window.readers.at(-1)) return;
        window.readers.push(reader);
        if (reader !== "film" || !key) return;
        window.said.push(prompt.innerText);
        document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
    };
    const how = {subtree: true, attributes: true, attributeFilter: ["data-reader"], childList: true};
    new MutationObserver(note).observe(document.body, how);
}"""
SLOW = {"motion": "no-preference", "settings": {"pace": "slow", "name": "Anna"}}


def drawn() -> list[str]:
    """All games with `make soak`, else two that change with the commit."""
    if THOROUGH:
        return GAMES
    asked = ["git", "-C", str(Path(__file__).parent), "rev-list", "--count", "HEAD"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    nth = int(told) if told.isdigit() else 0
    return [GAMES[nth % len(GAMES)], GAMES[(nth + 2) % len(GAMES)]]


def sit(seat: Seat, slug: str, seats: int = 2, **wishes: Any) -> Player:
    seat.open_table(slug, seats=[{"kind": "me"}, *[BOT] * (seats - 1)], **wishes)
    return Player(seat, Mouse(seat), seed=3)


def until_the_bot(player: Player) -> None:
    """Decides until the bot has been told to have moved; the page may still be filming it."""
    for _ in range(4):
        player.decide()
        player.page.wait_for_timeout(400)
        if any(frame["type"] == "update" and frame["by"] == 1 for frame in player.seat.frames):
            return


@pytest.mark.parametrize("slug", drawn())
def test_the_board_moves_by_no_pixel_between_two_decisions(visit: Visit, slug: str) -> None:
    seat = visit()
    player = sit(seat, slug)
    seen: list[dict[str, str]] = []
    for _ in range(DECISIONS):
        if player.turn()["over"]:
            break
        seen.append(seat.page.evaluate(BOXES))
        player.decide()
    assert [box for box in seen if box != seen[0]] == []


def test_a_bots_moves_are_seen_and_any_key_ends_the_film_and_does_nothing_else(visit: Visit) -> None:
    seat = visit(**SLOW)
    player = sit(seat, "adventurers-guard", options={"first_player": "seat0"})
    player.turn()
    seat.page.evaluate(NOTED, "l")  # would open the list
    until_the_bot(player)
    player.turn()
    said = seat.page.evaluate("window.said")
    assert said, "nothing was filmed"
    assert any(f"{name} moves" in said[0] for name in NAMES)
    assert "Skip" in said[0]
    expect(seat.page.get_by_test_id("board")).to_be_visible()
    expect(seat.page.get_by_test_id("list-mode")).to_have_count(0)


def test_what_the_others_did_is_drawn_told_and_shown_again(visit: Visit) -> None:
    seat = visit()
    player = sit(seat, "adventurers-guard", options={"first_player": "seat0"})
    page, prompt = seat.page, seat.page.get_by_test_id("prompt")
    until_the_bot(player)
    player.turn()
    expect(page.locator("[data-trail]")).to_have_count(1)
    told = page.get_by_test_id("recap").locator(".said")
    expect(told).to_have_count(1)
    expect(told).to_have_text(re.compile(r"^\s*\w+ (moves|takes|turns|holds|loses)"))
    told.hover()
    assert page.locator("path.pointed").count() > 0
    page.keyboard.press("Shift+T")
    expect(page.locator("[data-trail]")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("[data-trail]")).to_have_count(1)
    page.keyboard.press("[")
    expect(prompt).to_have_attribute("data-reader", "past")
    page.keyboard.press("Escape")
    expect(prompt).to_have_attribute("data-reader", "asked")
    page.evaluate(NOTED, "")
    page.get_by_test_id("again").click()
    page.wait_for_function("() => window.readers.join().endsWith('past,asked')")
    player.decide()
    player.turn()
    expect(page.get_by_test_id("log").locator(".turn .sum b").first).to_have_text(re.compile(r"^\w+$"))
    log = page.get_by_test_id("log")
    log.evaluate("log => { log.style.flex = 'none'; log.style.height = '80px'; log.scrollTo(0, 60); }")
    player.decide()
    player.turn()
    assert log.evaluate("log => log.scrollTop") > 60, "what is read stays in sight"
    page.get_by_test_id("log-new").click()
    expect(page.get_by_test_id("log-new")).to_have_count(0)


def test_the_pace_is_changed_by_a_key_and_kept(visit: Visit) -> None:
    seat = visit()
    sit(seat, "adventurers-guard").turn()
    chosen = seat.page.locator("[data-pace][aria-checked=true]")
    expect(chosen).to_have_attribute("data-pace", "normal")
    seat.page.keyboard.press("z")
    expect(chosen).to_have_attribute("data-pace", "fast")
    seat.page.reload()
    expect(chosen).to_have_attribute("data-pace", "fast")


@pytest.mark.skipif("dracomundis" not in GAMES, reason="the hidden valley is not installed")
def test_the_table_places_the_rest(visit: Visit) -> None:
    seat = visit()
    sit(seat, "dracomundis").turn()
    page = seat.page
    page.get_by_test_id("rest").click()
    expect(page.get_by_test_id("log")).to_contain_text(re.compile("leaves? the rest to the table"))
    page.wait_for_selector(".prompt.mine")
    expect(page.get_by_test_id("rest")).to_have_count(0)
