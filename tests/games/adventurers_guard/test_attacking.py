"""AG-36 to AG-43: truce, capture and shield."""

import pytest

from .board import GAME, START, at, move, moves, refused, roll, seen, told

FIRST_TURN = {"turns": {"south": 0, "north": 0}}


@pytest.mark.rule("AG-36", "AG-R32")
def test_nobody_captures_on_their_own_first_turn():
    state = at("S: A a1, W e5. N: A i9, M d6 f6", die=5, **FIRST_TURN)
    assert moves(state) == {"e5": "c5 c6 d5 e6 f5 g5 g6"}
    assert refused(state, "e5xd6") == "AG-36"


@pytest.mark.rule("AG-36", "AG-R32")
def test_the_second_player_keeps_the_truce_as_well_and_then_it_ends():
    state = move(at(START, die=4, **FIRST_TURN), "d2-e5")
    move(roll(state, 4), "d8-c5")
    assert "c5x" in moves(roll(state, 4))["e5"].split()


@pytest.mark.rule("AG-R32")
def test_a_lost_first_turn_ends_the_truce_too():
    state = at("S: A e5, M d5, R c5 d6. N: A e9, W i9, R e7", **FIRST_TURN)
    assert told(state, 1) == ["rolled", "lost-blocked"]
    move(roll(state, 3), "e9-f9")
    assert GAME.dump(state)["turns"] == {"south": 1, "north": 1}
    assert "e7x" in moves(roll(state, 4))["d6"].split()


@pytest.mark.rule("AG-37")
def test_a_captured_pawn_is_out_for_good():
    state = move(at("S: A a1, W e5. N: A i9, M d6 f6", die=5), "e5xd6")
    assert seen(state).keys() == {"S-A", "S-W", "N-A", "N-M2"}
    captured = GAME.actions.encode("move", pawn="N-M1", to="d5")
    assert GAME.why_not(roll(state, 1), captured).clause == "AG-37"


@pytest.mark.rule("AG-38")
@pytest.mark.parametrize(
    ("position", "die", "text", "clause"),
    [
        ("S: A a1, M e5. N: A i9, W e4", 1, "e5xe4", "AG-27"),
        ("S: A a1, R e5. N: A i9, W e6", 4, "e5xe6", "AG-28"),
        ("S: A a1, M e5. N: A i9, W e8", 1, "e5xe8", "AG-24"),
        ("S: A a1, M e5 e6. N: A i9, W e7", 1, "e5xe7", "AG-26"),
        ("S: A a1, M e5. N: A i9, W f6", 1, "e5xf6", None),
    ],
)
def test_the_last_step_must_be_the_pawns_own_within_range_and_over_empty_tiles(position, die, text, clause):
    assert refused(at(position, die=die), text) == clause


@pytest.mark.rule("AG-39")
def test_a_capture_ends_the_move():
    state = at("S: A a1, R e5:6. N: A i9, M d6 f6, W d4, R f4", die=4)
    assert moves(state) == {"e5": "d4x d6x f4x f6x"}


@pytest.mark.rule("AG-40", "AG-R36")
def test_the_shield_lasts_until_the_last_guard_falls_whoever_took_it():
    state = at("S: A a1, M e7, W c4. N: A e8, R d5")
    assert refused(roll(state, 1), "e7xe8") == "AG-40"
    move(state, "e7-f7")
    move(roll(state, 3), "e8-f8")
    assert told(state, 5, "c4xd5") == ["rolled", "captured", "shield-broken"]
    move(roll(state, 3), "f8-e8")
    assert refused(roll(state, 1), "f7xe8") is None


@pytest.mark.rule("AG-41")
def test_a_shielded_adventurer_is_not_passed():
    assert refused(at("S: A a1, M e6. N: A e7, W a5", die=1), "e6-e8") == "AG-26"


@pytest.mark.rule("AG-42")
@pytest.mark.parametrize(("letter", "die", "victim"), [("A", 3, "d6"), ("M", 1, "e6"), ("R", 4, "d6"), ("W", 5, "d6")])
def test_every_type_captures_and_none_must(letter, die, victim):
    own = "A e5" if letter == "A" else f"A a1, {letter} e5"
    state = at(f"S: {own}. N: A i9, W {victim}", die=die)
    tiles = moves(state)["e5"].split()
    assert f"{victim}x" in tiles
    assert len(tiles) > 1
    assert "N-W" not in seen(move(state, f"e5x{victim}"))


@pytest.mark.rule("AG-43")
def test_a_capture_on_the_goal_row_brings_range_and_turn():
    state = at("S: A a1, W d8. N: A i5, M e9, W i4")
    assert told(state, 6, "d8xe9") == ["rolled", "captured", "turned"]
    assert seen(state)["S-W"] == {"at": "e9", "range": 3, "heading": "down"}


@pytest.mark.rule("AG-R44")
def test_a_capture_that_exposes_the_own_adventurer_is_legal():
    state = at("S: A e1, W e5. N: A i9, M d6, R f8", die=5)
    move(state, "e5xd6")
    assert "d6x" in moves(roll(state, 4))["f8"].split()
