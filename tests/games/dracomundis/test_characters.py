"""Cannibal, SS307, and what happens to those they meet. DM-46 to DM-56."""

import pytest

from .valley import GAME, at, lies, may, play, points, refused, told, won


@pytest.mark.rule("DM-46", "DM-R41")
def test_a_capture_is_part_of_the_move_and_ends_it():
    state = at("A cannibal i2 N", "B explorer i3 W", "B sherpa i4 N")
    assert refused(state, "move i2 i4") == "DM-16"
    assert told(state, "move i2 i3") == ["captured"]
    assert (lies(state, "i3"), GAME.dump(state)["used"]) == ("B explorer prisoner:W, A cannibal N", 1)


@pytest.mark.rule("DM-46")
def test_printed_values_decide_a_capture_and_friends_do_not_help():
    assert refused(at("A swamp i2", "A cannibal i2 N", "B mountain i3", "B hunter i3 N"), "move i2 i3") is None
    board = ("A cannibal i2 N", "A dragon h3 N", "A dragon j3 N", "B ss307 i3 N", "B swamp g8 down")
    assert refused(at(*board), "move i2 i3") == "DM-46"


@pytest.mark.rule("DM-46", "DM-R81")
@pytest.mark.parametrize("under", ["A mountain i2", "A swamp i2", "B tiger l8"])
@pytest.mark.parametrize("below", ["B mountain i3", "B swamp i3", "A tiger l1"])
def test_terrain_is_left_out_of_a_capture_for_captor_and_victim_alike(under, below):
    """Counted for either, a Hunter on a Mountain would be too strong, or an SS307 in a Swamp weak enough."""
    assert refused(at(under, "A cannibal i2 N", below, "B hunter i3 N"), "move i2 i3") is None
    if below != "B mountain i3":  # where no SS307 stands
        assert refused(at(under, "A cannibal i2 N", below, "B ss307 i3 N"), "move i2 i3") == "DM-46"


@pytest.mark.rule("DM-47")
def test_one_prisoner_for_good():
    state = at("B sherpa i2 prisoner:N", "A cannibal i2 N", "B explorer i3 N")
    assert refused(state, "move i2 i3") == "DM-47"


@pytest.mark.rule("DM-47", "DM-R48")
def test_no_cannibal_is_captured_not_even_with_a_prisoner():
    state = at("A cannibal i2 N", "A sherpa i3 prisoner:N", "B cannibal i3 N")
    assert refused(state, "move i2 i3") == "DM-47"


@pytest.mark.rule("DM-16")
def test_a_cannibal_does_not_take_its_own():
    assert refused(at("A cannibal i2 N", "A explorer i3 N"), "move i2 i3") == "DM-16"


@pytest.mark.rule("DM-48", "DM-51", "DM-R75")
def test_the_prisoner_goes_along_and_keeps_its_facing():
    state = at("B hunter i2 prisoner:S", "A cannibal i2 N", "B mountain i3")
    play(state, "move i2 i3", "orient i3 E")
    assert lies(state, "i3") == "B mountain, B hunter prisoner:S, A cannibal E"


@pytest.mark.rule("DM-50", "DM-R47", "DM-R72")
def test_a_prisoner_is_freed_where_its_captor_fell():
    board = ("A mountain h4", "B biplane h4 prisoner:W", "A cannibal h4 N", "B dragon h5 N")
    state = at(*board)
    assert told(state, "fight h5") == ["fought", "eliminated", "freed"]
    assert (lies(state, "h4"), won(state, "B")) == ("A mountain, B biplane W", ["A cannibal"])


@pytest.mark.rule("DM-R42")
@pytest.mark.parametrize(("allowed", "clause"), [(True, None), (False, "DM-R42")])
def test_whether_a_journalist_may_be_captured(allowed, clause):
    state = at("A cannibal i2 N", "B journalist i3 N", options={"cannibal_takes_journalist": allowed})
    assert refused(state, "move i2 i3") == clause


@pytest.mark.rule("DM-R43")
def test_in_a_camp_one_is_safe_from_the_cannibal():
    assert refused(at("A cannibal i2 N", "B campsite i3", "B hunter i3 N"), "move i2 i3") == "DM-R43"
    for ground in ("jungle", "swamp", "mountain"):
        assert refused(at("A cannibal i2 N", f"B {ground} i3", "B hunter i3 N"), "move i2 i3") is None


@pytest.mark.rule("DM-R46")
def test_a_prisoner_on_a_jungle_scores_for_its_captor_and_is_no_kill():
    state = at("A jungle i2", "B dragon i2 prisoner:N", "A cannibal i2 N")
    assert points(state) == [4, 0]
    strict = at("A jungle i2", "B dragon i2 prisoner:N", "A cannibal i2 N", options={"prisoner_scores": "nobody"})
    assert points(strict) == [2, 0]


@pytest.mark.rule("DM-55", "DM-R49")
@pytest.mark.parametrize(
    ("camp", "clause"),
    [
        ("B campsite h5", None),
        ("B campsite h5 down", "DM-R49"),
        ("A campsite h5", "DM-R49"),
        ("B jungle h5", "DM-55"),
    ],
)
def test_which_camps_an_ss307_destroys(camp, clause):
    for facing in "NESW":
        assert refused(at(f"A ss307 h4 {facing}", camp), "destroy h4 h5") == clause
    assert refused(at("A ss307 h4 N", "B campsite h6"), "destroy h4 h6") == "DM-55"


@pytest.mark.rule("DM-56", "DM-R50", "DM-R68")
def test_whoever_is_inside_stays_and_loses_what_the_camp_gave():
    board = ("B campsite h5", "A journalist h5 N", "A ss307 h4 N")
    state = at(*board)
    assert points(state) == [7, 0]
    play(state, "destroy h4 h5")
    assert (lies(state, "h5"), points(state)) == ("A journalist N", [5, 0])


@pytest.mark.rule("DM-R51")
def test_two_camps_in_one_turn():
    state = at("A ss307 h4 N", "B campsite h5", "C campsite g4", seats=3)
    assert points(play(state, "destroy h4 h5", "destroy h4 g4")) == [10, 0, 0]


@pytest.mark.rule("DM-44", "DM-45")
def test_explorers_sherpas_and_dragons_have_no_power():
    board = ("A explorer h4 N", "A sherpa k4 N", "A dragon k7 N", "B campsite h5")
    assert may(at(*board), "destroy") == ""
