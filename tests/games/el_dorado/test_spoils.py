"""Who gets what after a battle or a cave-in."""

import pytest

from games.el_dorado.seen import army, asked, coin, hand, offered, refused, speed, strength, where, written
from games.el_dorado.table import act, changed, dice, player, table, thieves

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}
CAVE = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit", "c1,0": "empty", "c1,-1": "empty"}
TEAMS = {"mode": "teams"}
THIEVES = {"mode": "ffa_thieves"}


@pytest.mark.rule("ED-R121")
def test_all_that_yanga_shoots_down_is_his_not_his_captains():
    mine = (player("sequoia", "2,-1"), player("yanga", "0,0"))
    rivals = (player("emma", "1,0", (0, 0, 4)), player("tizoc", None))
    state = table(TILES, *mine, *rivals, seat=1, options=TEAMS, cave_shrine="explorer2", coins={"bavieca": "seat2"})
    act(state, "ranged_attack i1,0 side1")
    dice(state, 6, 1, 1, 1)
    act(state, "give 0 0 2")
    assert (hand(state, 0), hand(state, 1)) == ((0, 0, 0), (0, 0, 2))
    assert (written(state, "cave_shrine"), coin(state, "bavieca"), where(state, 1)) == ("explorer1", "seat1", "0,0")


@pytest.mark.rule("ED-R176", "ED-208")
def test_the_wolf_belongs_to_the_partner_who_won_it():
    mine = (player("stella", "2,-1"), player("bellona", "0,0", villagers=[]))
    rivals = (player("emma", None), player("tizoc", None))
    state = table(TILES, *mine, *rivals, seat=1, options=TEAMS, wolf={"owner": 2, "at": "1,0"}, speed=2)
    act(state, "move explorer1 E", "done")
    dice(state, 6, 1)
    assert written(state, "wolf") == {"owner": 1, "at": "i1,0", "fixed": True, "taken": True}


@pytest.mark.rule("ED-187", "ED-R153")
def test_bavieca_carries_whoever_wins_it_in_the_own_turn():
    rival = player("emma", "1,0")
    state = table(TILES, player("pedro", "0,0"), rival, options={"mode": "ffa"}, speed=2, coins={"bavieca": "seat1"})
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1)
    assert (coin(state, "bavieca"), speed(state), written(state, "now")["bavieca_used"]) == ("seat0", 2, True)


@pytest.mark.rule("ED-R153")
def test_bavieca_serves_once_a_turn():
    mine = (player("stella", "0,0", speed=2), player("bellona", "1,0", speed=2))
    rivals = (player("emma", None), player("tizoc", None))
    state = table(TILES, *mine, *rivals, options=TEAMS, coins={"bavieca": "seat0"}, now={"bavieca_used": True})
    act(state, "share bavieca")
    assert (coin(state, "bavieca"), speed(state, 1)) == ("seat1", 2)


@pytest.mark.rule("ED-R153", "ED-187")
def test_the_thieves_name_the_thief_who_rides_bavieca():
    rival = player("emma", "1,0")
    state = table(TILES, rival, thieves(["0,0", "2,-1"]), turn=1, options=THIEVES, coins={"bavieca": "seat0"})
    act(state, "move thiefA E", "done")
    dice(state, 6, 6, 6, 1)
    assert offered(state) == ["give_speed thiefA", "give_speed thiefB"]
    act(state, "give_speed thiefB")
    assert (speed(state, "thiefA"), speed(state, "thiefB"), coin(state, "bavieca")) == (3, 5, "seat1")


@pytest.mark.rule("ED-217", "ED-R148", "ED-R223")
def test_two_buried_thieves_share_one_hand():
    finder = player("william", "c1,0")
    state = table(CAVE, finder, thieves(["c0,0", "c0,0"], (6, 0, 0)), options=THIEVES, cave_shrine="thiefB")
    act(state, "discover explorer0", "draw cave_in", "give 3 0 0")
    assert (*written(state, "hiding", "doubloons"), hand(state, 1)) == (True, 3, (0, 0, 0))
    assert (where(state, "thiefA"), where(state, "thiefB"), written(state, "cave_shrine")) == (None, None, "thieves")


@pytest.mark.rule("ED-R148")
def test_a_buried_thief_leaves_the_shrine_to_one_on_the_map():
    finder = player("william", "c1,0")
    state = table(CAVE, finder, thieves(["c0,0", "1,0"], (1, 0, 0)), options=THIEVES, cave_shrine="thiefA")
    act(state, "discover explorer0", "draw cave_in")
    assert (written(state, "cave_shrine"), hand(state, 1)) == ("thiefB", (1, 0, 0))


@pytest.mark.rule("ED-R148", "ED-R226")
def test_a_thief_placed_on_the_den_takes_the_loose_shrine():
    rival = player("emma", None)
    state = table(CAVE, rival, thieves(["c1,0"]), turn=1, options=THIEVES, cave_shrine="thieves")
    act(state, "discover thiefA", "draw den")
    assert (written(state, "cave_shrine"), speed(state, "thiefB"), hand(state, 1)) == ("thiefB", 4, (2, 2, 2))


@pytest.mark.rule("ED-R177", "ED-R148")
def test_a_tie_in_the_den_takes_the_shrine_back_from_its_thief():
    finder = player("pedro", "c1,0")
    state = table(CAVE, finder, thieves(hideout="1,0:0"), options=THIEVES, cave_shrine="thieves")
    act(state, "discover explorer0", "draw den")
    assert (written(state, "cave_shrine"), strength(state, "thiefA")) == ("thiefA", 5)
    dice(state, 5, 5, 2, 2, 2, 2, 2)
    assert (written(state, "cave_shrine"), where(state, "thiefA"), where(state)) == ("thieves", None, "c1,0")


@pytest.mark.rule("ED-R225")
def test_the_thieves_name_who_bears_the_curse_their_wolf_found():
    them, companion = thieves(["c1,0", "c1,-1"], (1, 0, 0)), {"owner": 1, "at": "c1,0"}
    state = table(CAVE, player("emma", None), them, turn=1, options=THIEVES, wolf=companion)
    act(state, "wolf_discover", "draw curse")
    if offered(state, "place"):
        act(state, f"place {offered(state, 'place')[0]}")
    assert offered(state) == ["assign_shrine thiefA", "assign_shrine thiefB"]
    act(state, "assign_shrine thiefB")
    assert (written(state, "curse"), strength(state, "thiefB"), hand(state, 1)) == ("thiefB", 2, (0, 0, 5))


@pytest.mark.rule("ED-195", "ED-129")
def test_the_shrine_is_offered_only_beside_its_bearer():
    tiles = TILES | {"3,-1": "gold", "4,-1": "food"}
    them = thieves(["1,0", "4,-1"])
    state = table(tiles, player("pedro", "0,0"), them, turn=1, options=THIEVES, cave_shrine="thiefB")
    assert refused(state, "offer 0 cave_shrine nothing") == "ED-39"
    state = changed(state, cave_shrine="thiefA")
    act(state, "offer 0 cave_shrine nothing", "accept")
    assert (written(state, "cave_shrine"), asked(state)) == ("explorer0", 1)


@pytest.mark.rule("ED-81", "ED-R95", "ED-R96")
def test_villagers_of_the_fallen_stay_where_they_are():
    tiles = TILES | {"-1,1": "wood"}
    red = player("emma", "1,0", villagers=["2,-1"])
    state = table(tiles, player("pedro", "0,0"), red)
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1)
    act(state, "end_turn")
    assert asked(state) == 0
    assert offered(state, "place_explorer") == ["i-1,1", "i0,0", "i0,1", "i1,-1", "i2,-1"]
    act(state, "place_explorer i2,-1")
    assert (where(state, 1), army(state, 1, "2,-1")) == ("2,-1", 1)


@pytest.mark.rule("ED-R94", "ED-R105", "ED-197")
def test_a_farmhouse_wins_for_the_team_not_for_the_partner_beside_it():
    rivals = (player("tizoc", None, farmhouses=["0,0:0"]), player("emma", "0,0"))
    mine = (player("stella", "0,0", (2, 2, 0)), player("bellona", None))
    state = table({"0,0": "gold", "1,0": "food"}, *mine, *rivals, options={"mode": "teams"}, cave_shrine="explorer0")
    act(state, "attack_building i0,0 0")
    dice(state, 1, 1, 1, 4)
    act(state, "give 1 1 0")
    assert (asked(state), offered(state, "divide")) == (2, ["0 0 0", "0 1 0", "1 0 0", "1 1 0"])
    act(state, "divide 1 0 0")
    assert (asked(state), offered(state)) == (2, ["assign_shrine explorer2", "assign_shrine explorer3"])
