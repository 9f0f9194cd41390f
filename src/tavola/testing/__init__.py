"""The conformance suite: what every game must keep to, ours or a third party's.

    from tavola.testing import CHECKS, check_game, run, tables

`check_game(game)` runs everything; `run(check, game, table)` runs one check at one table, for parametrised tests;
`check_teaching(game)` plays its lesson through and reads its goal card, `check_theme(game)` looks at its theme.
"""

from tavola.testing.effort import Effort, thoroughness
from tavola.testing.lessons import check_teaching
from tavola.testing.suite import CHECKS, COLD_CHECKS, check_game, conserves, run
from tavola.testing.table import Table, spread, tables
from tavola.testing.theme import check_theme
from tavola.testing.walk import playing, positions

__all__ = [
    "CHECKS",
    "COLD_CHECKS",
    "Effort",
    "Table",
    "check_game",
    "check_teaching",
    "check_theme",
    "conserves",
    "playing",
    "positions",
    "run",
    "spread",
    "tables",
    "thoroughness",
]
