"""Beside playing: resign, offer a draw and answer one, and further reasons under a refusal."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from web.seat import Seat

Visit = Callable[..., Seat]
ME, INVITE = {"kind": "me"}, {"kind": "invite"}


def menu(page: Page, name: str) -> None:
    page.get_by_test_id("seat-menu").click()
    page.get_by_role("dialog", name="Your seat").get_by_role("button", name=name).click()


def sit_two(visit: Visit, game: str, **wishes: object) -> tuple[Seat, Seat]:
    host, guest = visit(), visit()
    opened = host.open_table(game, seats=[ME, INVITE], start=False, **wishes)
    guest.go(f"/t/{opened['table']['id']}#seat=1&invite={opened['invites']['1']}")
    expect(host.page.get_by_test_id("start")).to_be_enabled()
    host.page.get_by_test_id("start").click()
    for seat in (host, guest):
        seat.page.wait_for_selector("[data-testid=board]")
    return host, guest


def test_resigning_asks_once_and_ends_a_game_of_two(seat: Seat) -> None:
    seat.open_table(options={"first_player": "seat0"})
    seat.wait_for_turn()
    menu(seat.page, "Resign")
    expect(seat.page.get_by_role("dialog", name="Your seat")).to_contain_text("You lose this game.")
    seat.page.keyboard.press("Escape")
    expect(seat.page.get_by_role("dialog", name="Your seat")).to_have_count(0)
    expect(seat.page.get_by_test_id("seat-menu")).to_be_focused()
    menu(seat.page, "Resign")
    seat.page.get_by_test_id("sure").click()
    expect(seat.page.get_by_test_id("result")).to_contain_text("You resigned")
    expect(seat.page.get_by_test_id("seat-menu")).to_have_count(0)


def test_a_draw_is_offered_declined_offered_again_and_accepted(visit: Visit) -> None:
    host, guest = sit_two(visit, "adventurers-guard")
    menu(host.page, "Offer a draw")
    host.page.get_by_test_id("sure").click()
    offer = guest.page.get_by_test_id("draw-offer")
    expect(offer).to_contain_text("Anna offers a draw")
    expect(host.page.get_by_test_id("draw-offer")).to_have_count(0)
    offer.get_by_role("button", name="Decline").click()
    expect(offer).to_have_count(0)
    expect(host.page.get_by_test_id("log")).to_contain_text("declines the draw")
    menu(guest.page, "Offer a draw")
    guest.page.get_by_test_id("sure").click()
    host.page.get_by_test_id("draw-offer").get_by_role("button", name="Accept the draw").click()
    for seat in (host, guest):
        expect(seat.page.get_by_test_id("result")).to_contain_text("Draw by agreement")


def test_a_game_without_draws_offers_none(seat: Seat) -> None:
    seat.open_table("nim")
    seat.wait_for_turn()
    seat.page.get_by_test_id("seat-menu").click()
    box = seat.page.get_by_role("dialog", name="Your seat")
    expect(box.get_by_role("button", name="Resign")).to_be_visible()
    expect(box.get_by_role("button", name="Offer a draw")).to_have_count(0)


def test_a_spectator_has_no_seat_menu(visit: Visit) -> None:
    host = visit()
    opened = host.open_table("nim")
    watcher = visit(f"/t/{opened['table']['id']}")
    watcher.page.wait_for_selector("[data-testid=board]")
    expect(watcher.page.get_by_test_id("seat-menu")).to_have_count(0)


REASONS = [
    {"clause": "AG-26", "message": "The clause in full.", "text": "A tile is in the way."},
    {"clause": "AG-12", "message": "Another clause.", "text": "The die does not allow it."},
]


def with_reasons(route: WebSocketRoute) -> None:
    """The real server, with two reasons more in every refusal."""
    server = route.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "because" and message["refusal"]:
            message["more"] = REASONS
        route.send(json.dumps(message))

    server.on_message(pass_on)


def test_further_reasons_unfold_under_a_refusal(seat: Seat) -> None:
    seat.page.route_web_socket("**/live", with_reasons)
    seat.open_table(options={"first_player": "seat0"})
    seat.wait_for_turn()
    seat.decide(seat.click_choice)  # the warriors' corners
    seat.wait_for_turn()
    if not seat.lit("chosen"):
        seat.page.mouse.click(*seat.centre(seat.space_of(seat.lit("start")[0])))
    seat.page.mouse.click(*seat.centre("e9"))
    more = seat.page.get_by_test_id("more-reasons")
    expect(more.get_by_text("2 more reasons")).to_be_visible()
    expect(more.get_by_text("A tile is in the way.")).not_to_be_visible()
    more.get_by_text("2 more reasons").click()
    expect(more.get_by_text("The die does not allow it.")).to_be_visible()
    more.get_by_role("button", name="Rule AG-12").click()
    expect(seat.page.locator("#AG-12")).to_be_in_viewport()
