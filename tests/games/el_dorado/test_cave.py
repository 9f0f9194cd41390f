"""The cave, its dwellers, treasures and events."""

import pytest

from games.el_dorado.seen import (
    army,
    asked,
    battle,
    coin,
    den,
    fixed,
    hand,
    left,
    may,
    offered,
    placed_by,
    public_facts,
    refused,
    speed,
    stands,
    strength,
    strengths,
    tile,
    titan,
    walks,
    weights,
    where,
    wolf,
    written,
)
from games.el_dorado.table import act, dice, player, shuffled, table, thieves
from tavola.kernel.state import CHANCE

CAVE = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit"}
FFA = {"mode": "ffa"}
THIEVES = {"mode": "ffa_thieves"}


def deep(mine=None, other=None, tiles=None, **rest):
    """Seat 0 in the cave."""
    rest.setdefault("options", FFA)
    return table(CAVE | (tiles or {}), mine or player("pedro", "c0,0"), other or player("emma", "1,0"), **rest)


def found(state, kind):
    """Seat 0 discovers a tile to the east of the exit."""
    return act(state, "discover explorer0", f"draw {kind}", "place E")


@pytest.mark.rule("ED-07", "ED-90", "ED-91", "ED-R115", "ED-R116")
@pytest.mark.parametrize(("option", "there"), [("lift", "nothing"), ("stay", "empty")])
def test_the_cave_shrine_is_controlled_at_once(option, there):
    state = shuffled(deep(options={"base_cave_shrine_tile": option}))
    found(state, "cave_shrine")
    assert (written(state, "cave_shrine"), strength(state)) == ("explorer0", 4)
    assert public_facts(state, 1, of=0)["shrines0"]["title"] == "1/4"
    act(state, "move explorer0 W")
    assert tile(state, "c1,0") == there


@pytest.mark.rule("ED-101", "ED-105")
def test_a_beaten_dweller_leaves_an_empty_tile():
    state = found(deep(), "tiger")
    dice(state, 6, 6, 1, 1)
    assert (tile(state, "c1,0"), where(state)) == ("empty", "c1,0")


@pytest.mark.rule("ED-103")
def test_a_tie_sends_the_finder_back():
    state = found(deep(options={}), "tiger")
    dice(state, 3, 3, 3, 3)
    assert (where(state), tile(state, "c1,0"), fixed(state), left(state, "cave")) == ("c0,0", "nothing", True, 13)


@pytest.mark.rule("ED-104", "ED-210")
def test_the_thieves_tile_guards_a_treasure():
    state = found(deep(), "den")
    dice(state, 6, 6, 1, 1, 1)
    assert (hand(state), den(state)) == ((2, 2, 2), (0, 0, 0))
    state = found(deep(player("pedro", "c0,0", (4, 0, 0))), "den")
    dice(state, 1, 1, 6, 6, 6)
    act(state, "give 2 0 0")
    assert den(state) == (4, 2, 2)


@pytest.mark.rule("ED-100", "ED-R110", "ED-R111", "ED-R112")
def test_the_finder_may_bring_villagers_against_a_dweller():
    state = found(deep(player("pedro", "c0,0", (0, 0, 1), villagers=["c0,0"])), "tiger")
    act(state, "army_step c0,0 E 1")
    assert battle(state, "to_roll") == 3
    dice(state, 1, 1, 1, 6, 6)
    assert (army(state, 0, "c1,0"), where(state), placed_by(state)) == (0, None, 1)


@pytest.mark.rule("ED-186", "ED-187", "ED-R153")
def test_bavieca_gives_speed_at_once_and_each_turn():
    state = found(deep(), "bavieca")
    assert (coin(state, "bavieca"), speed(state), tile(state, "c1,0")) == ("seat0", 3, "empty")
    state = deep(coins={"bavieca": "seat0"}, task=[["explore", 0, 0], ["gather", 0]], speed=2)
    assert speed(state) == 3


@pytest.mark.rule("ED-188")
def test_the_rose_gives_a_card_at_once_and_each_turn():
    state = act(found(deep(), "rose"), "rose wood")
    assert hand(state) == (0, 1, 0)
    state = act(deep(coins={"rose": "seat0"}, task=[["explore", 0, 0], ["extras", 0]]), "rose gold")
    assert hand(state) == (0, 0, 1)


@pytest.mark.rule("ED-189", "ED-R156")
def test_jimenez_rerolls_the_lowest_die():
    state = found(deep(coins={"jimenez": "seat0"}), "tiger")
    dice(state, 1, 4)
    assert offered(state) == ["jimenez 0", "keep"]
    act(state, "jimenez 0")
    dice(state, 6, 1, 1)
    assert tile(state, "c1,0") == "empty"


@pytest.mark.rule("ED-192", "ED-R162")
def test_the_victor_takes_one_coin():
    tiles = {"0,0": "gold", "1,0": "food"}
    coins = {"bavieca": "seat1", "rose": "seat1"}
    state = table(tiles, player("pedro", "0,0"), player("emma", "1,0"), options=FFA, coins=coins)
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1)
    act(state, "take_coin rose")
    assert written(state, "coins") == {"bavieca": "seat1", "rose": "seat0"}


@pytest.mark.rule("ED-193", "ED-198")
def test_a_dweller_takes_a_coin_and_the_shrine():
    state = found(deep(coins={"bavieca": "seat0", "rose": "seat0"}, cave_shrine="explorer0"), "giant")
    dice(state, 1, 1, 1, 1, 6, 6, 6, 6)
    act(state, "lay_coin bavieca")
    assert written(state, "coins", "cave_shrine") == ({"bavieca": "giant", "rose": "seat0"}, "giant")


@pytest.mark.rule("ED-92", "ED-198")
def test_a_dweller_with_the_shrine_is_stronger_by_two():
    assert strengths(found(deep(cave_shrine="giant"), "giant")) == [2, 6]


@pytest.mark.rule("ED-195", "ED-196")
def test_the_shrine_piece_goes_to_the_victor():
    tiles = {"0,0": "gold", "1,0": "food"}
    state = table(tiles, player("pedro", "0,0"), player("emma", "1,0"), options=FFA, cave_shrine="explorer1")
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1, 1, 1)
    assert (written(state, "cave_shrine"), strength(state)) == ("explorer0", 4)


@pytest.mark.rule("ED-199", "ED-200", "ED-R163", "ED-R164")
def test_a_titan_that_wins_stays():
    state = found(deep(), "titan")
    dice(state, 1, 1, 1, 1, 1, 1, 1, 1)
    assert (titan(state), tile(state, "c1,0"), placed_by(state)) == ("c1,0", "empty", 1)
    act(state, "end_turn")
    assert weights(state) == {"1": 3, "2": 2, "3": 1}


@pytest.mark.rule("ED-204", "ED-205", "ED-R225")
def test_the_wolf_becomes_a_companion():
    state = found(deep(), "wolf")
    dice(state, 6, 6, 1)
    assert written(state, "wolf") == {"owner": 0, "at": "c1,0", "fixed": True, "taken": True}
    state = found(deep(), "wolf")
    dice(state, 1, 1, 6)
    assert (wolf(state), tile(state, "c1,0")) == ((None, None), "nothing")


WOLF = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}


@pytest.mark.rule("ED-205")
def test_a_companion_fights_with_strength_one():
    mine, companion = player("pedro", "1,0"), {"owner": 0, "at": "1,0"}
    state = table(WOLF, mine, player("emma", "0,0"), turn=1, options=FFA, wolf=companion)
    assert strengths(act(state, "move explorer1 E")) == [1, 3]


@pytest.mark.rule("ED-206", "ED-R172")
def test_a_step_of_the_wolf_costs_food():
    mine = player("pedro", "0,0", (1, 0, 0))
    state = table(WOLF, mine, player("emma", None), options=FFA, wolf={"owner": 0, "at": "0,0"})
    act(state, "wolf_step E")
    assert (wolf(state), hand(state)) == ((0, "1,0"), (0, 0, 0))
    assert refused(state, "wolf_step W") == "ED-50"


@pytest.mark.rule("ED-207", "ED-209", "ED-R173")
def test_the_wolf_discovers_beside_its_owner():
    mine = player("pedro", "0,0", (1, 0, 0))
    state = table(WOLF, mine, player("emma", None), options=FFA, wolf={"owner": 0, "at": "1,0"})
    act(state, "wolf_discover", "draw food")
    assert (tile(state, "0,1"), wolf(state), where(state)) == ("food", (0, "0,1"), "0,0")


@pytest.mark.rule("ED-208")
def test_a_beaten_wolf_goes_to_the_victor():
    state = table(WOLF, player("pedro", "0,0"), player("emma", None), options=FFA, wolf={"owner": 1, "at": "1,0"})
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1)
    assert wolf(state) == (0, "1,0")


@pytest.mark.rule("ED-211", "ED-R178", "ED-R180")
def test_the_thieves_tile_brings_a_thief():
    state = table(CAVE, player("pedro", "c0,0"), thieves_of(), options=THIEVES)
    act(state, "discover explorer0", "draw den", "place E")
    assert (where(state, "thiefA"), written(state, "hiding")) == ("c1,0", False)
    dice(state, 1, 1, 6, 6, 6)
    assert (hand(state, 1), where(state, "thiefA"), where(state)) == ((2, 2, 2), "c1,0", None)


@pytest.mark.rule("ED-R177", "ED-R179")
@pytest.mark.parametrize(("option", "there"), [("reshuffle", "nothing"), ("stay", "empty")])
def test_a_tie_against_the_thief_of_the_tile(option, there):
    state = table(CAVE, player("pedro", "c0,0"), thieves_of(), options=THIEVES | {"den_tie": option})
    act(state, "discover explorer0", "draw den", "place E")
    dice(state, 6, 6, 4, 4, 4)
    assert (where(state), tile(state, "c1,0"), written(state, "hiding")) == ("c0,0", there, option == "reshuffle")


def thieves_of(**more):
    return thieves(**({"hiding": True} | more))


@pytest.mark.rule("ED-213", "ED-R226")
def test_a_thief_who_finds_the_tile_gets_help():
    state = table(CAVE, player("pedro", "1,0"), thieves_of(at=["c0,0"], hiding=False), turn=1, options=THIEVES)
    act(state, "discover thiefA", "draw den", "place E")
    assert (hand(state, 1), where(state, "thiefB"), speed(state, "thiefB")) == ((2, 2, 2), "c1,0", 4)


@pytest.mark.rule("ED-215", "ED-216", "ED-R181", "ED-R184", "ED-R183")
@pytest.mark.parametrize(("option", "spared"), [("destroy", False), ("spare", True)])
def test_after_a_cave_in_there_is_only_a_way_in(option, spared):
    mine = player("pedro", "c1,0", farmhouses=["c1,0:2"])
    state = deep(mine, tiles={"c1,0": "empty", "c1,-1": "empty"}, options=FFA | {"cave_in_buildings": option})
    act(state, "discover explorer0", "draw cave_in")
    assert (where(state), written(state, "way_in"), tile(state, "c0,0")) == ("c2,-1", "c2,-1", "nothing")
    assert (walks(state, "0,0"), "0,0" in walks(state, "c2,-1")) == (["c2,-1"], False)  # Emma stands on (1,0)
    assert stands(state, 0, "first") is spared
    state = shuffled(state)
    act(state, "discover explorer0", "draw exit", *(["place E"] if offered(state, "place") else []))
    if offered(state, "place"):
        act(state, f"place {offered(state, 'place')[0]}")
    assert (tile(state, "c2,-1"), *written(state, "way_in", "marks_void")) == ("empty", None, True)


@pytest.mark.rule("ED-219", "ED-R187")
def test_totecs_garden_withers_the_others():
    state = found(deep(other=player("stella", "1,0"), tiles={"0,1": "garden"}), "totec")
    assert written(state, "withered")
    act(state, "end_turn", "roll 3 3", "end_turn", "roll 1 1")
    assert offered(state, "gather") == ["0 0 1", "0 1 0", "1 0 0"]
    mine = player("pedro", "0,1")
    beside = deep(mine, tiles={"0,1": "garden"}, withered=True, on_turn=None, task=[["turn", 0]])
    act(beside, "roll 1 1")
    assert (hand(beside), offered(beside, "gather")) == ((0, 0, 0), [])


@pytest.mark.rule("ED-141", "ED-R118", "ED-R121", "ED-R122", "ED-R238")
def test_yanga_shoots_with_his_own_strength():
    tiles = {"0,0": "gold", "1,0": "food", "2,0": "wood", "3,0": "gold"}
    mine = player("yanga", "0,0", villagers=["0,0"] * 3)
    state = table(tiles, mine, player("emma", "2,0", (2, 0, 0)), options=FFA)
    assert refused(state, "ranged_attack i3,0 side1") == "ED-142"
    act(state, "ranged_attack i2,0 side1")
    assert battle(state, "to_roll") == 1
    dice(state, 6, 1)
    act(state, "give 1 0 0")
    assert (where(state), where(state, 1), hand(state)) == ("0,0", None, (1, 0, 0))


@pytest.mark.rule("ED-R119")
def test_yanga_may_shoot_once_or_until_he_fails():
    tiles = {"0,0": "gold", "1,0": "food", "2,0": "wood"}
    for option, again in (("until_fail", True), ("once", False)):
        state = table(
            tiles,
            player("yanga", "0,0"),
            player("emma", None, villagers=["1,0", "2,0"]),
            options=FFA | {"yanga_repeat": option},
        )
        act(state, "ranged_attack i1,0 side1")
        dice(state, 6, 1)
        assert may(state, "ranged_attack i2,0 side1") is again


@pytest.mark.rule("ED-203", "ED-201", "ED-R165", "ED-R168", "ED-R169")
def test_the_titan_goes_toward_the_nearest_living_thing():
    tiles = {"0,0": "gold", "1,0": "food", "-1,0": "wood", "2,0": "gold", "-2,0": "gold"}
    state = table(
        tiles,
        player("pedro", "2,0"),
        player("emma", "-2,0"),
        titan="0,0",
        on_turn=None,
        task=[["guardian", 3, -1]],
        options=FFA,
    )
    act(state, "titan_die 2")
    assert (asked(state), offered(state)) == (0, ["step i-1,0", "step i1,0"])
    act(state, "step i-1,0")
    assert (asked(state), battle(state, "tile")) == (CHANCE, "i-2,0")
    dice(state, 6, 6, 6, 6, 6, 6, 1)
    assert (where(state, 1), placed_by(state, 1)) == (None, 0)


@pytest.mark.rule("ED-91", "ED-R115")
def test_the_cave_shrine_tile_is_lifted_when_a_tie_empties_it():
    blue = player("emma", None, (0, 0, 1), villagers=["c1,-1"])
    tiles = {"c1,0": "cave_shrine", "c1,-1": "empty"}
    state = deep(player("pedro", "c0,0"), blue, tiles, cave_shrine="explorer0", shrine_tile="c1,0", options={})
    act(state, "move explorer0 E", "off_attack c1,-1 SE 1")
    dice(state, 6, 3, 1, 1, 1)
    assert (where(state), army(state, 1, "c1,-1"), tile(state, "c1,0")) == ("c0,0", 1, "nothing")
    assert not may(state, "move explorer0 E")


@pytest.mark.rule("ED-R49", "ED-R89", "ED-R163")
def test_a_finder_without_a_way_back_stays_beside_the_titan():
    tiles = {"0,0": "entrance", "c0,0": "exit", "c1,0": "empty"}
    blue = player("emma", None, villagers=["c0,0", "c1,0"])
    state = table(tiles, player("pedro", "c1,0"), blue, options={"mode": "ffa"})
    act(state, "discover explorer0", "draw titan")
    dice(state, 6, 6, 2, 2, 2, 2, 2, 2)
    assert (asked(state), where(state), titan(state)) == (0, "c1,-1", "c1,-1")
    assert not offered(state, "move")


@pytest.mark.rule("ED-91", "ED-R116")
def test_an_army_that_attacks_off_turn_lifts_the_shrine_tile_behind_it():
    tiles = {"0,0": "entrance", "c0,0": "exit", "c1,0": "empty", "c1,-1": "cave_shrine"}
    mine = player("pedro", "c1,0", (0, 0, 1), villagers=["c1,0"])
    blue = player("emma", "0,0", (0, 0, 1), villagers=["c1,-1"])
    state = table(tiles, mine, blue, cave_shrine="explorer0", shrine_tile="c1,-1", task=[["explore", 0, -1]])
    act(state, "off_attack c1,-1 SE 1")
    assert (tile(state, "c1,-1"), offered(state, "flee")) == ("nothing", ["W 1"])


@pytest.mark.rule("ED-R78", "ED-91")
def test_the_last_on_the_shrine_tile_waits_for_those_whose_way_leads_over_it():
    tiles = {"0,0": "entrance", "1,0": "food", "c0,0": "exit", "c1,-1": "cave_shrine", "c2,-2": "empty"}
    mine = player("pedro", "1,0", (0, 0, 5), villagers=["0,0", "c1,-1", "c1,-1"])
    state = table(tiles, mine, player("emma", "c2,-2"), cave_shrine="explorer0", shrine_tile="c1,-1")
    act(state, "army_step c1,-1 NE 1", "army_step i0,0 link 1")
    assert refused(state, "army_step c1,-1 NE 1") == "ED-R78"
    act(state, "army_step c0,0 NE 1", "army_step c1,-1 NE 2")
    assert (army(state, 0, "c2,-2"), tile(state, "c1,-1"), hand(state)) == (3, "nothing", (0, 0, 1))


@pytest.mark.rule("ED-R78", "ED-91")
def test_the_bearer_waits_on_the_shrine_tile_for_those_under_way():
    tiles = {
        "0,0": "entrance",
        "1,0": "food",
        "c0,0": "exit",
        "c1,-1": "cave_shrine",
        "c2,-2": "empty",
        "c3,-3": "empty",
    }
    mine = player("pedro", "c1,-1", (0, 0, 4), villagers=["0,0", "c3,-3"])
    state = table(tiles, mine, player("emma", "c2,-2"), cave_shrine="explorer0", shrine_tile="c1,-1")
    act(state, "army_step c3,-3 SW 1", "army_step i0,0 link 1")
    assert refused(state, "move explorer0 NE") == "ED-R78"
    act(state, "army_step c0,0 NE 1", "move explorer0 NE", "army_step c1,-1 NE 1")
    assert (where(state), army(state, 0, "c2,-2"), tile(state, "c1,-1")) == ("c2,-2", 2, "nothing")
