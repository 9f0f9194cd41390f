"""Steps, discoveries, the map and the way into the cave."""

import pytest

from games.el_dorado.seen import (
    army,
    asked,
    hand,
    left,
    may,
    offered,
    refused,
    speed,
    tile,
    walks,
    weights,
    where,
    written,
)
from games.el_dorado.table import act, player, table
from tavola.kernel.state import CHANCE

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}


@pytest.mark.rule("ED-41", "ED-42")
def test_speed_water_and_shrines():
    state = table(TILES | {"0,1": "water", "0,-1": "shrine"}, player(), player("emma", None), speed=1)
    assert refused(state, "move explorer0 SE") == "ED-42"
    assert refused(state, "move explorer0 NW") == "ED-42"
    act(state, "move explorer0 E")
    assert refused(state, "move explorer0 W") == "ED-41"


@pytest.mark.rule("ED-11", "ED-12", "ED-13")
def test_occupied_and_free():
    rival = player("emma", None, villagers=["1,0"], fort="1,-1:1", farmhouses=["0,0:3"])
    state = table(TILES, player(), rival)
    assert [walks(state, name) for name in TILES] == [[], ["0,0"], ["0,0"]]
    theirs = table(TILES, player(at=None), rival, turn=1)
    assert walks(theirs, "0,0") == ["1,-1", "1,0"]


@pytest.mark.rule("ED-44", "ED-R39", "ED-R40", "ED-R38")
def test_a_new_tile_touches_two():
    tiles = {"0,0": "food", "1,0": "gold", "1,-1": "wood", "0,-1": "water"}
    state = table(tiles, player(), player("emma", None))
    act(state, "discover explorer0", "draw gold")
    assert offered(state, "place") == ["SE", "W"]
    assert refused(state, "place SW") == "ED-44"


@pytest.mark.rule("ED-44")
def test_the_second_tile_needs_only_one():
    state = table({"0,0": "food"}, player(), player("emma", None))
    act(state, "discover explorer0", "draw gold")
    assert len(offered(state, "place")) == 6


@pytest.mark.rule("ED-45", "ED-46", "ED-47", "ED-R206")
@pytest.mark.parametrize("kind", ["water", "shrine"])
def test_nobody_enters_water_or_a_shrine(kind):
    state = table({"0,0": "gold", "1,0": "food"}, player(), player("emma", None))
    act(state, "discover explorer0", f"draw {kind}", "place NE")
    assert (where(state), speed(state), tile(state, "1,-1")) == ("0,0", 2, kind)
    assert len(written(state, "shrines")) == (kind == "shrine")


@pytest.mark.rule("ED-43", "ED-R44")
def test_no_discovery_from_an_empty_stack():
    state = table({"0,0": "gold"}, player(), player("emma", None), island={"cards": {}})
    assert refused(state, "discover explorer0") == "ED-R44"


@pytest.mark.rule("ED-48", "ED-94", "ED-95", "ED-96", "ED-R42", "ED-R43", "ED-R52")
def test_into_the_cave_and_out_again():
    state = table({"0,0": "gold", "1,0": "entrance"}, player(), player("emma", None))
    act(state, "move explorer0 E", "move explorer0 link")
    assert (where(state), tile(state, "c0,0")) == ("c0,0", "exit")
    act(state, "move explorer0 link")
    assert where(state) == "1,0"


@pytest.mark.rule("ED-97", "ED-98")
def test_cave_tiles_keep_off_the_marks():
    state = table({"0,0": "entrance", "c0,0": "exit"}, player("pedro", "c0,0"), player("emma", None))
    act(state, "discover explorer0", "draw empty")
    assert offered(state, "place") == ["E", "NE", "NW"]


@pytest.mark.rule("ED-99", "ED-52", "ED-62")
def test_villagers_walk_the_cave_but_do_not_discover():
    state = table(
        {"0,0": "entrance", "1,0": "gold"}, player("pedro", "1,0", (0, 0, 2), villagers=["0,0"]), player("emma", None)
    )
    act(state, "army_step i0,0 link 1")
    assert army(state, 0, "c0,0") == 1
    assert offered(state, "discover") == ["explorer0"]


@pytest.mark.rule("ED-71", "ED-R48")
@pytest.mark.parametrize(("overlap", "clause"), [("forbid", "ED-71"), ("peaceful", None)])
def test_no_battle_in_round_one(overlap, clause):
    options = {"round_one_overlap": overlap}
    state = table(TILES, player(), player("emma", "1,0"), round=1, options=options)
    if clause:
        assert refused(state, "move explorer0 E") == clause
    else:
        act(state, "move explorer0 E")
        assert (where(state), asked(state)) == ("1,0", 0)


@pytest.mark.rule("ED-R59")
def test_a_dweller_found_in_round_one_goes_back():
    state = table({"0,0": "entrance", "c0,0": "exit"}, player("pedro", "c0,0"), player("emma", None), round=1)
    act(state, "discover explorer0", "draw tiger")
    assert (where(state), left(state, "cave"), asked(state)) == ("c0,0", 13, 0)


@pytest.mark.rule("ED-R45", "ED-R242")
def test_a_ringed_start_begins_anew():
    ring = {"1,0": "water", "1,-1": "water", "0,-1": "water", "-1,0": "water", "-1,1": "water"}
    state = table({"0,0": "gold"} | ring, player("pedro", "0,0", (1, 0, 0)), player("emma", "0,0"))
    act(state, "discover explorer0", "draw water")
    assert asked(state) == CHANCE
    assert weights(state)["gold"] == 13
    act(state, "first_tile food")
    assert (len(written(state, "tiles")), where(state), hand(state), speed(state)) == (1, "0,0", (1, 0, 0), 2)


@pytest.mark.rule("ED-R46")
@pytest.mark.parametrize("option", ["ebb", "none"])
def test_a_closed_island_may_ebb(option):
    ring = ["2,0", "2,-1", "1,-1", "0,-1", "-1,0", "-1,1", "0,1", "1,1"]
    tiles = {"0,0": "gold", "1,0": "food"} | dict.fromkeys(ring, "water")
    state = table(tiles, player(), player("emma", "1,0"), options={"closed_island": option})
    if option == "none":
        assert refused(state, "ebb explorer0 NW") == "ED-R46"
    else:
        act(state, "ebb explorer0 NW")
        assert (tile(state, "0,-1"), speed(state)) == ("nothing", 2)
        assert may(state, "discover explorer0")


@pytest.mark.rule("ED-R47")
def test_the_edge_of_the_table():
    tiles = {f"{q},{r}": "gold" for q in range(5) for r in (0, -1)}
    for radius, far in ((0, True), (4, False)):
        state = table(tiles, player("pedro", "4,0"), player("emma", None), options={"table_radius": radius})
        act(state, "discover explorer0", "draw food")
        assert may(state, "place NE") is far if asked(state) == 0 and offered(state, "place") else not far


@pytest.mark.rule("ED-R53")
def test_villagers_do_not_come_along():
    state = table({"0,0": "gold"}, player("pedro", "0,0", villagers=["0,0"]), player("emma", None))
    act(state, "discover explorer0", "draw food", "place E")
    assert (where(state), army(state, 0, "0,0")) == ("1,0", 1)


@pytest.mark.rule("ED-134", "ED-135", "ED-R57", "ED-R58")
def test_one_bridge_which_its_neighbours_may_remove():
    tiles = {"0,0": "gold", "1,0": "water", "2,0": "food", "0,1": "water", "0,-1": "water", "1,-1": "wood"}
    options = {"mode": "ffa"}
    state = table(tiles, player("pedro", "0,0", (0, 9, 0)), player("emma", "2,0"), options=options)
    act(state, "build_bridge explorer0 E E-W")
    assert refused(state, "build_bridge explorer0 E E-W") == "ED-134"
    act(state, "remove_bridge")
    assert (written(state, "bridge"), hand(state)) == (None, (0, 3, 0))
    assert may(state, "build_bridge explorer0 E E-W")
    shape = table(tiles, player("pedro", "0,0", (0, 3, 0)), player("emma", "2,0"), options=options)
    assert refused(shape, "build_bridge explorer0 E NW-W") == "ED-132"
    bent = table(
        tiles, player("pedro", "0,0", (0, 3, 0)), player("emma", "2,0"), options=options | {"bridge_shape": "any"}
    )
    assert may(bent, "build_bridge explorer0 E NW-W")


@pytest.mark.rule("ED-139")
def test_sequoia_turns_wood_into_speed():
    state = table(TILES, player("sequoia", "0,0", (0, 2, 0)), player("emma", None), speed=0, options={"mode": "ffa"})
    act(state, "buy_speed explorer0", "buy_speed explorer0")
    assert (speed(state), hand(state)) == (2, (0, 0, 0))
    assert refused(state, "buy_speed explorer0") == "ED-50"
