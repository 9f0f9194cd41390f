"""Around the board: the tray, and the cursor in an inset."""

from collections.abc import Callable

from playwright.sync_api import expect

from web.hands import PHONE, Keys
from web.player import Player
from web.seat import Seat
from web.test_whole_games import sit_late

Visit = Callable[..., Seat]
PEEK = 100  # one row of the tray, as the theme has it
HEIGHT = "() => document.querySelector('[data-testid=tray]').getBoundingClientRect().height"
SIDEWAYS = (
    "() => { const tray = document.querySelector('[data-testid=tray]'); return tray.scrollWidth - tray.clientWidth; }"
)


def test_the_tray_of_a_phone_peeks_and_opens_as_a_sheet(visit: Visit) -> None:
    seat = visit(**PHONE)
    sit_late(seat, "abandoned-fortress/2", 166)  # a trade: cards in hand, and seven piles to buy from
    seat.wait_for_turn()
    tray = seat.page.get_by_test_id("tray")
    expect(tray).to_be_visible()
    seat.page.wait_for_function(f"() => ({HEIGHT})() <= {PEEK}")
    tray.locator(".grip").tap()
    seat.page.wait_for_function(f"() => ({HEIGHT})() > 200")
    for card in tray.locator("[data-id]").all():
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.9)
    tray.locator(".item.start").first.tap()
    seat.page.wait_for_function(f"() => ({HEIGHT})() <= {PEEK}")  # what was chosen is on the board


def test_a_full_tray_does_not_scroll_sideways_on_a_desk(visit: Visit) -> None:
    seat = visit()
    sit_late(seat, "abandoned-fortress/2", 166)
    seat.wait_for_turn()
    expect(seat.page.locator("[data-testid=tray] [data-holder]")).to_have_count(7)
    seat.page.wait_for_function(f"() => ({SIDEWAYS})() <= 0")


def test_the_cursor_is_drawn_in_the_inset_it_is_moved_to(visit: Visit) -> None:
    seat = visit()
    sit_late(seat, "el-dorado/2-hardcore_tiles=True", 196)  # a captain comes back, on the island or in the cave
    Player(seat, Keys(seat)).turn()
    cave = [ids[0] for choice in seat.scene["choices"] if (ids := choice["ids"])[0].startswith("c")]
    lit = [choice["ids"][0] for choice in seat.scene["choices"]]
    for _ in lit:
        seat.page.keyboard.press(".")
        if seat.page.locator("svg.board").first.get_attribute("data-cursor") in cave:
            break
    expect(seat.page.locator(".inset .cursor")).to_have_count(1)
    expect(seat.page.locator(".main .cursor")).to_have_count(0)
