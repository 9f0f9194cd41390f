"""The 43 worked examples of the ledger, by their numbers."""

import pytest

from .board import GAME, START, at, move, moves, picture, refused, roll, seen, told

STUCK_MAGE = "S: A e5, M d5, R c5 d6. N: A e9, W i9"
BORROWED_MAGES = "S: A e1, R e3, W a4. N: A e9, M d6 h6"
CROSSED = "b9 c8 c9 d7 d8 d9 e6 e7 e8 f7 f8 f9 g8 g9 h9"


def before_the_first_turn(die: int, **more):
    return at(START, die=die, turns={"south": 0, "north": 0}, **more)


@pytest.mark.rule("AG-04", "AG-05", "AG-06", "AG-07", "AG-08")
def test_01_south_goes_first_and_chooses_left():
    state = GAME.new(first_player="seat0")
    state.play(GAME.actions.encode("corner", side="left"))
    assert picture(state) == START


@pytest.mark.rule("AG-14", "AG-26", "AG-29")
def test_02_the_adventurer_has_one_move_and_must_make_it():
    assert moves(before_the_first_turn(3)) == {"e1": "e2"}


@pytest.mark.rule("AG-13", "AG-26", "AG-27")
@pytest.mark.parametrize("die", [1, 2])
def test_03_a_ranger_blocks_the_mage_behind_it(die):
    assert moves(before_the_first_turn(die)) == {"d1": "b1 c1 c2", "f1": "g1 g2 h1"}


@pytest.mark.rule("AG-24", "AG-28")
def test_04_both_rangers_from_the_start():
    assert moves(before_the_first_turn(4)) == {
        "d2": "a3 a5 b2 b4 c1 c3 c5 d4 e3 e5 f4 g3 g5",
        "f2": "c3 c5 d4 e3 e5 f4 g1 g3 g5 h2 h4 i1 i3 i5",
    }


@pytest.mark.rule("AG-30", "AG-R13")
def test_05_a_bent_way_ends_straight_ahead_of_the_warrior():
    assert moves(before_the_first_turn(6)) == {"a1": "a2 a3 b1 b2 c1 c2 c3"}


@pytest.mark.rule("AG-26", "AG-36")
def test_06_no_capture_on_the_second_players_first_turn():
    state = move(before_the_first_turn(4), "d2-e5")
    roll(state, 4)
    tiles = {start: to.split() for start, to in moves(state).items()}
    assert {start: len(to) for start, to in tiles.items()} == {"d8": 13, "f8": 12}
    assert "e5x" not in tiles["d8"] + tiles["f8"]
    assert refused(state, "d8xe5") == "AG-36"


@pytest.mark.rule("AG-26", "AG-30", "AG-39")
def test_07_a_warrior_between_two_mages():
    state = at("S: A a1, W e5. N: A i9, M d6 f6", die=5)
    assert moves(state) == {"e5": "c5 c6 d5 d6x e6 f5 f6x g5 g6"}
    assert refused(state, "e5-e7") == "AG-26"


@pytest.mark.rule("AG-37", "AG-39")
def test_08_a_capture_ends_the_move():
    state = at("S: A a1, M e5. N: A i9, M e6", die=1)
    assert moves(state) == {"e5": "c5 d5 d6 e6x f5 f6 g5"}
    assert refused(state, "e5-e7") == "AG-26"


@pytest.mark.rule("AG-13", "AG-14", "AG-15", "AG-R14")
def test_09_the_free_one_of_a_pair_must_move():
    state = at("S: A e5, M d5 f1, R c5 d6. N: A e9, W i9", die=1)
    assert moves(state) == {"f1": "d1 e1 e2 f2 f3 g1 g2 h1"}


@pytest.mark.rule("AG-15", "AG-R35")
def test_10_a_blocked_mage_loses_the_turn():
    assert told(at(STUCK_MAGE), 2) == ["rolled", "lost-blocked"]


@pytest.mark.rule("AG-16", "AG-R24", "AG-R35")
def test_11_a_blocked_mage_borrows_nothing():
    assert told(at(STUCK_MAGE + ", M h8"), 1) == ["rolled", "lost-blocked"]


@pytest.mark.rule("AG-40", "AG-41")
def test_12_a_shielded_adventurer_blocks():
    state = at("S: A a1, M e7. N: A e8, W a5", die=1)
    assert moves(state) == {"e7": "c7 d7 d8 f7 f8 g7"}
    assert refused(state, "e7xe8") == "AG-40"


@pytest.mark.rule("AG-40", "AG-45")
def test_13_a_lone_adventurer_is_taken_and_the_game_won():
    state = at("S: A a1, M e7. N: A e8", die=1)
    assert "e8x" in moves(state)["e7"].split()
    assert GAME.outcome(move(state, "e7xe8")).winners == (0,)


@pytest.mark.rule("AG-40")
def test_14_an_adventurer_may_not_take_a_shielded_one():
    state = at("S: A d4. N: A e5, W i9", die=3)
    assert moves(state) == {"d4": "c3 c4 c5 d3 d5 e3 e4"}


@pytest.mark.rule("AG-17", "AG-42", "AG-45")
def test_15_adventurer_against_adventurer():
    duel = "S: A d4. N: A e5"
    assert moves(at(duel, die=3)) == {"d4": "c3 c4 c5 d3 d5 e3 e4 e5x"}
    assert GAME.outcome(move(at(duel, die=3), "d4xe5")).reason == "captured"
    for face in (1, 2, 4, 5, 6):
        assert told(at(duel), face) == ["rolled", "lost-both-missing"]


def crossed_mage():
    return move(at("S: A a1, M e8. N: A i5, W i4", die=1), "e8-e9")


@pytest.mark.rule("AG-31", "AG-33", "AG-35")
def test_16_a_mage_on_the_far_row_turns_round():
    state = crossed_mage()
    assert seen(state)["S-M1"] == {"at": "e9", "range": 3, "heading": "down"}
    roll(move(roll(state, 3), "i5-h5"), 1)
    assert moves(state) == {"e9": CROSSED}


@pytest.mark.rule("AG-R29")
def test_17_moving_along_the_row_gives_nothing_more():
    state = crossed_mage()
    roll(move(roll(state, 3), "i5-h5"), 1)
    assert seen(move(state, "e9-c9"))["S-M1"] == {"at": "c9", "range": 3, "heading": "down"}


@pytest.mark.rule("AG-32", "AG-33")
def test_18_a_turned_mage_turns_again_at_home():
    state = move(at("S: A i1, M c3:3. N: A i5, W i4", die=2), "c3-c1")
    assert seen(state)["S-M1"] == {"at": "c1", "range": 4, "heading": "up"}
    tiles = moves(roll(move(roll(state, 3), "i5-h5"), 1))["c1"].split()
    assert len(tiles) == 21
    assert {"c5", "b4", "d4", "g1"} <= set(tiles)


@pytest.mark.rule("AG-31", "AG-R21")
def test_19_touching_the_far_row_on_the_way_gives_nothing():
    rangers = "S: A i1, R d8. N: A i6, W i4"
    assert seen(move(at(rangers, die=4), "d8-f8"))["S-R1"] == {"at": "f8", "range": 3, "heading": "up"}
    assert seen(move(at(rangers, die=4), "d8-e9"))["S-R1"] == {"at": "e9", "range": 4, "heading": "down"}


@pytest.mark.rule("AG-R22")
@pytest.mark.parametrize("to", ["c1", "a1"])
def test_20_falling_back_to_the_home_row_gives_nothing(to):
    state = move(at("S: A i1, R d4. N: A i6, W i4", die=4), f"d4-{to}")
    assert seen(state)["S-R1"] == {"at": to, "range": 3, "heading": "up"}


@pytest.mark.rule("AG-32")
def test_21_a_turned_ranger_gains_at_home():
    state = move(at("S: A i1, R c3:4. N: A i6, W i4", die=4), "c3-a1")
    assert seen(state)["S-R1"] == {"at": "a1", "range": 5, "heading": "up"}


@pytest.mark.rule("AG-43")
def test_22_a_capture_on_the_far_row_turns_too():
    state = move(at("S: A a1, M d8. N: A i5, M e9, W i4", die=1), "d8xe9")
    assert seen(state).keys() == {"S-A", "S-M1", "N-A", "N-W"}
    assert seen(state)["S-M1"] == {"at": "e9", "range": 3, "heading": "down"}


@pytest.mark.rule("AG-30", "AG-31")
def test_23_a_turned_warrior_of_range_three():
    state = move(at("S: A i1, W b8. N: A i6, R i5", die=6), "b8-c9")
    assert seen(state)["S-W"] == {"at": "c9", "range": 3, "heading": "down"}
    roll(move(roll(state, 3), "i6-h6"), 5)
    assert moves(state) == {"c9": "a7 a8 a9 b6 b7 b8 b9 c7 c8 d6 d7 d8 d9 e7 e8 e9 f6 f7 f8 f9"}


@pytest.mark.rule("AG-28", "AG-38")
def test_24_a_ranger_takes_on_its_own_shade_only():
    state = at("S: A a1, R e5. N: A i9, M e6 f6", die=4)
    tiles = moves(state)["e5"].split()
    assert len(tiles) == 22
    assert "f6x" in tiles
    assert "g7" not in tiles
    assert (refused(state, "e5xe6"), refused(state, "e5-g7")) == ("AG-28", "AG-26")


@pytest.mark.rule("AG-26", "AG-R17")
def test_25_a_diagonal_step_between_two_pawns():
    state = at("S: A a1, R e5, M e6 f5. N: A i9, W f6", die=4)
    assert "f6x" in moves(state)["e5"].split()


@pytest.mark.rule("AG-16", "AG-19", "AG-21", "AG-R25", "AG-R28")
def test_26_borrowing_a_mage_out_of_danger_only():
    state = at(BORROWED_MAGES, die=2)
    assert moves(state) == {"d6": "d5 e6", "h6": "g6 h5 i5 i6", "decline": ""}
    for forbidden in ("d6-c5", "d6-c6", "d6-b6", "d6-d4", "d6-e5", "d6-f6", "h6-f6", "h6-g5", "h6-h4"):
        assert refused(state, forbidden) == "AG-19"


@pytest.mark.rule("AG-R26")
def test_27_without_the_ban_on_danger():
    state = at(BORROWED_MAGES, die=2, options={"suicide_guard": "no_capture"})
    assert moves(state) == {"d6": "b6 c5 c6 d4 d5 e5 e6 f6", "h6": "f6 g5 g6 h4 h5 i5 i6", "decline": ""}


@pytest.mark.rule("AG-18", "AG-19", "AG-20")
def test_28_borrowing_a_warrior_beside_a_mage():
    state = at("S: A e1, M d5. N: A e9, W e6", die=5)
    assert moves(state) == {"e6": "e4 f6 g4 g5 g6", "decline": ""}
    assert refused(state, "e6xd5") == "AG-20"
    assert {refused(state, f"e6-{to}") for to in ("c5", "c6", "d6", "e5", "f5")} == {"AG-19"}


@pytest.mark.rule("AG-23", "AG-R33")
def test_29_in_danger_everywhere_the_turn_is_lost():
    assert told(at("S: A b3, M a1, R c3. N: A i9, W a3"), 6) == ["rolled", "lost-no-borrow"]


@pytest.mark.rule("AG-22", "AG-R23")
def test_30_a_borrowed_pawn_gains_on_its_goal_row():
    state = move(at("S: A a5, W a8. N: A e9, M g2", die=1), "g2-g1")
    assert seen(state)["N-M1"] == {"at": "g1", "range": 3, "heading": "up"}


@pytest.mark.rule("AG-27", "AG-R28")
def test_31_behind_a_mage_it_is_safe():
    state = at("S: A a1, M e3. N: A i9, W e4, M i8", die=5)
    assert moves(state) == {"e4": "c2 c4 e2 g2 g4", "decline": ""}


@pytest.mark.rule("AG-40", "AG-41")
@pytest.mark.parametrize(("die", "found"), [(1, {"e6": "f5 f6 g6"}), (6, {"d6": "b4 b5 b6 c5 c6 d4 d5"})])
def test_32_norths_pawns_before_a_shielded_adventurer(die, found):
    assert moves(at("S: A e5, M a1. N: A e9, M e6, W d6", turn="north", die=die)) == found


@pytest.mark.rule("AG-47")
def test_33_a_rangers_own_range_is_no_gain():
    last = {"turn": "north", "first": "south", "turns": {"south": 150, "north": 149}}
    state = roll(at("S: A a1, M c5:3. N: A i9, R g5", **last), 5)
    outcome = GAME.outcome(state)
    assert (outcome.winners, outcome.scores, outcome.clause) == ((0,), (2, 2), "AG-47")


@pytest.mark.rule("AG-30", "AG-R45")
def test_34_a_warrior_does_not_strike_backward():
    state = at("S: A a1, W e5. N: A i9, M d4 f4", die=5)
    assert moves(state) == {"e5": "c5 c6 c7 d5 d6 e6 e7 f5 f6 g5 g6 g7"}
    assert refused(state, "e5xd4") == "AG-30"


@pytest.mark.rule("AG-R10", "AG-R46")
def test_35_holding_needs_a_move_beside_it():
    holding = {"options": {"may_hold": True}}
    assert moves(before_the_first_turn(3, **holding)) == {"e1": "e2", "hold": ""}
    assert told(at(STUCK_MAGE, **holding), 2) == ["rolled", "lost-blocked"]


@pytest.mark.rule("AG-19", "AG-20", "AG-R28")
def test_36_borrowing_a_warrior_before_a_mage():
    state = at("S: A i1, M e4. N: A i9, W e5, M a9", die=5)
    assert moves(state) == {"e5": "c3 c5 e3 g3 g5", "decline": ""}
    assert {refused(state, f"e5-{to}") for to in ("c4", "d4", "d5", "f4", "f5", "g4")} == {"AG-19"}
    assert refused(state, "e5xe4") == "AG-20"


@pytest.mark.rule("AG-18", "AG-19", "AG-28")
def test_37_borrowing_a_ranger():
    state = at("S: A a1, M c5, W g4. N: A i9, R e7", die=4)
    assert moves(state) == {"e7": "b8 c9 d4 d8 e9 f6 f8 g7 g9 h6 h8", "decline": ""}
    assert {refused(state, f"e7-{to}") for to in ("b6", "c7", "d6", "e5", "f4", "g5", "h4")} == {"AG-19"}


@pytest.mark.rule("AG-24", "AG-40", "AG-41")
def test_38_an_adventurer_of_range_two():
    free = moves(at("S: A d4:2. N: A f6", die=3))["d4"].split()
    assert (len(free), "f6x" in free) == (24, True)
    shielded = at("S: A d4:2. N: A e5, M i9", die=3)
    assert len(moves(shielded)["d4"].split()) == 22
    assert (refused(shielded, "d4xe5"), refused(shielded, "d4-f6")) == ("AG-40", "AG-26")


@pytest.mark.rule("AG-32", "AG-35", "AG-40")
def test_39_a_turned_mage_of_north_strikes_upward():
    state = at("S: A e5, W b2. N: A i9, M d2:3", turn="north", die=2)
    assert seen(state)["N-M1"]["heading"] == "up"
    assert moves(state) == {"d2": "b2x b3 c2 c3 c4 d3 d4 d5 e2 e3 e4 f2 f3 g2"}


@pytest.mark.rule("AG-43", "AG-45", "AG-R39", "AG-R51")
def test_40_a_capture_on_the_last_turn_wins_before_the_count():
    state = move(at("S: A a1, M d8. N: A e9", die=1, turns={"south": 149, "north": 149}), "d8xe9")
    assert GAME.outcome(state) == GAME.outcome(GAME.load(GAME.dump(state)))
    assert (GAME.outcome(state).winners, GAME.outcome(state).reason) == ((0,), "captured")
    assert seen(state)["S-M1"] == {"at": "e9", "range": 3, "heading": "down"}
    assert GAME.dump(state)["turns"] == {"south": 150, "north": 149}


@pytest.mark.rule("AG-47", "AG-R48")
def test_41_the_game_stops_after_norths_lost_turn():
    state = at("S: A a2:2, M e5. N: A i9, R g5:4", turns={"south": 149, "north": 149})
    assert told(state, 1, "e5-e6") == ["rolled", "moved"]
    assert told(state, 5) == ["rolled", "lost-both-missing", "drawn"]
    assert (GAME.outcome(state).winners, state.returns()) == ((0, 1), [0.5, 0.5])


@pytest.mark.rule("AG-22", "AG-R23", "AG-R48")
def test_42_a_gain_by_a_borrowed_move_is_the_owners():
    state = move(at("S: A a1, M e8. N: A i5, W i4", turn="north", die=1), "e8-e9")
    assert seen(state)["S-M1"] == {"at": "e9", "range": 3, "heading": "down"}
    assert moves(roll(state, 1)) == {"e9": CROSSED}


@pytest.mark.rule("AG-19", "AG-30", "AG-R28")
def test_43_the_tile_left_behind_is_open_to_the_borrower():
    state = at("S: A i1, W e5. N: A i9, M d5, R a9", die=1)
    assert moves(state) == {"d5": "b5 c4 d3 d4 e4", "decline": ""}
    assert refused(state, "d5-c5") == "AG-19"
