"""What was drawn before is there already: what did not change is the same object, so that nobody looks at it again."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

import tavola
from tavola.kernel.scene import Scene, Zone

GAME = tavola.game("abandoned-fortress")
PLIES = 150


def scenes(seat: int | None, **options: object) -> Iterator[Scene]:
    """One game as one reader sees it."""
    t, rng = GAME.new(2, **options), tavola.Rng(3)
    for _ply in range(PLIES):
        yield GAME.typed_scene(t, seat)
        t.play(t.sample(rng))


def in_the_middle() -> tavola.State:
    """A position in which seat 0 decides and both have leaders."""
    t, rng = GAME.new(2), tavola.Rng(1)
    while t.actor != 0 or len(t.legal()) < 2 or t.round < 2:
        t.play(t.sample(rng))
    return t


@pytest.mark.parametrize("options", [{}, {"food_open": False}, {"card_backs": "count_only"}])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_looks_the_same_is_the_same_object(seat: int | None, options: dict[str, object]) -> None:
    for before, after in pairwise(scenes(seat, **options)):
        for part in ("spaces", "pieces", "zones", "seats", "dice"):
            was = {each.id if part != "seats" else each.seat: each for each in getattr(before, part)}
            now = {each.id if part != "seats" else each.seat: each for each in getattr(after, part)}
            assert [id for id in was.keys() & now.keys() - {"battle"} if _drawn_again(was[id], now[id])] == []


def test_the_map_is_drawn_once() -> None:
    """For everybody, at every table, but for the ways of a piece on the move."""
    first, second = GAME.typed_scene(GAME.new(2), 0), GAME.typed_scene(GAME.new(4, teams=True), None)
    assert first.spaces is second.spaces
    assert first.board is second.board


def test_a_choice_is_worded_once() -> None:
    t = in_the_middle()
    first, again = GAME.typed_scene(t, 0).choices, GAME.typed_scene(t, 0).choices
    assert first
    assert all(choice is same for choice, same in zip(first, again, strict=True))


def test_a_seat_has_the_zones_of_all_but_for_its_own() -> None:
    t = in_the_middle()
    all_see, seat_sees = GAME.typed_scene(t, None), GAME.typed_scene(t, 0)
    assert all(_zone(all_see, id) is _zone(seat_sees, id) for id in ("holder1", "hand1", "blacks1", "market", "queue"))
    assert _zone(seat_sees, "holder0") is None
    assert _zone(seat_sees, "holder-0-hero") or _zone(seat_sees, "0-hero")


def test_whoever_looks_at_a_battle_that_was_fought_sees_what_all_see() -> None:
    t, rng = GAME.new(2), tavola.Rng(2)
    while not t.onlookers & 1:
        t.play(t.sample(rng))
    common = GAME.drawing.common(t, GAME.voice("en"))
    own = GAME.drawing.own(t, 0, common, GAME.voice("en"))
    assert _zone(own, "battle") is _zone(common, "battle") is not None


def _drawn_again(was: object, now: object) -> bool:
    return was == now and was is not now


def _zone(scene: Scene, id: str) -> Zone | None:
    return next((zone for zone in scene.zones if zone.id == id), None)
