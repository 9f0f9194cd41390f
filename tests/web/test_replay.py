"""A game that is over: seen with any eyes or all open, marked by luck and decision, and left by another move."""

from playwright.sync_api import expect

from web.seat import Seat

HERE = [{"kind": "me"}, {"kind": "screen", "name": "Tom"}]


def finished_causeway(seat: Seat) -> str:
    """Six rests; the table's id."""
    opened = seat.open_table("causeway", seats=HERE, options={"turns": 3})
    seat.page.evaluate(f"sessionStorage.setItem('tavola.unwarned.{opened['table']['id']}', '1')")
    seat.page.reload()
    for _ in range(6):
        seat.wait_for_turn()
        seat.decide(seat.page.locator(".prompt [data-key=rest]").click)
    seat.page.wait_for_selector("[data-testid=result]")
    return str(opened["table"]["id"])


def test_any_legal_move_of_a_replay_begins_a_table_of_its_own(seat: Seat) -> None:
    table = finished_causeway(seat)
    page = seat.page
    seat.go(f"/t/{table}/replay#2")
    expect(page.locator(".lit.start")).to_have_count(1)
    page.mouse.click(*seat.centre("i1"))
    page.mouse.click(*seat.centre("i2"))
    fork = page.get_by_test_id("fork")
    expect(fork).to_contain_text("Step to i2")
    page.keyboard.press("Escape")
    expect(fork).to_have_count(0)
    page.mouse.click(*seat.centre("i2"))
    fork.get_by_role("button", name="Go on from here").click()
    page.wait_for_url(lambda url: "/replay" not in url and table not in url)
    expect(page.get_by_test_id("log")).to_contain_text("You step to i2.")
    seat.stands("w0", "i2")


def test_once_over_a_game_is_seen_all_open_or_with_one_seats_eyes(seat: Seat) -> None:
    opened = seat.open_table("nim")
    page = seat.page
    while seat.wait_for_turn():
        seat.decide(lambda: take(seat))
    seat.go(f"/t/{opened['table']['id']}/replay#4")
    eye = page.get_by_role("combobox", name="Seen by")
    expect(eye).to_have_value("open")
    dealt = page.get_by_test_id("log").get_by_text("You are dealt")
    expect(dealt).to_have_count(2)
    eye.select_option("0")
    expect(dealt).to_have_count(1)
    eye.select_option("1")
    expect(dealt).to_have_count(1)


def take(seat: Seat) -> None:
    if starts := seat.lit("start"):
        seat.page.mouse.click(*seat.centre(starts[0]))
    seat.page.locator(".prompt button[data-key]").first.click()


def test_luck_and_decisions_are_marked(seat: Seat) -> None:
    opened = seat.open_table("nim")
    seat.wait_for_turn()
    seat.decide(lambda: take(seat))
    seat.go(f"/t/{opened['table']['id']}/replay#1")
    page = seat.page
    expect(page.locator(".ticks i.luck")).to_have_count(2)  # two cards dealt
    expect(page.locator("#prompt-text")).to_contain_text("Chance")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#prompt-text")).to_contain_text("Decision of Anna")
    expect(page.get_by_role("combobox").locator("option[value=open]")).to_have_count(0)
