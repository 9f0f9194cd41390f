"""Breakthrough plays as it should: the counts are OpenSpiel's."""

import pytest

import tavola
from tavola import OVER
from tavola.kernel.playout import settle
from tavola.lab.bench import drive_from_python, own, rounds, spread, start_of
from tavola.lab.breakthrough import Breakthrough
from tavola.lab.drive import drive


def lines(state, depth):
    """How many ways there are to play `depth` moves."""
    if depth == 0:
        return 1
    total = 0
    for action in state.legal():
        after = state.clone()
        after.play(action)
        total += lines(after, depth - 1)
    return total


@pytest.mark.parametrize(("depth", "count"), [(1, 22), (2, 484), (3, 11132)])
def test_ways_to_play(depth, count):
    assert lines(Breakthrough(), depth) == count


def test_legal_agrees_with_breaks_all_game_long():
    for seed in range(20):
        state, rng = Breakthrough(), tavola.Rng(seed)
        while state.actor != OVER:
            assert set(state.legal()) == {action for action in range(-1, 193) if state.breaks(action) == 0}
            state.play(state.sample(rng))
        assert sorted(state.returns()) == [0, 1]
        assert list(state.legal()) == []


def test_who_reaches_the_far_row_wins():
    state = Breakthrough()
    state.low[0], state.high[0] = 0, 1 << 16 + 3  # one piece on d7
    state.high[1] = 1 << 24  # one on a8
    assert sorted(state.legal()) == sorted([58 * 3 + 2, 59 * 3 + 1, 60 * 3])
    state.play(59 * 3 + 1)
    assert (state.actor, state.returns()) == (OVER, [1, 0])


def test_a_piece_is_taken_aslant_and_blocked_straight_ahead():
    state = Breakthrough()
    state.low[0], state.high[0] = 1 << 8, 0  # a2
    state.low[1], state.high[1] = (1 << 16) | (1 << 17), 0  # a3, b3
    assert list(state.legal()) == [17 * 3]
    state.play(17 * 3)
    assert state.low[1] == 1 << 16


def test_decisions_are_counted_apart_from_chance():
    guard = tavola.game("adventurers-guard")
    decisions, actions = drive(guard.new(first_player="seat0"), tavola.Rng(1))
    assert 0 < decisions < actions
    state = guard.new()
    assert settle(state, tavola.Rng(1)) == 1
    assert state.actor in (0, 1)
    done = drive_from_python(guard.new(), lambda: 0.5, tavola.Rng(1))
    assert 0 < done.decisions < done.actions


def test_a_game_is_measured_in_four_ways_each_round():
    found = rounds(own("guard", start_of("adventurers-guard")), times=2, seconds=0.001)
    assert [len(rates) for rates in found.values()] == [2, 2, 2, 2]
    assert all(rate.actions >= rate.decisions > 0 for rates in found.values() for rate in rates)
    assert spread([3.0, 1.0, 2.0]) == spread([1.0, 2.0, 3.0])
