"""Draco Mundis in the browser: setup from the screen, and the end of a real game by mouse and touch."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from web.seat import BOT, Seat

Visit = Callable[..., Seat]
RECORD = Path(__file__).parents[1] / "golden" / "dracomundis" / "2-search.json"
LATE = 252  # of 266: two tokens lie face down, so DM-77 ends the game within 34 turns
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def late_game(seat: Seat) -> None:
    """A table that goes on from the golden record, near its end."""
    seat.ask("POST", "/me", {"name": "Anna"})
    upload = """async text => (await fetch("/api/records",
        {method: "POST", headers: {"Content-Type": "application/json"}, body: text})).json()"""
    table = seat.page.evaluate(upload, RECORD.read_text("utf-8"))["table"]["id"]
    wish = {"ply": LATE, "seats": [{"kind": "me"}, BOT], "start": True}
    seat.go(f"/t/{seat.ask('POST', f'/tables/{table}/branch', wish)['table']['id']}")


class Chooser:
    """Chooses at random, as far as the page offers anything, until the decision is sent."""

    def __init__(self, seat: Seat, press: Callable[[str], None]) -> None:
        self.seat, self.press, self.random = seat, press, Random(4)

    def decide(self) -> None:
        before = self.seat.shown_ply()
        for _ in range(8):
            self.step()
            self.seat.page.wait_for_timeout(60)
            if self.seat.over() or self.seat.shown_ply() != before:
                return

    def step(self) -> None:
        """A menu before all else, then what is lit in the hand or on the board, then a button."""
        page = self.seat.page
        for offered in ("[data-testid=sheet] .pri", ".item.start", ".item.target"):
            if page.locator(offered).count():
                self.press(f"{offered} >> nth={self.random.randrange(page.locator(offered).count())}")
                return
        menu = page.locator("[data-act]")
        if menu.count():
            self.press("[data-act] >> nth=0")
            return
        lit = self.seat.lit("target", "capture") or self.seat.lit("start", "borrow")
        if lit:
            space = self.seat.space_of(self.random.choice(lit))
            self.press(f'.space[data-id="{space}"]')
            return
        if page.locator(".prompt button[data-key]").count():
            self.press(".prompt button[data-key] >> nth=0")


def by_mouse(seat: Seat) -> Callable[[str], None]:
    def press(selector: str) -> None:
        if selector.startswith(".space"):
            seat.page.mouse.click(*seat.centre(selector.split('"')[1]))
        else:
            seat.page.locator(selector).click()

    return press


def by_touch(seat: Seat) -> Callable[[str], None]:
    def press(selector: str) -> None:
        if selector.startswith(".space"):
            seat.page.touchscreen.tap(*seat.centre(selector.split('"')[1]))
        else:
            seat.page.locator(selector).tap()

    return press


@pytest.mark.parametrize(("wishes", "hand"), [({}, by_mouse), (PHONE, by_touch)], ids=["mouse", "phone"])
def test_tokens_are_picked_and_placed(visit: Visit, wishes: dict, hand: Callable) -> None:
    seat = visit(**wishes)
    seat.open_table("dracomundis", options={"setup_step": 2})
    chooser = Chooser(seat, hand(seat))
    for _ in range(6):
        seat.wait_for_turn()
        chooser.decide()
    assert seat.page.locator(".piece").count() >= 2


@pytest.mark.parametrize(("wishes", "hand"), [({}, by_mouse), (PHONE, by_touch)], ids=["mouse", "phone"])
def test_a_game_is_played_to_its_end(visit: Visit, wishes: dict, hand: Callable) -> None:
    seat = visit(**wishes)
    late_game(seat)
    chooser = Chooser(seat, hand(seat))
    for _ in range(200):
        if not seat.wait_for_turn():
            break
        chooser.decide()
    assert seat.over()
