"""The three hardcore modules."""

import pytest

from games.el_dorado.seen import (
    asked,
    battle,
    hand,
    important,
    left,
    may,
    offered,
    refused,
    speed,
    stack,
    weights,
    where,
    written,
)
from games.el_dorado.table import act, dice, player, table
from tavola.games.el_dorado import GAME
from tavola.kernel.state import CHANCE

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}


@pytest.mark.rule("ED-236")
@pytest.mark.parametrize("module", ["hardcore_tiles", "hardcore_battle", "hardcore_turn"])
def test_each_module_by_itself(module):
    """Dealt tiles, golden dice, a reroll for gold: each module changes its own part alone."""
    options = {module: True}
    dealt = act(GAME.new(2, **options), "deal_board red", "deal_board green")
    mine, other = player("pedro", "0,0", (0, 0, 1)), player("emma", None, villagers=["1,0"])
    turn = table(TILES, mine, other, on_turn=None, task=[["turn", 0]], options=options)
    battle = dice(act(table(TILES, mine, other, options=options), "move explorer0 E"), 1, 1)
    found = (offered(dealt, "deal_tile") != [], asked(turn) != CHANCE, "reroll 1" in offered(battle))
    assert found == tuple(module == name for name in ("hardcore_tiles", "hardcore_turn", "hardcore_battle"))


@pytest.mark.rule("ED-237", "ED-R207", "ED-R208")
def test_important_tiles_are_dealt():
    state = GAME.new(3, hardcore_tiles=True)
    act(state, "deal_board red", "deal_board green", "deal_board white")
    assert (weights(state), left(state, "island")) == ({"shrine": 3}, 45)
    act(state, "deal_tile shrine", "deal_tile shrine", "deal_tile shrine")
    assert [important(state, side) for side in range(3)] == [{"shrine": 1}] * 3


@pytest.mark.rule("ED-237")
def test_the_thieves_never_get_the_entrance():
    state = GAME.new(4, mode="ffa_thieves", hardcore_tiles=True)
    act(state, "deal_board red", "deal_board green", "deal_board white")
    assert list(weights(state)) == ["shrine"]
    act(state, "deal_tile shrine")
    assert weights(state) == {"shrine": 2, "entrance": 1}


@pytest.mark.rule("ED-238", "ED-R206")
def test_an_important_tile_is_laid_instead_of_drawing():
    mine = player(important={"shrine": 1})
    state = table(TILES, mine, player("emma", None), options={"hardcore_tiles": True})
    act(state, "discover_own explorer0 shrine", "place NW")
    assert (speed(state), written(state, "shrines"), important(state, 0)) == (2, ["i0,-1"], {})
    assert refused(state, "discover_own explorer0 shrine") == "ED-238"


@pytest.mark.rule("ED-239", "ED-R205")
def test_what_is_not_placed_after_three_turns_goes_back():
    mine = player(important={"shrine": 1}, turns=2)
    state = table(TILES, mine, player("emma", None), options={"hardcore_tiles": True})
    act(state, "end_turn")
    assert (important(state, 0), stack(state, "island")["shrine"]) == ({}, 3)


@pytest.mark.rule("ED-241", "ED-R125", "ED-R204")
def test_turn_points():
    options = {"hardcore_turn": True}
    stella, emma = player("stella", "0,0"), player("emma", None)
    state = table(TILES, stella, emma, on_turn=None, task=[["turn", 0]], options=options)
    assert asked(state) == 0
    assert may(state, "gather 0 0 0")
    assert refused(state, "gather 0 0 7") == "ED-28"
    act(state, "gather 0 0 4")
    assert speed(state) == 3


@pytest.mark.rule("ED-243")
def test_laffite_still_rolls():
    options = {"hardcore_turn": True}
    laffite = player("laffite", "0,0")
    state = table(TILES, laffite, player("emma", "1,0", (1, 0, 0)), on_turn=None, task=[["turn", 0]], options=options)
    act(state, "roll 3 1", "stolen food")
    assert (hand(state), offered(state, "gather") != []) == ((1, 0, 0), True)


@pytest.mark.rule("ED-244", "ED-R203")
def test_nicolas_rerolls_all_battle_dice():
    options = {"hardcore_turn": True}
    state = table(TILES, player("nicolas", "0,0"), player("emma", "1,0"), options=options)
    act(state, "move explorer0 E")
    dice(state, 1)
    assert offered(state) == ["keep", "reroll_all"]
    act(state, "reroll_all")
    dice(state, 6, 1)
    assert where(state, 1) is None


@pytest.mark.rule("ED-240", "ED-R157", "ED-R241")
def test_jimenez_and_gold_in_one_moment():
    options = {"mode": "ffa", "hardcore_battle": True, "reroll_rights": "one_moment"}
    mine = player("pedro", "0,0", (0, 0, 1))
    state = table(TILES, mine, player("emma", "1,0"), options=options, coins={"jimenez": "seat0"})
    act(state, "move explorer0 E")
    dice(state, 1, 1)
    assert offered(state) == ["jimenez 0", "jimenez 1", "keep", "reroll 1"]
    act(state, "jimenez 1")
    assert (battle(state, "to_roll"), hand(state)) == (2, (0, 0, 0))


@pytest.mark.rule("ED-R04")
def test_dice_from_zero_to_five():
    state = table(TILES, player(), player("emma", "1,0"), options={"battle_die": "0-5"})
    act(state, "move explorer0 E")
    assert list(weights(state)) == ["0", "1", "2", "3", "4", "5"]
