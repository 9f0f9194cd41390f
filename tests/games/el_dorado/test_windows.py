"""Who is asked when, by public facts alone."""

import pytest

from games.el_dorado.seen import asked, hand, may, offered, refused, written
from games.el_dorado.table import act, dice, holding, player, table, thieves
from tavola.kernel.state import CHANCE

LINE = {"0,0": "gold", "1,0": "food", "2,0": "wood", "3,0": "gold", "2,-1": "food"}


@pytest.mark.rule("ED-R69")
def test_a_target_that_went_and_came_back_is_a_new_one():
    blue = player("emma", None, (1, 0, 0), villagers=["0,0"])
    state = table(LINE, player("pedro", "1,0"), blue, task=[["explore", 0, -1]])
    assert asked(state) == 1
    act(state, "pass", "move explorer0 E")
    assert asked(state) == 0
    act(state, "move explorer0 W")
    assert asked(state) == 1


@pytest.mark.parametrize(("cards", "seat"), [((3, 2, 2), 0), ((3, 2, 0), CHANCE)])
@pytest.mark.rule("ED-R65", "ED-R212")
def test_an_offering_goes_on_if_the_number_of_cards_allows_it(cards, seat):
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "shrine", "0,-1": "wood"}
    blue = player("emma", None, (0, 0, 1), villagers=["1,0"])
    state = table(tiles, player("pedro", "0,0", (2, 2, 2)), blue, task=[["explore", 0, 0]])
    act(state, "buy_offering explorer0 0", "off_attack i1,0 W 1")
    state = holding(state, 0, *cards)
    dice(state, 1, 6, 6)
    if seat == CHANCE:
        assert not offered(state, "pay_offering")
        assert offered(state, "end_turn") == [""]
    else:
        assert asked(state) == 0
        assert offered(state) == ["pay_offering", "withdraw"]


@pytest.mark.rule("ED-R78")
def test_food_a_wolf_under_way_needs_is_not_exchanged():
    mine = player("pedro", "2,-1", (6, 0, 0))
    state = table(LINE, mine, player("emma", "3,0"), options={"mode": "ffa"}, wolf={"owner": 0, "at": "1,0"}, speed=3)
    act(state, "move explorer0 SE", "move explorer0 E", "wolf_step E")
    assert refused(state, "exchange food wood") == "ED-R78"
    state = act(holding(state, 0, 6, 0, 0), "exchange food wood")
    assert hand(state) == (1, 1, 0)


@pytest.mark.rule("ED-R230")
def test_an_offer_counts_as_an_action_before_handing_over():
    tiles = {"0,0": "gold", "1,0": "food"}
    mine = (player("stella", "0,0", (1, 0, 0)), player("bellona", "0,0", acted=True))
    state = table(tiles, *mine, player("emma", "1,0"), player("tizoc", None), options={"mode": "teams"})
    assert refused(state, "hand_over") == "ED-R230"
    act(state, "offer 2 1-food nothing", "refuse", "hand_over")
    assert asked(state) == 1


@pytest.mark.rule("ED-R46", "ED-137")
def test_no_ebb_from_a_bridge():
    ring = ["0,-1", "1,-1", "1,1", "0,1", "-1,1", "-1,0", "2,-1", "3,-1", "3,0", "2,1"]
    tiles = {"0,0": "gold", "1,0": "water", "2,0": "gold"} | dict.fromkeys(ring[:8], "water") | {
        "3,0": "shrine", "2,1": "shrine"}  # fmt: skip
    bridge = {"at": "1,0", "ends": "E-W"}
    state = table(tiles, player("pedro", "1,0"), player("emma", None), options={"mode": "ffa"}, bridge=bridge)
    assert refused(state, "ebb explorer0 NE") == "ED-R46"
    act(state, "move explorer0 W")
    assert not may(state, "discover explorer0")
    act(state, "ebb explorer0 NE")
    assert may(state, "discover explorer0")


@pytest.mark.rule("ED-R235", "ED-R212")
def test_the_thieves_are_not_asked_about_an_offering_they_cannot_pay():
    tiles = {"0,0": "gold", "1,0": "food", "1,-1": "shrine", "0,-1": "wood", "0,1": "gold"}
    blue = player("emma", None, (0, 0, 1), villagers=["0,1"])
    state = table(tiles, blue, thieves(["0,0", "1,0"], doubloons=3), turn=1, options={"mode": "ffa_thieves"})
    act(state, "buy_offering thiefB 0", "off_attack i0,1 NW 1", "done")
    dice(state, 6, 1, 1, 1)
    assert (written(state, "doubloons"), asked(state), offered(state, "withdraw")) == (2, 1, [])
    assert refused(state, "buy_offering thiefB 0") == "ED-50"


@pytest.mark.rule("ED-135", "ED-R58", "ED-R218")
def test_a_bridge_is_not_removed_from_the_secret_exit():
    tiles = {"0,0": "entrance", "1,0": "water", "2,0": "gold", "c0,0": "exit", "c1,0": "secret_exit", "c1,-1": "empty"}
    state = table(tiles, player("pedro", "c1,0", (0, 3, 0)), player("emma", None), options={"mode": "ffa"},
                  bridge={"at": "1,0", "ends": "E-W"})  # fmt: skip
    assert may(state, "move explorer0 out-E")
    assert refused(state, "remove_bridge") == "ED-135"
    act(state, "move explorer0 out-E", "move explorer0 E", "remove_bridge")
    assert written(state, "bridge") is None


@pytest.mark.rule("ED-R69", "ED-65")
def test_the_first_card_of_a_side_by_a_gift_opens_its_window():
    blue = player("emma", "1,0", villagers=["1,0"])
    state = table(LINE, player("pedro", "0,0", (0, 0, 1)), blue)
    act(state, "offer 1 1-gold nothing", "accept")
    assert (asked(state), offered(state)) == (1, ["off_attack i1,0 W 1", "pass"])


@pytest.mark.parametrize(("at", "seat"), [("0,0", CHANCE), ("1,0", 0)])
@pytest.mark.rule("ED-R212", "ED-R131")
def test_sequoia_is_asked_only_if_she_or_a_partner_near_her_could_buy_speed(at, seat):
    mine = (player("sequoia", at, speed=0), player("yanga", "1,0", (1, 0, 0)))
    state = table(LINE, *mine, player("emma", "2,0"), player("tizoc", None), options={"mode": "teams"}, seat=1)
    act(state, "move explorer1 E")
    assert asked(state) == seat


@pytest.mark.rule("ED-R86")
def test_sequoia_buys_no_speed_for_a_battle_she_cannot_reach():
    mine = player("sequoia", "0,0", (0, 2, 2), villagers=["2,-1", "3,0"])
    blue = player("emma", "2,0", villagers=["1,0"])
    state = table(LINE, mine, blue, options={"mode": "ffa"})
    act(state, "army_step i3,0 W 1")
    assert refused(state, "buy_speed explorer0") == "ED-R78"
    assert offered(state) == ["army_step i2,-1 SE 1", "done"]
