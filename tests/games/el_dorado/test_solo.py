"""The solo game against three Guardians."""

import pytest

from games.el_dorado.table import act, asked, dice, hand, offered, player, refused, short, table, tile, weights, where
from tavola.games.el_dorado.data import PLACES
from tavola.kernel.state import CHANCE, OVER

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold"}
SOLO = {"mode": "solo"}
LINE = {"0,0": "gold", "1,0": "gold", "2,0": "gold", "3,0": "gold", "4,0": "gold"}


def alone(mine=None, tiles=None, **rest):
    rest.setdefault("options", SOLO)
    return table(tiles or TILES, mine or player("pedro", "0,0", supply=6), **rest)


@pytest.mark.rule("ED-223", "ED-R189")
def test_shrines_bring_the_guardians():
    state = alone(speed=9)
    act(state, "discover explorer0", "draw shrine", "place NW")
    assert [short(place) for place in state.guardian] == ["0,-1", None, None]
    act(state, "discover explorer0", "draw shrine", "place W")
    assert [short(place) for place in state.guardian] == ["0,-1", "-1,0", None]
    act(state, "discover explorer0", "draw shrine")  # one place is left
    assert [short(place) for place in state.guardian] == ["0,-1", "-1,0", "-1,1"]


@pytest.mark.rule("ED-224")
def test_no_offering_under_a_guardian():
    tiles = TILES | {"0,-1": "shrine"}
    state = alone(player("pedro", "0,0", (2, 2, 2)), tiles, guardian=["i0,-1", None, None], met=1)
    assert refused(state, "buy_offering explorer0 0") == "ED-224"
    assert refused(state, "move explorer0 NW") == "ED-42"


@pytest.mark.rule("ED-225", "ED-227", "ED-230", "ED-R193")
def test_wolf_thief_titan_go_in_turn():
    tiles = LINE | {"4,-1": "shrine", "3,-1": "shrine", "5,-1": "shrine"}
    state = alone(tiles=tiles, guardian=["i4,-1", "i3,-1", "i5,-1"], met=7)
    act(state, "end_turn")
    assert list(weights(state)) == ["1", "2", "3", "4", "5", "6"]
    act(state, "die 1", "step i3,0")
    assert list(weights(state)) == ["1", "2", "3"]
    act(state, "thief_die 1")
    assert list(weights(state)) == ["1", "2", "3", "4", "5", "6"]
    act(state, "titan_die 1", "step i4,0")
    assert [short(place) for place in state.guardian] == ["3,0", "2,0", "4,0"]


@pytest.mark.rule("ED-226", "ED-241", "ED-242", "ED-R15")
def test_solo_turns_have_six_points():
    state = alone(on_turn=-1, task=[["turn", 0]], speed=0)
    assert len(offered(state, "gather")) == 7
    act(state, "gather 0 0 2")
    assert (hand(state), state.speed[0]) == ((0, 0, 2), 4)


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
    state = alone(mine, tiles, guardian=[None, "i0,0", None], met=2, on_turn=-1, task=[["guardian", 1, -1]])
    assert state.lead_strength(0) == 3
    act(state, "thief_die 3")
    while offered(state, "step"):
        act(state, f"step {offered(state, 'step')[0]}")
    assert (state.offerings[0], state.swapped, state.lead_strength(0)) == (2, 1, 2)
    assert [state.monster_strength(12 + i) for i in range(3)] == [2, 4, 7]


@pytest.mark.rule("ED-233", "ED-234", "ED-R193", "ED-R197")
def test_37_solo_cave_meeting():
    tiles = {"0,0": "entrance", "c0,0": "exit", "1,0": "shrine", "1,-1": "shrine"}
    state = alone(player("pedro", "c0,0"), tiles, guardian=[None, None, "i1,0"], met=4)
    act(state, "discover explorer0", "draw titan", "place E")
    assert (state.guardian[2], tile(state, "c1,0")) == (PLACES.index("c1,0"), "empty")
    dice(state, 6, 6, 1, 1, 1, 1, 1, 1)
    assert offered(state) == ["place_guardian 0", "place_guardian 1"]
    act(state, "place_guardian 1")
    assert (state.guardian[2], state.sits_out) == (PLACES.index("i1,-1"), 4)
    act(state, "end_turn")
    assert state.on_turn == 0


@pytest.mark.rule("ED-231", "ED-R239", "ED-234", "ED-R201")
def test_52_solo_fort_over_a_shrine():
    tiles = {"0,0": "gold", "1,0": "shrine", "2,0": "gold", "1,1": "shrine"}
    mine = player("pedro", "0,0", fort="1,0:0")
    state = alone(mine, tiles, guardian=["i2,0", None, None], met=1, on_turn=-1, task=[["guardian", 0, -1]])
    act(state, "die 1")
    if offered(state, "step"):
        act(state, "step i1,0")
    dice(state, 1, 3)
    assert offered(state) == ["place_guardian 0", "place_guardian 1"]
    act(state, "place_guardian 0")
    assert state.corner[2] != -1


@pytest.mark.rule("ED-220", "ED-235", "ED-R200")
def test_a_beaten_explorer_loses_the_game():
    tiles = {"0,0": "entrance", "c0,0": "exit"}
    state = alone(player("pedro", "c0,0"), tiles)
    act(state, "discover explorer0", "draw giant", "place E")
    dice(state, 1, 1, 6, 6, 6, 6)
    assert (asked(state), state.winners, where(state)) == (OVER, 0, None)
    assert state.returns() == [0.0]


@pytest.mark.rule("ED-220", "ED-01")
def test_all_four_shrines_win_alone():
    tiles = TILES | {"0,-1": "shrine", "2,-1": "shrine", "2,0": "shrine"}
    state = alone(player("pedro", "0,0", (2, 2, 2), offerings=[1, 2]), tiles, shrine_by=0, met=3)
    act(state, "buy_offering explorer0 0")
    assert (asked(state), state.winners, state.returns()) == (OVER, 1, [1.0])


@pytest.mark.rule("ED-R190")
def test_no_battle_in_the_first_solo_turn():
    state = alone(guardian=["i1,0", None, None], met=1, round=1)
    assert refused(state, "move explorer0 E") == "ED-71"


@pytest.mark.rule("ED-R210")
def test_the_limit_is_a_loss_in_solo():
    state = alone(options=SOLO | {"round_limit": 2})
    act(state, "end_turn")
    assert (asked(state), state.winners) == (OVER, 0)


@pytest.mark.parametrize("gold", [0, 1])
@pytest.mark.rule("ED-240", "ED-R199")
def test_solo_battles_have_rerolls(gold):
    state = alone(player("pedro", "0,0", (0, 0, gold)), guardian=["i1,0", None, None], met=1)
    act(state, "move explorer0 E")
    dice(state, 1, 1)
    assert (asked(state) == 0) is (gold == 1)
    if gold:
        act(state, "keep")
    assert asked(state) == CHANCE


@pytest.mark.rule("ED-214", "ED-234", "ED-R182")
def test_a_guardian_on_the_exit_is_beaten_by_a_cave_in():
    tiles = {"0,0": "entrance", "1,0": "shrine", "0,1": "shrine", "c0,0": "exit", "c1,0": "empty", "c1,-1": "empty"}
    state = alone(player("pedro", "c1,0"), tiles, guardian=["c0,0", "i1,0", None], met=3)
    act(state, "discover explorer0", "draw cave_in")
    assert (state.guardian[0], state.sits_out) == (PLACES.index("i0,1"), 1)


@pytest.mark.rule("ED-R170", "ED-R213", "ED-R77")
def test_two_guardians_on_one_tile_are_fought_one_by_one():
    tiles = LINE | {"4,-1": "shrine", "3,-1": "shrine"}
    state = alone(player("pedro", "0,0", offerings=[0, 1]), tiles, guardian=["i1,0", "i1,0", None], met=3)
    act(state, "move explorer0 E")
    assert offered(state, "choose_defender") == ["guardian_thief", "guardian_wolf"]
    act(state, "choose_defender guardian_wolf")
    dice(state, 6, 6, 6, 6, 1)
    act(state, "place_guardian 0")
    dice(state, 6, 6, 6, 6, 1, 1, 1)
    assert [PLACES[place] for place in state.guardian[:2]] == ["i4,-1", "i3,-1"]


@pytest.mark.rule("ED-231", "ED-R212")
def test_nobody_comes_to_a_farmhouse_beside_a_shrine():
    """The Thief swaps, then attacks the farmhouse; the villager may not step onto the shrine, so it is not asked."""
    tiles = {"0,0": "gold", "1,0": "shrine", "1,-1": "wood", "2,-1": "gold"}
    mine = player("pedro", "0,0", (0, 0, 2), villagers=["1,-1"], farmhouses=["1,0:2"], offerings=[0], supply=6)
    state = table(tiles, mine, options={"mode": "solo"}, guardian=[None, "i2,-1", None], met=2, on_turn=-1,
                  task=[["guardian", 1, -1]])  # fmt: skip
    act(state, "thief_die 1")
    assert (state.swapped, state.offerings[0], asked(state), state.to_roll) == (1, 0, CHANCE, 4)
