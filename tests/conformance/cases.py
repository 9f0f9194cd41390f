"""Every game at every table, and what each game says must be conserved."""

import os
import runpy
from functools import cache
from pathlib import Path

import pytest

import tavola
from tavola.testing import CHECKS, COLD_CHECKS, Table, spread, tables, thoroughness

GAMES = Path(__file__).parent.parent / "games"


SLOW = os.environ.get("TAVOLA_BUILD") == "interpreted"  # about a tenth of the compiled speed


@cache
def chosen(slug: str) -> list[Table]:
    """Every table in a thorough run; in the usual one a spread of them, if they are very many."""
    every = tables(tavola.game(slug))
    if thoroughness() > 1:
        return every
    return sparse(spread(every)) if SLOW else spread(every)


def sparse(some: list[Table]) -> list[Table]:
    """All seat counts as recommended, and a quarter of the others: the same tables are played compiled, in full."""
    return [table for table in some if not table.changed] + [table for table in some if table.changed][::4]


def checks() -> list:
    """Every check; those of what is never compiled are marked as such."""
    return [pytest.param(check, marks=pytest.mark.cold if check in COLD_CHECKS else ()) for check in CHECKS]


def worth_running() -> list[str]:
    """Every check on the compiled build; where it is slow, those that may answer differently."""
    return [check for check in CHECKS if not SLOW or check not in COLD_CHECKS]


def cases() -> list:
    every = [(slug, table) for slug in tavola.games() for table in chosen(slug)]
    return [pytest.param(slug, table, id=f"{slug}-{table}") for slug, table in every]


def conserved_cases() -> list:
    """A game's counts are the functions in CONSERVED of tests/games/<slug>/conserved.py."""
    found = []
    for slug in tavola.games():
        for count in counts_of(slug):
            found += [pytest.param(slug, table, count, id=f"{slug}-{table}-{count.__name__}") for table in chosen(slug)]
    return found


def counts_of(slug: str) -> tuple:
    path = GAMES / slug.replace("-", "_") / "conserved.py"
    return runpy.run_path(str(path))["CONSERVED"] if path.exists() else ()
