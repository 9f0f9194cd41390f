"""What a host may do about people, and older lines of the chat."""

from collections.abc import Callable

from playwright.sync_api import expect

from web.seat import Seat
from web.test_seat_menu import sit_two

Visit = Callable[..., Seat]


def test_the_host_mutes_a_guest_and_sends_him_away(visit: Visit) -> None:
    host, guest = sit_two(visit, "nim")
    expect(guest.page.get_by_test_id("seat-menu")).to_be_visible()
    host.page.get_by_test_id("seat-menu").click()
    order = host.page.get_by_test_id("order-1")
    order.get_by_role("button", name="for all").click()
    expect(order.get_by_role("button", name="speak again")).to_be_visible()
    expect(guest.page.get_by_test_id("log")).to_contain_text("The host mutes")
    order.get_by_role("button", name="away").click()
    host.page.get_by_test_id("sure").click()
    expect(guest.page.get_by_role("heading", name="The host has sent you away from this table.")).to_be_visible()
    expect(host.page.get_by_test_id("log")).to_contain_text("A bot plays on.")


def test_a_guest_cannot_keep_order(visit: Visit) -> None:
    _, guest = sit_two(visit, "nim")
    guest.page.get_by_test_id("seat-menu").click()
    expect(guest.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(guest.page.get_by_test_id("order-0")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Close the table")).to_have_count(0)


def test_the_host_closes_the_table(visit: Visit) -> None:
    host, guest = sit_two(visit, "nim")
    host.page.get_by_test_id("seat-menu").click()
    host.page.get_by_role("button", name="Close the table").click()
    expect(host.page.get_by_role("dialog", name="Your seat")).to_contain_text("ends for everyone")
    host.page.get_by_test_id("sure").click()
    for seat in (host, guest):
        expect(seat.page.get_by_test_id("result")).to_contain_text("The table was closed")


def test_the_host_mutes_by_a_line_of_the_chat(visit: Visit) -> None:
    host, guest = sit_two(visit, "nim")
    for seat in (host, guest):
        seat.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_role("button", name="Well played").click()
    host.page.get_by_test_id("chat").get_by_role("button", name="About").click()
    host.page.get_by_test_id("chat").get_by_role("button", name="for all").click()
    guest.page.get_by_role("button", name="Hello").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("muted")
