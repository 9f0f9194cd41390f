"""Ties where the way back is not plain."""

import pytest

from games.el_dorado.seen import army, asked, fixed, left, short, tied, tile, titan, villagers, where
from games.el_dorado.table import act, dice, player, table

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}
FFA = {"mode": "ffa"}


@pytest.mark.rule("ED-R215", "ED-R167")
def test_a_titan_goes_back_before_those_who_came_over_its_tile():
    tiles = {"-1,0": "wood", "0,0": "gold", "1,0": "food", "2,0": "gold"}
    red = player("stella", "1,0", (0, 0, 2), villagers=["-1,0"])
    state = table(
        tiles, red, player("emma", None), titan="0,0", on_turn=None, task=[["guardian", 3, -1]], options=FFA
    )  # fmt: skip
    act(state, "titan_die 1", "step i1,0", "army_step i-1,0 E 1", "army_step i0,0 E 1")
    dice(state, 1, 1, 1, 1, 1, 1, 3, 3)
    assert (titan(state), army(state, 0, "0,0"), army(state, 0, "2,0")) == ("0,0", 0, 1)


@pytest.mark.rule("ED-103", "ED-R89")
def test_off_a_dwellers_tile_to_another_if_the_old_one_is_taken():
    tiles = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit", "c1,0": "empty", "c1,-1": "empty"}
    state = table(tiles, player("pedro", "c1,0"), player("emma", "c1,0"), player("stella", None))
    act(state, "discover explorer0", "draw tiger")
    dice(state, 3, 3, 3, 3)
    assert (where(state), where(state, 1)) == ("c1,-1", "c1,0")
    assert (tile(state, "c2,-1"), fixed(state)) == ("nothing", True)


@pytest.mark.rule("ED-103", "ED-R113")
def test_off_a_dwellers_tile_among_opponents_if_there_is_no_other():
    tiles = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit"}
    state = table(tiles, player("pedro", "c0,0"), player("emma", "c0,0"))
    act(state, "discover explorer0", "draw tiger", "place E")
    dice(state, 3, 3, 3, 3)
    assert (where(state), tile(state, "c1,0"), left(state, "cave")) == ("c0,0", "nothing", 13)


@pytest.mark.rule("ED-R105", "ED-R102")
def test_the_owners_explorer_stays_out_of_a_farmhouse_battle():
    owner = player("hector", "0,0", villagers=["0,0"], farmhouses=["0,0:3"])
    state = table(TILES, player("pedro", "0,0"), owner)
    act(state, "attack_building i0,0 3")
    dice(state, 1, 1, 2)
    assert (where(state, 1), tied(state, 1)) == ("0,0", ["0,0"])
    assert (fixed(state), fixed(state, 1)) == (True, False)


@pytest.mark.rule("ED-R214", "ED-R82")
def test_those_that_have_not_moved_flee_first():
    red = player("pedro", None, (0, 0, 3), villagers=["1,0", "1,-1"])
    blue = player("emma", None, (0, 0, 1), villagers=["2,-1"])
    state = table(TILES, red, blue)
    act(state, "army_step i1,-1 SW 1", "pass", "army_step i0,0 E 1", "off_attack i2,-1 SW 1")
    assert asked(state) == 0
    act(state, "flee NW 1")
    assert [short(each["at"]) for each in villagers(state, 0)] == ["1,-1", "1,0"]
