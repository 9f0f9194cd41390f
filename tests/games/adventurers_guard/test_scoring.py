"""How good a position looks to a bot."""

import pytest

import tavola

from .board import GAME, START, at, move
from .test_reach import random_position


def south(position: str, **more) -> float:
    """The estimate for South, without a turn limit unless one is given."""
    return at(position, **{"options": {"turn_limit": 0}} | more).estimate(0)


def test_estimates_stay_between_0_and_1_and_sum_to_1():
    rng = tavola.Rng(5)
    for _ in range(200):
        state = GAME.load(random_position(rng))
        assert 0.0 <= state.estimate(0) <= 1.0
        assert state.estimate(0) + state.estimate(1) == pytest.approx(1.0)
        assert list(state.estimates()) == pytest.approx([state.estimate(0), state.estimate(1)])


def test_the_start_is_even_but_for_the_roll():
    assert south(START) == pytest.approx(0.5)


@pytest.mark.parametrize("letter", "MRW")
def test_a_pawn_more_is_better(letter):
    assert south(f"S: A a1, {letter} c2. N: A i9") > 0.5 > south(f"S: A a1. N: A i9, {letter} c2")


def test_taking_the_last_guard_is_better_than_leaving_it():
    assert south("S: A a1, W c2. N: A i9") > south("S: A a1, W c2. N: A i9, R h3")


def test_a_warrior_is_worth_more_than_a_mage_and_a_mage_than_a_ranger():
    warrior, mage, ranger = (south(f"S: A a1, {letter} c2, M g1. N: A i9, R i7") for letter in "WMR")
    assert warrior > mage > 0.5
    assert warrior > ranger > 0.5


def test_a_threat_is_better_than_none_and_best_on_the_own_roll():
    threat, quiet = "S: A a1, W e5. N: A i9, M c7, W i2", "S: A a1, W e5. N: A i9, M c8, W i2"
    assert south(threat) > south(quiet)
    assert south(threat) > south(threat, turn="north")


def test_range_gained_is_worth_something():
    assert south("S: A a1, M c4:3. N: A i9, M g6") > south("S: A a1, M c4. N: A i9, M g6")


@pytest.mark.rule("AG-R30")
def test_an_estimate_survives_any_range():
    assert south("S: A a1, M c3:1000000. N: A i9") > 0.7 > 0.3 > south("S: A a1. N: A i9, M c3:1000000")


@pytest.mark.rule("AG-47")
def test_near_the_limit_the_count_decides():
    gained = "S: A a2, R c3:4. N: A i9, W e5"
    late = {"turns": {"south": 149, "north": 149}, "options": {"turn_limit": 150}}
    assert south(gained) < 0.5 < 0.9 < south(gained, **late)


def test_a_finished_game_is_its_result():
    state = move(at("S: A d4. N: A e5", die=3), "d4xe5")
    assert (state.estimate(0), state.estimate(1)) == (1.0, 0.0)
