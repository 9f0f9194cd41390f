"""Battles between sides."""

import pytest

from games.el_dorado.seen import (
    army,
    asked,
    battle,
    hand,
    may,
    offered,
    placed_by,
    refused,
    speed,
    stands,
    strengths,
    where,
)
from games.el_dorado.table import act, dice, player, table
from tavola.kernel.state import CHANCE

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}


@pytest.mark.rule("ED-70", "ED-72", "ED-74", "ED-75", "ED-78", "ED-R87", "ED-R109")
def test_the_higher_sum_wins():
    state = table(TILES, player("pedro", "0,0"), player("emma", "1,0", (2, 1, 0)))
    act(state, "move explorer0 E")
    assert asked(state) == CHANCE
    dice(state, 2, 3)
    dice(state, 4)
    act(state, "give 1 0 0")
    assert (where(state), where(state, 1), placed_by(state, 1)) == ("1,0", None, 0)
    assert (hand(state, 0), hand(state, 1)) == ((1, 0, 0), (1, 1, 0))


@pytest.mark.rule("ED-79")
def test_beaten_villagers_cost_no_cards():
    state = table(TILES, player("pedro", "0,0"), player("emma", "2,-1", (2, 0, 0), villagers=["1,0"]))
    act(state, "move explorer0 E", "done")
    dice(state, 6, 6, 1)
    assert (army(state, 1, "1,0"), hand(state, 1)) == (0, (2, 0, 0))


@pytest.mark.rule("ED-10", "ED-73", "ED-67")
def test_shrines_do_not_strengthen_villagers():
    tiles = TILES | {"0,-1": "shrine"}
    mine = player("stella", "0,1", (0, 0, 1), villagers=["0,0"], offerings=[0])
    state = table(tiles, mine, player("emma", "1,0"))
    act(state, "army_step i0,0 E 1")
    assert strengths(state)[0] == 1


@pytest.mark.rule("ED-73", "ED-R86")
def test_the_explorer_may_join_with_its_speed():
    mine = player("pedro", "1,-1", (0, 0, 1), villagers=["0,0"])
    state = table(TILES, mine, player("emma", "1,0"), speed=1)
    act(state, "army_step i0,0 E 1", "move explorer0 SE")
    assert (where(state), speed(state), battle(state, "to_roll")) == ("1,0", 0, 3)


@pytest.mark.rule("ED-66", "ED-R70")
def test_no_second_attack_while_a_battle_is_under_way():
    blue = player("emma", None, (0, 0, 2), villagers=["1,0"])
    green = player("stella", None, (0, 0, 2), villagers=["1,-1"])
    state = table(TILES, player("pedro", "0,1"), blue, green)
    act(state, "move explorer0 NW")
    assert asked(state) == 1
    act(state, "off_attack i1,0 W 1")
    assert asked(state) == CHANCE
    dice(state, 1, 6, 6)
    assert asked(state) == 2


@pytest.mark.rule("ED-83", "ED-R103", "ED-R104")
def test_a_fort_does_not_attack_buildings():
    mine = player("pedro", "0,0", fort="0,0:4")
    state = table(TILES, mine, player("hector", None, farmhouses=["0,0:0"]))
    act(state, "attack_building i0,0 0")
    assert battle(state, "to_roll") == 2
    dice(state, 1, 1, 3)
    assert (where(state), stands(state, 1, "first")) == (None, True)


@pytest.mark.rule("ED-R77")
def test_several_sides_are_fought_one_by_one():
    state = table(TILES, player("pedro", "0,0"), player("emma", "1,0"), player("stella", "1,0"))
    act(state, "move explorer0 E")
    assert offered(state) == ["choose_defender side1", "choose_defender side2"]
    act(state, "choose_defender side2")
    dice(state, 6, 6, 1)
    assert (where(state, 2), battle(state, "defender")) == (None, "side1")


@pytest.mark.rule("ED-R84", "ED-R83")
def test_if_everybody_flees_there_is_no_fight():
    state = table(TILES, player("pedro", "0,0"), player("emma", None, (0, 0, 1), villagers=["1,0"]))
    act(state, "move explorer0 E", "flee NW 1")
    assert (asked(state), where(state), army(state, 1, "1,-1")) == (0, "1,0", 1)
    assert may(state, "move explorer0 W")


@pytest.mark.rule("ED-R72")
def test_a_third_side_bars_an_off_turn_attack():
    blue = player("emma", None, (0, 0, 2), villagers=["1,0"])
    state = table(TILES, player("pedro", "0,0"), blue, player("stella", "0,0"), task=[["explore", 0, -1]])
    assert asked(state) == 0


@pytest.mark.rule("ED-R85", "ED-R101")
def test_the_attacker_may_not_flee():
    state = table(TILES, player("pedro", "0,0", (0, 0, 2), villagers=["0,1"]), player("emma", "1,0"))
    act(state, "move explorer0 E")
    assert refused(state, "flee W 1") == "ED-68"


@pytest.mark.rule("ED-R49")
def test_pieces_left_together_coexist():
    state = table(TILES, player("pedro", "0,0"), player("emma", "0,0"))
    assert asked(state) == 0
    act(state, "move explorer0 E", "move explorer0 W")
    assert asked(state) == CHANCE


@pytest.mark.rule("ED-80", "ED-R98", "ED-R97")
def test_the_victor_places_beside_a_controlled_shrine():
    tiles = TILES | {"0,-1": "shrine"}
    red = player("pedro", None, offerings=[0], placed_by=1)
    state = table(tiles, red, player("emma", "2,-1"), on_turn=None, task=[["respawn", 0]])
    assert (asked(state), offered(state, "place_explorer")) == (1, ["i0,0", "i1,-1"])
    assert refused(state, "place_explorer i0,1") == "ED-80"
    act(state, "place_explorer i0,0")
    assert (where(state), placed_by(state)) == ("0,0", None)


@pytest.mark.rule("ED-R96")
@pytest.mark.parametrize(("area", "cave"), [("any", True), ("island", False)])
def test_where_a_beaten_explorer_may_return(area, cave):
    tiles = {"0,0": "entrance", "c0,0": "exit", "1,0": "food"}
    red = player("pedro", None, placed_by=1)
    state = table(
        tiles,
        red,
        player("emma", "1,0"),
        on_turn=None,
        task=[["respawn", 0], ["respawn", 0]],
        options={"respawn_area": area},
    )
    found = where(state) if asked(state) != 1 else offered(state, "place_explorer")
    assert ("c0,0" in found) is cave if cave else found == "0,0"


@pytest.mark.rule("ED-R88")
def test_nothing_against_nothing_is_a_tie():
    state = table(TILES, player("stella", "0,0"), player("emma", "1,0"), curse="explorer0", options={"mode": "ffa"})
    act(state, "move explorer0 E")
    assert battle(state, "stage") == "defence_roll"
    dice(state, 1)
    assert where(state) is None


@pytest.mark.rule("ED-82", "ED-R106", "ED-R107")
def test_entering_a_zone_attacks_the_fort():
    state = table(TILES, player("pedro", "0,0"), player("emma", None, villagers=["1,-1"], fort="1,0:1"))
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1)
    assert (stands(state, 1, "fort"), army(state, 1, "1,-1"), where(state)) == (False, 1, "1,0")


@pytest.mark.rule("ED-40", "ED-R29", "ED-R241")
def test_exchange_is_open_in_a_battle_window():
    state = table(TILES, player("pedro", "0,0"), player("emma", "2,-1", (5, 0, 0), villagers=["1,0"]))
    act(state, "move explorer0 E", "exchange food gold", "flee NW 1")
    assert hand(state, 1) == (0, 0, 0)


@pytest.mark.rule("ED-R105")
def test_an_army_on_the_tile_helps_its_farmhouse():
    rival = player("hector", "0,0", villagers=["0,0"], farmhouses=["0,0:0"])
    state = table(TILES, player("pedro", "0,0"), rival)
    act(state, "attack_building i0,0 0")
    dice(state, 6, 6)
    assert battle(state, "interrupted", "to_roll") == (True, 1)


@pytest.mark.rule("ED-R71", "ED-R75", "ED-R152")
def test_only_armies_attack_off_turn():
    state = table(TILES, player("pedro", "0,1"), player("emma", "1,0", (0, 0, 3)))
    act(state, "move explorer0 NW")
    assert asked(state) == 0


@pytest.mark.rule("ED-83", "ED-R103")
def test_a_fort_that_did_not_attack_a_farmhouse_does_not_fall_with_those_who_did():
    state = table(TILES, player("pedro", "0,0", fort="0,0:0"), player("emma", None, farmhouses=["0,0:3"]))
    act(state, "attack_building i0,0 3")
    dice(state, 1, 2, 6)
    assert where(state) is None
    assert stands(state, 0, "fort")


@pytest.mark.rule("ED-67", "ED-R48", "ED-R49")
def test_an_army_that_shares_its_tile_may_still_come_to_a_battle_beside_it():
    state = table(
        TILES | {"-1,1": "gold"},
        player("pedro", "0,1", (0, 0, 4), villagers=["0,0", "-1,1"]),
        player("emma", "0,0", villagers=["1,0"]),
    )
    act(state, "move explorer0 NE")
    assert offered(state, "army_step") == ["i-1,1 E 1", "i0,0 E 1"]
    assert refused(state, "army_step i-1,1 NE 1") == "ED-R78"  # Emma stands on (0,0)
    act(state, "army_step i0,0 E 1", "done")
    assert battle(state, "to_roll") == 3
