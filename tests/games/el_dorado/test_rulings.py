"""Rulings that stand beside the clauses."""

import pytest

from games.el_dorado.seen import (
    army,
    asked,
    coin,
    guardians,
    hand,
    may,
    offered,
    offerings,
    refused,
    strengths,
    tied,
    where,
    wolf,
    written,
)
from games.el_dorado.table import act, dice, player, table, thieves
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}
CAVE = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit"}
FFA = {"mode": "ffa"}
THIEVES = {"mode": "ffa_thieves"}


@pytest.mark.rule("ED-R76")
def test_a_third_side_never_joins():
    third = player("stella", None, (0, 0, 3), villagers=["1,-1"])
    state = table(TILES, player("pedro", "0,0"), player("emma", "1,0"), third)
    act(state, "move explorer0 E")
    assert asked(state) == CHANCE


@pytest.mark.rule("ED-R120")
def test_the_target_of_a_shot_may_flee():
    state = table(TILES, player("yanga", "0,0"), player("emma", None, (0, 0, 1), villagers=["1,0"]), options=FFA)
    act(state, "ranged_attack i1,0 side1")
    assert asked(state) == 1
    act(state, "flee NW 1")
    assert (asked(state), army(state, 1, "1,-1")) == (0, 1)


@pytest.mark.rule("ED-R130")
def test_each_beaten_partner_is_placed_by_his_own_victor():
    options = {"mode": "teams"}
    mine = (player("stella", None, placed_by=2), player("bellona", None, placed_by=3))
    state = table(
        TILES, *mine, player("tizoc", "2,-1"), player("emma", "2,-1"), on_turn=None, task=[["turn", 0]], options=options
    )
    assert asked(state) == 2
    act(state, "place_explorer i0,0")
    assert asked(state) == 3


@pytest.mark.rule("ED-R133")
def test_the_thieves_may_come_out_in_round_one_but_not_fight():
    state = table(
        TILES, player("pedro", "1,0"), thieves(hiding=True), turn=1, round=1, task=[["hiding"]], options=THIEVES
    )
    act(state, "emerge", "pick_tile i0,0", "pick_corner 3", "buy_thief i0,0")
    assert refused(state, "move thiefA E") == "ED-71"


@pytest.mark.rule("ED-R149", "ED-R151")
def test_thieves_attack_farmhouses_and_pay_wood_for_a_bridge():
    tiles = {"0,0": "gold", "1,0": "water", "2,0": "food", "0,1": "wood"}
    other = player("pedro", "0,1", farmhouses=["0,0:3"])
    state = table(tiles, other, thieves(["0,0"], (0, 3, 0)), turn=1, options=THIEVES)
    assert may(state, "attack_building i0,0 3")
    act(state, "build_bridge thiefA E E-W")
    assert (hand(state, 1), written(state, "doubloons")) == ((0, 0, 0), 3)


@pytest.mark.rule("ED-R161")
def test_villagers_win_a_coin_for_their_side():
    mine = player("pedro", "2,-1", (0, 0, 1), villagers=["0,0"] * 4)
    state = table(TILES, mine, player("emma", "1,0"), options=FFA, coins={"bavieca": "seat1"})
    act(state, "army_step i0,0 E 4", "done")
    dice(state, 6, 6, 6, 6, 1)
    assert coin(state, "bavieca") == "seat0"


@pytest.mark.rule("ED-R174", "ED-208")
def test_a_wolf_beaten_by_a_dweller_is_dead():
    state = table(
        CAVE, player("pedro", "c0,0", (2, 0, 0)), player("emma", "1,0"), options=FFA, wolf={"owner": 0, "at": "c0,0"}
    )
    act(state, "wolf_discover", "draw tiger", "place E")
    while offered(state, "done"):
        act(state, "done")
    dice(state, 1, 6, 6)
    assert (wolf(state), hand(state), where(state)) == ((None, None), (1, 0, 0), "c0,0")


@pytest.mark.rule("ED-R175")
def test_a_wolf_elsewhere_stays_with_its_owner():
    state = table(TILES, player("pedro", "0,0"), player("emma", "1,0"), options=FFA, wolf={"owner": 1, "at": "2,-1"})
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1)
    assert (wolf(state), where(state, 1)) == ((1, "2,-1"), None)


@pytest.mark.rule("ED-R176")
def test_a_wolf_fights_for_the_team():
    options = {"mode": "teams"}
    rivals = (player("tizoc", "1,0"), player("emma", None))
    mine = (player("stella", "0,0"), player("bellona", "2,-1"))
    state = table(TILES, *mine, *rivals, turn=1, options=options, wolf={"owner": 1, "at": "0,0"})
    assert strengths(act(state, "move explorer2 W")) == [1, 2]


@pytest.mark.rule("ED-R185")
def test_trapped_pieces_may_use_the_secret_exit():
    tiles = {"0,0": "entrance", "1,0": "gold", "c1,0": "secret_exit", "c1,-1": "cave_in"}
    state = table(tiles, player("pedro", "c1,0"), player("emma", None), options=FFA, way_in="c1,-1", marks_void=True)
    act(state, "move explorer0 out-E")
    assert where(state) == "1,0"


@pytest.mark.rule("ED-R196", "ED-R198")
def test_a_tie_against_a_guardian_in_the_cave():
    tiles = {"0,0": "entrance", "c0,0": "exit", "1,0": "shrine"}
    state = table(tiles, player("pedro", "c0,0", offerings=[0]), options={"mode": "solo"})
    act(state, "discover explorer0", "draw wolf", "place E")
    dice(state, 1, 1, 1, 3)
    assert (where(state), guardians(state)[0], offerings(state, 0)) == ("c0,0", "c1,0", [0])


@pytest.mark.rule("ED-R227")
def test_the_partner_of_a_beaten_explorer_plays_on():
    options = {"mode": "teams"}
    rivals = (player("tizoc", None), player("emma", None))
    state = table(TILES, player("stella", None, placed_by=2), player("bellona", "0,0"), *rivals, options=options)
    assert refused(state, "move explorer0 E") == "ED-R99"
    act(state, "hand_over", "move explorer1 E")
    assert where(state, 1) == "1,0"


@pytest.mark.rule("ED-R247", "ED-R25")
def test_a_hand_may_grow_past_nine_in_anothers_turn():
    state = table(TILES, player("pedro", "0,0", (2, 0, 0)), player("emma", "1,0", (0, 9, 0)))
    act(state, "offer 1 2-food nothing", "accept", "end_turn")
    assert (hand(state, 1), written(state, "on_turn")) == ((2, 9, 0), 1)


@pytest.mark.rule("ED-R65", "ED-R212")
def test_after_an_attack_the_buyer_goes_on_or_withdraws():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "shrine", "2,0": "gold"}
    blue = player("emma", None, (0, 0, 1), villagers=["2,0"])
    state = table(tiles, player("pedro", "1,0", (2, 2, 2)), blue)
    act(state, "buy_offering explorer0 0", "off_attack i2,0 W 1")
    dice(state, 1, 6, 6)
    assert offered(state) == ["pay_offering", "withdraw"]
    act(state, "pay_offering")
    assert (offerings(state, 0), hand(state)) == ([0], (0, 0, 0))


@pytest.mark.rule("ED-R78")
def test_who_is_on_the_way_is_imagined_with_the_gold_it_needs():
    tiles = {"0,0": "gold", "1,0": "wood", "2,0": "food", "3,-1": "gold"}
    mine = player("pedro", "3,-1", (6, 0, 2), villagers=["0,0"])
    state = table(tiles, mine, player("emma", "2,0", (4, 4, 0)))
    act(state, "move explorer0 SW", "army_step i0,0 E 1")
    assert all(len(state.imagine(1, Rng(seed)).legal()) for seed in range(30))


@pytest.mark.rule("ED-76", "ED-R120")
def test_a_tied_shot_sends_back_who_came_to_help_and_fixes_the_target():
    theirs = player("emma", None, (0, 0, 2), villagers=["2,-1", "1,0"])
    state = table(TILES | {"0,-1": "shrine"}, player("yanga", "0,0", offerings=[0]), theirs, options=FFA)
    act(state, "ranged_attack i1,0 side1", "army_step i2,-1 SW 1", "done")
    dice(state, 3, 3, 5, 1)
    assert sorted(tied(state, 1)) == ["1,0", "2,-1"]


@pytest.mark.rule("ED-143", "ED-R91")
@pytest.mark.parametrize("defence", [1, 6])
def test_after_a_tied_or_lost_shot_yanga_starts_no_attack_on_a_farmhouse(defence):
    theirs = player("emma", None, villagers=["1,0"], farmhouses=["0,0:3"])
    state = table(TILES, player("yanga", "0,0"), theirs, options=FFA)
    assert may(state, "attack_building i0,0 3")
    act(state, "ranged_attack i1,0 side1")
    dice(state, 1, defence)
    assert refused(state, "attack_building i0,0 3") == "ED-R91"
    assert refused(state, "move explorer0 E") == "ED-143"
