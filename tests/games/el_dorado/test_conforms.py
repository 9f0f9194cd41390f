"""The conformance suite over every mode, in short games, until the game is registered and the whole suite runs."""

import pytest

from tavola.games.el_dorado import GAME
from tavola.testing import CHECKS, Effort, Table, conserves, run

from .conserved import CONSERVED

EFFORT = Effort(seeds=1, positions=3, actions=40, imagined=1, decisions=20_000)
NEEDS_A_NAME = {"refusals_change_nothing"}  # an unregistered game has no words for IllegalAction
SHORT = ("round_limit", 5)
TABLES = (
    Table(2, (SHORT,)),
    Table(4, (SHORT,)),
    Table(5, (SHORT,)),
    Table(3, (("mode", "ffa_thieves"), SHORT)),
    Table(4, (("mode", "teams"), SHORT)),
    Table(3, (("mode", "teams_thieves"), SHORT)),
    Table(1, (("round_limit", 12),)),
    Table(3, (("hardcore_tiles", True), ("hardcore_battle", True), ("hardcore_turn", True), SHORT)),
    Table(3, (("trade", "any"), SHORT)),
)


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("check", [check for check in CHECKS if check not in NEEDS_A_NAME])
def test_every_mode_conforms(check, table):
    run(check, GAME, table, EFFORT)


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("count", CONSERVED, ids=lambda count: count.__name__)
def test_nothing_is_lost_or_made(count, table):
    conserves(GAME, table, count, EFFORT)
