"""Purchases and armies."""

import pytest

from games.el_dorado.seen import army, asked, hand, may, offered, offerings, refused, stands, stock, strength, villagers
from games.el_dorado.table import act, player, table
from tavola.kernel.state import OVER

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold"}


@pytest.mark.rule("ED-50", "ED-57", "ED-R60")
def test_a_farmhouse_stands_on_a_corner_of_the_own_tile():
    state = table(TILES, player("pedro", "0,0", (0, 4, 0)), player("emma", None, villagers=["1,0"]))
    act(state, "build_farmhouse explorer0 0")
    assert (hand(state), stock(state)[1]) == ((0, 2, 0), 21)
    assert refused(state, "build_farmhouse explorer0 0") == "ED-R60"
    act(state, "build_farmhouse explorer0 3")
    assert refused(state, "build_farmhouse explorer0 2") == "ED-14"


@pytest.mark.rule("ED-51", "ED-53", "ED-R61", "ED-R62")
def test_a_villager_comes_beside_an_own_building():
    mine = player("pedro", None, (4, 0, 0), farmhouses=["0,0:0"])
    state = table(TILES, mine, player("emma", None, villagers=["1,0"]))
    assert offered(state, "buy_villager") == ["i0,0", "i1,-1"]
    assert refused(state, "buy_villager i1,0") == "ED-51"
    act(state, "buy_villager i0,0")
    assert (army(state, 0, "0,0"), hand(state)) == (1, (2, 0, 0))


@pytest.mark.rule("ED-14")
def test_a_piece_not_in_the_supply_cannot_be_bought():
    mine = player("pedro", "0,0", (2, 0, 0), farmhouses=["0,0:0"], villagers=["0,0"] * 4)
    assert refused(table(TILES, mine, player("emma", None)), "buy_villager i0,0") == "ED-14"


@pytest.mark.rule("ED-04", "ED-05", "ED-06", "ED-54", "ED-56")
def test_an_offering_controls_a_shrine():
    tiles = TILES | {"0,-1": "shrine"}
    state = table(tiles, player("pedro", "0,0", (4, 4, 4)), player("emma", None, offerings=[0]))
    act(state, "buy_offering explorer0 0")
    assert (offerings(state, 0), offerings(state, 1), strength(state)) == ([0], [0], 3)
    assert refused(state, "buy_offering explorer0 0") == "ED-06"
    act(state, "move explorer0 SE")
    assert refused(state, "buy_offering explorer0 0") == "ED-54"


@pytest.mark.rule("ED-01")
def test_the_fourth_shrine_wins_at_once():
    tiles = TILES | {"0,-1": "shrine", "2,-1": "shrine", "2,0": "shrine"}
    mine = player("pedro", "0,0", (2, 2, 2), offerings=[1, 2])
    state = table(tiles, mine, player("emma", None), cave_shrine="explorer0")
    act(state, "buy_offering explorer0 0")
    assert (asked(state), state.returns()) == (OVER, [1.0, 0.0])


@pytest.mark.rule("ED-60", "ED-61", "ED-R63", "ED-R68")
def test_an_own_building_may_be_taken_back():
    mine = player("pedro", "0,0", (0, 4, 0), farmhouses=["0,0:0"])
    state = table(TILES, mine, player("emma", None, farmhouses=["0,0:3"]))
    act(state, "remove 0")
    assert (hand(state), stands(state, 0, "first")) == ((0, 2, 0), False)
    assert may(state, "build_farmhouse explorer0 0")
    assert refused(state, "remove 0") == "ED-60"
    off = player("pedro", None, (0, 4, 0), farmhouses=["0,0:0"])
    assert refused(table(TILES, off, player("emma", None)), "remove 0") == "ED-60"


@pytest.mark.rule("ED-58", "ED-R50", "ED-R66", "ED-R67")
def test_two_opposing_zones_share_no_position():
    mine = player("pedro", "0,0", (0, 2, 2))
    state = table(TILES, mine, player("emma", None, fort="0,1:5"))
    assert refused(state, "build_fort explorer0 5") == "ED-58"
    shared = table(TILES, player("pedro", "0,0", (0, 2, 2)), player("emma", "0,0"))
    assert refused(shared, "build_fort explorer0 2") == "ED-58"


@pytest.mark.rule("ED-62", "ED-63", "ED-64", "ED-R74")
def test_an_army_step_moves_any_number_for_one_gold():
    mine = player("pedro", None, (0, 0, 2), villagers=["0,0"] * 3)
    state = table(TILES, mine, player("emma", None))
    act(state, "army_step i0,0 E 2", "army_step i1,0 NW 1")
    assert [army(state, 0, name) for name in ("0,0", "1,0", "1,-1")] == [1, 1, 1]
    assert refused(state, "army_step i0,0 E 1") == "ED-50"


@pytest.mark.rule("ED-R214")
def test_villagers_that_have_not_moved_go_first():
    mine = player("pedro", None, (0, 0, 3), villagers=["0,0", "1,0"])
    state = table(TILES, mine, player("emma", None))
    act(state, "army_step i0,0 E 1", "army_step i1,0 NW 1")
    ways = [(each["came"], each["at"]) for each in villagers(state, 0)]
    assert ways == [("i0,0", "i1,0"), ("i1,0", "i1,-1")]


@pytest.mark.rule("ED-77", "ED-R64")
def test_beaten_pieces_wait_for_the_next_explore_phase():
    mine = player("pedro", "0,0", (2, 0, 1), villagers=["0,0"], farmhouses=["0,0:2"], owns=1)
    state = table(TILES, mine, player("emma", None, villagers=["1,0"] * 2))
    act(state, "army_step i0,0 E 1", "done")
    act(state, "die 1", "die 6", "die 6")
    assert refused(state, "buy_villager i0,0") == "ED-R64"


@pytest.mark.rule("ED-R55")
def test_a_fort_over_the_water_bars_a_bridge():
    tiles = {"0,0": "gold", "1,0": "water", "2,0": "food", "1,-1": "wood"}
    options = {"mode": "ffa"}
    state = table(tiles, player("pedro", "0,0", (0, 3, 0)), player("emma", None, fort="1,0:1"), options=options)
    assert refused(state, "build_bridge explorer0 E E-W") == "ED-132"


@pytest.mark.rule("ED-R99", "ED-R108")
@pytest.mark.parametrize("line", ["move explorer0 E", "build_farmhouse explorer0 0", "discover explorer0"])
def test_without_its_explorer_a_seat_does_what_needs_none(line):
    state = table(TILES, player("pedro", None, (2, 2, 2), villagers=["0,0"]), player("emma", None))
    assert refused(state, line) == "ED-R99"
    assert may(state, "army_step i0,0 E 1")
