"""Lines that break: a cut socket, a killed server, a second window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from web.house import House
from web.seat import Seat

Visit = Callable[..., Seat]


def test_a_cut_socket_comes_back_and_the_game_goes_on(seat: Seat) -> None:
    seat.open_table(options={"turn_limit": 6})
    seat.wait_for_turn()
    seat.decide(seat.click_choice)
    seat.wait_for_turn()
    seat.page.evaluate("window.sockets.at(-1).close()")
    seat.page.wait_for_function("() => window.sockets.length === 2")
    seat.live()
    assert seat.until_over(seat.click_choice) > 0


def test_a_move_sent_into_a_dead_socket_is_sent_again(seat: Seat) -> None:
    seat.open_table(options={"first_player": "seat0"})
    seat.wait_for_turn()
    before = seat.ply()
    seat.page.evaluate("window.sockets.at(-1).send = () => {}")
    seat.click_choice()
    expect(seat.page.locator(".prompt .hollow")).to_have_count(1)  # sent, and not confirmed
    assert seat.ply() == before
    seat.decide(lambda: seat.page.evaluate("() => window.sockets.at(-1).close()"))
    seat.live()
    assert seat.ply() > before


def test_a_second_window_takes_the_seat_and_the_first_can_take_it_back(seat: Seat) -> None:
    table = seat.open_table()["table"]["id"]
    seat.wait_for_turn()
    other = Seat(seat.page.context.new_page(), seat.address, {})
    other.go(f"/t/{table}")
    other.wait_for_turn()
    expect(seat.page.get_by_role("heading")).to_have_text("This seat is open in another window.")
    seat.page.get_by_role("button", name="Use it here").click()
    seat.wait_for_turn()
    assert other.complaints == []


@pytest.fixture
def doomed(tmp_path: Path) -> House:
    made = House(tmp_path)
    made.start()
    return made


def test_a_server_killed_in_mid_game_loses_nothing(doomed: House, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    seat = Seat(context.new_page(), doomed.address, {})
    seat.go("/")
    try:
        seat.open_table(options={"turn_limit": 8})
        for _ in range(3):
            seat.wait_for_turn()
            seat.decide(seat.click_choice)
        seat.wait_for_turn()
        told, ply = seat.page.get_by_test_id("log").inner_text(), seat.ply()
        doomed.kill()
        expect(seat.page.get_by_test_id("link")).to_have_text("Reconnecting")
        expect(seat.page.get_by_test_id("board")).to_be_visible()
        doomed.start()
        seat.live()
        assert seat.ply() == ply
        assert seat.page.get_by_test_id("log").inner_text() == told
        assert seat.until_over(seat.click_choice) > 0
        seat.page.reload()
        expect(seat.page.get_by_test_id("result")).to_be_visible()
    finally:
        context.close()
        doomed.kill()
