"""A start tile ringed by water and shrines: the map begins anew."""

import pytest

from games.el_dorado.seen import (
    army,
    asked,
    hand,
    important,
    left,
    offered,
    offerings,
    speed,
    stack,
    stands,
    weights,
    where,
    written,
)
from games.el_dorado.table import act, player, table, thieves
from tavola.kernel.state import CHANCE

RING = {"0,0": "gold", "1,0": "water", "1,-1": "water", "0,-1": "water", "-1,0": "water", "-1,1": "water"}


def closing(*players, ring=RING, last="water", **more):
    """The last tile of the ring is laid."""
    state = table(ring, *players, **more)
    return act(state, "discover explorer0", f"draw {last}")


@pytest.mark.rule("ED-R45", "ED-R242")
def test_everybody_stands_on_the_new_start_tile():
    mine = player("pedro", "0,0", (1, 2, 3), villagers=["0,0"], farmhouses=["0,0:0"])
    state = closing(mine, player("emma", "0,0"))
    assert asked(state) == CHANCE
    assert weights(state) == {"gold": 13, "food": 10, "wood": 10, "garden": 2, "entrance": 1}
    act(state, "first_tile wood")
    assert (where(state), where(state, 1), written(state, "tiles")) == ("0,0", "0,0", {"i0,0": "wood"})
    assert (hand(state), speed(state), stands(state, 0, "first")) == ((1, 2, 3), 2, False)
    assert (left(state, "island"), asked(state), army(state, 0, "0,0")) == (47, 0, 1)


@pytest.mark.rule("ED-R242")
def test_offerings_are_paid_back():
    ring = RING | {"1,0": "shrine"}
    mine = player("pedro", "0,0", (1, 1, 1), offerings=[0])
    state = act(closing(mine, player("emma", "0,0"), ring=ring), "first_tile gold")
    assert (hand(state), offerings(state, 0), written(state, "shrines")) == ((3, 3, 3), [], [])


@pytest.mark.rule("ED-R242")
def test_the_guardians_leave_and_shrines_count_from_one_again():
    ring = RING | {"1,0": "shrine"}
    state = closing(
        player("pedro", "0,0", owns=6),
        ring=ring,
        last="shrine",
        options={"mode": "solo"},
        guardians=["1,0", None, None],
        met=[0],
    )
    act(state, "first_tile gold")
    assert written(state, "guardians", "met", "sits_out") == ([None] * 3, [], [])
    act(state, "discover explorer0", "draw shrine")
    act(state, f"place {offered(state, 'place')[0]}")
    assert (written(state, "guardians")[:1], written(state, "met")) == (written(state, "shrines"), [0])


@pytest.mark.rule("ED-R242", "ED-239")
def test_important_tiles_return_to_who_laid_them():
    ring = dict(list(RING.items())[:-1])
    mine = player("pedro", "0,0", important={"shrine": 1}, turns=3)
    state = table(ring, mine, player("emma", "0,0"), options={"hardcore_tiles": True})
    act(state, "discover_own explorer0 shrine")
    if offered(state, "place"):
        act(state, f"place {offered(state, 'place')[0]}")
    act(state, "discover explorer0", "draw water", "first_tile gold")
    assert (important(state, 0), stack(state, "island")["shrine"]) == ({"shrine": 1}, 2)
    assert "laid_important" not in written(state, "sides")[0]
    act(state, "end_turn")
    assert (important(state, 0), stack(state, "island")["shrine"]) == ({}, 3)


@pytest.mark.rule("ED-R242", "ED-158")
def test_thieves_who_lose_their_last_building_hide():
    state = closing(player("pedro", "0,0"), thieves(hideout="0,0:0", hand=(3, 0, 0)), options={"mode": "ffa_thieves"})
    act(state, "first_tile gold")
    assert (*written(state, "hiding", "doubloons"), hand(state, 1), asked(state)) == (True, 2, (0, 0, 0), 0)


@pytest.mark.rule("ED-R45")
def test_a_bridge_was_the_last_way_out():
    ring = RING | {"1,-1": "shrine", "0,1": "water"}
    state = table(ring, player("pedro", "0,0", (0, 3, 0)), player("emma", None),
                  options={"mode": "ffa", "bridge_shape": "any"}, bridge={"at": "1,0", "ends": "NW-W"})  # fmt: skip
    act(state, "remove_bridge", "first_tile wood")
    assert (len(written(state, "tiles")), where(state), asked(state)) == (1, "0,0", 0)
