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
