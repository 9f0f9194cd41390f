"""What a game answers to make a search better must agree with what it answers anyway."""

import pytest

import tavola
from tavola import CHANCE, OVER


def positions(slug: str, plies: int = 150):
    """States along a random game at each seat count."""
    for seats in tavola.game(slug).seats:
        state, rng = tavola.game(slug).new(seats), tavola.Rng(seats)
        for _ in range(plies):
            if state.actor == OVER:
                break
            yield state
            state.play(state.sample(rng))


def after(state: tavola.State, action: int) -> tavola.State:
    twin = state.clone()
    twin.play(action)
    return twin


@pytest.mark.parametrize("slug", tavola.games())
def test_estimates_are_the_estimate_of_each_seat(slug):
    for state in positions(slug):
        each = [state.estimate(seat) for seat in range(state.seats)]
        assert list(state.estimates()) == pytest.approx(each, abs=1e-12)
        assert all(0 <= value <= 1 for value in each)


@pytest.mark.parametrize("slug", tavola.games())
def test_outcomes_said_to_be_alike_are(slug):
    for state in positions(slug):
        for outcome in state.legal() if state.actor == CHANCE else []:
            first = state.alike(outcome)
            assert state.alike(first) == first
            if first != outcome:
                one, other = after(state, first), after(state, outcome)
                assert (one.actor, list(one.legal())) == (other.actor, list(other.legal()))
                assert list(one.estimates()) == list(other.estimates())
