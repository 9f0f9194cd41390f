"""The worked examples of the ledger, by number."""

import pytest

from games.el_dorado.seen import (
    army,
    asked,
    battle,
    hand,
    left,
    may,
    offered,
    offerings,
    placed_by,
    refused,
    speed,
    stands,
    strength,
    strengths,
    tied,
    tile,
    where,
    written,
)
from games.el_dorado.table import act, dice, player, table, thieves
from tavola.kernel.state import CHANCE, OVER

FLAT = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "wood", "2,-1": "garden", "2,0": "gold", "1,1": "food"}


@pytest.mark.rule("ED-41", "ED-43", "ED-44", "ED-49")
def test_1_moving_and_discovering():
    tiles = {"0,0": "gold", "1,0": "food", "2,-1": "garden"}
    state = table(tiles, player("pedro"), player("emma", None))
    act(state, "move explorer0 E", "discover explorer0", "draw wood", "place NW")
    assert where(state) == "1,-1"
    act(state, "move explorer0 E")
    assert (where(state), speed(state), len(written(state, "tiles"))) == ("2,-1", 0, 4)


FORT = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "2,-1": "gold", "2,-2": "food"}


@pytest.mark.rule("ED-58", "ED-59", "ED-82")
@pytest.mark.parametrize(
    ("rival", "legal"),
    [
        ({"farmhouses": ["1,0:5"]}, True),
        ({"villagers": ["1,-1"]}, False),
        ({"fort": "2,-1:2"}, False),
    ],
)
def test_2_to_4_fort_allowed_and_refused(rival, legal):
    state = table(FORT, player(hand=(0, 2, 2)), player("emma", None, **rival))
    assert may(state, "build_fort explorer0 0") is legal
    if legal:
        act(state, "build_fort explorer0 0")
        assert hand(state) == (0, 0, 0)
    else:
        assert refused(state, "build_fort explorer0 0") == "ED-58"


@pytest.mark.rule("ED-89", "ED-82", "ED-85", "ED-77")
def test_5_fort_and_farmhouse_battle():
    tiles = {"0,0": "wood", "1,0": "gold", "1,-1": "food"}
    rival = player("hector", None, villagers=["1,0"], fort="1,0:5", farmhouses=["1,0:1"], owns=5)
    state = table(tiles, player("stella", "0,0", (0, 0, 1), villagers=["0,0"] * 3), rival)
    act(state, "army_step i0,0 E 3", "done")
    dice(state, 4, 3, 2)
    dice(state, 5, 2)
    assert (army(state, 1, "1,0"), army(state, 0, "1,0")) == (0, 3)
    assert not stands(state, 1, "fort")
    act(state, "attack_building i1,0 1", "done")
    dice(state, 4, 3, 2)
    assert asked(state) == CHANCE
    dice(state, 1)
    assert not stands(state, 1, "first")


BRIDGE = {"0,0": "gold", "1,0": "water", "2,0": "shrine", "0,1": "food"}


@pytest.mark.rule("ED-132", "ED-137", "ED-138", "ED-131", "ED-133")
def test_6_bridge_with_a_shrine_end():
    state = table(BRIDGE, player(hand=(2, 5, 2)), player("emma", "0,1"), options={"mode": "ffa"})
    act(state, "build_bridge explorer0 E E-W", "move explorer0 E")
    assert where(state) == "1,0"
    act(state, "buy_offering explorer0 0")
    assert offerings(state, 0) == [0]


@pytest.mark.rule("ED-137", "ED-138")
def test_7_bridge_passing_a_shrine():
    tiles = {"0,0": "gold", "1,0": "water", "2,0": "gold", "2,-1": "shrine", "0,1": "food"}
    state = table(tiles, player(hand=(2, 5, 2)), player("emma", "0,1"), options={"mode": "ffa"})
    act(state, "build_bridge explorer0 E E-W", "move explorer0 E")
    assert refused(state, "buy_offering explorer0 0") == "ED-54"
    act(state, "move explorer0 E")
    assert may(state, "buy_offering explorer0 0")


@pytest.mark.rule("ED-132")
def test_8_bridge_refused():
    tiles = {"0,0": "gold", "1,0": "water", "0,1": "food"}
    state = table(tiles, player(hand=(0, 3, 0)), player("emma", "0,1"), options={"mode": "ffa"})
    assert refused(state, "build_bridge explorer0 E E-W") == "ED-132"


LINE = {f"{q},0": "gold" for q in range(6)}
THIEVES = {"mode": "ffa_thieves"}


@pytest.mark.rule("ED-164", "ED-165", "ED-166")
def test_9_reach_and_steal():
    state = table(LINE, player("yanga", "4,0", (1, 1, 0)), thieves(["0,0"]), turn=1, task=[["choose"]], options=THIEVES)
    act(state, "steal", "thief_die 1", "set_reach 0")
    assert offered(state, "rob") == []
    state = table(LINE, player("yanga", "4,0", (1, 1, 0)), thieves(["0,0"]), turn=1, task=[["choose"]], options=THIEVES)
    act(state, "steal", "thief_die 1", "set_reach 1", "rob 0")
    assert refused(state, "take 1 1 0") == "ED-166"
    act(state, "take 0 1 0")
    assert (hand(state, 0), hand(state, 1)) == ((1, 0, 0), (0, 1, 0))


@pytest.mark.rule("ED-171", "ED-181", "ED-185", "ED-45", "ED-43", "ED-170")
def test_10_thieves_move_and_buy():
    """North is north-west here: thief A two tiles north and back south, thief B north from the new outpost."""
    tiles = {"0,2": "food", "0,1": "wood", "0,0": "gold", "0,-1": "wood", "1,-2": "food"}
    state = table(tiles, player("yanga", "0,2"), thieves(["0,2"], doubloons=4), turn=1, options=THIEVES)
    act(state, "move thiefA NW", "move thiefA NW")
    assert (where(state, "thiefA"), speed(state, "thiefA")) == ("0,0", 2)
    act(state, "build_outpost thiefA 2", "move thiefA SE", "discover thiefA", "draw wood", "place E")
    assert (where(state, "thiefA"), speed(state, "thiefA"), tile(state, "1,1")) == ("1,1", 0, "wood")
    act(state, "buy_thief i0,0")
    assert (written(state, "doubloons"), speed(state, "thiefB")) == (1, 4)
    act(state, "move thiefB NW", "build_outpost thiefB 1", "move thiefB NE", "discover thiefB", "draw shrine")
    act(state, f"place {offered(state, 'place')[0]}")
    assert (written(state, "doubloons"), where(state, "thiefB"), speed(state, "thiefB")) == (0, "1,-2", 1)
    act(state, "end_turn")
    assert (where(state, "thiefB"), tile(state, "1,-2"), written(state, "turn")) == ("1,-2", "food", 0)


@pytest.mark.rule("ED-183", "ED-184")
def test_11_hideout_pictures():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}
    rival = player("yanga", None, farmhouses=["0,0:3"])
    state = table(tiles, rival, thieves(["0,0"]), turn=1, options=THIEVES)
    assert may(state, "build_hideout thiefA 0")
    hiding = table(tiles, player("yanga", None), thieves(hiding=True), turn=1, task=[["hiding"]], options=THIEVES)
    assert may(act(hiding, "emerge", "pick_tile i0,0"), "pick_corner 0")
    barred = player("yanga", None, fort="1,0:5", villagers=["1,-1"])
    hiding = table(tiles, barred, thieves(hiding=True), turn=1, task=[["hiding"]], options=THIEVES)
    assert refused(act(hiding, "emerge", "pick_tile i0,0"), "pick_corner 0") == "ED-183"


@pytest.mark.rule("ED-232")
def test_12_guardian_strengths():
    tiles = {"0,0": "gold", "1,0": "shrine", "1,-1": "shrine", "0,-1": "shrine"}
    posts = ["1,0", "1,-1", "0,-1"]
    state = table(tiles, player(), options={"mode": "solo"}, guardians=posts, met=[0, 1, 2], swapped=[0, 1])
    assert [strength(state, f"guardian_{name}") for name in ("wolf", "thief", "titan")] == [3, 5, 8]


@pytest.mark.rule("ED-93", "ED-105")
def test_13_pro_tip_numbers():
    cave = {"0,0": "entrance", "c0,0": "exit", "c1,0": "empty", "c1,-1": "empty"}
    state = table(cave, player("stella", "c1,0", (0, 0, 1), villagers=["c1,0"] * 4), player("emma", None))
    act(state, "discover explorer0", "draw giant", "army_step c1,0 NE 4")
    mine, theirs = sums(battle(state, "to_roll")), sums(4)
    dice(state, 1, 1, 1, 1, 1)
    assert battle(state, "to_roll") == 4
    ends = [(a * b, x > y, x == y) for x, a in mine.items() for y, b in theirs.items()]
    chances = [sum(ways for ways, *end in ends if end == wanted) / 6**9 for wanted in ([1, 0], [0, 1], [0, 0])]
    assert [round(100 * chance, 1) for chance in chances] == [71.8, 6.1, 22.0]


def sums(count):
    """How many ways there are to each sum of so many dice."""
    found = {0: 1}
    for _ in range(count):
        found = {
            total: sum(found.get(total - face, 0) for face in range(1, 7)) for total in range(1, 6 * len(found) + 7)
        }
    return {total: ways for total, ways in found.items() if ways}


@pytest.mark.rule("ED-76", "ED-R90", "ED-R91")
def test_14_tie_with_reinforcements():
    tiles = {"0,0": "gold", "1,0": "food", "0,1": "wood", "1,-1": "gold"}
    mine = player("emma", "0,0", (0, 2, 1), villagers=["0,1"])
    state = table(tiles, mine, player("hector", None, villagers=["1,0"] * 2, owns=5))
    act(state, "move explorer0 E", "army_step i0,1 NE 1")
    dice(state, 6, 3, 5, 4)
    assert (where(state), army(state, 0, "0,1"), army(state, 1, "1,0")) == ("0,0", 1, 2)
    assert refused(state, "move explorer0 E") == "ED-R91"
    assert may(state, "build_farmhouse explorer0 0")
    assert (tied(state, 0), tied(state, 1)) == (["0,1"], ["1,0", "1,0"])


ROAD = {"0,0": "gold", "1,0": "food", "2,0": "wood", "3,0": "gold", "3,-1": "food"}


@pytest.mark.rule("ED-67", "ED-R78", "ED-R79")
def test_15_army_merge_cost():
    mine = player("pedro", "3,-1", (0, 0, 2), villagers=["1,0", "1,0", "2,0"])
    state = table(ROAD, mine, player("emma", "3,0"))
    act(state, "move explorer0 SE")
    act(state, "army_step i1,0 E 2", "army_step i2,0 E 3")
    assert (hand(state), army(state, 0, "3,0"), battle(state, "to_roll")) == ((0, 0, 0), 3, 5)


@pytest.mark.rule("ED-68", "ED-69", "ED-R82")
def test_16_partial_flight():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}
    red = player("pedro", "1,0", (0, 0, 1), villagers=["1,0"] * 2)
    state = table(tiles, player("emma", "0,0"), red)
    act(state, "move explorer0 E")
    assert asked(state) == 1
    act(state, "flee NW 2")
    assert (army(state, 1, "1,-1"), hand(state, 1), where(state, 1)) == (2, (0, 0, 0), "1,0")
    assert battle(state, "to_roll") == 1


@pytest.mark.rule("ED-84", "ED-R73")
def test_17_off_turn_attack_stopped_by_a_fort():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "2,-1": "gold"}
    red = player("pedro", "0,0", fort="1,0:2")
    state = table(tiles, red, player("emma", None, (0, 0, 5), villagers=["2,-1"]))
    act(state, "move explorer0 E")
    assert asked(state) == 0


@pytest.mark.rule("ED-55", "ED-R65", "ED-78")
def test_18_offering_interrupted():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "shrine", "2,0": "gold"}
    blue = player("emma", None, (0, 0, 1), villagers=["2,0"] * 3)
    state = table(tiles, player("pedro", "1,0", (2, 2, 3)), blue)
    act(state, "buy_offering explorer0 0", "off_attack i2,0 W 3")
    dice(state, 6, 5, 4, 6, 6)
    assert asked(state) == 0
    assert refused(state, "give 2 2 0") == "ED-78"
    act(state, "give 1 1 1")
    assert (hand(state), hand(state, 1), offerings(state, 0)) == ((1, 1, 2), (1, 1, 1), [])
    assert where(state) is None


@pytest.mark.rule("ED-R92", "ED-78")
@pytest.mark.parametrize(("cards", "given"), [(1, 0), (9, 4)])
def test_19_half_of_one(cards, given):
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}
    state = table(tiles, player("pedro", "0,0"), player("emma", "1,0", (0, cards, 0)))
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1)
    if given:
        act(state, f"give 0 {given} 0")
    assert hand(state) == (0, given, 0)


@pytest.mark.rule("ED-65", "ED-197", "ED-02", "ED-01", "ED-08")
def test_20_cave_shrine_won_off_turn():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "shrine", "2,-1": "shrine", "0,-1": "shrine", "2,0": "wood"}
    blue = player("emma", "2,0", (0, 0, 1), villagers=["2,0"] * 4, offerings=[0, 1, 2])
    state = table(tiles, player("stella", "0,0", (1, 0, 0)), blue, cave_shrine="explorer0")
    act(state, "move explorer0 E", "off_attack i2,0 W 4")
    dice(state, 6, 6, 6, 6, 1, 1, 1)
    assert asked(state) == OVER
    assert state.returns() == [0.0, 1.0]


@pytest.mark.rule("ED-87", "ED-88", "ED-R102", "ED-86")
@pytest.mark.parametrize("attack", [(1, 2, 2), (6, 6, 6)])
def test_21_farmhouse_interruption(attack):
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "shrine", "0,-1": "shrine", "2,-1": "wood"}
    orange = player("hector", None, (0, 0, 1), villagers=["1,0"] * 2, farmhouses=["0,0:0"], owns=5)
    state = table(tiles, player("stella", "0,0", (0, 2, 2), offerings=[0, 1]), orange)
    act(state, "attack_building i0,0 0", "army_step i1,0 W 2")
    dice(state, *attack, 3, 4)
    if attack == (1, 2, 2):
        act(state, "give 0 1 1")
        assert (hand(state, 1), where(state)) == ((0, 1, 1), None)
        assert stands(state, 1, "first")
    else:
        dice(state, 1, 1, 1, 2)
        assert (army(state, 1, "0,0"), stands(state, 1, "first")) == (0, False)


CAVE = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit"}


@pytest.mark.rule("ED-102", "ED-R113", "ED-100")
def test_22_dweller_loss():
    state = table(CAVE, player("stella", "c0,0", (2, 2, 2)), player("emma", "1,0"))
    act(state, "discover explorer0", "draw giant", "place E")
    dice(state, 5, 2, 3, 1, 2)
    act(state, "give 1 1 1")
    assert (tile(state, "c1,0"), left(state, "cave"), placed_by(state)) == ("nothing", 13, 1)


@pytest.mark.rule("ED-92", "ED-198")
def test_23_dweller_keeps_the_shrine():
    tiles = CAVE | {"c1,0": "empty"}
    state = table(tiles, player("stella", "c0,0"), player("emma", "1,0"), cave_shrine="explorer0")
    act(state, "discover explorer0", "draw tiger")
    dice(state, 1, 1, 1, 6, 6)
    assert written(state, "cave_shrine") == "tiger"
    again = table(tiles, player("stella", "c0,0"), player("emma", "1,0"), cave_shrine="tiger")
    assert strengths(act(again, "discover explorer0", "draw tiger")) == [1, 4]


@pytest.mark.rule("ED-81", "ED-R95", "ED-80")
def test_24_respawn_with_no_free_shrine_tile():
    tiles = {
        "0,0": "gold",
        "1,0": "shrine",
        "1,-1": "food",
        "0,1": "wood",
        "-1,1": "gold",
        "-1,0": "food",
        "-2,1": "wood",
    }
    red = player("pedro", None, offerings=[0], placed_by=1)
    blue = player("emma", "-1,1", villagers=["0,0", "1,-1"], fort="0,1:4")
    state = table(tiles | {"c0,0": "exit"}, red, blue, task=[["respawn", 0]], on_turn=None)
    assert asked(state) == 1
    assert offered(state, "place_explorer") == ["c0,0", "i-1,0", "i-2,1"]
    assert refused(state, "place_explorer i0,1") == "ED-81"
    act(state, "place_explorer i-2,1")
    assert where(state) == "-2,1"


@pytest.mark.rule("ED-36", "ED-R27", "ED-R28", "ED-35")
def test_25_hand_limit_with_victoria():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}
    state = table(tiles, player("victoria", "0,0", (4, 4, 8), villagers=["0,0"]), player("emma", "1,-1"))
    twin = state.clone()
    act(twin, "end_turn")
    assert hand(twin) == (4, 4, 8)
    act(state, "army_step i0,0 E 1", "end_turn", *["surrender gold"] * 6)
    assert sum(hand(state)) == 9


@pytest.mark.rule("ED-143", "ED-R119", "ED-140", "ED-142")
def test_26_yanga():
    tiles = {"0,0": "gold", "1,0": "food", "2,0": "wood", "1,-1": "shrine"}
    mine = player("yanga", "0,0", (0, 2, 0), offerings=[0])
    state = table(tiles, mine, player("emma", None, villagers=["2,0"]), options={"mode": "ffa"})
    act(state, "ranged_attack i2,0 side1")
    dice(state, 1, 1, 2)
    assert army(state, 1, "2,0") == 1
    assert refused(state, "move explorer0 E") == "ED-143"
    assert refused(state, "ranged_attack i2,0 side1") == "ED-143"
    assert may(state, "build_farmhouse explorer0 0")
