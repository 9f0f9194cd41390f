"""Where expansion, Thieves and solo may be played by the letter: each option both ways, and what was before."""

import pytest

import tavola
from games.el_dorado.seen import (
    army,
    asked,
    battle,
    fixed,
    guardians,
    hand,
    may,
    offered,
    placed_by,
    refused,
    shown,
    stands,
    strengths,
    tile,
    titan,
    told,
    where,
    wolf,
    written,
)
from games.el_dorado.table import act, changed, dice, player, table, thieves
from tavola.bots.greedy import Greedy
from tavola.games.el_dorado import GAME
from tavola.kernel.errors import BadPosition
from tavola.kernel.state import CHANCE

FFA = {"mode": "ffa"}
THIEVES = {"mode": "ffa_thieves"}
TEAMS = {"mode": "teams"}
SIX = (1, 1, 1, 1, 1, 1)


# the Titan and the Guardians

ROAD = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "2,-1": "gold", "3,-1": "food"}


def titan_turn(*players, **options):
    rolls = {"on_turn": None, "task": [["turn", 0], ["guardian", 3, -1]]}
    return table(ROAD, *players, titan="0,0", options=FFA | options, **rolls)


def beside_the_titan(**options):
    """A villager and a farmhouse of one side and a farmhouse of another a step away, an explorer behind them."""
    green = player("emma", None, villagers=["1,0"], farmhouses=["1,0:5"])
    blue = player("william", None, farmhouses=["1,0:0"])
    return act(titan_turn(player(at="2,-1"), green, blue, **options), "titan_die 2")


@pytest.mark.rule("ED-202", "ED-R167")
def test_by_the_rule_of_a_tie_the_titan_goes_back_and_stops():
    state = dice(beside_the_titan(), *SIX, 6)
    assert (titan(state), stands(state, 1, "first"), where(state)) == ("0,0", True, "2,-1")
    assert written(state, "on_turn") == 0


@pytest.mark.rule("ED-202", "ED-R268")
def test_by_the_letter_a_tie_does_not_stop_the_titan():
    """With one side it is done; the other's house is attacked, and then its last step leads onto Pedro."""
    state = dice(beside_the_titan(titan_tie="continue"), *SIX, 6)
    assert (titan(state), battle(state, "defender"), strengths(state)) == ("1,0", "side2", [6, 1])
    dice(state, *SIX, 1)
    assert (titan(state), stands(state, 1, "first"), stands(state, 2, "first")) == ("2,-1", True, False)
    dice(state, *SIX, 1, 1)
    assert (where(state), army(state, 1, "1,0"), written(state, "on_turn")) == (None, 1, 0)


@pytest.mark.rule("ED-R268", "ED-R216")
def test_what_it_tied_with_is_attacked_first_at_its_next_turn():
    state = titan_turn(player(at=None), player("emma", None, villagers=["1,0"]), titan_tie="continue")
    dice(act(state, "titan_die 3"), *SIX, 6)
    assert (titan(state), written(state, "on_turn")) == ("1,0", 0)  # nobody else lives
    again = table(
        ROAD,
        player(at="3,-1"),
        player("emma", None, villagers=["1,0"]),
        titan="1,0",
        on_turn=None,
        task=[["guardian", 3, -1]],
        options=FFA | {"titan_tie": "continue"},
    )
    act(again, "titan_die 1")
    assert (battle(again, "tile", "attacker"), titan(again)) == (("i1,0", "titan"), "1,0")
    dice(again, *SIX, 6)
    assert titan(again) == "2,-1"  # on its way to Pedro


@pytest.mark.rule("ED-R268", "ED-R102")
def test_a_house_is_spared_whose_helpers_tied_with_the_titan():
    green = player("emma", None, (0, 0, 1), villagers=["2,0"], farmhouses=["1,0:3"])
    tiles = ROAD | {"2,0": "wood"}
    rolls = {"titan": "0,0", "on_turn": None, "task": [["turn", 0], ["guardian", 3, -1]]}
    state = table(tiles, player(at="2,-1"), green, options=FFA | {"titan_tie": "continue"}, **rolls)
    act(state, "titan_die 2", "step i1,0", "army_step i2,0 W 1")
    assert strengths(state) == [6, 1]
    dice(state, *SIX, 6)
    assert (stands(state, 1, "first"), army(state, 1, "2,0"), titan(state)) == (True, 1, "1,0")
    assert offered(state) == ["step i2,-1", "step i2,0"]


@pytest.mark.rule("ED-R167", "ED-R268", "ED-231")
@pytest.mark.parametrize(("tie", "at", "fought"), [("stop", "2,-1", "i1,0"), ("continue", "0,0", "i0,0")])
def test_guardians_tie_as_the_titan_does(tie, at, fought):
    """Back onto the shrine, or on to the explorer behind the villager."""
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "2,-1": "shrine"}
    hunted = player("pedro", "0,0", villagers=["1,0"], owns=6)
    wolf_turn = {"guardians": ["2,-1", None, None], "met": [0], "on_turn": None, "task": [["guardian", 0, -1]]}
    state = dice(act(table(tiles, hunted, options={"titan_tie": tie}, **wolf_turn), "die 3"), 6, 6)
    assert (guardians(state)[0], battle(state, "tile"), army(state, 0, "1,0")) == (at, fought, 1)


CAVE = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit", "c1,0": "empty", "c1,-1": "empty"}


@pytest.mark.rule("ED-103", "ED-R163")
@pytest.mark.parametrize(("option", "at", "left"), [("stays", "c2,-1", 0), ("reshuffle", None, 1)])
def test_a_tie_with_the_titan_just_found(option, at, left):
    finder = player("pedro", "c1,0")
    state = table(CAVE, finder, player("emma", "1,0"), options=FFA | {"titan_found_tie": option})
    act(state, "discover explorer0", "draw titan")
    dice(state, 6, 6, 2, 2, 2, 2, 2, 2)
    assert (titan(state), where(state), fixed(state)) == (at, "c1,0", True)
    certain = written(state, "cave").get("certain", {})
    assert (certain.get("titan", 0), tile(state, "c2,-1")) == (left, "empty" if at else "nothing")


@pytest.mark.rule("ED-103", "ED-R163", "ED-R89")
def test_off_the_titans_tile_that_goes_back_one_has_to_go():
    """Even if the way back is barred and no free tile is left."""
    tiles = {"0,0": "entrance", "c0,0": "exit", "c1,-1": "empty"}
    finder, other = player("pedro", "c1,-1"), player("emma", None, villagers=["c0,0"])
    state = table(tiles, finder, other, options=FFA | {"titan_found_tie": "reshuffle"})
    act(state, "discover explorer0", "draw titan")
    act(state, f"place {offered(state, 'place')[0]}")
    dice(state, 6, 6, 2, 2, 2, 2, 2, 2)
    assert (titan(state), where(state)) == (None, "c1,-1")


# a cave-in


def own_burial(**options):
    """Bellona finds a cave-in while Stella, her partner, stands on the exit."""
    tiles = {"0,0": "entrance", "1,0": "gold", "c0,0": "exit", "c1,0": "empty"}
    white = (player("stella", "c0,0", (2, 0, 0)), player("bellona", "c1,0"))
    red = (player("pedro", "1,0"), player("victoria", "1,0"))
    state = table(tiles, *white, *red, seat=1, options=TEAMS | options)
    return act(state, "discover explorer1", "draw cave_in", "give 1 0 0")


@pytest.mark.rule("ED-217", "ED-R223")
@pytest.mark.parametrize(("option", "places"), [("finder", 1), ("opponent", 2)])
def test_the_finder_of_a_cave_in_places_whom_it_buried(option, places):
    """Of its own side too; before, the next opponent did that."""
    assert placed_by(own_burial(cave_in_placer=option), 0) == places
    assert placed_by(own_burial(), 0) == 1


@pytest.mark.rule("ED-217", "ED-159", "ED-R223")
@pytest.mark.parametrize(("option", "had", "has"), [("kept", 4, 4), ("kept", 1, 2), ("two", 4, 2), ("two", 1, 2)])
def test_a_cave_in_costs_no_doubloons(option, had, has):
    options = THIEVES | {"cave_in_doubloons": option}
    state = table(CAVE, player("william", "c1,0"), thieves(["c0,0"], (2, 0, 0), doubloons=had), options=options)
    act(state, "discover explorer0", "draw cave_in", "give 1 0 0")
    assert (*written(state, "hiding", "doubloons"), hand(state, 1)) == (True, has, (0, 0, 0))


@pytest.mark.rule("ED-159", "ED-174")
def test_a_lost_battle_still_leaves_two_doubloons():
    band = thieves(["1,0"], doubloons=5)
    state = table({"0,0": "gold", "1,0": "food"}, player("pedro", "0,0"), band, options=THIEVES)
    dice(act(state, "move explorer0 E"), 6, 6, 1, 1, 1)
    assert written(state, "hiding", "doubloons") == (True, 2)


# rolling again

FIELD = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}


def attack(explorer="pedro", gold=2, army=0, **options):
    mine = player(explorer, "0,0", (0, 0, gold), villagers=["1,-1"] * army)
    rest = {"coins": {"jimenez": "seat0"}}
    return act(table(FIELD, mine, player("emma", "1,0"), options=FFA | options, **rest), "move explorer0 E")


@pytest.mark.rule("ED-189", "ED-240", "ED-R157")
def test_jimenez_and_gold_are_two_rights():
    state = dice(attack(hardcore_battle=True), 1, 2)
    assert offered(state) == ["jimenez 0", "keep", "reroll 1", "reroll 2"]
    assert refused(state, "jimenez 1") == "ED-R157"
    paid = dice(act(state.clone(), "reroll 2"), 3, 4)
    assert (offered(paid), hand(paid)) == (["jimenez 0", "keep"], (0, 0, 0))
    dice(act(paid, "jimenez 0"), 6)
    assert (battle(paid, "stage"), battle(paid, "attack")) == ("defence_roll", [4, 6])


@pytest.mark.rule("ED-189", "ED-240", "ED-R157", "ED-R241")
def test_the_rights_are_used_in_either_order():
    state = dice(act(dice(attack(hardcore_battle=True), 1, 2), "jimenez 0"), 5)
    assert offered(state) == ["keep", "reroll 1", "reroll 2"]
    assert refused(state, "jimenez 0") == "ED-189"
    assert written(state, "now")["rerolled"] == ["jimenez"]
    act(changed(state), "keep")
    act(state, "keep")
    assert (battle(state, "stage"), "rerolled" in written(state, "now")) == ("defence_roll", False)


@pytest.mark.rule("ED-244", "ED-R157")
def test_nicolas_has_his_reroll_beside_jimenez():
    options = {"hardcore_turn": True, "hardcore_battle": True}
    state = dice(attack("nicolas", gold=1, **options), 2)
    assert offered(state) == ["jimenez 0", "keep", "reroll 1", "reroll_all"]
    dice(act(state, "reroll_all"), 1)
    assert (offered(state), refused(state, "reroll 1")) == (["jimenez 0", "keep"], "ED-240")
    dice(act(state, "jimenez 0"), 6, 1)
    assert where(state, 1) is None


@pytest.mark.rule("ED-R157")
def test_before_there_was_one_moment_for_all():
    options = {"hardcore_turn": True, "hardcore_battle": True, "reroll_rights": "one_moment"}
    state = dice(attack("nicolas", gold=1, **options), 2)
    dice(act(state, "reroll_all"), 1)
    assert battle(state, "stage") == "defence_roll"


@pytest.mark.rule("ED-R212", "ED-R157")
def test_without_a_right_left_nobody_is_asked_again():
    state = dice(act(dice(attack(gold=1), 1, 2), "jimenez 0"), 5)
    assert battle(state, "stage") == "defence_roll"
    assert asked(state) == CHANCE


# Yanga

LINE = {"0,0": "gold", "1,0": "food", "2,0": "wood", "1,-1": "shrine"}


def missed(**options):
    """A shot of his that has tied."""
    mine = player("yanga", "0,0", (0, 2, 0), offerings=[0])
    foe = player("emma", None, villagers=["2,0"], farmhouses=["0,0:3"])
    state = table(LINE, mine, foe, options=FFA | options)
    return dice(act(state, "ranged_attack i2,0 side1"), 1, 1, 2)


@pytest.mark.rule("ED-143", "ED-R119")
def test_by_the_letter_yanga_moves_no_more_but_shoots_on():
    state = missed(yanga_repeat="always")
    assert (refused(state, "move explorer0 E"), refused(state, "attack_building i0,0 3")) == ("ED-143", "ED-R91")
    dice(act(state, "ranged_attack i2,0 side1"), 1, 1, 6)
    assert may(state, "ranged_attack i2,0 side1")
    dice(act(state, "ranged_attack i2,0 side1"), 6, 6, 6)
    assert (army(state, 1, "2,0"), refused(state, "move explorer0 E")) == (0, "ED-143")


@pytest.mark.rule("ED-143", "ED-R119")
@pytest.mark.parametrize("option", ["until_fail", "once"])
def test_otherwise_a_failed_shot_is_his_last(option):
    assert refused(missed(yanga_repeat=option), "ranged_attack i2,0 side1") == "ED-143"


@pytest.mark.rule("ED-R91", "ED-R119")
def test_an_explorer_fixed_by_a_tie_does_not_shoot():
    mine, foe = player("yanga", "0,0", fixed=True), player("emma", None, villagers=["2,0"])
    state = table(LINE, mine, foe, options=FFA | {"yanga_repeat": "always"})
    assert refused(state, "ranged_attack i2,0 side1") == "ED-R91"


@pytest.mark.rule("ED-R119")
def test_a_bot_does_not_shoot_for_ever_at_what_it_cannot_beat():
    tiles = {"0,0": "gold", "1,0": "food", "2,0": "wood", "1,-1": "wood", "0,1": "food"}
    mine, foe = player("yanga", "0,0", (1, 1, 1)), player("emma", "1,-1", (1, 1, 1))
    state = table(tiles, mine, foe, titan="2,0", options=FFA | {"yanga_repeat": "always"})
    bot, rng, plies = Greedy(tavola.Rng(1)), tavola.Rng(3), 0
    while written(state, "turn") == 0 and plies < 400:
        state.play(state.sample(rng) if state.actor == CHANCE else bot.decide(state, state.actor))
        plies += 1
    assert plies < 400


# hideouts and new thieves

LAND = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}


def beside_the_hideout(**options):
    """The Thieves are on turn, one of them at their hideout; an army stands beside him."""
    army = player("pedro", "2,-1", (0, 0, 2), villagers=["1,0", "1,0"])
    band = thieves(["0,0"], hideout="0,0:3", doubloons=3)
    return table(LAND, army, band, turn=1, options=THIEVES | options, task=[["explore", 1, 1], ["window", 0, 0]])


@pytest.mark.rule("ED-84", "ED-R73", "ED-R269")
def test_a_hideout_shields_like_a_fort():
    assert asked(beside_the_hideout()) == 1


@pytest.mark.rule("ED-84", "ED-R269")
def test_by_the_letter_only_a_fort_shields():
    """The attack meets the hideout and the thief together, and may drive the Thieves into hiding."""
    state = beside_the_hideout(hideout_shields=False)
    assert asked(state) == 0
    act(state, "off_attack i1,0 W 2")
    assert strengths(state) == [2, 5]
    dice(state, 6, 6, 1, 1, 1, 1, 1)
    assert (where(state, "thiefA"), stands(state, 1, "fort"), written(state, "hiding")) == (None, False, True)


@pytest.mark.rule("ED-84", "ED-R269")
def test_a_fort_shields_whatever_hideouts_do():
    mine = player("pedro", "0,0", fort="0,0:3")
    foe = player("emma", None, (0, 0, 2), villagers=["1,0"])
    task = {"task": [["explore", 0, 0], ["window", 0, 0]]}
    assert asked(table(LAND, mine, foe, thieves(), options=THIEVES | {"hideout_shields": False}, **task)) == 0


@pytest.mark.rule("ED-181", "ED-R142", "ED-R272")
def test_new_thieves_on_occupied_tiles():
    pedro = player("pedro", "1,0", (0, 0, 1))
    band = thieves(["0,0"], outposts=["0,0:5"], doubloons=2)
    kept_off = table(LAND, pedro, band, turn=1, options=THIEVES)
    assert refused(kept_off, "buy_thief i1,0") == "ED-R142"
    state = table(LAND, pedro, band, turn=1, options=THIEVES | {"thieves_on_occupied": True})
    assert refused(state, "buy_thief i2,-1") == "ED-181"
    act(state, "buy_thief i1,0")
    assert (where(state, "thiefB"), where(state, 0), battle(state, "tile")) == ("1,0", "1,0", None)
    act(state, "move thiefB NE", "move thiefB SW")  # away and back is a step: now it attacks
    assert battle(state, "tile", "attacker") == ("i1,0", "side1")


@pytest.mark.rule("ED-R272")
def test_a_new_thief_may_join_the_titan_on_its_tile_but_not_stand_on_a_bridge():
    band = thieves(["0,0"], outposts=["0,0:5"], doubloons=2)
    tiles = LAND | {"1,0": "water", "2,0": "gold"}
    bridge = {"at": "1,0", "ends": "E-W"}
    options = THIEVES | {"thieves_on_occupied": True}
    state = table(tiles, player("pedro", "2,0"), band, turn=1, options=options, bridge=bridge, titan="0,1")
    assert refused(state, "buy_thief i1,0") == "ED-181"
    act(state, "buy_thief i0,1")
    assert (where(state, "thiefB"), titan(state)) == ("0,1", "0,1")


# Hector alone


@pytest.mark.rule("ED-R188", "ED-221")
@pytest.mark.parametrize(("option", "owns"), [("seven", 7), ("six", 6)])
def test_hectors_villagers_in_solo(option, owns):
    state = GAME.new(1, hector_villagers=option)
    act(state, "deal_board orange", "first_tile gold")
    assert [side["owns"] for side in written(state, "sides")] == [owns]


@pytest.mark.rule("ED-108", "ED-123")
def test_hector_in_a_team_has_seven_whatever_he_has_alone():
    state = GAME.new(4, mode="teams", hector_villagers="six")
    act(state, "deal_board orange", "deal_board white", "first_tile gold", "choose_explorer 0")
    assert written(state, "sides")[0]["owns"] == 7


# the bridge


def bridged(villagers=(), foes=(), **options):
    tiles = {"0,0": "gold", "1,0": "water", "2,0": "food", "0,1": "wood", "1,-1": "gold"}
    mine = player("pedro", "0,0", (0, 3, 0), villagers=villagers)
    foe = player("emma", "2,0", villagers=foes)
    return table(tiles, mine, foe, options=FFA | options, bridge={"at": "1,0", "ends": "E-W"})


@pytest.mark.rule("ED-135", "ED-R271")
def test_a_bridge_with_own_pieces_on_it():
    assert refused(bridged(["1,0"]), "remove_bridge") == "ED-R271"
    state = bridged(["1,0", "1,0"], bridge_removal="unoccupied")
    act(state, "remove_bridge")
    assert (written(state, "bridge"), army(state, 0, "0,0"), battle(state, "tile")) == (None, 2, None)


@pytest.mark.rule("ED-13", "ED-135")
@pytest.mark.parametrize("option", ["empty", "unoccupied"])
def test_a_bridge_with_an_opponent_on_it_stays(option):
    assert refused(bridged(foes=["1,0"], bridge_removal=option), "remove_bridge") == "ED-135"


@pytest.mark.rule("ED-R271")
def test_wolf_and_partner_go_ashore_too():
    tiles = {"0,0": "gold", "1,0": "water", "2,0": "food", "0,1": "wood", "1,-1": "gold"}
    white = (player("stella", "0,0", (0, 3, 0)), player("bellona", "1,0"))
    red = (player("pedro", "2,0"), player("victoria", "2,0"))
    more = {"bridge": {"at": "1,0", "ends": "E-W"}, "wolf": {"owner": 1, "at": "1,0"}}
    state = table(tiles, *white, *red, options=TEAMS | {"bridge_removal": "unoccupied"}, **more)
    act(state, "remove_bridge")
    assert (where(state, 1), wolf(state)) == ("0,0", (1, "0,0"))


# teams roll early


def team_turn(turn=0, round=2, option=True, mode="teams", **options):
    """The beginning of a turn; partners stand on one tile, nobody can do much."""
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold"}
    seats = [player("stella", "0,0"), player("bellona", "0,0"), player("pedro", "1,0"), player("nicolas", None)]
    seats[3] = player("victoria", "1,0")
    if mode == "teams_thieves":
        seats = [*seats, thieves(["0,1"])]
    chosen = {"mode": mode, "early_team_roll": option} | options
    return table(tiles, *seats, turn=turn, round=round, on_turn=None, task=[["turn", turn]], options=chosen)


def to_explore(state, first=0):
    """The dice of the side on turn, and what it gathers."""
    act(state, *(f"assign {die} {partner} {use}" for die, partner, use in TWO_AND_TWO))
    while offered(state, "gather"):
        act(state, f"gather {offered(state, 'gather')[0]}")
    return state


TWO_AND_TWO = ((0, 0, "gather"), (1, 0, "speed"), (2, 1, "gather"), (3, 1, "speed"))


@pytest.mark.rule("ED-149", "ED-R270")
def test_the_team_up_next_rolls_in_secret():
    state = to_explore(act(team_turn(), "roll 1 2", "roll 3 4"))
    assert asked(state) == CHANCE
    assert told(state.clone(), "roll 5 6", seat=3) == ["rolled-early"]
    assert told(state.clone(), "roll 5 6", seat=0) == ["rolled-early-unseen"]
    act(state, "roll 5 6", "roll 2 3")
    assert (asked(state), written(state, "on_turn")) == (0, 0)
    assert written(state, "now")["early"] == [5, 6, 2, 3]
    assert [shown(state, seat, "early2") for seat in range(4)] == [False, False, True, True]
    assert not shown(state, 0, "early")


@pytest.mark.rule("ED-149", "ED-146", "ED-R270")
def test_what_was_rolled_early_is_the_roll_of_the_turn():
    state = act(to_explore(act(team_turn(), "roll 1 2", "roll 3 4")), "roll 5 6", "roll 2 3")
    seen = told(state, "end_turn", "end_turn", seat=0)
    assert seen[-2:] == ["rolled", "rolled"]
    assert (written(state, "now")["dice"], "early" in written(state, "now")) == ([5, 6, 2, 3], False)
    assert offered(state, "assign 0") != []


@pytest.mark.rule("ED-149")
def test_otherwise_nobody_rolls_before_the_turn():
    state = to_explore(act(team_turn(option=False), "roll 1 2", "roll 3 4"))
    assert asked(state) == 0


@pytest.mark.rule("ED-145", "ED-R270")
def test_nobody_rolls_early_for_a_turn_of_round_one():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}
    seats = (player("stella", "0,0"), player("bellona", None), player("pedro", "0,0"), player("victoria", None))
    options = {"mode": "teams", "early_team_roll": True}
    rest = {"round": 1, "on_turn": None, "options": options}
    first = act(table(tiles, *seats, task=[["turn", 0]], **rest), "roll 1 2", "set_speed 0")
    assert asked(first) == 0
    last = act(table(tiles, *seats, turn=1, task=[["turn", 1]], **rest), "roll 1 2", "set_speed 0")
    assert asked(last) == CHANCE  # for the first turn of round two


@pytest.mark.rule("ED-R270", "ED-241")
def test_with_turn_points_there_is_nothing_to_roll():
    state = team_turn(hardcore_turn=True)
    while offered(state, "gather"):
        act(state, "gather 0 0 0")
    assert asked(state) == 0


@pytest.mark.rule("ED-R270")
def test_a_team_rolls_while_the_thieves_play_and_they_never_do():
    state = team_turn(turn=2, mode="teams_thieves")
    assert asked(state) == CHANCE
    act(state, "roll 5 6", "roll 2 3")
    assert (asked(state), written(state, "now")["early_by"]) == (4, 0)
    assert not shown(state, 4, "early")
    before_them = to_explore(act(team_turn(turn=1, mode="teams_thieves"), "roll 1 2", "roll 3 4"))
    assert asked(before_them) == 2


@pytest.mark.rule("ED-109", "ED-R270")
def test_nicolas_rolls_again_what_he_rolled_early():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "wood"}
    seats = (player("stella", "0,0"), player("bellona", "0,0"), player("hector", "1,0"), player("nicolas", "1,0"))
    options = {"mode": "teams", "early_team_roll": True}
    now = {"early_by": 1, "early": [5, 6, 1, 1]}
    state = table(tiles, *seats, turn=1, on_turn=None, task=[["turn", 1]], options=options, now=now)
    assert offered(state) == ["keep_golden", "reroll_golden"]
    act(state, "reroll_golden", "roll 4 4")
    assert written(state, "now")["dice"] == [5, 6, 4, 4]


@pytest.mark.rule("ED-R270")
@pytest.mark.parametrize("turn_dice", ["two", "opposite"])
def test_others_imagine_the_dice_anew(turn_dice):
    options = {"mode": "teams", "early_team_roll": True, "turn_dice": turn_dice}
    seats = (player("stella", "0,0"), player("bellona", "0,0"), player("pedro", "1,0"), player("victoria", "1,0"))
    now = {"early_by": 1, "early": [1, 6, 1, 6]}
    state = table({"0,0": "gold", "1,0": "food"}, *seats, options=options, now=now)
    own = [written(state.imagine(3, tavola.Rng(n)), "now")["early"] for n in range(20)]
    others = [written(state.imagine(1, tavola.Rng(n)), "now")["early"] for n in range(20)]
    assert own == [[1, 6, 1, 6]] * 20
    assert len({tuple(rolled) for rolled in others}) > 5
    sums = {rolled[0] + rolled[1] for rolled in others}
    assert (sums == {7}) is (turn_dice == "opposite")


@pytest.mark.rule("ED-R270")
@pytest.mark.parametrize(
    ("now", "options", "why"),
    [
        ({"early": [1, 2, 3, 4]}, {}, "need the team"),
        ({"early_by": 1}, {}, "need the team"),
        ({"early_by": 1, "early": [1, 0, 3, 4]}, {}, "two for each partner"),
        ({"early_by": 1, "early": [1, 2]}, {}, "four numbers"),
        ({"early_by": 1, "early": [1, 2, 3, 4]}, {"early_team_roll": False}, "by option"),
    ],
)
def test_impossible_early_rolls_are_refused(now, options, why):
    seats = (player("stella", "0,0"), player("bellona", "0,0"), player("pedro", "1,0"), player("victoria", "1,0"))
    chosen = {"mode": "teams", "early_team_roll": True} | options
    with pytest.raises(BadPosition, match=why):
        table({"0,0": "gold", "1,0": "food"}, *seats, options=chosen, now=now)


# what a purchase costs


@pytest.mark.rule("ED-R03", "ED-50")
@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("buy_offering explorer0 0", (2, 2, 2)),
        ("buy_villager i0,0", (2, 0, 0)),
        ("build_farmhouse explorer0 0", (0, 2, 0)),
        ("build_fort explorer0 0", (0, 2, 2)),
        ("army_step i0,0 E 1", (0, 0, 1)),
        ("build_bridge explorer0 SW SW-NE", (0, 3, 0)),
        ("wolf_step E", (1, 0, 0)),
        ("buy_speed explorer0", (0, 1, 0)),
        ("remove 0", (0, 2, 0)),
    ],
)
def test_the_costs_of_explorers(line, cost):
    line = line.replace("SW-NE", "NE-SW")
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "shrine", "-1,1": "water", "-2,2": "wood", "-1,0": "gold"}
    mine = player("sequoia", "0,0", (4, 4, 4), villagers=["0,0"], farmhouses=["0,0:5"])
    state = table(tiles, mine, player("emma", None), options=FFA, wolf={"owner": 0, "at": "0,0"})
    act(state, line)
    assert tuple(4 - left for left in hand(state)) == cost


@pytest.mark.rule("ED-R03", "ED-R273", "ED-R151", "ED-179")
@pytest.mark.parametrize(
    ("line", "doubloons", "cards"),
    [
        ("build_hideout thiefA 3", 1, (0, 0, 0)),
        ("build_outpost thiefA 3", 1, (0, 0, 0)),
        ("remove 0", 1, (0, 0, 0)),
        ("buy_thief i0,0", 2, (0, 0, 0)),
        ("buy_offering thiefA 0", 3, (0, 0, 0)),
        ("mint wood", -1, (0, 2, 0)),
        ("build_bridge thiefA SW NE-SW", 0, (0, 3, 0)),
    ],
)
def test_the_costs_of_the_thieves(line, doubloons, cards):
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "shrine", "-1,1": "water", "-2,2": "wood", "-1,0": "gold"}
    band = thieves(["0,0"], (4, 4, 4), doubloons=3, outposts=["0,0:5"])
    state = table(tiles, player("emma", None), band, turn=1, options=THIEVES)
    act(state, line)
    assert (3 - written(state, "doubloons"), tuple(4 - left for left in hand(state, 1))) == (doubloons, cards)


@pytest.mark.rule("ED-R274", "ED-R275", "ED-201", "ED-164")
def test_the_faces_of_the_titan_die_and_the_thief_die():
    state = titan_turn(player(at="2,-1"), player("emma", None))
    assert {GAME.named(code): weight for code, weight in state.chances()} == {
        "titan_die 1": 3,
        "titan_die 2": 2,
        "titan_die 3": 1,
    }
    band = table(LAND, player("pedro", "2,-1"), thieves(["0,0"]), turn=1, task=[["choose"]], options=THIEVES)
    act(band, "steal")
    assert [weight for _, weight in band.chances()] == [1, 1, 1]
    assert [dict(GAME.actions.decode(code).params)["face"] for code, _ in band.chances()] == [1, 2, 3]


# what is seen at the table


def facts(state, of, seat=None):
    return {fact["id"]: fact for fact in GAME.scene(state, seat)["seats"][of]["facts"]}


@pytest.mark.rule("ED-239", "ED-238")
@pytest.mark.parametrize(("done", "left"), [(0, "1, 3 turns"), (2, "1, 1 turn")])
def test_turns_left_for_important_tiles_are_seen_by_all(done, left):
    mine = player(important={"shrine": 1}, turns=done)
    state = table(FIELD, mine, player("emma", None), options={"hardcore_tiles": True})
    assert facts(state, 0, seat=1)["important0"]["title"] == left
    assert "important1" not in facts(state, 1)
    titles = [zone["title"] for zone in GAME.scene(state, 0)["zones"] if zone["id"] == "important"]
    assert titles == [f"Your important tiles: {left.split(', ')[1]} left"]


@pytest.mark.rule("ED-106", "ED-113", "ED-140")
def test_each_explorers_ability_is_seen_at_the_table():
    state = table(FIELD, player("stella"), player("yanga", "1,0"), thieves(), options=THIEVES)
    assert facts(state, 0)["ability0"]["title"] == "1 more speed each turn."
    assert facts(state, 1)["ability1"]["title"] == "Attacks from 2 tiles away, at no risk."
    assert "ability2" not in facts(state, 2)


@pytest.mark.rule("ED-244", "ED-R188", "ED-R203")
@pytest.mark.parametrize(
    ("explorer", "options", "text"),
    [
        ("nicolas", {"mode": "ffa"}, "May roll both golden dice again, once a turn."),
        (
            "nicolas",
            {"mode": "ffa", "hardcore_turn": True},
            "May roll all battle dice of his side again, once a battle.",
        ),
        ("hector", {"mode": "ffa", "hector_villagers": "six"}, "One villager more than others."),
        ("hector", {"mode": "solo"}, "One villager more than others."),
        ("hector", {"mode": "solo", "hector_villagers": "six"}, "No villager more than others, alone."),
    ],
)
def test_abilities_are_told_as_the_table_plays_them(explorer, options, text):
    others = () if options["mode"] == "solo" else (player("emma", None),)
    state = table(FIELD, player(explorer), *others, options=options)
    assert facts(state, 0)["ability0"]["title"] == text


def pieces_on(state, name):
    return [piece["icon"] for piece in GAME.scene(state, None)["pieces"] if piece["space"] == f"i{name}"]


@pytest.mark.rule("ED-46", "ED-221", "ED-R189")
def test_a_shrine_piece_stands_on_each_shrine_that_is_found():
    tiles = FIELD | {"0,1": "shrine"}
    assert pieces_on(table(tiles, player(), player("emma", None)), "0,1") == ["shrine_piece"]
    assert pieces_on(table(tiles, player(owns=6)), "0,1") == []


def track(state):
    zone = next(zone for zone in GAME.scene(state, None)["zones"] if zone["id"] == "turn")
    return {item["id"]: (item.get("at", 0), item["steps"]) for item in zone.get("items", ())}


@pytest.mark.rule("ED-170", "ED-171")
def test_the_speed_each_thief_has_left_is_seen():
    state = table(LAND, player("pedro", "2,-1"), thieves(["0,0", "0,1"]), turn=1, options=THIEVES)
    act(state, *("move thiefA E", "move thiefA W") * 2)
    assert track(state) == {"speed8": (0, 4), "speed9": (4, 4)}


@pytest.mark.rule("ED-241")
def test_the_turn_points_left_are_seen():
    options = {"hardcore_turn": True}
    pedro = player("pedro", speed=0)
    state = table(FIELD, pedro, player("emma", None), on_turn=None, task=[["turn", 0]], options=options)
    assert track(state) == {"points0": (6, 6)}
    act(state, "gather 0 0 4")
    assert track(state) == {"speed0": (2, 6)}


# the presets


MODES = [
    *((seats, "base_ffa") for seats in (2, 3, 4)),
    *((seats, "ffa") for seats in range(2, 7)),
    *((seats, "ffa_thieves") for seats in range(2, 8)),
    *((seats, "teams") for seats in (4, 6, 8)),
    *((seats, "teams_thieves") for seats in (3, 5, 7)),
    (1, "solo"),
]


@pytest.mark.parametrize("preset", ["recommended", "printed"])
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_every_mode_plays_with_both_presets(seats, mode, preset):
    """Some plies by lot, every position written and read again now and then."""
    state, rng = GAME.new(seats, **GAME.preset(preset) | {"mode": mode}), tavola.Rng(seats)
    for ply in range(250):
        if state.actor == tavola.OVER:
            break
        state.play(state.sample(rng))
        if ply % 50 == 49:
            assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
            assert GAME.dump(state.imagine(0, rng))["seats"] == seats


def test_an_older_record_plays_as_it_was_played():
    """Positions of the first version have what was the rule then."""
    state = table(FIELD, player(), player("emma", None))
    older = GAME.load(GAME.dump(state) | {"rules": "1", "options": {}})
    before = {"cave_in_placer": "opponent", "cave_in_doubloons": "two", "reroll_rights": "one_moment"}
    assert before.items() <= GAME.options_of(older).items()
    assert GAME.options_of(state)["reroll_rights"] == "separate"
