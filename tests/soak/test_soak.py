"""Random decisions without end: nothing raises, whatever is played."""

import os

import pytest

import tavola
from tavola.kernel.playout import run
from tavola.testing import tables

DECISIONS = 100_000 if "TAVOLA_THOROUGH" in os.environ else 5_000


@pytest.mark.parametrize("slug", tavola.games())
def test_random_decisions(slug: str) -> None:
    game, rng, played, seed = tavola.game(slug), tavola.Rng(2026), 0, 0
    every = tables(game)
    while played < DECISIONS:
        state = every[seed % len(every)].new(game)
        state.listener = tavola.Chronicle()
        played += run(state, rng, DECISIONS - played)
        game.scene(state, seed % state.seats)
        game.story(state.listener.take(), seed % state.seats)
        seed += 1
    assert played == DECISIONS
