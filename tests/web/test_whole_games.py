"""Whole games against a bot: by mouse, by keyboard alone, in list mode, on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.seat import Seat

Visit = Callable[..., Seat]
SHORT = {"turn_limit": 6}
PHONE = {"width": 390, "height": 844}


def test_a_whole_game_by_mouse_from_the_poster_to_the_result(seat: Seat) -> None:
    page = seat.page
    page.get_by_role("button", name=re.compile("Play . Adventurer's Guard")).click()
    page.get_by_text("Options and clock").click()
    page.get_by_label("turn limit", exact=False).fill("6")
    page.get_by_test_id("level-1").select_option("novice")
    page.get_by_test_id("open-table").click()
    assert seat.until_over(seat.click_choice) >= 6
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("result").get_by_role("button", name="Rematch")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(seat: Seat) -> None:
    page = seat.page
    page.wait_for_selector("article")
    page.keyboard.press("1")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Enter")  # Open table has the focus
    page.wait_for_selector("[data-testid=board]")
    seat.open_table(options=SHORT)
    assert seat.until_over(seat.press_choice) >= 6


OPEN_AND_CLICK = "button => { button.closest('details')?.setAttribute('open', ''); button.click(); }"


def test_a_whole_game_in_list_mode(visit: Visit) -> None:
    seat = visit(settings={"list": True})
    seat.open_table(options=SHORT)
    page = seat.page
    turns = 0
    while turns < 60:
        page.wait_for_selector("[data-testid=choice], [data-testid=result]", state="attached")
        if seat.over():
            break
        assert page.locator("svg.board").count() == 0  # the drawing is off
        seat.decide(lambda: page.get_by_test_id("choice").last.evaluate(OPEN_AND_CLICK))
        turns += 1
    assert seat.over()
    assert turns >= 6


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    seat = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    seat.open_table(options=SHORT)

    def tap() -> None:
        if not seat.lit("chosen") and (starts := seat.lit("start", "borrow")):
            seat.page.touchscreen.tap(*seat.centre(seat.space_of(starts[0])))
        if targets := seat.lit("capture", "target"):
            seat.page.touchscreen.tap(*seat.centre(seat.space_of(targets[0])))
        else:
            seat.page.locator(".prompt button[data-key]").first.tap()

    assert seat.until_over(tap) >= 6


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
