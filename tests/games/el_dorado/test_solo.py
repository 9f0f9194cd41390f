"""The solo game against three Guardians."""

import pytest

from games.el_dorado.seen import (
    asked,
    battle,
    guardians,
    hand,
    offered,
    offerings,
    refused,
    speed,
    stands,
    strength,
    tile,
    weights,
    where,
    written,
)
from games.el_dorado.table import act, dice, player, table
from tavola.kernel.state import CHANCE, OVER

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold"}
SOLO = {"mode": "solo"}
LINE = {"0,0": "gold", "1,0": "gold", "2,0": "gold", "3,0": "gold", "4,0": "gold"}


def alone(mine=None, tiles=None, **rest):
    rest.setdefault("options", SOLO)
    return table(tiles or TILES, mine or player("pedro", "0,0", owns=6), **rest)


@pytest.mark.rule("ED-223", "ED-R189")
def test_shrines_bring_the_guardians():
    state = alone(speed=9)
    act(state, "discover explorer0", "draw shrine", "place NW")
    assert guardians(state) == ["0,-1", None, None]
    act(state, "discover explorer0", "draw shrine", "place W")
    assert guardians(state) == ["0,-1", "-1,0", None]
    act(state, "discover explorer0", "draw shrine")  # one place is left
    assert guardians(state) == ["0,-1", "-1,0", "-1,1"]


@pytest.mark.rule("ED-224")
def test_no_offering_under_a_guardian():
    tiles = TILES | {"0,-1": "shrine"}
    state = alone(player("pedro", "0,0", (2, 2, 2)), tiles, guardians=["0,-1", None, None], met=[0])
    assert refused(state, "buy_offering explorer0 0") == "ED-224"
    assert refused(state, "move explorer0 NW") == "ED-42"


@pytest.mark.rule("ED-225", "ED-227", "ED-230", "ED-R193")
def test_wolf_thief_titan_go_in_turn():
    tiles = LINE | {"4,-1": "shrine", "3,-1": "shrine", "5,-1": "shrine"}
    state = alone(tiles=tiles, guardians=["4,-1", "3,-1", "5,-1"], met=[0, 1, 2])
    act(state, "end_turn")
    assert list(weights(state)) == ["1", "2", "3", "4", "5", "6"]
    act(state, "die 1", "step i3,0")
    assert list(weights(state)) == ["1", "2", "3"]
    act(state, "thief_die 1")
    assert list(weights(state)) == ["1", "2", "3", "4", "5", "6"]
    act(state, "titan_die 1", "step i4,0")
    assert guardians(state) == ["3,0", "2,0", "4,0"]


@pytest.mark.rule("ED-226", "ED-241", "ED-242", "ED-R15")
def test_solo_turns_have_six_points():
    state = alone(on_turn=None, task=[["turn", 0]], speed=0)
    assert len(offered(state, "gather")) == 7
    act(state, "gather 0 0 2")
    assert (hand(state), speed(state)) == ((0, 0, 2), 4)


SWAP = LINE | {"0,-1": "shrine", "3,-1": "shrine", "-1,0": "gold", "-1,1": "gold"}


@pytest.mark.rule("ED-228", "ED-229", "ED-232")
def test_36_solo_swap():
    mine = player("stella", "4,0", offerings=[0, 1])
    tiles = {
        "4,0": "gold",
        "3,0": "gold",
        "2,0": "shrine",
        "1,0": "gold",
        "0,0": "gold",
        "2,1": "gold",
        "4,1": "shrine",
    }
    posts = ["4,1", "0,0", "4,1"]
    state = alone(mine, tiles, guardians=posts, met=[0, 1, 2], on_turn=None, task=[["guardian", 1, -1]])
    assert strength(state) == 3
    act(state, "thief_die 3")
    while offered(state, "step"):
        act(state, f"step {offered(state, 'step')[0]}")
    assert (offerings(state, 0), written(state, "swapped"), strength(state)) == ([1], [0], 2)
    assert [strength(state, f"guardian_{name}") for name in ("wolf", "thief", "titan")] == [2, 4, 7]


@pytest.mark.rule("ED-233", "ED-234", "ED-R193", "ED-R197")
def test_37_solo_cave_meeting():
    tiles = {"0,0": "entrance", "c0,0": "exit", "1,0": "shrine", "1,-1": "shrine"}
    state = alone(player("pedro", "c0,0"), tiles, guardians=[None, None, "1,0"], met=[2])
    act(state, "discover explorer0", "draw titan", "place E")
    assert (guardians(state)[2], tile(state, "c1,0")) == ("c1,0", "empty")
    dice(state, 6, 6, 1, 1, 1, 1, 1, 1)
    assert offered(state) == ["place_guardian 0", "place_guardian 1"]
    act(state, "place_guardian 1")
    assert (guardians(state)[2], written(state, "sits_out")) == ("1,-1", [2])
    act(state, "end_turn")
    assert written(state, "on_turn") == 0


@pytest.mark.rule("ED-231", "ED-R239", "ED-234", "ED-R201")
def test_52_solo_fort_over_a_shrine():
    tiles = {"0,0": "gold", "1,0": "shrine", "2,0": "gold", "1,1": "shrine"}
    mine = player("pedro", "0,0", fort="1,0:0")
    state = alone(mine, tiles, guardians=["2,0", None, None], met=[0], on_turn=None, task=[["guardian", 0, -1]])
    act(state, "die 1")
    if offered(state, "step"):
        act(state, "step i1,0")
    dice(state, 1, 3)
    assert offered(state) == ["place_guardian 0", "place_guardian 1"]
    act(state, "place_guardian 0")
    assert stands(state, 0, "fort")


@pytest.mark.rule("ED-220", "ED-235", "ED-R200")
def test_a_beaten_explorer_loses_the_game():
    tiles = {"0,0": "entrance", "c0,0": "exit"}
    state = alone(player("pedro", "c0,0"), tiles)
    act(state, "discover explorer0", "draw giant", "place E")
    dice(state, 1, 1, 6, 6, 6, 6)
    assert (asked(state), written(state, "winners"), where(state)) == (OVER, [], None)
    assert state.returns() == [0.0]


@pytest.mark.rule("ED-220", "ED-01")
def test_all_four_shrines_win_alone():
    tiles = TILES | {"0,-1": "shrine", "2,-1": "shrine", "2,0": "shrine"}
    state = alone(player("pedro", "0,0", (2, 2, 2), offerings=[1, 2]), tiles, cave_shrine="explorer0", met=[0, 1])
    act(state, "buy_offering explorer0 0")
    assert (asked(state), written(state, "winners"), state.returns()) == (OVER, [0], [1.0])


@pytest.mark.rule("ED-R190")
def test_no_battle_in_the_first_solo_turn():
    state = alone(guardians=["1,0", None, None], met=[0], round=1)
    assert refused(state, "move explorer0 E") == "ED-71"


@pytest.mark.rule("ED-R210")
def test_the_limit_is_a_loss_in_solo():
    state = alone(options=SOLO | {"round_limit": 2})
    act(state, "end_turn")
    assert (asked(state), written(state, "winners")) == (OVER, [])


@pytest.mark.parametrize("gold", [0, 1])
@pytest.mark.rule("ED-240", "ED-R199")
def test_solo_battles_have_rerolls(gold):
    state = alone(player("pedro", "0,0", (0, 0, gold)), guardians=["1,0", None, None], met=[0])
    act(state, "move explorer0 E")
    dice(state, 1, 1)
    assert (asked(state) == 0) is (gold == 1)
    if gold:
        act(state, "keep")
    assert asked(state) == CHANCE


@pytest.mark.rule("ED-214", "ED-234", "ED-R182")
def test_a_guardian_on_the_exit_is_beaten_by_a_cave_in():
    tiles = {"0,0": "entrance", "1,0": "shrine", "0,1": "shrine", "c0,0": "exit", "c1,0": "empty", "c1,-1": "empty"}
    state = alone(player("pedro", "c1,0"), tiles, guardians=["c0,0", "1,0", None], met=[0, 1])
    act(state, "discover explorer0", "draw cave_in")
    assert (guardians(state)[0], written(state, "sits_out")) == ("0,1", [0])


@pytest.mark.rule("ED-R170", "ED-R213", "ED-R77")
def test_two_guardians_on_one_tile_are_fought_one_by_one():
    tiles = LINE | {"4,-1": "shrine", "3,-1": "shrine"}
    state = alone(player("pedro", "0,0", offerings=[0, 1]), tiles, guardians=["1,0", "1,0", None], met=[0, 1])
    act(state, "move explorer0 E")
    assert offered(state, "choose_defender") == ["guardian_thief", "guardian_wolf"]
    act(state, "choose_defender guardian_wolf")
    dice(state, 6, 6, 6, 6, 1)
    act(state, "place_guardian 0")
    dice(state, 6, 6, 6, 6, 1, 1, 1)
    assert guardians(state)[:2] == ["4,-1", "3,-1"]


@pytest.mark.rule("ED-231", "ED-R212")
def test_nobody_comes_to_a_farmhouse_beside_a_shrine():
    """The Thief swaps, then attacks the farmhouse; the villager may not step onto the shrine, so it is not asked."""
    tiles = {"0,0": "gold", "1,0": "shrine", "1,-1": "wood", "2,-1": "gold"}
    mine = player("pedro", "0,0", (0, 0, 2), villagers=["1,-1"], farmhouses=["1,0:2"], offerings=[0], owns=6)
    state = table(tiles, mine, options={"mode": "solo"}, guardians=[None, "2,-1", None], met=[1], on_turn=None,
                  task=[["guardian", 1, -1]])  # fmt: skip
    act(state, "thief_die 1")
    assert (written(state, "swapped"), offerings(state, 0)) == ([0], [])
    assert (asked(state), battle(state, "to_roll")) == (CHANCE, 4)
