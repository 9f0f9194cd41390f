"""What the log says, and under which clause."""

import pytest

from games.el_dorado.table import act, dice, player, table, thieves
from tavola.games.el_dorado import GAME
from tavola.kernel.story import Chronicle

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}
CAVE = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit", "c1,0": "empty", "c1,-1": "empty"}
FFA = {"mode": "ffa"}


def log(state, *lines, seat=1):
    """Each event a seat hears of: its clause and its sentence."""
    state.listener = Chronicle()
    act(state, *lines)
    return [(event.clause, event.text) for event in GAME.story(state.listener.take(), seat)]


@pytest.mark.rule("ED-01")
def test_a_win_is_told():
    tiles = TILES | {"0,-1": "shrine", "-1,0": "shrine", "-1,1": "shrine"}
    mine = player("pedro", "0,0", (2, 2, 2), offerings=[1, 2])
    state = table(tiles, mine, player("emma", "1,0"), cave_shrine="explorer0")
    assert log(state, "buy_offering explorer0 0")[-1] == ("ED-01", "Pedro wins.")


@pytest.mark.rule("ED-57", "ED-58")
@pytest.mark.parametrize(("build", "clause"), [("farmhouse", "ED-57"), ("fort", "ED-58")])
def test_a_building_is_told_under_its_clause(build, clause):
    state = table(TILES, player("pedro", "0,0", (0, 2, 2)), player("emma", None))
    assert [told[0] for told in log(state, f"build_{build} explorer0 0")] == [clause]


@pytest.mark.rule("ED-214", "ED-R181")
def test_what_a_cave_in_buries_is_told():
    blue = player("emma", "1,0", villagers=["c0,0", "c0,0"], farmhouses=["c0,0:1"])
    state = table(CAVE, player("pedro", "c1,0"), blue, options=FFA)
    told = log(state, "discover explorer0", "draw cave_in")
    assert ("ED-214", "Emma loses 2 villagers.") in told
    assert ("ED-R181", "Emma loses a farmhouse.") in told


@pytest.mark.rule("ED-104", "ED-212")
def test_the_treasure_of_the_thieves_tile_is_told():
    tiles = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit"}
    robbers = thieves(["1,0", "1,0"])
    state = table(tiles, player("pedro", "c0,0"), robbers, options={"mode": "ffa_thieves"})
    assert log(state, "discover explorer0", "draw den", "place E")[-1][0] == "ED-104"


@pytest.mark.rule("ED-193")
def test_a_coin_laid_down_is_told_under_its_clause():
    tiles = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit"}
    state = table(tiles, player("pedro", "c0,0"), player("emma", "1,0"), options=FFA, coins={"bavieca": "seat0"})
    act(state, "discover explorer0", "draw giant", "place E")
    dice(state, 1, 1, 1, 1, 1)
    assert "ED-193" in [clause for clause, _ in log(state, "die 6")]


@pytest.mark.rule("ED-189", "ED-240")
@pytest.mark.parametrize(("how", "clause"), [("jimenez 0", "ED-189"), ("reroll 1", "ED-240")])
def test_a_reroll_is_told_under_its_clause(how, clause):
    options = FFA | {"hardcore_battle": True}
    mine = player("pedro", "0,0", (0, 0, 1))
    state = table(TILES, mine, player("emma", None, villagers=["1,0"]), options=options, coins={"jimenez": "seat0"})
    act(state, "move explorer0 E")
    dice(state, 1, 2)
    assert log(state, how)[0][0] == clause


def taught(state, line):
    """Did another side learn what was in a hand?"""
    state.listener = Chronicle()
    act(state, line)
    return any(raw.teaches for raw in state.listener.take())


@pytest.mark.rule("ED-168", "ED-R211")
def test_a_price_paid_teaches_whoever_could_not_count_the_hand():
    mine, blue, red = player("pedro", "0,0", (0, 2, 2)), player("emma", None, (1, 0, 0)), player("william", None)
    build = "build_farmhouse explorer0 0"
    assert not taught(table(TILES, mine, blue), build)
    assert taught(table(TILES, mine, blue, red, options=FFA), build)
    assert not taught(table(TILES, mine, blue, red, options=FFA | {"hand_visibility": "open"}), build)
    assert not taught(table(TILES, mine, player("emma", None), red, options=FFA), build)
