"""Bots are as strong as docs/strength.md says: at full length in `make soak`, a few quick games in `make test`."""

import os

import pytest

from tavola.lab.simulate import simulate

THOROUGH = "TAVOLA_THOROUGH" in os.environ

# Game, bots, games, and the share the first of them has to win.
FULL = [
    ("adventurers-guard", ["club", "random"], 200, 0.99),
    ("adventurers-guard", ["club", "greedy"], 200, 0.70),
    ("dracomundis", ["club", "random"], 100, 0.98),
    ("dracomundis", ["club", "greedy"], 100, 0.65),
    ("dracomundis", ["club", "random", "random", "random"], 50, 0.90),
    ("gadranton", ["club", "random"], 100, 0.98),
    ("gadranton", ["club", "greedy"], 100, 0.65),
    ("gadranton", ["club", "random", "random", "random"], 50, 0.90),
    ("abandoned-fortress", ["club", "random"], 100, 0.98),
    ("abandoned-fortress", ["club", "greedy"], 100, 0.60),
    ("el-dorado", ["club", "random"], 100, 0.98),
    ("el-dorado", ["club", "greedy"], 100, 0.60),
]

# Iterations instead of time, so that a seed repeats; far enough below the true share that luck cannot fail it.
QUICK = [
    ("adventurers-guard", ["greedy", "random"], 12, 0.9),
    ("adventurers-guard", ["greedy", "novice"], 24, 0.5),
    ("adventurers-guard", ["search:iterations=100", "random"], 12, 0.9),
    ("adventurers-guard", ["search:iterations=500", "greedy"], 30, 0.45),
    ("dracomundis", ["greedy", "random"], 6, 0.75),
    ("dracomundis", ["search:iterations=200", "greedy"], 6, 0.5),
    ("gadranton", ["greedy", "random"], 6, 0.9),
    ("gadranton", ["search:iterations=100", "greedy"], 4, 0.5),
    ("gadranton", ["search:iterations=50", "random", "random", "random"], 4, 0.75),
    ("abandoned-fortress", ["search:iterations=50", "random"], 4, 0.75),
    ("el-dorado", ["search:iterations=50", "random"], 4, 0.75),
]


@pytest.mark.parametrize(("slug", "bots", "games", "least"), FULL if THOROUGH else QUICK)
def test_the_first_bot_wins_its_share(slug, bots, games, least):
    wins = simulate(slug, bots, games, seed=1).entrants[0].wins
    assert wins.share >= least, f"{bots[0]} won {wins} against {bots[1]}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_bots_of_el_dorado_win_before_the_round_limit(seats):
    games = 30 if THOROUGH else 4
    reasons = simulate("el-dorado", ["greedy"], games, seed=1, seats=seats).reasons
    assert reasons.get("limit", 0) <= games // 4, reasons


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_bots_of_the_abandoned_fortress_win_before_the_round_limit(seats):
    games = 30 if THOROUGH else 4
    reasons = simulate("abandoned-fortress", ["greedy:imagined=1"], games, seed=1, seats=seats).reasons
    assert reasons.get("limit", 0) <= games // 7, reasons
