"""AG-11 to AG-17: the roll, and what it obliges to."""

from collections import Counter

import pytest

import tavola

from .board import GAME, START, at, move, moves, refused, roll, seen, told

FIRST_TURN = {"turns": {"south": 0, "north": 0}}
BOXED_IN = "S: A e5, M d5, R c5 d6. N: A e9, W i9"


@pytest.mark.rule("AG-11")
def test_players_take_turns_of_one_roll_and_one_move():
    state = at(START, **FIRST_TURN)
    for side, text, face in (("south", "e1-e2", 3), ("north", "e9-e8", 3), ("south", "a1-b2", 5)):
        assert (state.actor, GAME.dump(state)["turn"]) == (tavola.CHANCE, side)
        move(roll(state, face), text)
    assert GAME.dump(state)["turns"] == {"south": 2, "north": 1}


@pytest.mark.rule("AG-11")
def test_there_is_no_second_roll():
    state = at(START, die=3)
    assert GAME.why_not(state, GAME.actions.encode("roll", face=3)).clause == "AG-11"
    assert GAME.why_not(state, GAME.actions.encode("corner", side="left")).clause == "AG-11"


@pytest.mark.rule("AG-12", "AG-R07")
def test_one_die_with_six_even_faces():
    state = at(START)
    assert [(GAME.named(face), weight) for face, weight in state.chances()] == [(f"roll {n}", 1) for n in range(1, 7)]
    assert refused(state, "e1-e2") == "AG-12"


@pytest.mark.rule("AG-12", "AG-R08")
def test_the_face_names_the_type():
    named = {face: [GAME.named(action) for action in at(START, die=face).legal()] for face in range(1, 7)}
    types = {face: {text.split()[1][2] for text in texts} for face, texts in named.items()}
    assert types == {1: {"M"}, 2: {"M"}, 3: {"A"}, 4: {"R"}, 5: {"W"}, 6: {"W"}}
    assert moves(at(START, die=1)) == moves(at(START, die=2))


@pytest.mark.rule("AG-13", "AG-R09")
def test_choose_either_of_two_after_the_roll():
    state = at("S: A a1, M c3 g3, W a5. N: A i9, W i8", die=2)
    assert moves(state).keys() == {"c3", "g3"}
    assert refused(state, "a5-b5") == "AG-13"
    assert refused(state, "i8-h8") == "AG-13"


@pytest.mark.rule("AG-14", "AG-R10")
def test_the_move_is_compulsory():
    state = at(START, die=3, **FIRST_TURN)
    assert moves(state) == {"e1": "e2"}
    assert (refused(state, "hold"), refused(state, "decline")) == ("AG-14", "AG-14")


@pytest.mark.rule("AG-14", "AG-42")
def test_a_lone_capture_counts_as_a_move_and_must_be_made():
    state = at("S: A a9:2, M a1. N: A i9, M a8 b9, W b8", turn="south")
    assert moves(roll(state, 3)) == {"a9": "a8x b8x b9x"}
    assert refused(state, "hold") == "AG-14"


@pytest.mark.rule("AG-15", "AG-R14", "AG-R37")
def test_a_boxed_in_type_loses_the_turn_but_not_the_game():
    state = at(BOXED_IN)
    before = seen(state)
    assert told(state, 1) == ["rolled", "lost-blocked"]
    assert (seen(state), GAME.dump(state)["turn"], GAME.outcome(state)) == (before, "north", None)
    assert GAME.dump(state)["turns"] == {"south": 2, "north": 1}


@pytest.mark.rule("AG-16", "AG-R24", "AG-R35")
def test_an_enemy_pawn_is_out_of_bounds_while_you_have_one_of_its_type():
    state = at("S: A a1, M e3. N: A i9, M e8", die=1)
    assert moves(state).keys() == {"e3"}
    assert refused(state, "e8-e7") == "AG-16"


@pytest.mark.rule("AG-16")
def test_with_none_left_you_may_borrow():
    assert moves(at("S: A a1. N: A i9, M e8", die=1)) == {"e8": "c8 d7 d8 e6 e7 f7 f8 g8", "decline": ""}


@pytest.mark.rule("AG-17")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_with_none_on_either_side_the_turn_is_lost(face):
    assert told(at("S: A a1, M e3. N: A i9, M e8"), face) == ["rolled", "lost-both-missing"]


@pytest.mark.rule("AG-R42", "AG-R50")
def test_all_ways_to_a_tile_are_one_action_but_two_mages_are_two_pawns():
    state = at("S: A a1, M d3 f3. N: A i9, W i8", die=1)
    actions = [GAME.named(action) for action in state.legal()]
    assert len(actions) == len(set(actions)) == 14
    assert "move S-M1 e4" in actions
    assert "move S-M2 e4" in actions


def test_choices_at_the_start_by_face():
    counts = {face: len(at(START, die=face, **FIRST_TURN).legal()) for face in range(1, 7)}
    assert counts == {1: 6, 2: 6, 3: 1, 4: 27, 5: 7, 6: 7}


@pytest.mark.rule("AG-R32")
@pytest.mark.parametrize("corner", ["diagonal", "facing"])
@pytest.mark.parametrize("first", ["seat0", "seat1"])
@pytest.mark.parametrize("hand", ["left", "right"])
def test_no_first_turn_can_be_lost(corner, first, hand):
    start = GAME.new(first_player=first, warrior_corner=corner)
    start.play(GAME.actions.encode("corner", side=hand))
    replies = Counter()
    for face in range(1, 7):
        opened = roll(start.clone(), face)
        for action in opened.legal():
            answer = opened.clone()
            answer.play(action)
            for second in range(1, 7):
                replies[roll(answer.clone(), second).actor] += 1
    assert replies == {1 if first == "seat0" else 0: 54 * 6}
