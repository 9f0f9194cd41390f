"""Rulings that need a position of their own."""

import pytest

from .city import act, cards, guard, may, offered, refused, seen, two, worn


@pytest.mark.rule("GA-R09")
def test_a_thief_who_stopped_on_a_crown_cell_may_take_the_crown_in_a_later_turn():
    state = two({"at": "J11", "need": "red", "hand": "master_key"}, mover="thief", n=1)
    act(state, "step thief J12", "end_turn", "draw secret_door")
    act(state, "roll thief 1", "end_turn", "draw guard_awake", "roll thief 1")
    assert worn(state, 0) is None  # taking it is no duty
    assert offered(state, "take_crown") == ["master_key"]
    assert worn(act(state, "take_crown master_key"), 0) == "red"


@pytest.mark.rule("GA-R58")
@pytest.mark.parametrize(("cell", "taken"), [("K16", "J16"), ("J12", "K12")])
def test_forest_cells_and_streets_hold_one_thief(cell, taken):
    state = two({"at": cell}, {"at": taken}, mover="thief", n=1)
    assert refused(state, f"step thief {taken}") == "GA-29"


@pytest.mark.rule("GA-R58")
def test_nobody_rests_on_a_dot_that_is_taken():
    state = act(two({"at": "K16"}, {"at": "K17"}, mover="thief", n=1), "step thief K17")
    assert refused(state, "end_turn") == "GA-R11"
    assert "K17" not in offered(state, "teleport")


@pytest.mark.rule("GA-R60")
def test_a_thief_on_a_dot_is_never_attacked():
    """He has delivered what he wore."""
    state = two({"at": "K16", "wears": "red"}, {"at": "J16", "hand": "arrow_shot"}, mover="thief", n=1)
    act(state, "step thief K17", "end_turn", "draw secret_door", "roll both 6")
    act(state, "step thief K16")
    assert (refused(state, "fight thief 0 no"), refused(state, "shoot thief 0 arrow_shot")) == ("GA-41", "GA-41")


@pytest.mark.rule("GA-R64")
def test_a_guard_who_misses_stays_awake_and_goes_on():
    state = two(None, {"at": "N11", "wears": "red"}, guards={"G1": "O11"}, mover="both", n=2)
    act(state, "shoot G1 1 tower", "arrow_dice flop 6")
    assert guard(state, "G1") == {"at": "O11", "asleep_by": None, "beaten": False}
    assert may(state, "fight G1 1 no")
    assert refused(state, "shoot G1 1 tower") == "GA-44"


@pytest.mark.rule("GA-R77")
def test_five_cards_are_asked_about_only_when_a_sixth_is_drawn():
    hand = "accelerated_walk master_key secret_door broken_bow hidden_thief"
    kept = act(two({"hand": hand}), "end_turn")
    assert offered(act(kept, "draw arrow_shot"), "discard") != []
    played = act(two({"hand": hand}), "accelerated_walk thief", "end_turn", "draw arrow_shot")
    assert (seen(played)["active"], cards(played, 0)) == (1, 5)
