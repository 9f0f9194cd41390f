"""Action 3 and action 7: turning tokens over. DM-22 to DM-26, DM-38 to DM-43."""

import pytest

from .valley import GAME, at, kinds, lies, may, play, refused, told, won

STUCK = ("A dragon g1 E", "A tiger g2", "B tiger h1")


@pytest.mark.rule("DM-22", "DM-R63")
@pytest.mark.parametrize("owner", "AB")
def test_a_neighbour_of_any_colour_is_turned_over(owner):
    state = at("A explorer h4 N", f"{owner} swamp h5 down")
    assert may(state, "reveal") == "h5"
    assert lies(play(state, "reveal h5"), "h5") == f"{owner} swamp"


@pytest.mark.rule("DM-22")
def test_nothing_else_is_revealed():
    state = at("A explorer h4 N", "B sherpa h5 N", "B swamp h6 down")
    assert [refused(state, f"reveal {cell}") for cell in ("h5", "h6", "h3")] == ["DM-22"] * 3


@pytest.mark.rule("DM-23")
@pytest.mark.parametrize("owner", "AB")
def test_whoever_reveals_a_character_faces_it(owner):
    state = play(at("A explorer h4 N", f"{owner} journalist h5 down"), "reveal h5")
    assert (state.actor, may(state, "face")) == (0, "E N S W")
    assert refused(state, "orient h4 E") == "DM-23"
    assert lies(play(state, "face S"), "h5") == f"{owner} journalist S"


@pytest.mark.rule("DM-24")
def test_the_fight_is_compulsory_and_costs_no_action():
    state = at("A hunter h4 N", "B sherpa h5 down")
    assert told(state, "reveal h5") == ["revealed", "fought", "eliminated"]
    assert (GAME.dump(state)["used"], won(state, "A")) == (1, ["B sherpa"])


@pytest.mark.rule("DM-25", "DM-34")
def test_no_fight_against_a_journalist():
    state = at("A hunter h4 N", "B journalist h5 down")
    assert told(state, "reveal h5", "face N") == ["revealed", "faced"]
    assert refused(state, "fight h5") == "DM-34"


@pytest.mark.rule("DM-26", "DM-75", "DM-R29")
@pytest.mark.parametrize("token", ["A dragon", "B jungle", "A campsite", "B trap"])
def test_no_fight_against_what_is_yours_or_no_character(token):
    state = at("A explorer h4 N", f"{token} h5 down", options={"dragon_traps": True})
    assert told(state, "reveal h5") == ["revealed"]
    assert kinds(state).startswith("face") == (token == "A dragon")


@pytest.mark.rule("DM-38", "DM-42", "DM-23")
def test_a_flip_reaches_any_token_and_its_facing_is_chosen():
    state = at("A explorer g1 N", "B dragon l8 down", hidden=5)
    assert lies(play(state, "flip l8", "face W"), "l8") == "B dragon W"


@pytest.mark.rule("DM-38")
def test_no_flip_without_reason():
    state = at("A explorer h4 N", "B swamp l8 down", hidden=6)
    assert (may(state, "flip"), refused(state, "flip l8")) == ("", "DM-38")
    few = at("A explorer h4 N", "B swamp l8 down", hidden=5)
    assert refused(few, "flip h4") == "DM-R84"
    assert refused(few, "flip l8") is None


@pytest.mark.rule("DM-39", "DM-R35")
def test_without_a_free_character_you_may_flip():
    state = at("A sherpa h4 prisoner:N", "B cannibal h4 N", hidden=9)
    assert kinds(state) == "flip"


@pytest.mark.rule("DM-40", "DM-R32")
def test_a_hidden_neighbour_unsticks_even_an_own_one():
    assert may(at(*STUCK, hidden=8), "flip") != ""
    board = ("A dragon g1 E", "A swamp g2 down", "B tiger h1")
    assert may(at(*board, hidden=8), "flip") == ""


@pytest.mark.rule("DM-40", "DM-R80")
def test_one_character_that_can_move_bars_the_flip():
    assert may(at(*STUCK, "A explorer k4 N", hidden=8), "flip") == ""


@pytest.mark.rule("DM-R33")
@pytest.mark.parametrize(("stuck_test", "stuck"), [("any_facing", False), ("current_facing", True)])
def test_whether_a_turn_on_the_spot_unsticks(stuck_test, stuck):
    state = at("A dragon g1 E", "B tiger h1", hidden=8, options={"stuck_test": stuck_test})
    assert (may(state, "flip") != "") == stuck


@pytest.mark.rule("DM-R32", "DM-R33")
def test_a_push_counts_as_a_move():
    traps = {"dragon_traps": True}
    board = ("A dragon g1 E", "A tiger g2", "B trap h1")
    assert may(at(*board, hidden=8, options=traps), "flip") == ""
    assert may(at(*board, "A tiger i1".replace("A", "B"), hidden=8, options=traps), "flip") != ""


@pytest.mark.rule("DM-41", "DM-R60")
@pytest.mark.parametrize(("hidden", "allowed"), [(6, True), (7, False)])
def test_six_or_fewer_of_all_colours(hidden, allowed):
    assert (may(at("A explorer h4 N", hidden=hidden), "flip") != "") == allowed


@pytest.mark.rule("DM-43", "DM-R36")
def test_one_flip_a_turn_even_with_an_extra_action():
    board = ("A explorer h4 N", "A sherpa h6 N", "B swamp l8 down", "B jungle l6 down")
    state = play(at(*board, hidden=0, options={"warpath": True}), "flip l8")
    assert refused(state, "flip l6") == "DM-43"
    play(state, "sacrifice h6")
    assert refused(state, "flip l6") == "DM-43"


@pytest.mark.rule("DM-R30", "DM-77")
def test_the_forced_flip_fights_too_if_the_table_says_so():
    options = {"any_flip_fights": "if_adjacent"}
    state = at("A hunter h4 N", "B sherpa h5 down", quiet=16, turns=16, options=options)
    assert told(state, "flip h5") == ["must-flip", "flipped", "fought", "eliminated"]
    far = at("A hunter h4 N", "B sherpa l8 down", quiet=16, turns=16, options=options)
    assert told(far, "flip l8") == ["must-flip", "flipped"]
