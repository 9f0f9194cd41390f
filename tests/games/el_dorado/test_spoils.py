"""Who gets what after a battle or a cave-in."""

import pytest

from games.el_dorado.table import act, army, asked, dice, hand, offered, player, refused, table, thieves, where
from tavola.games.el_dorado import GAME
from tavola.games.el_dorado.fields import LOOSE

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}
CAVE = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit", "c1,0": "empty", "c1,-1": "empty"}
TEAMS = {"mode": "teams"}
THIEVES = {"mode": "ffa_thieves"}


@pytest.mark.rule("ED-R121")
def test_all_that_yanga_shoots_down_is_his_not_his_captains():
    mine = (player("sequoia", "2,-1"), player("yanga", "0,0"))
    rivals = (player("emma", "1,0", (0, 0, 4)), player("tizoc", None))
    state = table(TILES, *mine, *rivals, seat=1, options=TEAMS, shrine_by=2, coin=[2, -1, -1])
    act(state, "ranged_attack i1,0 side1")
    dice(state, 6, 1, 1, 1)
    act(state, "give 0 0 2")
    assert (hand(state, 0), hand(state, 1)) == ((0, 0, 0), (0, 0, 2))
    assert (state.shrine_by, state.coin[0], where(state, 1)) == (1, 1, "0,0")


@pytest.mark.rule("ED-R176", "ED-208")
def test_the_wolf_belongs_to_the_partner_who_won_it():
    mine = (player("stella", "2,-1"), player("bellona", "0,0", villagers=[]))
    rivals = (player("emma", None), player("tizoc", None))
    state = table(TILES, *mine, *rivals, seat=1, options=TEAMS, wolf_of=2, wolf_at="1,0", speed=2)
    act(state, "move explorer1 E", "done")
    dice(state, 6, 1)
    assert GAME.dump(state)["wolf"] == {"owner": 1, "at": "i1,0", "fixed": True, "taken": True}


@pytest.mark.rule("ED-187", "ED-R153")
def test_bavieca_carries_whoever_wins_it_in_the_own_turn():
    rival = player("emma", "1,0")
    state = table(TILES, player("pedro", "0,0"), rival, options={"mode": "ffa"}, speed=2, coin=[1, -1, -1])
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1)
    assert (state.coin[0], state.speed[0], state.bavieca_used) == (0, 2, True)


@pytest.mark.rule("ED-R153")
def test_bavieca_serves_once_a_turn():
    mine = (player("stella", "0,0", speed=2), player("bellona", "1,0", speed=2))
    rivals = (player("emma", None), player("tizoc", None))
    state = table(TILES, *mine, *rivals, options=TEAMS, coin=[0, -1, -1], bavieca_used=True)
    act(state, "share bavieca")
    assert (state.coin[0], state.speed[1]) == (1, 2)


@pytest.mark.rule("ED-R153", "ED-187")
def test_the_thieves_name_the_thief_who_rides_bavieca():
    rival = player("emma", "1,0")
    state = table(TILES, rival, thieves(["0,0", "2,-1"]), turn=1, options=THIEVES, coin=[0, -1, -1])
    act(state, "move thiefA E", "done")
    dice(state, 6, 6, 6, 1)
    assert offered(state) == ["give_speed thiefA", "give_speed thiefB"]
    act(state, "give_speed thiefB")
    assert (state.speed[8], state.speed[9], state.coin[0]) == (3, 5, 1)


@pytest.mark.rule("ED-217", "ED-R148", "ED-R223")
def test_two_buried_thieves_share_one_hand():
    finder = player("william", "c1,0")
    state = table(CAVE, finder, thieves(["c0,0", "c0,0"], (6, 0, 0)), options=THIEVES, shrine_by=9)
    act(state, "discover explorer0", "draw cave_in", "give 3 0 0")
    assert (state.hiding, hand(state, 1), state.doubloons) == (True, (0, 0, 0), 2)
    assert (where(state, 8), where(state, 9), state.shrine_by) == (None, None, LOOSE)


@pytest.mark.rule("ED-R148")
def test_a_buried_thief_leaves_the_shrine_to_one_on_the_map():
    finder = player("william", "c1,0")
    state = table(CAVE, finder, thieves(["c0,0", "1,0"], (1, 0, 0)), options=THIEVES, shrine_by=8)
    act(state, "discover explorer0", "draw cave_in")
    assert (state.shrine_by, hand(state, 1)) == (9, (1, 0, 0))


@pytest.mark.rule("ED-R148", "ED-R226")
def test_a_thief_placed_on_the_den_takes_the_loose_shrine():
    rival = player("emma", None)
    state = table(CAVE, rival, thieves(["c1,0"]), turn=1, options=THIEVES, shrine_by=LOOSE)
    act(state, "discover thiefA", "draw den")
    assert (state.shrine_by, state.speed[9], hand(state, 1)) == (9, 4, (2, 2, 2))


@pytest.mark.rule("ED-R177", "ED-R148")
def test_a_tie_in_the_den_takes_the_shrine_back_from_its_thief():
    finder = player("pedro", "c1,0")
    state = table(CAVE, finder, thieves(hideout="1,0:0"), options=THIEVES, shrine_by=LOOSE)
    act(state, "discover explorer0", "draw den")
    assert (state.shrine_by, state.lead_strength(8)) == (8, 5)
    dice(state, 5, 5, 2, 2, 2, 2, 2)
    assert (state.shrine_by, where(state, 8), where(state)) == (LOOSE, None, "c1,0")


@pytest.mark.rule("ED-R225")
def test_the_thieves_name_who_bears_the_curse_their_wolf_found():
    state = table(
        CAVE, player("emma", None), thieves(["c1,0", "c1,-1"], (1, 0, 0)), turn=1, options=THIEVES, wolf_of=1,
        wolf_at="c1,0",
    )  # fmt: skip
    act(state, "wolf_discover", "draw curse")
    if offered(state, "place"):
        act(state, f"place {offered(state, 'place')[0]}")
    assert offered(state) == ["assign_shrine thiefA", "assign_shrine thiefB"]
    act(state, "assign_shrine thiefB")
    assert (state.curse, state.lead_strength(9), hand(state, 1)) == (9, 2, (0, 0, 5))


@pytest.mark.rule("ED-195", "ED-129")
def test_the_shrine_is_offered_only_beside_its_bearer():
    tiles = TILES | {"3,-1": "gold", "4,-1": "food"}
    state = table(tiles, player("pedro", "0,0"), thieves(["1,0", "4,-1"]), turn=1, options=THIEVES, shrine_by=9)
    assert refused(state, "offer 0 cave_shrine nothing") == "ED-39"
    state.shrine_by = 8
    act(state, "offer 0 cave_shrine nothing", "accept")
    assert (state.shrine_by, asked(state)) == (0, 1)


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
    state = table({"0,0": "gold", "1,0": "food"}, *mine, *rivals, options={"mode": "teams"}, shrine_by=0)
    act(state, "attack_building i0,0 0")
    dice(state, 1, 1, 1, 4)
    act(state, "give 1 1 0")
    assert (asked(state), offered(state, "divide")) == (2, ["0 0 0", "0 1 0", "1 0 0", "1 1 0"])
    act(state, "divide 1 0 0")
    assert (asked(state), offered(state)) == (2, ["assign_shrine explorer2", "assign_shrine explorer3"])
