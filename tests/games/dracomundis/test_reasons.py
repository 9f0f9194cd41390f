"""All that stands in the way of an action."""

import pytest

import tavola

from .valley import GAME, action, at, play


def clauses(state, text: str) -> list[str]:
    return [refusal.clause for refusal in GAME.refusals(state, action(text))]


@pytest.mark.parametrize("options", [{}, {"dragon_traps": True, "warpath": True}])
def test_the_first_reason_is_the_one_why_not_gives_and_a_legal_action_has_none(options):
    state, rng = GAME.new(2, quiet_rounds=4, **options), tavola.Rng(3)
    for played in range(600):
        for act in range(played % 397, GAME.actions.size, 397):
            refusals = GAME.refusals(state, act)
            assert (refusals[0] if refusals else None) == GAME.why_not(state, act)
            assert len({refusal.clause for refusal in refusals}) == len(refusals)
        if state.actor == tavola.OVER:
            break
        state.play(state.sample(rng))


@pytest.mark.rule("DM-14", "DM-16", "DM-61")
def test_a_move_is_refused_for_its_range_and_for_all_in_its_way():
    state = at("A hunter h2 N", "B sherpa h4 N", "B swamp h5", "B tiger h6")
    assert clauses(state, "move h2 h6") == ["DM-14", "DM-16", "DM-19", "DM-61"]
    assert clauses(state, "move h2 h5") == ["DM-16"]
    assert clauses(state, "move h2 i3") == ["DM-R17"]
    assert clauses(state, "move h2 h3") == []


@pytest.mark.rule("DM-15", "DM-17")
def test_a_side_without_an_arrow_and_a_token_face_down():
    assert clauses(at("A dragon h4 N", "B swamp i4 down"), "move h4 i4") == ["DM-15", "DM-17"]


@pytest.mark.rule("DM-27", "DM-34")
def test_a_far_journalist_is_safe_and_far():
    state = at("A explorer h4 N", "B journalist k4 N", "B explorer i5 N")
    assert clauses(state, "fight k4") == ["DM-34", "DM-27"]
    assert clauses(state, "fight i5") == ["DM-11"]


@pytest.mark.rule("DM-09", "DM-77")
def test_what_the_turn_asks_comes_before_what_the_action_asks():
    state = at("A dragon h4 N", "A sherpa g1 N", options={"warpath": True})
    play(state, "orient h4 E", "orient h4 N")
    assert clauses(state, "move h4 i4") == ["DM-09", "DM-15"]
    forced = at("A dragon h4 N", quiet=16)
    assert clauses(forced, "move h4 i4") == ["DM-77", "DM-15"]
    assert clauses(forced, "end_turn") == ["DM-77", "DM-R13"]


@pytest.mark.rule("DM-55", "DM-R49")
def test_the_own_camp_far_away():
    assert clauses(at("A ss307 h4 N", "A campsite k4"), "destroy h4 k4") == ["DM-R49", "DM-55"]


TRAPS = {"dragon_traps": True}


@pytest.mark.rule("DM-68", "DM-70", "DM-73")
def test_a_push_is_refused_for_its_range_and_for_all_in_its_way():
    state = at("A hunter h1 N", "B trap h2", "B swamp h3", "B sherpa h5 N", options=TRAPS)
    assert clauses(state, "push h1 N 4") == ["DM-68", "DM-73", "DM-70"]
    assert clauses(state, "push h1 N 3") == ["DM-73", "DM-70"]
    assert clauses(state, "push h1 N 2") == []


@pytest.mark.rule("DM-15", "DM-R53", "DM-R55")
def test_a_push_without_an_arrow_off_a_mountain_against_a_token_face_down():
    board = ("B trap h4", "A dragon h5 down")
    assert clauses(at("A dragon h3 E", *board, options=TRAPS), "push h3 N 2") == ["DM-15", "DM-R53"]
    gun = at("A ss307 h3 N", "A mountain h4", *board, options=TRAPS)
    assert clauses(gun, "push h3 N 2") == ["DM-68", "DM-R53", "DM-R55"]
    assert clauses(gun, "push h3 S 1") == ["DM-68"]


@pytest.mark.rule("DM-38", "DM-R33")
def test_a_flip_barred_by_a_character_that_must_turn_first():
    state = at("A dragon g1 E", "B tiger h1", "B swamp l8 down", hidden=7)
    barred, turned = GAME.refusals(state, action("flip l8"))
    assert (barred.clause, turned.clause) == ("DM-38", "DM-R33")
    assert "move, if need be after turning on the spot" in barred.fact
    assert turned.fact == "As it stands none of your characters can move, but one could after turning on the spot."
    assert clauses(play(state, "orient g1 N"), "flip l8") == ["DM-38"]


@pytest.mark.rule("DM-40", "DM-R33")
def test_a_flip_barred_by_a_character_as_it_stands():
    state = at("A explorer h4 N", "B swamp l8 down", hidden=7, options={"stuck_test": "current_facing"})
    [barred] = GAME.refusals(state, action("flip l8"))
    assert (barred.clause, "as it stands" in barred.fact) == ("DM-40", True)


@pytest.mark.rule("DM-R84")
@pytest.mark.parametrize("hidden", [2, 9])
@pytest.mark.parametrize("cell", ["g4", "h4", "k2"])
def test_a_flip_where_nothing_lies_face_down(hidden, cell):
    state = at("A explorer h4 N", "B jungle k2", hidden=hidden)
    [refusal] = GAME.refusals(state, action(f"flip {cell}"))
    assert (refusal.clause, refusal.fact) == ("DM-R84", "Nothing lies face down there.")
