"""Hypothesis strategies; not imported by the suite, so that Hypothesis stays optional."""

from hypothesis import strategies as st

from tavola.kernel.game import Game
from tavola.kernel.playout import run
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.testing.table import Table, tables

LONGEST = 400  # plies into a game


@st.composite
def positions(draw: st.DrawFn, game: Game) -> State:
    """A position of any table, any number of random plies into a game."""
    table: Table = draw(st.sampled_from(tables(game)))
    state = table.new(game)
    run(state, Rng(draw(st.integers(0, 2**32))), draw(st.integers(0, LONGEST)))
    return state
