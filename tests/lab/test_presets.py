"""Bots play every game as printed, at every seat count; such a table may have no end."""

import pytest

import tavola
from tavola.lab.simulate import simulate

TABLES = [(slug, seats) for slug in tavola.games() for seats in tavola.game(slug).seats]
OPENING = 20  # decisions


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_bots_play_as_printed(slug: str, seats: int) -> None:
    game = tavola.game(slug)
    found = simulate(game, ["greedy"], 1, seed=seats, options=game.preset("printed"), seats=seats, limit=OPENING)
    assert found.options == game.preset("printed")
    assert found.decisions.median == OPENING or found.not_over == 0
