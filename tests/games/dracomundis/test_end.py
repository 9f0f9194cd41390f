"""The end, the count, quiet rounds, the round limit, Warpath. DM-62 to DM-65, DM-76 to DM-78."""

import pytest

import tavola

from .valley import GAME, at, kinds, lies, may, play, points, refused, told

WARPATH = {"warpath": True}


@pytest.mark.rule("DM-62", "DM-R37")
def test_turned_on_the_last_action_the_game_ends_after_fight_and_facing():
    state = at("A hunter h4 N", "B dragon h5 down", hidden=0)
    play(state, "orient h4 E", "reveal h5")
    assert (state.actor, kinds(state)) == (0, "face")
    assert GAME.outcome(play(state, "face N")) == tavola.Outcome((1,), (0.0, 1.0), "all_revealed", "DM-62")
    assert refused(state, "orient h4 E") == "DM-62"


@pytest.mark.rule("DM-63", "DM-R39")
def test_most_points_win_and_equals_share():
    shared = play(at("A explorer h4 N", "B swamp h5 down", hidden=0), "reveal h5", "end_turn")
    assert (GAME.outcome(shared).winners, shared.returns()) == ((0, 1), [0.5, 0.5])


@pytest.mark.rule("DM-64")
@pytest.mark.parametrize(("ground", "worth"), [("A jungle", 2), ("B jungle", 2), ("B mountain", 1), ("B swamp", 0)])
def test_ground_scores_for_who_stands_on_it(ground, worth):
    assert points(at(f"{ground} h4", "A explorer h4 N")) == [worth, 0]


@pytest.mark.rule("DM-65")
def test_a_scoop_needs_a_rival_camp():
    assert points(at("B campsite h4", "A journalist h4 N")) == [7, 0]
    assert points(at("B campsite h4", "A journalist h5 N")) == [0, 0]
    assert points(at("A campsite h4", "A hunter h4 N")) == [0, 0]


@pytest.mark.rule("DM-78")
def test_tokens_face_down_score_nothing_but_the_tiger_counts():
    board = ("A tiger g8 down", "A campsite g7 down", "A explorer h4 N", "B explorer k2 N")
    state = at(*board, turn="B", turns=199, options={"max_rounds": 100, "quiet_rounds": 0})
    play(state, "orient k2 E", "end_turn")
    assert GAME.outcome(state) == tavola.Outcome((1,), (-5.0, 0.0), "round_limit", "DM-78")
    assert refused(state, "orient h4 E") == "DM-78"


@pytest.mark.rule("DM-78", "DM-R73")
def test_a_round_is_a_turn_of_every_seat():
    board = ("A explorer e4 N", "B explorer h4 N", "C explorer k4 N")
    state = at(*board, seats=3, turn="B", turns=298, options={"max_rounds": 100, "quiet_rounds": 0})
    assert play(state, "orient h4 E", "end_turn").actor == 2
    assert play(state, "orient k4 E", "end_turn").actor == tavola.OVER


@pytest.mark.rule("DM-R40", "DM-77", "DM-78")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_both_limits_a_game_lasts_as_long_as_it_lasts(seats):
    options = {"quiet_rounds": 0, "max_rounds": 0}
    assert GAME.new(seats, **options).actor == tavola.CHANCE
    state = at("A explorer j4 N", "B explorer l1 N", seats=seats, quiet=10_000, options=options)
    assert kinds(state) == "move orient"
    play(state, "orient j4 E", "end_turn")
    assert (state.actor, GAME.dump(state)["quiet"]) == (1, 10_001)
    limited = at("A explorer j4 N", "B explorer l1 N", seats=seats, quiet=8 * seats)
    assert kinds(limited) == "flip"


@pytest.mark.rule("DM-77")
@pytest.mark.parametrize("rounds", [4, 6, 8, 12])
def test_the_count_of_quiet_turns(rounds):
    board, options = ("A explorer h4 N", "B explorer k4 N"), {"quiet_rounds": rounds}
    calm = at(*board, turn="B", quiet=2 * rounds - 1, turns=2 * rounds - 1, options=options)
    assert "orient" in kinds(calm)
    assert kinds(play(calm, "orient k4 E", "end_turn")) == "flip"
    assert GAME.scene(calm, 0)["prompt"]["clauses"] == ("DM-77",)


@pytest.mark.rule("DM-77")
def test_without_quiet_rounds_nobody_must_flip():
    options = {"quiet_rounds": 0, "max_rounds": 100}
    state = at("A explorer h4 N", quiet=150, turns=150, options=options)
    assert "flip" not in kinds(state)


@pytest.mark.rule("DM-77")
def test_the_forced_flip_counts_as_the_flip_of_the_turn_and_nothing_comes_before():
    board = ("A explorer h4 N", "A sherpa h6 N", "B swamp l8 down")
    state = at(*board, hidden=3, quiet=16, turns=16, options=WARPATH)
    assert refused(state, "sacrifice h6") == refused(state, "end_turn") == refused(state, "look l8") == "DM-77"
    play(state, "flip l8")
    assert refused(state, f"flip {hidden(state)}") == "DM-43"
    assert refused(state, "sacrifice h6") is None


def hidden(state) -> str:
    return next(cell for cell, text in GAME.dump(state)["board"].items() if "down" in text)


@pytest.mark.rule("DM-76", "DM-R59")
def test_a_sacrifice_costs_nothing_and_gives_one_action():
    state = at("A jungle h5", "A sherpa h5 N", "A explorer h4 E", options=WARPATH)
    play(state, "sacrifice h5")
    assert (lies(state, "h5"), points(state), GAME.dump(state)["used"]) == ("A jungle", [0, 0], 0)
    assert refused(state, "end_turn") == "DM-R13"
    play(state, "orient h4 N", "orient h4 S", "orient h4 W")
    assert state.actor == 1


@pytest.mark.rule("DM-76", "DM-R45", "DM-R59")
def test_who_is_no_sherpa_to_give_up():
    board = ("A explorer h4 N", "A sherpa k4 prisoner:N", "B cannibal k4 N", "A sherpa k7 down")
    state = at(*board, options=WARPATH)
    assert [refused(state, f"sacrifice {cell}") for cell in ("h4", "k4", "k7")] == ["DM-76", "DM-12", "DM-12"]
    assert refused(at("A sherpa h4 N"), "sacrifice h4") == "DM-76"


@pytest.mark.rule("DM-R59")
def test_no_sacrifice_while_a_facing_is_chosen():
    state = play(at("A sherpa h4 N", "A dragon h5 down", options=WARPATH), "reveal h5")
    assert refused(state, "sacrifice h4") == "DM-23"


@pytest.mark.rule("DM-R71")
def test_with_actions_left_a_turn_ends_only_by_choice():
    state = play(
        at("A sherpa h4 N", "B dragon h5 down", "B swamp l8 down", hidden=0),
        "reveal h5",
        "face N",
    )
    assert kinds(state) == "flip end_turn"
    last = play(at("A sherpa h4 N", "B dragon h5 down", hidden=0), "reveal h5", "face N")
    assert (kinds(last), last.actor) == ("end_turn", 0)


def test_scores_and_winners_are_told():
    state = at("A hunter h4 N", "B sherpa h5 down", hidden=0)
    assert told(state, "reveal h5", "end_turn")[-4:] == ["turn-ended", "scored", "scored", "won"]
    assert may(state, "orient") == ""
