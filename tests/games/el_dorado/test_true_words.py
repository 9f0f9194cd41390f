"""What a refusal, a prompt and the log say is so: the clause at hand, and a fact that holds."""

import pytest

from games.el_dorado.seen import battle, refused, told, written
from games.el_dorado.table import act, code, dice, player, table, thieves
from tavola.games.el_dorado import GAME

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "water", "2,-1": "food"}
CAVE = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit", "c1,0": "empty", "c1,-1": "empty"}
FFA = {"mode": "ffa"}
SOLO = {"mode": "solo"}


def fact(state, line):
    """The clause that refuses an action, and the fact at hand."""
    refusal = GAME.why_not(state, code(line))
    return refusal.clause, refusal.fact


# steps that lead nowhere


@pytest.mark.rule("ED-42", "ED-43")
def test_a_place_without_a_tile_is_discovered_first():
    state = table(TILES, player("pedro", "0,0"), player("emma", "2,-1"))
    assert fact(state, "move explorer0 NW") == (
        "ED-43",
        "Not yet: a tile is discovered first, and placed beside the finder.",
    )
    assert refused(state, "move explorer0 SE") == "ED-42"


@pytest.mark.rule("ED-52")
def test_an_army_steps_onto_no_place_without_a_tile():
    state = table(TILES, player("pedro", "1,0", (0, 0, 1), villagers=["0,0"]), player("emma", "2,-1"))
    assert refused(state, "army_step i0,0 NW 1") == "ED-52"
    assert refused(state, "army_step i0,0 SE 1") == "ED-42"


@pytest.mark.rule("ED-43", "ED-206")
def test_the_wolf_steps_onto_no_place_without_a_tile():
    mine = player("pedro", "1,0", (1, 0, 0))
    state = table(TILES, mine, player("emma", "2,-1"), options=FFA, wolf={"owner": 0, "at": "0,0"})
    assert refused(state, "wolf_step NW") == "ED-43"
    assert refused(state, "wolf_step SE") == "ED-42"


@pytest.mark.rule("ED-96", "ED-218")
def test_only_entrance_and_exit_are_linked_and_only_the_secret_exit_leads_out():
    state = table(CAVE, player("pedro", "c1,0"), player("emma", "1,0"), options=FFA)
    assert refused(state, "move explorer0 link") == "ED-96"
    assert refused(state, "move explorer0 out-E") == "ED-218"


@pytest.mark.rule("ED-42", "ED-218")
def test_the_secret_exit_leads_to_found_land_beside_the_entrance():
    tiles = CAVE | {"c1,0": "secret_exit", "0,1": "water"}
    state = table(tiles, player("pedro", "c1,0"), player("emma", "1,0"), options=FFA)
    assert refused(state, "move explorer0 out-W") == "ED-218"
    assert refused(state, "move explorer0 out-SE") == "ED-42"


@pytest.mark.rule("ED-215")
def test_nobody_leaves_over_a_cave_in():
    tiles = {"0,0": "entrance", "1,0": "gold", "c1,0": "cave_in", "c1,-1": "empty"}
    state = table(tiles, player("pedro", "c1,0"), player("emma", "1,0"), options=FFA, way_in="c1,0", marks_void=True)
    assert refused(state, "move explorer0 link") == "ED-215"


@pytest.mark.rule("ED-134", "ED-137")
def test_nobody_steps_onto_a_bridge_from_the_side():
    tiles = {"0,0": "gold", "1,0": "water", "2,0": "food", "1,-1": "wood"}
    bridge = {"at": "1,0", "ends": "E-W"}
    state = table(tiles, player("pedro", "1,-1"), player("emma", "2,0"), options=FFA, bridge=bridge)
    assert refused(state, "move explorer0 SE") == "ED-137"


# shots


@pytest.mark.rule("ED-R124")
def test_a_guardian_on_a_shrine_beside_yanga_is_no_target_and_not_out_of_range():
    tiles = TILES | {"0,-1": "shrine"}
    state = table(tiles, player("yanga", "0,0", owns=6), options=SOLO, met=[0], guardians=["0,-1"])
    assert fact(state, "ranged_attack i0,-1 guardian_wolf") == (
        "ED-R124",
        "Not there: nobody attacks a Guardian on a shrine.",
    )


@pytest.mark.rule("ED-70", "ED-140")
def test_who_is_not_yanga_attacks_by_moving():
    state = table(TILES, player("pedro", "0,0"), player("emma", "1,0"), options=FFA)
    assert refused(state, "ranged_attack i1,0 side1") == "ED-70"


@pytest.mark.rule("ED-140", "ED-R99")
def test_yanga_shoots_two_steps_far_and_only_from_the_map():
    state = table(TILES | {"3,-1": "gold"}, player("yanga", "0,0"), player("emma", "3,-1"), options=FFA)
    assert refused(state, "ranged_attack i3,-1 side1") == "ED-140"
    state = table(TILES, player("yanga", None), player("emma", "1,0"), options=FFA)
    assert refused(state, "ranged_attack i1,0 side1") == "ED-R99"


@pytest.mark.rule("ED-143")
def test_yanga_who_missed_does_not_come_to_a_battle_and_no_tie_is_told():
    mine = player("yanga", "0,0", (0, 0, 2), villagers=["2,-1", "1,-1"])
    rival = player("emma", None, villagers=["1,0"])
    state = table(TILES, mine, rival, options=FFA, now={"failed_shot": True}, speed=3)
    act(state, "army_step i2,-1 SW 1")
    assert refused(state, "move explorer0 E") == "ED-143"


# the Wolf


@pytest.mark.rule("ED-R91", "ED-R225")
def test_a_wolf_just_won_stands_still_and_no_tie_is_told():
    mine = player("pedro", "0,0", (1, 0, 0))
    state = table(TILES, mine, player("emma", None), options=FFA, wolf={"owner": 1, "at": "1,0"})
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1)
    again = GAME.load(GAME.dump(state))
    for each in (state, again):
        assert fact(each, "wolf_step W") == (
            "ED-R225",
            "Not the Wolf: won this turn, it stands still until the turn ends.",
        )


@pytest.mark.rule("ED-R91")
def test_a_wolf_that_tied_is_fixed_by_the_tie():
    wolf = {"owner": 0, "at": "0,0", "fixed": True}
    state = table(TILES, player("pedro", "0,0", (1, 0, 0)), player("emma", None), options=FFA, wolf=wolf)
    assert refused(state, "wolf_step E") == "ED-R91"


# the bridge


@pytest.mark.rule("ED-131", "ED-134")
@pytest.mark.parametrize("line", ["build_bridge explorer0 SE NW-SE", "remove_bridge"])
def test_the_base_game_has_no_bridge(line):
    state = table(TILES, player("pedro", "0,0", (0, 3, 0)), player("emma", "1,0"))
    assert fact(state, line) == ("ED-131", "Not in the base game: the bridge comes with the expansion.")


# what is told


@pytest.mark.rule("ED-174")
def test_the_doubloon_thieves_lose_is_told():
    robbers = thieves(["1,0"], hideout="2,-1:0", doubloons=2)
    state = table(TILES, player("pedro", "0,0"), robbers, options={"mode": "ffa_thieves"})
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1, 1)
    assert "doubloon-lost" in told(state, "die 1")
    assert written(state, "doubloons") == 1


@pytest.mark.rule("ED-174")
def test_thieves_without_a_doubloon_lose_none():
    robbers = thieves(["1,0"], hideout="2,-1:0", doubloons=0)
    state = table(TILES, player("pedro", "0,0"), robbers, options={"mode": "ffa_thieves"})
    act(state, "move explorer0 E")
    dice(state, 6, 6, 1, 1)
    assert "doubloon-lost" not in told(state, "die 1")


@pytest.mark.rule("ED-189", "ED-240", "ED-244")
@pytest.mark.parametrize(
    ("explorer", "options", "coins", "clauses"),
    [
        ("pedro", {"hardcore_battle": True}, {}, ["ED-240"]),
        ("pedro", {}, {"jimenez": "seat0"}, ["ED-189"]),
        ("pedro", {"hardcore_battle": True}, {"jimenez": "seat0"}, ["ED-240", "ED-189"]),
        ("nicolas", {"hardcore_turn": True}, {}, ["ED-244"]),
    ],
)
def test_the_reroll_prompt_cites_what_allows_it(explorer, options, coins, clauses):
    mine = player(explorer, "0,0", (0, 0, 2))
    state = table(TILES, mine, player("emma", None, villagers=["1,0"]), options=FFA | options, coins=coins)
    act(state, "move explorer0 E")
    dice(state, *(1 for _ in range(battle(state, "to_roll"))))
    assert GAME.scene(state, 0)["prompt"]["clauses"] == tuple(clauses)
