"""The turn: how many actions, who acts, looking, turning on the spot. DM-09 to DM-13, DM-36, DM-37."""

import pytest

from .valley import GAME, at, kinds, lies, may, play, refused, story, told


@pytest.mark.rule("DM-09", "DM-R12", "DM-R13")
def test_one_action_must_be_taken_and_a_second_may():
    state = at("A explorer h4 N")
    assert refused(state, "end_turn") == "DM-R13"
    play(state, "orient h4 E")
    assert refused(state, "end_turn") is None
    assert play(state.clone(), "end_turn").actor == 1
    assert play(state, "orient h4 S").actor == 1


@pytest.mark.rule("DM-09")
def test_no_third_action():
    board = ("A explorer h4 N", "A sherpa h6 N")
    state = play(at(*board, options={"warpath": True}), "orient h4 E", "orient h4 S")
    assert refused(state, "orient h4 W") == "DM-09"


@pytest.mark.rule("DM-10")
def test_the_seven_actions():
    state = at(
        "A explorer h4 N", "B swamp h5 down", "B sherpa i4 N", "A ss307 k5 N", "B campsite l5", hidden=5
    )  # fmt: skip
    assert kinds(state) == "look move reveal fight orient destroy flip"
    assert state.breaks(-1) == state.breaks(GAME.actions.size) == 10


@pytest.mark.rule("DM-11")
def test_diagonals_never_count():
    state = at("A explorer h4 N", "B swamp i5 down", "B sherpa g3 N")
    assert [refused(state, text) for text in ("look i5", "reveal i5", "fight g3")] == ["DM-11"] * 3
    assert (may(state, "look"), may(state, "fight")) == ("", "")
    gun = at("A ss307 h4 N", "B campsite i5")
    assert refused(gun, "destroy h4 i5") == "DM-11"


@pytest.mark.rule("DM-12", "DM-R45")
def test_only_own_free_characters_act():
    state = at(
        "A explorer h4 N",
        "A hunter h6 down",
        "A jungle j4",
        "B sherpa j6 N",
        "A sherpa k2 prisoner:N",
        "B cannibal k2 N",
    )
    for cell in ("h6", "j4", "j6", "k2", "l8"):
        assert refused(state, f"move {cell} l7") == "DM-12"
        assert refused(state, f"orient {cell} S") == "DM-12"
        assert refused(state, f"destroy {cell} l7") == "DM-12"


@pytest.mark.rule("DM-12")
def test_a_token_once_face_up_stays_so():
    state = play(at("A explorer h4 N", "B swamp h5 down"), "reveal h5")
    assert lies(state, "h5") == "B swamp"
    assert refused(state, "look h5") == "DM-13"
    assert refused(state, "reveal h5") == "DM-22"


@pytest.mark.rule("DM-13", "DM-R63")
def test_a_look_is_for_the_looker_alone():
    state = at("A explorer h4 N", "A sherpa g5 N", "B dragon h5 down")
    assert may(state, "look") == "h5"
    [seen] = story(state.clone(), "look h5", seat=0)
    assert (seen.text, seen.only_you) == ("Ivory looks at h5: the Dragon of Crimson.", True)
    assert [each.text for each in story(state.clone(), "look h5", seat=1)] == ["Ivory looks at h5."]
    assert [each.text for each in story(state, "look h5")] == ["Ivory looks at h5."]
    assert (lies(state, "h5"), GAME.dump(state)["looked"]) == ("B dragon down", {"h5": "A"})


@pytest.mark.rule("DM-13")
def test_a_look_needs_a_hidden_token_beside_you():
    state = at("A explorer h4 N", "B dragon h6 down", "B sherpa h5 N")
    assert [refused(state, f"look {cell}") for cell in ("h6", "h5", "l1")] == ["DM-13"] * 3


@pytest.mark.rule("DM-R10", "DM-R14")
def test_looking_again_or_at_your_own_is_an_action():
    state = at("A explorer h4 N", "A dragon h5 down")
    play(state, "look h5", "look h5")
    assert (state.actor, GAME.dump(state)["looked"]) == (1, {"h5": "A"})


@pytest.mark.rule("DM-36", "DM-R14", "DM-R16")
def test_a_character_turns_to_any_other_facing():
    state = at("A explorer h4 N", "A hunter h6 down")
    assert may(state, "orient", "h4") == "E S W"
    assert refused(state, "orient h4 N") == "DM-R14"
    assert lies(play(state, "orient h4 W"), "h4") == "A explorer W"
    assert refused(state, "orient h6 N") == "DM-12"


@pytest.mark.rule("DM-37")
def test_only_the_ss307_has_a_power():
    state = at("A hunter h4 N", "B campsite h5")
    assert refused(state, "destroy h4 h5") == "DM-37"


@pytest.mark.rule("DM-23")
def test_no_facing_is_chosen_out_of_the_blue():
    assert refused(at("A explorer h4 N"), "face N") == "DM-23"


@pytest.mark.rule("DM-R38", "DM-39")
def test_a_player_without_tokens_keeps_his_turns():
    empty = at("B explorer l1 N", "B swamp g8 down", "B jungle g6 down", hidden=0)
    assert kinds(empty) == "flip"
    assert kinds(play(empty, "flip g8")) == "end_turn"


@pytest.mark.rule("DM-R61")
def test_after_losing_the_last_character_only_a_flip_is_left():
    state = play(at("A explorer h4 N", "B dragon h5 down", hidden=9), "reveal h5", "face S")
    assert kinds(state) == "flip end_turn"


def test_the_end_of_a_turn_is_told():
    assert told(at("A explorer h4 N"), "orient h4 E", "end_turn") == ["oriented", "turn-ended"]
