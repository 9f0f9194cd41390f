"""Properties of any position of any game, sought by Hypothesis."""

import pytest
from cases import worth_running
from hypothesis import given
from hypothesis import strategies as st

import tavola
from tavola.testing import Effort, run, tables
from tavola.testing.strategies import positions
from tavola.testing.writing import in_bytes

SMALL = Effort(positions=2, actions=60)
FAR = 300  # actions


@pytest.mark.parametrize("slug", tavola.games())
@given(data=st.data())
def test_going_the_same_way_leads_to_the_same_place(slug: str, data: st.DataObject) -> None:
    game = tavola.game(slug)
    state = data.draw(positions(game))
    twin, loaded, seed = state.clone(), game.load(game.dump(state)), data.draw(st.integers(0, 2**32))
    places = [in_bytes(game, onward(each, tavola.Rng(seed))) for each in (state, twin, loaded)]
    assert len(set(places)) == 1


def onward(state: tavola.State, rng: tavola.Rng) -> tavola.State:
    """The state after some random play, or at the end."""
    for _ in range(FAR):
        if state.actor != tavola.OVER:
            state.play(state.sample(rng))
    return state


@pytest.mark.parametrize("slug", tavola.games())
@given(data=st.data())
def test_any_combination_of_options_conforms(slug: str, data: st.DataObject) -> None:
    game = tavola.game(slug)
    one, other = data.draw(st.sampled_from(tables(game))), data.draw(st.sampled_from(tables(game)))
    changed = dict(one.changed) | dict(other.changed)
    both = type(one)(one.seats, tuple(changed.items()))
    if both.fits(game):
        run(data.draw(st.sampled_from(worth_running())), game, both, SMALL)


@pytest.mark.parametrize("slug", tavola.games())
@given(data=st.data())
def test_actions_keep_their_names(slug: str, data: st.DataObject) -> None:
    space = tavola.game(slug).actions
    action = data.draw(st.integers(0, space.size - 1))
    assert space.from_json(space.to_json(action)) == action
