"""Every game there is, driven by somebody who knows none: by mouse, by keys, from the list."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import tavola
from web.seat import Seat

Visit = Callable[..., Seat]
GAMES = [slug for slug in tavola.games() if tavola.game(slug).package.startswith("tavola.")]
DECISIONS = 14
ME, INVITE = {"kind": "me"}, {"kind": "invite"}


def sit(seat: Seat, slug: str) -> None:
    bots = [{"kind": "bot", "level": "random"}] * (tavola.game(slug).seats[0] - 1)
    seat.open_table(slug, seats=[ME, *bots])


@pytest.mark.parametrize("slug", GAMES)
def test_by_mouse(seat: Seat, slug: str) -> None:
    sit(seat, slug)
    dice = random.Random(5)
    for _ in range(DECISIONS):
        if seat.wait_for_turn():
            seat.point_at_something(dice)


@pytest.mark.parametrize("slug", GAMES)
def test_by_keys(seat: Seat, slug: str) -> None:
    sit(seat, slug)
    dice = random.Random(6)
    for _ in range(DECISIONS):
        if seat.wait_for_turn():
            seat.press_something(dice)


@pytest.mark.parametrize("slug", GAMES)
def test_from_the_list(visit: Visit, slug: str) -> None:
    seat = visit(settings={"list": True})
    sit(seat, slug)
    dice = random.Random(7)
    choices = seat.page.get_by_test_id("choice")
    for _ in range(DECISIONS):
        seat.page.wait_for_selector("[data-testid=choice], [data-testid=result]", state="attached")
        if not seat.over():
            chosen = choices.nth(dice.randrange(choices.count()))
            seat.decide(lambda: chosen.evaluate("button => button.click()"))  # noqa: B023
        assert seat.page.locator("svg.board").count() == 0


def face_down(seat: Seat) -> list[dict[str, Any]]:
    """Every face-down token this browser ever received."""
    return [piece for scene in seat.scenes() for piece in scene.get("pieces", []) if piece.get("face_down")]


@pytest.mark.skipif("dracomundis" not in GAMES, reason="the hidden valley is not installed")
def test_two_browsers_hide_their_tokens_from_each_other(visit: Visit) -> None:
    host, guest = visit(), visit()
    opened = host.open_table("dracomundis", seats=[ME, INVITE], start=False)
    guest.go(f"/t/{opened['table']['id']}#seat=1&invite={opened['invites']['1']}")
    host.page.get_by_test_id("start").click()
    dice = random.Random(8)
    for _ in range(12):
        host.page.wait_for_selector("[data-testid=board]")
        guest.page.wait_for_selector("[data-testid=board]")
        mover = next((seat for seat in (host, guest) if seat.mine()), None)
        if mover:
            mover.point_at_something(dice)
        else:
            host.page.wait_for_timeout(100)
    for seat, own in ((host, 0), (guest, 1)):
        assert {piece["owner"] for piece in face_down(seat)} >= {own}
        assert all(piece.get("ghost") for piece in face_down(seat) if piece["owner"] == own)
        assert not any(piece.get("ghost") for piece in face_down(seat) if piece["owner"] != own)
