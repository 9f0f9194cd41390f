"""All that stands in the way of a move."""

import pytest

import tavola

from .board import GAME, at


@pytest.mark.parametrize("seed", range(4))
def test_the_first_reason_is_the_one_why_not_gives_and_a_legal_move_has_none(seed: int) -> None:
    state, rng = GAME.new(turn_limit=30), tavola.Rng(seed)
    while state.actor != tavola.OVER:
        for action in range(seed, GAME.actions.size, 7):
            refusals = GAME.refusals(state, action)
            assert (refusals[0] if refusals else None) == GAME.why_not(state, action)
            assert len({refusal.clause for refusal in refusals}) == len(refusals)
        state.play(state.sample(rng))


def test_a_far_shielded_adventurer_is_refused_for_the_roll_the_range_and_the_shield() -> None:
    state = at("S: A e1, R d2. N: A e8, W a8", die=4)
    refusals = GAME.refusals(state, GAME.actions.encode("move", pawn="S-A", to="e8"))
    assert [refusal.clause for refusal in refusals] == ["AG-13", "AG-24", "AG-40"]
