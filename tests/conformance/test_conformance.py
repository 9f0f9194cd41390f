"""The conformance suite over every registered game, seat count and option."""

import pytest
from cases import cases, checks, conserved_cases

import tavola
from tavola.testing import Table, conserves, run


@pytest.mark.parametrize("check", checks())
@pytest.mark.parametrize(("slug", "table"), cases())
def test_every_table(slug: str, table: Table, check: str) -> None:
    run(check, tavola.game(slug), table)


@pytest.mark.parametrize(("slug", "table", "count"), conserved_cases())
def test_nothing_is_lost_or_made(slug: str, table: Table, count) -> None:
    conserves(tavola.game(slug), table, count)
