"""Gadranton in the browser: what a tower sees, and a walk of several steps by one choice."""

from playwright.sync_api import expect

from web.seat import Seat
from web.test_whole_games import sit_late


def placed(seat: Seat) -> None:
    """At a table against a bot, the own thief on the dot K17."""
    seat.open_table("gadranton", options={"first_player": "seat0"})
    seat.wait_for_turn()
    seat.decide(lambda: seat.page.mouse.click(*seat.centre("K17")))
    seat.wait_for_turn()


def test_pointing_at_a_tower_paints_the_cells_it_sees(seat: Seat) -> None:
    placed(seat)
    seen = seat.page.locator("[data-seen]")
    expect(seen).to_have_count(0)
    seat.page.mouse.move(*seat.centre("O11"))
    expect(seen).to_have_count(31)
    expect(seat.page.locator("[data-seen=N14]")).to_have_text("4+9/36")
    seat.page.mouse.move(*seat.centre("I9"))
    expect(seen).to_have_count(0)


def test_one_choice_walks_to_a_far_cell(seat: Seat) -> None:
    sit_late(seat, "gadranton/2", 20)  # the own thief on Q7 has three steps
    seat.wait_for_turn()
    if not seat.lit("chosen"):
        seat.page.mouse.click(*seat.centre("Q7"))
    expect(seat.page.locator(".lit.far[data-for=P9]")).to_have_count(1)
    seat.page.mouse.click(*seat.centre("P9"))
    seat.stands("T0", "P9")
