"""Draco Mundis in the browser: setup from the screen, and a choice that is made twice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.hands import HANDS, PHONE, Fingers, Mouse
from web.player import Player
from web.seat import Seat
from web.test_whole_games import sit_late

Visit = Callable[..., Seat]


@pytest.mark.parametrize("how", HANDS)
def test_tokens_are_picked_and_placed(visit: Visit, how: str) -> None:
    hand, wishes = HANDS[how]
    seat = visit(**wishes)
    seat.open_table("dracomundis", options={"setup_step": 2})
    player = Player(seat, hand(seat), seed=4)
    for _ in range(6):
        player.decide()
    assert seat.page.locator(".piece").count() >= 2


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["mouse", "phone"])
def test_a_second_press_confirms_and_does_not_zoom_the_board(visit: Visit, wishes: dict) -> None:
    seat = visit(**wishes)
    sit_late(seat, "dracomundis/2-search", 252)  # two tokens lie face down: any may be flipped, after a second press
    hand = (Fingers if wishes else Mouse)(seat)
    player = Player(seat, hand)
    look = player.turn()
    flips = [choice for choice in seat.scene["choices"] if choice.get("confirm") == "press"]
    hidden = hand.spot(flips[0]["ids"][-1], flips[0]["ids"])
    assert hidden
    if wishes:
        seat.page.touchscreen.tap(*hidden)
        seat.page.touchscreen.tap(*hidden)
    else:
        seat.page.mouse.dblclick(*hidden)
    player.after(look, flips[0])
    expect(seat.page.locator("svg.board.zoomed")).to_have_count(0)
