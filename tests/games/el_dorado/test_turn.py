"""The turn: dice, cards, abilities, trade."""

import pytest

from games.el_dorado.seen import (
    asked,
    hand,
    may,
    offered,
    public_facts,
    refused,
    shown,
    speed,
    strength,
    weights,
    written,
)
from games.el_dorado.table import act, player, table
from tavola.kernel.state import CHANCE, OVER

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "garden"}


def rolling(mine, other=None, **rest):
    """Seat 0 before its roll."""
    rest.setdefault("task", [["turn", 0]])
    return table(TILES, mine, other or player("stella", "1,-1"), on_turn=None, speed=0, **rest)


@pytest.mark.rule("ED-25", "ED-26")
def test_turns_go_clockwise():
    state = table(TILES, player(), player("stella", "1,-1"), player("emma", "1,0"))
    act(state, "end_turn")
    assert (written(state, "on_turn"), asked(state)) == (1, CHANCE)
    act(state, "roll 2 3")
    assert refused(state, "end_turn") == "ED-27"


@pytest.mark.rule("ED-27", "ED-28")
def test_one_die_is_speed_and_the_other_gathers():
    state = rolling(player("pedro", "0,0"))
    act(state, "roll 2 5")
    assert offered(state) == ["set_speed 0", "set_speed 1"]
    act(state, "set_speed 0")
    assert (speed(state), hand(state)) == (2, (0, 0, 5))


@pytest.mark.rule("ED-27")
def test_equal_dice_leave_no_choice():
    state = act(rolling(player("pedro", "0,0")), "roll 4 4")
    assert (speed(state), hand(state)) == (4, (0, 0, 4))


@pytest.mark.rule("ED-28", "ED-29", "ED-30", "ED-32", "ED-R15")
def test_a_garden_gives_any_mix():
    state = act(rolling(player("pedro", "0,1")), "roll 2 3", "set_speed 0")
    assert refused(state, "gather 1 1 0") == "ED-28"
    act(state, "gather 1 1 1")
    assert hand(state) == (1, 1, 1)


@pytest.mark.rule("ED-31", "ED-R17", "ED-R18")
def test_villager_and_farmhouse_farm_a_tile():
    mine = player("pedro", "0,0", villagers=["1,0", "1,-1"], farmhouses=["1,0:5"])
    state = act(rolling(mine, player("stella", "1,0")), "roll 2 3", "set_speed 0")
    assert refused(state, "gather 0 3 0") == "ED-29"
    act(state, "gather 2 0 1")
    assert hand(state) == (2, 0, 1)


@pytest.mark.rule("ED-33", "ED-R16")
def test_the_entrance_produces_nothing():
    tiles = {"0,0": "entrance", "1,0": "food"}
    state = table(tiles, player(), player("stella", "1,0"), on_turn=None, task=[["turn", 0]])
    act(state, "roll 2 3", "set_speed 0")
    assert hand(state) == (0, 0, 0)


@pytest.mark.rule("ED-R12", "ED-R15")
def test_an_empty_stack_gives_nothing():
    state = rolling(player("pedro", "0,0"), player("stella", "1,-1", (0, 0, 26)))
    act(state, "roll 2 5", "set_speed 0")
    assert hand(state) == (0, 0, 2)


@pytest.mark.rule("ED-34", "ED-R36")
def test_moves_and_purchases_in_any_order():
    state = table(TILES, player("pedro", "0,0", (0, 2, 0)), player("stella", "1,-1"))
    act(state, "move explorer0 E", "build_farmhouse explorer0 5", "move explorer0 W", "end_turn")
    assert written(state, "on_turn") == 1


@pytest.mark.rule("ED-35", "ED-130", "ED-R24")
def test_nine_cards_may_stay():
    state = table(TILES, player("pedro", "0,0", (5, 3, 3)), player("stella", "1,-1"))
    assert not offered(state, "surrender")
    act(state, "end_turn", "surrender food", "surrender wood")
    assert (hand(state), written(state, "on_turn")) == ((4, 2, 3), 1)


@pytest.mark.rule("ED-37", "ED-38", "ED-114")
@pytest.mark.parametrize(("explorer", "rate", "clause"), [("pedro", 5, "ED-37"), ("william", 3, "ED-38")])
def test_the_bank_rate(explorer, rate, clause):
    state = table(TILES, player(explorer, "0,0", (rate - 1, 0, 0)), player("stella", "1,-1"))
    assert refused(state, "exchange food gold") == clause
    state = table(TILES, player(explorer, "0,0", (rate, 0, 0)), player("stella", "1,-1"))
    act(state, "exchange food gold")
    assert hand(state) == (0, 0, 1)


@pytest.mark.rule("ED-39", "ED-R31", "ED-R32", "ED-R33", "ED-R232")
def test_an_offer_is_accepted_or_refused():
    state = table(TILES, player("pedro", "0,0", (2, 0, 0)), player("stella", "1,-1", (0, 0, 1)))
    assert refused(state, "offer 1 1-food 2-food") == "ED-R232"
    act(state, "offer 1 2-food 1-gold")
    assert (asked(state), offered(state)) == (1, ["accept", "refuse"])
    act(state, "accept")
    assert (hand(state, 0), hand(state, 1)) == ((0, 0, 1), (2, 0, 0))
    act(state, "offer 1 1-gold nothing", "refuse")
    assert hand(state, 0) == (0, 0, 1)


@pytest.mark.rule("ED-39", "ED-R34")
def test_trade_needs_neighbours():
    far = {"0,0": "gold", "1,0": "food", "2,0": "wood"}
    state = table(far, player("pedro", "0,0", (2, 0, 0)), player("stella", "2,0", (0, 0, 1)))
    assert refused(state, "offer 1 1-food 1-gold") == "ED-39"


@pytest.mark.rule("ED-R32", "ED-R33")
def test_what_is_wanted_must_be_held():
    state = table(TILES, player("pedro", "0,0", (2, 0, 0)), player("stella", "1,-1", (0, 1, 0)))
    act(state, "offer 1 2-food 1-gold")
    assert offered(state) == ["refuse"]


@pytest.mark.rule("ED-40")
def test_no_trade_in_a_battle():
    red = player("pedro", "0,0", (2, 0, 2), villagers=["0,0"])
    state = table(TILES, red, player("stella", "1,0"), player("emma", "1,-1"))
    assert may(state, "offer 2 1-food nothing")
    act(state, "move explorer0 E")
    assert (asked(state), refused(state, "offer 2 1-food nothing")) == (0, "ED-40")
    act(state, "done")
    assert (asked(state), refused(state, "offer 2 1-food nothing")) == (CHANCE, "ED-40")


@pytest.mark.rule("ED-R35", "ED-195")
def test_passing_the_cave_shrine_may_win():
    tiles = TILES | {"2,-1": "shrine", "0,-1": "shrine", "-1,0": "shrine"}
    state = table(tiles, player("pedro", "0,0"), player("stella", "1,-1", offerings=[0, 1, 2]), cave_shrine="explorer0")
    act(state, "offer 1 cave_shrine nothing", "accept")
    assert (asked(state), written(state, "winners")) == (OVER, [1])


@pytest.mark.rule("ED-106", "ED-R19")
def test_stella_has_one_more_speed():
    state = act(rolling(player("stella", "0,0"), player("pedro", "1,-1")), "roll 2 5", "set_speed 0")
    assert speed(state) == 3


@pytest.mark.rule("ED-107", "ED-R240")
def test_bellona_has_a_free_army_step():
    state = table(
        TILES, player("bellona", "0,0", villagers=["0,0"]), player("pedro", "1,-1"), task=[["explore", 0, -1]]
    )
    act(state, "army_step i0,0 E 1")
    assert not offered(state, "army_step")


@pytest.mark.rule("ED-109")
def test_nicolas_may_roll_again_once():
    state = act(rolling(player("nicolas", "0,0")), "roll 1 2")
    assert offered(state) == ["keep_golden", "reroll_golden"]
    act(state, "reroll_golden", "roll 5 6")
    assert offered(state) == ["set_speed 0", "set_speed 1"]


@pytest.mark.rule("ED-110")
def test_tizoc_takes_a_food():
    state = act(rolling(player("tizoc", "0,0")), "roll 2 1", "set_speed 0")
    assert hand(state) == (1, 0, 1)


@pytest.mark.rule("ED-111", "ED-R23", "ED-R37")
def test_emma_looks_at_three_tiles():
    state = act(rolling(player("emma", "0,0")), "roll 2 1", "set_speed 0")
    act(state, "look water", "look gold", "look shrine")
    assert len(offered(state, "order")) == 6
    act(state, "order 5")
    assert written(state, "island")["top"] == [["shrine", [0]], ["gold", [0]], ["water", [0]]]
    act(state, "discover explorer0")
    assert weights(state) == {"shrine": 1}


@pytest.mark.rule("ED-111", "ED-R212")
def test_emma_is_asked_even_if_her_tiles_are_alike():
    state = act(rolling(player("emma", "0,0")), "roll 2 1", "set_speed 0", *["look gold"] * 3)
    assert (asked(state), offered(state)) == (0, ["order 0"])


@pytest.mark.rule("ED-113", "ED-09")
def test_pedro_has_strength_two():
    state = table(TILES | {"2,-1": "shrine"}, player("pedro", "0,0", offerings=[0]), player("stella", "1,-1"))
    assert (strength(state), strength(state, "explorer1")) == (3, 1)


@pytest.mark.rule("ED-115", "ED-R20", "ED-R22")
def test_laffite_steals_for_each_three_and_five():
    state = rolling(player("laffite", "0,0"), player("pedro", "1,0", (1, 1, 0)), task=[["turn", 0]])
    act(state, "roll 3 5")
    assert weights(state) == {"food": 1, "wood": 1}
    act(state, "stolen food", "stolen wood")
    assert hand(state) == (1, 1, 0)


@pytest.mark.rule("ED-115", "ED-R21")
def test_laffite_names_a_player_and_by_option_looks():
    others = (player("pedro", "1,0", (1, 1, 0)), player("emma", "1,-1", (0, 0, 1)))
    options = {"laffite_pick": "choose"}
    state = table(TILES, player("laffite", "0,0"), *others, on_turn=None, task=[["turn", 0]], options=options)
    act(state, "roll 3 1")
    assert offered(state) == ["steal_from 1", "steal_from 2"]
    act(state, "steal_from 1", "pick_card wood")
    assert hand(state) == (0, 1, 0)


@pytest.mark.rule("ED-R209", "ED-R244")
def test_opposite_dice():
    state = rolling(player("pedro", "0,0"), options={"turn_dice": "opposite"})
    assert len(offered(state)) == 6
    assert refused(state, "roll 2 3") == "ED-27"


@pytest.mark.rule("ED-R210")
def test_the_round_limit():
    state = table(TILES, player("pedro", "0,0"), player("stella", "1,-1"), turn=1, options={"round_limit": 2})
    act(state, "end_turn")
    assert (asked(state), *written(state, "winners", "limit_reached")) == (OVER, [0], True)


@pytest.mark.rule("ED-R211")
@pytest.mark.parametrize(("option", "open"), [("hidden", False), ("open", True)])
def test_hands_are_hidden_unless_open(option, open):
    state = table(
        TILES, player("pedro", "0,0", (1, 0, 0)), player("stella", "1,-1"), options={"hand_visibility": option}
    )
    assert shown(state, 1, "seen0-food") is open


@pytest.mark.rule("ED-168")
def test_the_size_of_a_hand_is_open():
    state = table(TILES, player("pedro", "0,0", (1, 2, 0)), player("stella", "1,-1"))
    assert public_facts(state, 1, of=0)["cards0"]["title"] == "3"


@pytest.mark.rule("ED-R32")
def test_offers_may_be_switched_off_or_open_to_all():
    off = table(TILES, player("pedro", "0,0", (2, 0, 0)), player("stella", "1,-1"), options={"trade": "off"})
    assert refused(off, "offer 1 1-food nothing") == "ED-R32"
    open_to_all = {"trade": "any"}
    state = table(TILES, player("pedro", "0,0"), player("stella", "1,-1", (1, 0, 0)), options=open_to_all)
    act(state, "move explorer0 E")
    assert asked(state) == 1
    assert may(state, "offer 0 1-food nothing")
    act(state, "pass")
    assert asked(state) == 0
    none = table(
        TILES, player("pedro", "0,0", (2, 0, 0)), player("stella", "1,-1"), options={"trade_offers_per_turn": 0}
    )
    assert refused(none, "offer 1 1-food nothing") == "ED-R32"


@pytest.mark.rule("ED-R32")
def test_with_trade_open_to_all_a_seat_is_asked_again_only_when_its_partners_change():
    state = table(TILES, player("pedro", "0,0"), player("stella", "1,-1", (3, 0, 0)), options={"trade": "any"})
    act(state, "move explorer0 E", "offer 0 1-food nothing", "refuse")
    assert asked(state) == 0
    act(state, "move explorer0 W")
    assert asked(state) == 0  # she has made her offer, and Pedro is still her only neighbour


@pytest.mark.rule("ED-R32")
def test_with_trade_open_to_all_a_neighbour_who_comes_back_is_a_new_one():
    tiles = {"0,0": "gold", "1,0": "food", "2,0": "wood", "3,0": "gold"}
    state = table(tiles, player("pedro", "1,0"), player("stella", "3,0", (3, 0, 0)), options={"trade": "any"}, speed=4)
    act(state, "move explorer0 E", "pass", "move explorer0 W", "move explorer0 E")
    assert asked(state) == 1
