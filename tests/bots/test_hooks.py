"""What a game answers to make a search better must agree with what it answers anyway."""

import pytest

import tavola
from tavola import CHANCE, OVER
from tavola.kernel.following import calm
from tavola.kernel.state import QUIET, UNSAID


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


@pytest.mark.parametrize("slug", tavola.games())
def test_what_follows_is_legal_and_comes_to_rest(slug):
    for state in positions(slug):
        following = state.follows()
        if following >= 0:
            assert state.actor >= 0
            assert following in state.legal()
        elif following == CHANCE:
            assert state.actor == CHANCE
        quiet = state.clone()
        calm(quiet, tavola.Rng(1))
        assert quiet.actor == OVER or quiet.follows() in (QUIET, UNSAID)
