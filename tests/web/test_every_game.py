"""What one browser may know of another's secrets."""

from collections.abc import Callable
from typing import Any

import pytest

import tavola
from web.hands import Mouse
from web.player import Player
from web.seat import Seat

Visit = Callable[..., Seat]
GAMES = [slug for slug in tavola.games() if tavola.game(slug).package.startswith("tavola.")]
ME, INVITE = {"kind": "me"}, {"kind": "invite"}


def face_down(seat: Seat) -> list[dict[str, Any]]:
    """Every face-down token this browser ever received."""
    return [piece for scene in seat.scenes() for piece in scene.get("pieces", []) if piece.get("face_down")]


@pytest.mark.skipif("dracomundis" not in GAMES, reason="the hidden valley is not installed")
def test_two_browsers_hide_their_tokens_from_each_other(visit: Visit) -> None:
    host, guest = visit(), visit()
    opened = host.open_table("dracomundis", seats=[ME, INVITE], start=False)
    guest.go(f"/t/{opened['table']['id']}#seat=1&invite={opened['invites']['1']}")
    host.page.get_by_test_id("start").click()
    players = [Player(seat, Mouse(seat), seed=8) for seat in (host, guest)]
    while len(host.sent) + len(guest.sent) < 12:
        mover = next((player for player in players if player.seat.mine()), None)
        if mover:
            mover.decide()
        else:
            host.page.wait_for_timeout(100)
    for seat, own in ((host, 0), (guest, 1)):
        assert {piece["owner"] for piece in face_down(seat)} >= {own}
        assert all(piece.get("ghost") for piece in face_down(seat) if piece["owner"] == own)
        assert not any(piece.get("ghost") for piece in face_down(seat) if piece["owner"] != own)
