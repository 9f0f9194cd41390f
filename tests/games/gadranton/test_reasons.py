"""All that stands in the way of a step or an attack."""

import pytest

import tavola

from .city import GAME, act, code, new, two


def clauses(state, line: str) -> list[str]:
    return [refusal.clause for refusal in GAME.refusals(state, code(line))]


@pytest.mark.parametrize("seed", range(3))
def test_the_first_reason_is_the_one_why_not_gives_and_a_legal_action_has_none(seed):
    state, rng = new(2 + seed, round_limit=20, interleave=bool(seed % 2), guard_attack_cost=1), tavola.Rng(seed)
    for played in range(800):
        for action in range(played % 61, GAME.actions.size, 61):
            refusals = GAME.refusals(state, action)
            assert (refusals[0] if refusals else None) == GAME.why_not(state, action)
            assert len({refusal.clause for refusal in refusals}) == len(refusals)
        if state.actor == tavola.OVER:
            break
        state.play(state.sample(rng))


@pytest.mark.rule("GA-21", "GA-38", "GA-77")
def test_a_guard_is_refused_for_the_die_for_its_sleep_and_for_the_forest():
    state = two(guards={"G1": {"at": "O9", "asleep_by": 1}}, mover="thief", n=3)
    assert clauses(state, "step G1 P9") == ["GA-21", "GA-77", "GA-38"]
    assert clauses(state, "step G1 P10") == ["GA-21", "GA-77", "GA-20"]


@pytest.mark.rule("GA-13", "GA-21")
def test_under_thief_a_guard_is_not_told_that_the_thief_has_no_step_left():
    state = act(two({"at": "D9"}, mover="thief", n=1), "step thief D8")
    assert clauses(state, "step G1 J9") == ["GA-21"]
    assert clauses(state, "step thief D9") == ["GA-13"]


@pytest.mark.rule("GA-23", "GA-26", "GA-76")
def test_a_blocked_thief_before_a_guard():
    state = two({"at": "N9", "blocked_by": 1}, guards={"G1": "M9"}, mover="both", n=1)
    assert clauses(state, "step thief M9") == ["GA-76", "GA-26"]
    walked = act(two({"at": "N8"}, guards={"G1": "M9"}, mover="both", n=1), "step thief N9")
    assert clauses(walked, "step thief M9") == ["GA-23", "GA-26"]
    assert clauses(walked, "step G1 M9") == ["GA-20"]


@pytest.mark.rule("GA-36", "GA-41", "GA-45")
def test_a_thief_on_a_dot_far_from_a_rival_without_a_crown():
    state = two({"at": "K17"}, {"at": "N9"})
    assert clauses(state, "fight thief 1 no") == ["GA-36", "GA-41", "GA-45"]
    assert clauses(state, "fight thief 1 yes") == ["GA-36", "GA-41", "GA-45", "GA-15"]
    assert clauses(state, "fight thief 0 no") == ["GA-36", "GA-R25"]


@pytest.mark.rule("GA-53", "GA-56", "GA-57")
def test_an_arrow_without_a_tower_at_a_crown_cell():
    state = two({"at": "N9"}, {"at": "L8", "wears": "red"}, guards={"G1": "D9"})
    assert clauses(state, "shoot thief 1 tower") == ["GA-53", "GA-56"]
    far = two({"at": "N9"}, {"at": "N10", "wears": "red", "hidden": True}, guards={"G1": "C7"})
    assert clauses(far, "shoot G1 1 tower") == ["GA-42", "GA-57"]


@pytest.mark.rule("GA-24", "GA-44")
def test_a_second_guard_and_a_second_fight():
    state = two({"at": "A7"}, {"at": "N10", "wears": "red"}, guards={"G1": "N9", "G2": "N11"})
    act(state, "fight G1 1 no", "fight_dice 1 6")
    assert clauses(state, "fight G2 1 no") == ["GA-24"]
    assert clauses(state, "fight G1 1 no") == ["GA-51", "GA-44"]
