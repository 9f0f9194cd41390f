"""AG-18 to AG-23: moving an enemy pawn."""

import pytest

from .board import GAME, at, move, moves, refused, roll, seen, told

MAGE_AHEAD = "S: A e1, M d5. N: A e9, W e6"


@pytest.mark.rule("AG-18")
def test_a_borrowed_pawn_keeps_its_steps_range_and_heading():
    state = at("S: A a1. N: A i9, M e5:3, R i3", die=1)
    assert moves(state)["e5"] == "b5 c5 c6 d5 d6 d7 e6 e7 e8 f5 f6 f7 g5 g6 h5"
    assert refused(state, "e5-e4") == "AG-27"
    assert refused(state, "e5-e9") == "AG-24"


@pytest.mark.rule("AG-18", "AG-26")
def test_a_borrowed_pawn_is_blocked_by_both_sides():
    state = at("S: A e4. N: A d5, M e5", die=1)
    assert moves(state) == {"e5": "g5", "decline": ""}
    assert refused(state, "e5-e3") == "AG-26"
    assert refused(state, "e5-d5") == "AG-26"
    assert told(at("S: A e4. N: A d5, M e5, R f5"), 1) == ["rolled", "lost-no-borrow"]


@pytest.mark.rule("AG-19", "AG-R26", "AG-R28")
def test_a_borrowed_pawn_is_not_sent_to_its_death():
    state = at(MAGE_AHEAD, die=5)
    assert moves(state) == {"e6": "e4 f6 g4 g5 g6", "decline": ""}
    assert refused(state, "e6-d6") == "AG-19"


@pytest.mark.rule("AG-19", "AG-R28")
def test_the_borrowers_adventurer_is_a_danger_too():
    state = at("S: A e5. N: A i9, M e8", die=1)
    assert moves(state) == {"e8": "c8 d7 d8 e7 f7 f8 g8", "decline": ""}
    assert refused(state, "e8-e6") == "AG-19"


@pytest.mark.rule("AG-R28")
def test_the_danger_test_asks_for_the_tile_only_even_on_the_goal_row():
    state = at("S: A a8, R e3. N: A i9, M d2", die=1)
    assert refused(state, "d2-d1") is None
    assert refused(state, "d2-e1") == "AG-19"


@pytest.mark.rule("AG-20", "AG-R27")
def test_a_borrowed_pawn_takes_nothing_of_either_side():
    state = at("S: A a1, M e5. N: A i9, W d6, R c6", die=5)
    assert refused(state, "d6xe5") == "AG-20"
    assert refused(state, "d6-c6") == "AG-26"
    assert not any("x" in tiles for tiles in moves(state).values())


@pytest.mark.rule("AG-20")
def test_a_borrowed_pawn_does_not_take_the_lone_adventurer_of_the_borrower():
    state = at("S: A e5. N: A i9, W f6", die=5)
    assert refused(state, "f6xe5") == "AG-20"


@pytest.mark.rule("AG-21")
def test_the_borrower_chooses_which_of_two():
    assert moves(at("S: A a1. N: A i9, R c5 g5", die=4)).keys() == {"c5", "g5", "decline"}


@pytest.mark.rule("AG-22", "AG-R23")
def test_a_borrowed_pawn_stays_its_owners_and_gains_for_it():
    state = move(at("S: A a5. N: A e9, M g2", die=1), "g2-g1")
    assert seen(state)["N-M1"] == {"at": "g1", "range": 3, "heading": "up"}
    assert moves(roll(state, 1)).keys() == {"g1"}


@pytest.mark.rule("AG-22")
def test_a_borrowed_pawn_keeps_range_and_heading_elsewhere():
    state = move(at("S: A a5. N: A e9, M g4:3", die=1), "g4-g6")
    assert seen(state)["N-M1"] == {"at": "g6", "range": 3, "heading": "up"}


@pytest.mark.rule("AG-23", "AG-R33")
def test_without_an_allowed_borrowed_move_the_turn_is_lost():
    cornered = "S: A b3, M a1, R c3. N: A i9, W a3"
    state = at(cornered)
    assert told(state, 5) == ["rolled", "lost-no-borrow"]
    assert GAME.dump(state)["turn"] == "north"


@pytest.mark.rule("AG-R33")
def test_from_danger_to_safety_is_allowed():
    state = at("S: A e5. N: A i9, W e6", die=6)
    assert moves(state) == {"e6": "c4 c5 c6 g4 g5 g6", "decline": ""}


@pytest.mark.rule("AG-R25", "AG-R46")
def test_declining_is_a_turn_taken():
    state = at(MAGE_AHEAD, die=5)
    assert told(state, "decline") == ["declined"]
    assert (GAME.dump(state)["turn"], GAME.dump(state)["turns"]["south"]) == ("north", 2)


@pytest.mark.rule("AG-R46")
def test_hold_is_not_for_enemy_pawns():
    assert refused(at(MAGE_AHEAD, die=5, options={"may_hold": True}), "hold") == "AG-R46"
    assert refused(at(MAGE_AHEAD, die=5), "hold") == "AG-R46"


@pytest.mark.rule("AG-R34", "AG-46")
def test_a_three_always_concerns_your_own_adventurer():
    state = at("S: A a1. N: A i9, W i8", die=3)
    assert moves(state).keys() == {"a1"}
    assert refused(state, "i9-h9") == "AG-16"
