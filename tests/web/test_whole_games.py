"""Whole games of every kind against bots, to the end screen: by mouse, by keyboard alone, on a phone, from the list."""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import tavola
from web.hands import HANDS
from web.player import Player, Reader
from web.seat import BOT, Seat

Visit = Callable[..., Seat]
GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = [slug for slug in tavola.games() if tavola.game(slug).package.startswith("tavola.")]
THOROUGH = bool(os.environ.get("TAVOLA_THOROUGH"))

# A game's shortest whole course, or the last turns of one: what `make test` plays to its end.
BRIEF: dict[str, dict[str, Any]] = {
    "adventurers-guard": {"turn_limit": 2},
    "gadranton": {"round_limit": 1},
    "abandoned-fortress": {"round_limit": 1},
    "el-dorado": {"round_limit": 1},
}
LATE = {"dracomundis": ("dracomundis/2-round-limit", 487)}  # two turns before its round limit

# Whole games from the first decision, each with an end that is certain (make soak): game, seats, options.
WHOLE: list[tuple[str, int, dict[str, Any]]] = [
    ("adventurers-guard", 2, {"turn_limit": 60}),
    ("gadranton", 2, {"round_limit": 8}),
    ("abandoned-fortress", 2, {"round_limit": 4}),
    ("el-dorado", 1, {"round_limit": 6}),
    ("el-dorado", 2, {"round_limit": 4}),
    ("el-dorado", 2, {"round_limit": 3, "mode": "ffa_thieves"}),
    ("dracomundis", 2, {"quiet_rounds": 4}),
    ("dracomundis", 3, {"quiet_rounds": 4, "dragon_traps": True, "warpath": True, "setup_step": 2}),
]


def sit_late(seat: Seat, record: str, ply: int) -> None:
    """A table that goes on from a golden record."""
    seat.introduce("Anna")
    upload = """async text => (await fetch("/api/records",
        {method: "POST", headers: {"Content-Type": "application/json"}, body: text})).json()"""
    written = (GOLDEN / f"{record}.json").read_text("utf-8")
    table = seat.page.evaluate(upload, written)["table"]["id"]
    bots = [BOT] * (len(json.loads(written)["seats"]) - 1)
    wish = {"ply": ply, "seats": [{"kind": "me"}, *bots], "start": True}
    seat.go(f"/t/{seat.ask('POST', f'/tables/{table}/branch', wish)['table']['id']}")


def sit(seat: Seat, slug: str, seats: int, options: dict[str, Any]) -> None:
    seat.open_table(slug, seats=[{"kind": "me"}, *[BOT] * (seats - 1)], options=options)


def sit_near_the_end(seat: Seat, slug: str) -> None:
    if slug in LATE:
        sit_late(seat, *LATE[slug])
    else:
        sit(seat, slug, 2, BRIEF[slug])


def test_every_game_is_among_them() -> None:
    assert set(GAMES) == {*BRIEF, *LATE} == {slug for slug, _, _ in WHOLE}


def play_to_the_end(seat: Seat, how: str, most: int) -> None:
    decisions = Player(seat, HANDS[how][0](seat), seed=7).play(most)
    assert decisions >= 1
    expect(seat.page.get_by_test_id("result")).to_be_visible()


@pytest.mark.parametrize("how", HANDS)
@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_played_to_its_end(visit: Visit, slug: str, how: str) -> None:
    seat = visit(**HANDS[how][1])
    sit_near_the_end(seat, slug)
    play_to_the_end(seat, how, 60)


@pytest.mark.skipif(not THOROUGH, reason="long: make soak")
@pytest.mark.parametrize("how", HANDS)
@pytest.mark.parametrize(("slug", "seats", "options"), WHOLE)
def test_a_game_is_played_from_its_first_decision(
    visit: Visit, slug: str, seats: int, options: dict[str, Any], how: str
) -> None:
    seat = visit(**HANDS[how][1])
    sit(seat, slug, seats, options)
    play_to_the_end(seat, how, 2000)


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_played_to_its_end_from_the_list(visit: Visit, slug: str) -> None:
    seat = visit(settings={"list": True})
    sit_near_the_end(seat, slug)
    assert Reader(seat, seed=7).play(60) >= 1
    assert seat.page.locator("svg.board").count() == 0  # the drawing is off
    expect(seat.page.get_by_test_id("result")).to_be_visible()


def test_a_whole_game_by_mouse_from_the_poster_to_the_result(seat: Seat) -> None:
    page = seat.page
    page.get_by_role("button", name=re.compile("Play . Adventurer's Guard")).click()
    page.get_by_text("Choose rule by rule").click()
    page.get_by_label("turn limit", exact=False).fill("3")
    page.get_by_test_id("level-1").click()
    page.get_by_test_id("level-1-novice").click()
    page.get_by_test_id("open-table").click()
    play_to_the_end(seat, "mouse", 20)
    expect(page.get_by_test_id("result").get_by_role("button", name="Rematch")).to_be_visible()


def test_a_table_is_opened_by_keys_alone(seat: Seat) -> None:
    page = seat.page
    page.wait_for_selector("article")
    page.keyboard.press("1")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Enter")  # Open table has the focus
    page.wait_for_selector("[data-testid=board]")


def test_a_piece_can_be_dragged_to_its_target(seat: Seat) -> None:
    seat.open_table(options={"first_player": "seat0"})
    page = seat.page
    seat.wait_for_turn()
    seat.decide(seat.click_choice)  # the warrior's corner
    seat.wait_for_turn()

    def drag() -> None:
        piece = (seat.lit("chosen") or seat.lit("start"))[0]
        x, y = seat.centre(seat.space_of(piece))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 12, y - 12, steps=3)
        page.mouse.move(*seat.centre(seat.space_of(seat.lit("target", "capture")[0])), steps=4)
        page.mouse.up()

    seat.decide(drag)
    assert seat.wait_for_turn()


@pytest.mark.parametrize("release", ["Escape", "the same piece"])
def test_a_chosen_piece_can_be_let_go(seat: Seat, release: str) -> None:
    seat.open_table(options={"first_player": "seat0"})
    seat.wait_for_turn()
    seat.decide(seat.click_choice)
    for _ in range(30):  # until a type with two pawns is rolled
        seat.wait_for_turn()
        if len(starts := seat.lit("start")) > 1:
            break
        seat.decide(seat.click_choice)
    seat.page.mouse.click(*seat.centre(seat.space_of(starts[0])))
    assert seat.lit("chosen") == [starts[0]]
    if release == "Escape":
        seat.page.keyboard.press("Escape")
    else:
        seat.page.mouse.click(*seat.centre(seat.space_of(starts[0])))
    assert seat.lit("chosen") == []
