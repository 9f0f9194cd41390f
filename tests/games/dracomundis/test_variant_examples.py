"""The worked examples of the ledger about the variants, one test each: Dragon Traps and Warpath."""

import pytest

import tavola

from .valley import at, kinds, lies, may, play, points, refused, story

TRAPS = {"dragon_traps": True}
WARPATH = {"warpath": True}


@pytest.mark.rule("DM-68", "DM-73")
def test_e20_a_trap_pushed_over_a_jungle():
    state = at("A explorer h3 N", "B trap h4", "B jungle h5", options=TRAPS)
    assert may(state, "push", "h3") == "N 1 N 2"
    one = play(state.clone(), "push h3 N 1")
    assert (lies(one, "h4"), lies(one, "h5")) == ("A explorer N", "B jungle, B trap")
    two = play(state, "push h3 N 2")
    assert (lies(two, "h5"), lies(two, "h6")) == ("B jungle, A explorer N", "B trap")
    assert may(at("A explorer h3 N", "B jungle h4", "B trap h4", options=TRAPS), "push", "h3") == "N 1"


@pytest.mark.rule("DM-73", "DM-R55")
def test_e21_the_pusher_stops_in_the_swamp_and_the_ss307_before_the_mountain():
    assert may(at("A hunter h1 N", "B trap h2", "B swamp h3", options=TRAPS), "push", "h1") == "N 1 N 2"
    gun = at("A ss307 h3 N", "B mountain h4", "B trap h4", options=TRAPS)
    assert may(gun, "push") == ""
    assert refused(gun, "push h3 N 1") == "DM-R55"


@pytest.mark.rule("DM-71", "DM-R44", "DM-R57")
def test_e22_two_traps_weaken_a_dragon_once():
    traps = ("A trap i4", "B trap k4", "B dragon j4 N")
    taken = play(at("A cannibal j3 N", *traps, options=TRAPS), "move j3 j4")
    assert lies(taken, "j4") == "B dragon prisoner:N, A cannibal N"
    fought = at("A explorer j3 N", "A explorer j5 N", *traps, options=TRAPS)
    assert [each.note for each in story(fought, "fight j4")] == ["j4 4:3", ""]
    assert points(fought) == [3, 0]


@pytest.mark.rule("DM-76")
def test_e23_a_third_action_for_a_sherpa():
    state = at("A explorer h4 N", "A sherpa h5 N", "A sherpa k2 N", options=WARPATH)
    play(state, "orient h4 E", "orient h4 S", "sacrifice h5")
    assert (lies(state, "h5"), points(state), state.actor) == ("", [0, 0], 0)
    play(state, "orient h4 N")
    assert state.actor == 1
    again = at("A explorer h4 N", "A sherpa k2 N", sacrificed="A", options=WARPATH)
    assert refused(again, "sacrifice k2") == "DM-76"


@pytest.mark.rule("DM-62", "DM-76", "DM-R59", "DM-R71")
def test_e28_the_question_after_the_last_action():
    asked = at("A explorer h4 N", "A sherpa h5 N", options=WARPATH)
    assert kinds(play(asked, "orient h4 E", "orient h4 N")) == "sacrifice end_turn"
    board = ("A explorer h4 N", "A sherpa h6 down", "A sherpa k4 prisoner:N", "B cannibal k4 N")
    unasked = play(at(*board, options=WARPATH), "orient h4 E", "orient h4 N")
    assert unasked.actor == 1
    last = at("A explorer h4 N", "A sherpa h5 N", "B swamp i4 down", hidden=0, options=WARPATH)
    play(last, "orient h4 E", "reveal i4")
    assert kinds(last) == "sacrifice end_turn"
    assert play(last, "end_turn").actor == tavola.OVER


@pytest.mark.rule("DM-68", "DM-73", "DM-R56")
def test_e30_who_pushes_how_far():
    rest = ("B trap h3", "B swamp h4", "B jungle h5")
    state = at("A biplane h2 N", *rest, options=TRAPS)
    assert may(state, "push", "h2") == "N 1 N 2 N 3 N 4"
    play(state, "push h2 N 4")
    assert (lies(state, "h7"), lies(state, "h6")) == ("B trap", "A biplane N")
    assert may(at("A explorer h2 N", *rest, options=TRAPS), "push", "h2") == "N 1 N 2"
    board = ("B sherpa i2 prisoner:N", "A cannibal i2 N", "B trap i3", "B mountain i4")
    held = at(*board, options=TRAPS)
    assert may(held, "push", "i2") == "N 1 N 2"
    assert lies(play(held, "push i2 N 2"), "i4") == "B mountain, B sherpa prisoner:N, A cannibal N"


@pytest.mark.rule("DM-46", "DM-71", "DM-R04", "DM-R44")
def test_e32_a_trapped_dragon_in_a_swamp():
    board = ("B swamp j4", "B dragon j4 N", "A trap i4")
    fought = at("A explorer j5 N", *board, options=TRAPS)
    assert [each.note for each in story(fought, "fight j4")] == ["j4 2:2"]
    assert refused(at("A cannibal j3 N", *board, options=TRAPS), "move j3 j4") is None
    strict = at("A cannibal j3 N", *board, options=TRAPS | {"trap_helps_cannibal": False})
    assert refused(strict, "move j3 j4") == "DM-46"
