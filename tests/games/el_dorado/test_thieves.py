"""The Thieves."""

import pytest

from games.el_dorado.seen import (
    asked,
    battle,
    fixed,
    hand,
    may,
    offered,
    public_facts,
    refused,
    speed,
    stands,
    strength,
    where,
    wolf,
    written,
)
from games.el_dorado.table import act, dice, player, table, thieves
from tavola.kernel.state import CHANCE, OVER

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}
THIEVES = {"mode": "ffa_thieves"}


def robbers(them, other=None, tiles=None, **rest):
    """The Thieves' explore phase against one explorer."""
    rest.setdefault("options", THIEVES)
    return table(TILES | (tiles or {}), other or player("pedro", "2,-1"), them, turn=rest.pop("turn", 1), **rest)


@pytest.mark.rule("ED-157", "ED-182", "ED-R235")
def test_the_thieves_win_by_four_shrines():
    tiles = {"0,-1": "shrine", "-1,0": "shrine", "-1,1": "shrine"}
    state = robbers(thieves(["0,0"], doubloons=3, offerings=[1, 2]), tiles=tiles, cave_shrine="thiefA")
    assert strength(state, "thiefA") == 5
    act(state, "buy_offering thiefA 0")
    assert (asked(state), *written(state, "winners", "doubloons")) == (OVER, [1], 0)


@pytest.mark.rule("ED-160", "ED-161", "ED-R136")
def test_a_turn_in_hiding():
    state = robbers(thieves(hiding=True, doubloons=4), task=[["hiding"]])
    assert offered(state) == ["emerge", "skip"]
    waited = act(state.clone(), "skip")
    assert written(waited, "doubloons", "on_turn") == (5, 0)
    act(state, "emerge", "pick_tile i0,0", "pick_corner 3")
    assert (*written(state, "hiding", "doubloons"), asked(state)) == (False, 3, 1)
    assert may(state, "buy_thief i0,0")


@pytest.mark.rule("ED-162")
def test_without_a_place_the_thieves_stay_in_hiding():
    other = player("pedro", "0,0")
    state = table({"0,0": "gold"}, other, thieves(hiding=True), turn=1, task=[["hiding"]], options=THIEVES)
    assert refused(state, "emerge") == "ED-183"


@pytest.mark.rule("ED-163")
def test_gold_or_theft():
    state = robbers(thieves(["0,0"]), task=[["choose"]])
    assert offered(state) == ["steal", "take_gold"]
    act(state, "take_gold")
    assert (hand(state, 1), asked(state)) == ((0, 0, 1), 1)


@pytest.mark.rule("ED-164", "ED-R141", "ED-R243")
def test_the_thief_die():
    state = act(robbers(thieves(["0,0"]), task=[["choose"]]), "steal")
    assert asked(state) == CHANCE
    assert [weight for _, weight in state.chances()] == [1, 1, 1]
    act(state, "thief_die 2")
    assert offered(state) == ["set_reach 0", "set_reach 1"]
    act(state, "set_reach 0", "rob 0")
    assert asked(state) == 1


@pytest.mark.rule("ED-165", "ED-167", "ED-R139", "ED-R140")
def test_a_fort_protects_from_theft():
    safe = player("pedro", "2,-1", (3, 0, 0), fort="2,-1:0")
    state = act(robbers(thieves(["0,0"]), safe, task=[["choose"]]), "steal", "thief_die 3", "set_reach 0")
    assert offered(state, "rob") == []
    near = player("pedro", "1,0", (3, 0, 0))
    state = robbers(thieves(outposts=["0,0:0"]), near, task=[["choose"]])
    act(state, "steal", "thief_die 1", "set_reach 0", "rob 0")
    assert len(offered(state, "take")) == 4


@pytest.mark.rule("ED-169", "ED-170", "ED-171")
def test_every_thief_has_four_speed():
    state = robbers(thieves(["0,0", "1,0"]), task=[["choose"]])
    act(state, "take_gold")
    assert (speed(state, "thiefA"), speed(state, "thiefB")) == (4, 4)
    act(state, "move thiefA SE", "move thiefB W", "move thiefA NW")
    assert (speed(state, "thiefA"), speed(state, "thiefB")) == (2, 3)


@pytest.mark.rule("ED-172")
def test_a_thief_has_strength_three():
    state = robbers(thieves(["1,-1"], offerings=[0]), tiles={"0,-1": "shrine"})
    assert strength(state, "thiefA") == 3
    act(state, "move thiefA E")
    assert battle(state, "to_roll") == 3


@pytest.mark.rule("ED-173")
def test_thieves_join_only_on_their_own_turn():
    state = robbers(thieves(["1,-1", "1,0"]), player("pedro", "2,-1"))
    act(state, "move thiefA E")
    assert may(state, "move thiefB NE")
    off = robbers(thieves(["1,0", "0,1"]), player("pedro", "1,-1"), turn=0, speed=2)
    act(off, "move explorer0 SE")
    assert asked(off) == CHANCE


@pytest.mark.rule("ED-176")
def test_a_tie_sends_a_thief_back():
    state = robbers(thieves(["1,-1", "0,0"]), player("pedro", "2,-1"))
    act(state, "move thiefA E", "done")
    dice(state, 2, 2, 2, 3, 3)
    assert (where(state, "thiefA"), fixed(state, "thiefA")) == ("1,-1", True)
    assert refused(state, "move thiefA E") == "ED-R91"
    assert may(state, "move thiefB E")


@pytest.mark.rule("ED-177", "ED-178", "ED-R145", "ED-R150")
def test_hideout_and_outposts_in_battle():
    state = robbers(thieves(["0,1"], hideout="1,0:1"), player("pedro", "0,0"), turn=0)
    act(state, "move explorer0 E")
    dice(state, 6, 6)
    assert battle(state, "to_roll") == 2
    dice(state, 1, 1)
    assert (stands(state, 1, "fort"), written(state, "doubloons")) == (False, 3)
    state = robbers(thieves(["0,1"], outposts=["0,0:0"]), player("pedro", "1,0"), turn=0)
    act(state, "attack_building i1,0 2")
    dice(state, 6, 6)
    assert battle(state, "to_roll") == 4


@pytest.mark.rule("ED-179", "ED-R135")
def test_minting():
    state = robbers(thieves(["0,0"], (2, 1, 0), doubloons=4))
    assert refused(state, "mint wood") == "ED-179"
    act(state, "mint food")
    assert (written(state, "doubloons"), hand(state, 1)) == (5, (0, 1, 0))
    assert refused(state, "mint wood") == "ED-179"


@pytest.mark.rule("ED-180", "ED-R143", "ED-R138")
def test_thieves_remove_their_own_buildings():
    state = robbers(thieves(["0,0"], outposts=["0,0:0"], doubloons=1))
    act(state, "remove 0")
    assert (stands(state, 1, "first"), written(state, "doubloons")) == (False, 0)
    assert refused(state, "remove 1") == "ED-60"


@pytest.mark.rule("ED-R231", "ED-195")
def test_thieves_pass_the_shrine_once_each():
    state = robbers(thieves(["0,0", "1,0"]), cave_shrine="thiefA")
    act(state, "give_shrine thiefB", "give_shrine thiefA")
    assert written(state, "cave_shrine") == "thiefA"
    assert refused(state, "give_shrine thiefB") == "ED-R231"


@pytest.mark.rule("ED-187", "ED-R236")
def test_a_thief_rides_bavieca():
    state = robbers(thieves(["0,0", "1,0"]), task=[["choose"]], coins={"bavieca": "seat1"})
    act(state, "take_gold")
    assert offered(state) == ["give_speed thiefA", "give_speed thiefB"]
    act(state, "give_speed thiefB")
    assert (speed(state, "thiefA"), speed(state, "thiefB")) == (4, 5)


@pytest.mark.rule("ED-R148", "ED-R222")
def test_a_shrine_without_a_thief_waits_for_the_next():
    state = robbers(thieves([], hideout="0,0:0", doubloons=2), cave_shrine="thieves")
    assert public_facts(state, 0, of=1)["shrines1"]["title"] == "1/4"
    act(state, "buy_thief i0,0")
    assert written(state, "cave_shrine") == "thiefA"


@pytest.mark.rule("ED-R155")
def test_the_rose_comes_before_the_choice():
    state = robbers(thieves(["0,0"]), task=[["choose"]], coins={"rose": "seat1"})
    act(state, "rose wood")
    assert offered(state) == ["steal", "take_gold"]


@pytest.mark.rule("ED-R134", "ED-R142")
@pytest.mark.parametrize("line", ["build_hideout thiefA 0", "buy_thief i1,0"])
def test_thieves_keep_off_occupied_tiles(line):
    state = robbers(thieves(["0,0"], outposts=["0,0:5"]), player("pedro", "1,0"))
    assert refused(state, line) in ("ED-183", "ED-R142")
    assert where(state) == "1,0"


@pytest.mark.rule("ED-R150", "ED-178")
def test_not_even_a_wolf_beside_it_fights_for_an_outpost():
    state = table({"0,0": "gold", "1,0": "food"}, player("pedro", "0,0"), thieves(["1,0"], outposts=["0,0:0"]),
                  options=THIEVES, wolf={"owner": 1, "at": "0,0"})  # fmt: skip
    act(state, "attack_building i0,0 0")
    dice(state, 6, 6)
    assert battle(state, "to_roll") == 4
    dice(state, 1, 1, 1, 1)
    assert (stands(state, 1, "first"), wolf(state)) == (False, (1, "0,0"))
