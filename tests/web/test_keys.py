"""Single letters can be changed and switched off (WCAG 2.1.4)."""

from playwright.sync_api import expect

from web.seat import Seat
from web.test_whole_games import sit_late


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


# The name of the region that has the focus.
REGION = """() => {
    const here = document.activeElement;
    const around = here.parentElement?.closest("section[aria-label], aside[aria-label]");
    const itself = here.matches("svg.board, section, [role=region]") && here.hasAttribute("aria-label");
    return (itself ? here : around)?.getAttribute("aria-label") ?? "";
}"""


def test_f6_goes_from_one_named_region_to_the_next_and_each_remembers_its_focus(seat: Seat) -> None:
    sit_late(seat, "abandoned-fortress/2", 166)  # all there is: dice, a column of cards, a row of holders
    seat.wait_for_turn()
    page, keys = seat.page, seat.page.keyboard
    names = []
    for _ in range(9):
        keys.press("F6")
        names.append(page.evaluate(REGION))
    assert all(names)
    assert len(set(names[:8])) == 8
    assert names[8] == names[0]
    keys.press("Shift+F6")
    assert page.evaluate(REGION) == names[7]
    keys.press("Tab")
    kept = page.evaluate("() => (window.kept = document.activeElement).textContent")
    keys.press("F6")
    keys.press("Shift+F6")
    assert page.evaluate("() => document.activeElement === window.kept"), kept
