"""Single letters can be changed and switched off (WCAG 2.1.4)."""

from playwright.sync_api import expect

from web.seat import Seat


def test_a_letter_is_changed_in_the_settings_and_kept(seat: Seat) -> None:
    seat.open_table(options={"first_player": "seat0"})
    seat.wait_for_turn()
    page, keys = seat.page, seat.page.keyboard
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("key-L").click()
    expect(page.get_by_test_id("key-L")).to_have_text("Press a letter")
    keys.press("y")
    expect(page.get_by_test_id("key-L")).to_have_text("Y")
    page.reload()
    seat.wait_for_turn()
    keys.press("l")
    expect(page.get_by_test_id("board")).to_have_count(1)
    keys.press("y")
    expect(page.get_by_test_id("list-mode")).to_be_visible()


def test_switched_off_letters_do_nothing_and_are_not_shown(seat: Seat) -> None:
    seat.open_table(options={"first_player": "seat0"})
    seat.wait_for_turn()
    page = seat.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Single-letter keys").uncheck()
    expect(page.get_by_test_id("key-L")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_test_id("board")).to_have_count(1)
    expect(page.get_by_test_id("undo").locator("kbd")).to_have_count(0)
