"""The conformance suite: what every game must keep to, ours or a third party's.

    from tavola.testing import CHECKS, check_game, run, tables

`check_game(game)` runs everything; `run(check, game, table)` runs one check at one table, for parametrised tests.
"""

from tavola.testing.effort import Effort, thoroughness
from tavola.testing.suite import CHECKS, COLD_CHECKS, check_game, conserves, run
from tavola.testing.table import Table, spread, tables
from tavola.testing.walk import playing, positions

__all__ = [
    "CHECKS",
    "COLD_CHECKS",
    "Effort",
    "Table",
    "check_game",
    "conserves",
    "playing",
    "positions",
    "run",
    "spread",
    "tables",
    "thoroughness",
]
