"""Hexes, an inset, bundles, sheets and warnings; two people at one screen, so that nothing is left to luck."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from web.seat import Seat

Visit = Callable[..., Seat]
HERE = [{"kind": "me"}, {"kind": "screen", "name": "Tom"}]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def begin(seat: Seat, **wishes: object) -> None:
    seat.open_table("causeway", seats=HERE, **wishes)
    seat.wait_for_turn()


def step(seat: Seat, walker: str, hex: str) -> None:
    def act() -> None:
        seat.page.mouse.click(*seat.centre(seat.space_of(walker)))
        seat.page.mouse.click(*seat.centre(hex))

    seat.decide(act)


def number(seat: Seat, what: str, n: int) -> Locator:
    return seat.page.get_by_test_id("stepper").get_by_role("button", name=f"{what} {n}", exact=True)


def log(seat: Seat) -> Locator:
    return seat.page.get_by_test_id("log")


def test_hexes_and_the_inset_are_chosen_with_the_mouse(seat: Seat) -> None:
    begin(seat)
    step(seat, "w0", "i6")
    step(seat, "w1", "i5")
    expect(seat.page.locator(".inset .space")).to_have_count(2)
    step(seat, "w0", "c0")
    expect(log(seat)).to_contain_text(re.compile(r"(Anna steps|You step) to c0\."))
    expect(seat.page.locator('.inset .piece[data-id="w0"]')).to_have_count(1)


def test_arrows_go_to_neighbouring_hexes_and_enter_chooses(seat: Seat) -> None:
    begin(seat)
    page, keys = seat.page, seat.page.keyboard
    page.get_by_test_id("board").first.focus()
    keys.press("ArrowRight")  # the first key shows the cursor, at what is lit
    expect(page.get_by_test_id("polite")).to_contain_text("Hex i1")
    keys.press("Enter")
    keys.press("ArrowLeft")
    expect(page.get_by_test_id("polite")).to_contain_text("Hex i0")
    seat.decide(lambda: keys.press("Enter"))
    expect(log(seat)).to_contain_text(re.compile(r"(Anna steps|You step) to i0\."))


def test_what_is_not_next_to_the_walker_answers_with_its_clause(seat: Seat) -> None:
    begin(seat)
    seat.page.mouse.click(*seat.centre("i1"))
    seat.page.mouse.click(*seat.centre("i3"))
    why = seat.page.get_by_test_id("why")
    expect(why).to_contain_text("Not i3: not next to your walker")
    expect(why).to_contain_text("CW-03")


@pytest.mark.parametrize("where", [{}, PHONE], ids=["desktop", "phone"])
def test_a_bundle_is_counted_and_sent_as_one_action(visit: Visit, where: dict[str, object]) -> None:
    seat = visit(**where)
    begin(seat)
    done = seat.page.get_by_test_id("stepper").locator(".pri")
    expect(done).to_be_disabled()
    number(seat, "Wood", 0).click()
    expect(number(seat, "Food", 2)).to_have_attribute("aria-pressed", "true")
    number(seat, "Food", 1).click()
    expect(number(seat, "Wood", 1)).to_have_attribute("aria-pressed", "true")
    expect(done).to_have_text("Gather 1 food, 1 wood")
    seat.decide(done.click)
    expect(seat.page.get_by_test_id("seat-0").first).to_contain_text("2")
    expect(seat.page.get_by_test_id("stepper").locator("output")).to_have_text("2/2")  # as last time


@pytest.mark.parametrize("where", [{}, PHONE], ids=["desktop", "phone"])
def test_an_attack_asks_on_a_sheet(visit: Visit, where: dict[str, object]) -> None:
    seat = visit(**where)
    begin(seat)
    step(seat, "w0", "i2")
    step(seat, "w1", "i3")
    seat.page.mouse.click(*seat.centre("i2"))
    seat.page.mouse.click(*seat.centre("i3"))
    sheet = seat.page.get_by_test_id("sheet")
    expect(sheet).to_contain_text("Goods")
    sheet.get_by_role("button", name="Back").click()
    expect(sheet).to_have_count(0)
    seat.page.mouse.click(*seat.centre("i3"))
    seat.decide(sheet.get_by_role("button", name="Attack").click)
    seat.stands("w1", "i4")
    seat.stands("w0", "i3")


def test_the_end_of_a_turn_warns_until_told_not_to(seat: Seat) -> None:
    begin(seat)
    page, warn = seat.page, seat.page.get_by_test_id("warn")
    rest = page.locator(".prompt [data-key=rest]")
    rest.click()
    expect(warn).to_contain_text("You have gathered nothing yet")
    page.keyboard.press("Escape")
    expect(warn).to_have_count(0)
    rest.click()
    warn.get_by_role("checkbox").check()
    seat.decide(warn.get_by_role("button", name="Rest").click)
    seat.decide(rest.click)
    page.reload()
    seat.wait_for_turn()
    seat.decide(rest.click)
    expect(log(seat)).to_contain_text(re.compile(r"(Anna rests|You rest)\."))


def test_the_list_names_every_hex_and_plays(visit: Visit) -> None:
    seat = visit(settings={"list": True})
    seat.open_table("causeway", seats=HERE)
    choices = seat.page.get_by_test_id("choice")
    expect(choices.filter(has_text="Gather 2 food, 0 wood")).to_be_visible()
    seat.decide(choices.filter(has_text="Gather 2 food, 0 wood").click)
    expect(seat.page.get_by_test_id("list-mode")).to_contain_text("Hex c1 next to Hex c0")
    expect(seat.page.get_by_test_id("list-mode")).to_contain_text("Walker 0 gathers 2 food and 0 wood.")
