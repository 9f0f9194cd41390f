"""Moves planned while waiting: hollow, sent when the turn comes, dropped with a line where they no longer fit."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from web.seat import Seat
from web.test_seat_menu import sit_two

Visit = Callable[..., Seat]


def step(seat: Seat, walker: str, hex: str) -> None:
    seat.page.mouse.click(*seat.centre(seat.space_of(walker)))
    seat.page.mouse.click(*seat.centre(hex))


def test_a_planned_move_is_drawn_and_sent_when_the_turn_comes(visit: Visit) -> None:
    host, guest = sit_two(visit, "causeway")
    host.wait_for_turn()
    step(guest, "w1", "i3")
    expect(guest.page.locator(".lit.ahead")).to_have_count(2)
    expect(guest.page.locator(".lit.ahead .pin")).to_have_count(1)
    expect(guest.page.locator(".prompt small")).to_contain_text("Planned")
    step(host, "w0", "i2")
    for seat in (host, guest):
        expect(seat.page.get_by_test_id("log")).to_contain_text(re.compile(r"(Guest steps|You step) to i3\."))
    expect(guest.page.locator(".lit.ahead")).to_have_count(0)


def test_a_plan_is_taken_back_by_escape_or_by_choosing_it_again(visit: Visit) -> None:
    host, guest = sit_two(visit, "causeway")
    host.wait_for_turn()
    step(guest, "w1", "i3")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".lit.ahead")).to_have_count(0)
    guest.page.mouse.click(*guest.centre("i4"))
    expect(guest.page.locator(".lit.ahead")).to_have_count(1)
    guest.page.mouse.click(*guest.centre("i4"))
    expect(guest.page.locator(".lit.ahead")).to_have_count(0)
    step(host, "w0", "i2")
    guest.wait_for_turn()
    expect(guest.page.get_by_test_id("log")).not_to_contain_text("to i3")


def test_a_plan_that_is_not_offered_is_dropped_with_a_line_only_its_owner_reads(visit: Visit) -> None:
    host, guest = sit_two(visit, "causeway")
    host.wait_for_turn()
    step(guest, "w1", "i1")
    step(host, "w0", "i2")
    expect(guest.page.get_by_test_id("log")).to_contain_text("Your planned move is dropped: it is not possible now.")
    expect(guest.page.locator(".prompt.mine")).to_be_visible()
    expect(host.page.get_by_test_id("log")).not_to_contain_text("planned")


def test_nothing_is_planned_across_chance(visit: Visit) -> None:
    mover, waiter = sit_two(visit, "adventurers-guard", options={"first_player": "seat0"})
    mover.wait_for_turn()
    piece = waiter.page.locator('.piece[data-id^="N-"]').first
    waiter.page.mouse.click(*waiter.centre(str(piece.get_attribute("data-space"))))
    waiter.page.mouse.click(*waiter.centre("e5"))
    expect(waiter.page.locator(".lit.ahead")).to_have_count(2)
    for _ in range(2):
        if waiter.page.locator(".lit.ahead").count():
            mover.wait_for_turn()
            mover.decide(mover.click_choice)
            waiter.caught_up(mover)
    expect(waiter.page.get_by_test_id("log")).to_contain_text("Your planned move is dropped: chance came between.")
