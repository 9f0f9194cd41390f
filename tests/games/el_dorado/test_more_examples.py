"""The worked examples of the ledger from number 27 on."""

from fractions import Fraction

import pytest

from games.el_dorado.seen import (
    army,
    asked,
    battle,
    coin,
    fixed,
    hand,
    left,
    may,
    offered,
    placed_by,
    refused,
    speed,
    stands,
    strength,
    tile,
    titan,
    villagers,
    walks,
    weights,
    where,
    written,
)
from games.el_dorado.table import act, dice, player, table, thieves
from tavola.kernel.state import CHANCE, OVER

FLAT = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "wood", "2,-1": "garden", "2,0": "gold", "1,1": "food"}
THIEVES = {"mode": "ffa_thieves"}
CAVE = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit"}


@pytest.mark.rule("ED-190", "ED-191")
def test_27_cursed_beginner():
    state = table(
        CAVE, player("emma", "c0,0", villagers=["c0,0"] * 2), player("stella", "1,0"), options={"mode": "ffa"}
    )
    act(state, "discover explorer0", "draw curse", "place E")
    assert (hand(state), strength(state)) == ((0, 0, 5), 0)
    act(state, "army_step c0,0 E 2", "discover explorer0", "draw tiger")
    act(state, "army_step c1,0 NW 2")
    assert battle(state, "to_roll") == 2
    dice(state, 6, 6)
    assert battle(state, "to_roll") == 2


LAST_TILES = {"cards": {"empty": 1}, "sunk": [["cave_shrine", 1]]}


@pytest.mark.rule("ED-191", "ED-194", "ED-R224")
def test_28_lifting_the_curse():
    tiles = CAVE | {"c1,0": "empty", "c1,-1": "empty"}
    state = table(tiles, player("emma", "c1,0"), player("stella", "1,0"), options={"mode": "ffa"}, curse="explorer0",
                  cave=LAST_TILES)  # fmt: skip
    assert strength(state) == 0
    dig(state, "empty")
    assert weights(act(state.clone(), "discover explorer0")) == {"cave_shrine": 1}
    dig(state, "cave_shrine")
    assert (strength(state), *written(state, "curse", "cave_shrine")) == (3, None, "explorer0")
    assert tile(state, where(state)) == "empty"
    act(state, "end_turn", "roll 2 4", "set_speed 0", "end_turn", "roll 2 4", "set_speed 1")
    assert speed(state) == 4


@pytest.mark.rule("ED-174", "ED-R146", "ED-159", "ED-158", "ED-175")
def test_29_thieves_wiped_out():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}
    rich = thieves(["1,0"], (5, 0, 0), doubloons=4)
    state = table(tiles, player("pedro", "0,0"), rich, options=THIEVES, coins={"bavieca": "seat1"})
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1, 1, 1)
    act(state, "give 2 0 0")
    assert (hand(state), hand(state, 1), *written(state, "doubloons", "hiding")) == ((2, 0, 0), (0, 0, 0), 2, True)
    assert coin(state, "bavieca") == "seat0"


@pytest.mark.rule("ED-212")
def test_30_thieves_tile_with_all_thieves_out():
    state = table(CAVE, player("pedro", "c0,0"), thieves(["1,0", "1,0"]), options=THIEVES)
    act(state, "discover explorer0", "draw den", "place E")
    assert (hand(state), where(state), tile(state, "c1,0")) == ((2, 2, 2), "c1,0", "empty")


@pytest.mark.rule("ED-214", "ED-215", "ED-217")
def test_31_cave_in():
    tiles = CAVE | {"c1,0": "empty", "c1,-1": "empty"}
    pedro = player("pedro", "c0,0", (3, 2, 2))
    stella = player("stella", "1,0", villagers=["c0,0"])
    treasures = {"coins": {"jimenez": "seat1"}, "cave_shrine": "explorer1"}
    state = table(tiles, player("william", "c1,0"), pedro, stella, options={"mode": "ffa"}, **treasures)
    act(state, "discover explorer0", "draw cave_in", "give 1 1 1")
    assert (hand(state, 1), where(state, 1), placed_by(state, 1)) == ((2, 1, 1), None, 0)
    assert (coin(state, "jimenez"), written(state, "cave_shrine"), villagers(state, 2)) == ("seat1", "explorer1", [])
    assert (tile(state, "c0,0"), "exit" in written(state, "tiles").values()) == ("nothing", False)
    assert (written(state, "way_in"), walks(state, "0,0")) == ("c2,-1", ["c2,-1"])  # Stella stands on (1,0)


@pytest.mark.rule("ED-202", "ED-R167")
def test_32_titan_ties():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "2,-1": "gold"}
    green = player("emma", None, villagers=["1,0"], farmhouses=["1,0:5"])
    state = table(
        tiles, player(at=None), green, titan="0,0", on_turn=None, task=[["guardian", 3, -1]], options={"mode": "ffa"}
    )
    act(state, "titan_die 2")
    dice(state, 1, 1, 1, 1, 1, 1, 6)
    assert (titan(state), army(state, 1, "1,0"), stands(state, 1, "first")) == ("0,0", 1, True)


@pytest.mark.parametrize("large", [True, False])
@pytest.mark.rule("ED-118", "ED-R13", "ED-07")
def test_33_large_group(large):
    tiles = {"0,0": "entrance", "c0,0": "exit", "c1,0": "empty", "c1,-1": "empty", "1,0": "shrine", "1,-1": "shrine"}
    others = [player(name, None) for name in ("emma", "stella", "hector", "william", "yanga")]
    last = {"cards": {"cave_shrine": 1}}
    red = player("pedro", "c1,0", offerings=[0, 1])
    state = table(tiles, red, *others, cave=last, options={"large_group_rule": large})
    act(state, "discover explorer0", "draw cave_shrine")
    assert written(state, "cave_shrine") == "explorer0"
    assert (asked(state), written(state, "winners")) == ((OVER, [0]) if large else (0, []))


@pytest.mark.rule("ED-154", "ED-155", "ED-R131")
def test_34_and_51_team_offering():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "shrine", "2,0": "wood", "3,0": "gold"}
    team = {"mode": "teams"}
    rivals = (player("emma", None), player("tizoc", None))
    near = table(tiles, player("stella", "0,0", (2, 1, 0)), player("bellona", "1,0", (1, 1, 2)), *rivals, options=team)
    act(near, "buy_offering explorer0 0")
    assert (hand(near, 0), hand(near, 1)) == ((0, 0, 0), (1, 0, 0))
    assert (strength(near, "explorer0"), strength(near, "explorer1")) == (2, 2)
    far = table(tiles, player("stella", "0,0", (2, 1, 0)), player("bellona", "3,0", (1, 1, 2)), *rivals, options=team)
    assert refused(far, "buy_offering explorer0 0") == "ED-50"


@pytest.mark.rule("ED-240", "ED-R202")
def test_35_hardcore_battle():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "shrine"}
    state = table(
        tiles,
        player("pedro", "0,0", (0, 0, 2), offerings=[0]),
        player("emma", "1,0"),
        options={"hardcore_battle": True},
    )
    act(state, "move explorer0 E")
    dice(state, 1, 2, 6)
    act(state, "reroll 2")
    dice(state, 5, 4)
    assert (battle(state, "attack"), hand(state)) == ([4, 5, 6], (0, 0, 0))
    assert asked(state) == CHANCE


@pytest.mark.rule("ED-R50", "ED-R51")
@pytest.mark.parametrize(("drawn", "there"), [("wood", "1,-1"), ("water", "0,-1")])
def test_38_discovery_into_a_fort_zone(drawn, there):
    tiles = {"0,0": "gold", "1,0": "food", "0,-1": "wood"}
    state = table(tiles, player("pedro", "0,-1"), player("emma", None, fort="0,0:0"), round=3)
    act(state, "discover explorer0", f"draw {drawn}")
    if asked(state) == 0 and offered(state, "place"):
        act(state, "place SE" if may(state, "place SE") else "place E")
    assert where(state) == there
    if drawn == "wood":
        dice(state, 6, 6, 1)
        assert not stands(state, 1, "fort")


@pytest.mark.rule("ED-R212", "ED-R69", "ED-65")
@pytest.mark.parametrize(("cards", "seat"), [((3, 0, 0), 1), ((0, 0, 0), 0)])
def test_39_a_window_keeps_the_secret(cards, seat):
    tiles = {"1,0": "gold", "2,0": "food", "2,-1": "wood", "3,-1": "gold"}
    state = table(tiles, player("pedro", "3,-1"), player("emma", None, cards, villagers=["1,0"] * 2))
    act(state, "move explorer0 SW")
    assert asked(state) == seat
    if seat:
        assert offered(state) == ["pass"]


@pytest.mark.rule("ED-R69")
def test_40_the_window_opens_again():
    tiles = {"1,0": "gold", "2,0": "food", "2,-1": "shrine", "3,-1": "gold", "3,0": "wood"}
    red = player("pedro", "3,-1", (0, 2, 0), villagers=["2,0"])
    state = table(tiles, red, player("emma", None, (1, 0, 0), villagers=["1,0"]), task=[["explore", 0, -1]])
    assert asked(state) == 1
    act(state, "pass", "build_farmhouse explorer0 0")
    assert asked(state) == 0
    act(state, "move explorer0 SW")
    assert asked(state) == 1


@pytest.mark.rule("ED-R78", "ED-R79")
@pytest.mark.parametrize("gold", [3, 2])
def test_41_two_groups_one_way_in(gold):
    tiles = {"0,0": "gold", "0,1": "wood", "1,0": "food", "2,0": "gold", "3,-1": "food"}
    state = table(tiles, player("pedro", "3,-1", (0, 0, gold), villagers=["0,0", "0,1"]), player("emma", "2,0"))
    act(state, "move explorer0 SW", "army_step i0,0 E 1")
    assert refused(state, "done") == "ED-R78"
    if gold == 2:
        assert refused(state, "army_step i0,1 NE 1") == "ED-R78"
    else:
        act(state, "army_step i0,1 NE 1", "army_step i1,0 E 2")
        assert (hand(state), army(state, 0, "2,0")) == ((0, 0, 0), 2)


@pytest.mark.rule("ED-76", "ED-R215", "ED-R89")
def test_42_both_want_the_same_way_back():
    tiles = {
        "0,0": "gold",
        "1,0": "food",
        "2,0": "wood",
        "-1,0": "gold",
        "2,-1": "water",
        "0,1": "water",
        "1,-1": "food",
    }
    blue = player("emma", None, (0, 0, 3), villagers=["2,0", "-1,0"])
    state = table(tiles, player("pedro", "0,0"), blue)
    act(state, "move explorer0 E", "off_attack i2,0 W 1", "army_step i-1,0 E 1", "army_step i0,0 E 1")
    dice(state, 4, 4, 5, 3)
    assert (army(state, 1, "2,0"), army(state, 1, "0,0"), where(state)) == (1, 1, "1,-1")
    assert fixed(state)


@pytest.mark.rule("ED-R215")
def test_43_a_second_tie():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "food"}
    blue = player("emma", None, (0, 0, 1), villagers=["1,0"] * 2)
    state = table(tiles, player("pedro", "0,0", fixed=True), blue, task=[["explore", 0, -1]])
    act(state, "off_attack i1,0 W 2")
    dice(state, 4, 4, 4, 4)
    assert where(state) == "0,0"


@pytest.mark.rule("ED-R113", "ED-19")
def test_44_cave_draw_after_a_reshuffle():
    tiles = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit"}
    state = table(tiles, player("stella", "c0,0", speed=9), player("tizoc", "1,0"))
    assert left(state, "cave") == 13
    dig(state, "empty", "empty")
    assert weights(act(state.clone(), "discover explorer0")) == {"empty": 7, "tiger": 1, "den": 1, "giant": 1}
    dig(state, "empty", "tiger")
    dice(state, 1, 6, 6)
    assert (left(state, "cave"), where(state)) == (10, None)
    act(state, "end_turn", "roll 6 1", "set_speed 0", "move explorer1 W", "move explorer1 link")
    act(state, "move explorer1 E", "discover explorer1")
    assert weights(state) == {"cave_shrine": 1, "empty": 6, "tiger": 1, "den": 1, "giant": 1}


@pytest.mark.rule("ED-214", "ED-R06", "ED-124")
def test_45_cave_in_numbers():
    tiles = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit"}
    state = table(tiles, player("stella", "c0,0", speed=9), player("emma", "1,0"), options={"mode": "ffa"})
    assert (left(state, "cave"), sunk(state)) == (12, {"cave_shrine": 6})
    dig(state, "empty", "bavieca", "cave_in")
    assert (left(state, "cave"), sunk(state)) == (10, {"cave_shrine": 7, "exit": 5})
    assert next_tile(state) == dict.fromkeys(UNSEEN, 1) | {"empty": 8}
    for size, shrine, exit in ((9, 0, 0), (8, 0, 0), (7, (1, 6), 0), (6, (1, 5), 0), (5, (1, 5), (1, 5))):
        dig(state, "empty")
        assert left(state, "cave") == size
        assert (chance(state, "cave_shrine"), chance(state, "exit")) == (shrine, exit)


def dig(state, *kinds):
    """Discover these tiles, each in the first place there is."""
    for kind in kinds:
        act(state, "discover explorer0", f"draw {kind}")
        if offered(state, "place"):
            act(state, f"place {offered(state, 'place')[0]}")


UNSEEN = ("tiger", "den", "giant", "titan", "wolf", "rose", "jimenez", "curse", "secret_exit", "totec")


def sunk(state):
    """The windows of the tiles known to lie low."""
    return dict(written(state, "cave")["sunk"])


def next_tile(state):
    """The chances of what would be drawn now."""
    return weights(act(state.clone(), "discover explorer0"))


def chance(state, kind):
    """How likely the next cave tile is of this kind, as a fraction."""
    found = next_tile(state)
    share = Fraction(found.get(kind, 0), sum(found.values()))
    return share.as_integer_ratio() if share else 0


@pytest.mark.rule("ED-218", "ED-R218")
def test_46_secret_exit_digs_in_the_cave():
    tiles = CAVE | {"c1,0": "secret_exit", "0,1": "gold", "c1,-1": "empty"}
    state = table(tiles, player("yanga", "1,0"), thieves(["c1,0"], speed=2), turn=1, options=THIEVES)
    assert may(state, "discover thiefA")
    assert may(state, "move thiefA out-SE")
    act(state, "discover thiefA", "draw empty")
    assert all(line.startswith(("E", "N", "W", "S")) for line in offered(state, "place"))


@pytest.mark.rule("ED-R221", "ED-193", "ED-174", "ED-189")
def test_47_thief_against_the_giant():
    them = thieves(["c0,0", "1,0"], (5, 0, 0))
    state = table(CAVE, player("yanga", "1,0"), them, turn=1, options=THIEVES, coins={"jimenez": "seat1"})
    act(state, "discover thiefA", "draw giant", "place E", "done")
    dice(state, 2, 3, 4)
    act(state, "jimenez 0")
    dice(state, 3, 3, 3, 3, 2)
    act(state, "give 2 0 0")
    assert (written(state, "doubloons"), where(state, "thiefA"), hand(state, 1)) == (2, None, (3, 0, 0))
    assert (coin(state, "jimenez"), asked(state)) == ("giant", 1)


@pytest.mark.rule("ED-136", "ED-R220")
def test_48_bridge_beside_a_fort():
    tiles = {"0,0": "gold", "1,0": "water", "2,0": "gold", "1,-1": "wood"}
    red = player("pedro", "0,0", fort="1,0:2")
    blue = player("emma", None, (0, 0, 1), villagers=["2,0"])
    state = table(tiles, red, blue, options={"mode": "ffa"}, bridge={"at": "1,0", "ends": "E-W"})
    act(state, "move explorer0 E")
    assert asked(state) == 1
    act(state, "off_attack i2,0 W 1")
    dice(state, 1)
    assert battle(state, "to_roll") == 2


@pytest.mark.rule("ED-85", "ED-R229", "ED-73")
def test_49_farmhouse_seen_from_two_tiles():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}
    white = player("stella", None, (0, 0, 1), villagers=["0,0", "1,0", "1,0"])
    state = table(tiles, white, player("hector", None, farmhouses=["0,0:0"]))
    act(state, "attack_building i1,0 2", "army_step i0,0 E 1")
    assert battle(state, "to_roll") == 3


@pytest.mark.rule("ED-R216", "ED-R167")
def test_50_titan_cannot_go_back():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "2,-1": "gold"}
    red = player("stella", "1,0", (0, 0, 1), villagers=["1,0"])
    state = table(
        tiles, red, player("emma", None), titan="0,0", on_turn=None, task=[["guardian", 3, -1]], options={"mode": "ffa"}
    )
    act(state, "titan_die 1", "flee W 1")
    dice(state, 1, 1, 1, 1, 1, 1, 6)
    assert (titan(state), where(state)) == ("1,0", "1,0")
