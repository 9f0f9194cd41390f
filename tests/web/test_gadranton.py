"""Gadranton in the browser: what a tower sees, and a walk of several steps by one choice."""

from playwright.sync_api import expect

from web.seat import Seat

STANDS = "([id, goal]) => document.querySelector(`.piece[data-id='${id}']`)?.dataset.space === goal"


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
    expect(seen).to_have_count(31, timeout=30000)
    expect(seat.page.locator("[data-seen=N14]")).to_have_text("4+9/36")
    seat.page.mouse.move(*seat.centre("I9"))
    expect(seen).to_have_count(0, timeout=30000)


def test_one_choice_walks_to_a_far_cell(seat: Seat) -> None:
    placed(seat)
    for _ in range(20):  # until the die shows more than 1
        if not seat.lit("chosen"):
            seat.page.mouse.click(*seat.centre("K17"))
        if far := seat.lit("far"):
            break
        seat.page.keyboard.press("Escape")
        seat.decide(seat.page.locator("[data-key=end_turn]").click)
        seat.wait_for_turn()
    seat.page.mouse.click(*seat.centre(far[-1]))
    seat.page.wait_for_function(STANDS, arg=["T0", far[-1]], timeout=30000)
