"""Teams of two."""

import pytest

from games.el_dorado.seen import asked, battle, coin, hand, may, offered, refused, shown, speed, titan, where, written
from games.el_dorado.table import act, dice, player, table
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER

TILES = {"0,0": "gold", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}
TEAMS = {"mode": "teams"}
TWO_WOOD = 2 * 31  # a handful as an agenda has it


def team(mine=None, partner=None, rivals=None, tiles=None, **rest):
    """Stella and Bellona against Tizoc and Emma."""
    rest.setdefault("options", TEAMS)
    others = rivals or (player("tizoc", None), player("emma", None))
    first, second = mine or player("stella", "0,0"), partner or player("bellona", "1,0")
    return table(TILES | (tiles or {}), first, second, *others, **rest)


@pytest.mark.rule("ED-144")
def test_a_team_wins_together():
    tiles = {"0,-1": "shrine", "-1,0": "shrine", "-1,1": "shrine"}
    state = team(player("stella", "0,0", (2, 2, 2), offerings=[1, 2]), tiles=tiles, cave_shrine="explorer1")
    act(state, "buy_offering explorer0 0")
    assert (asked(state), state.returns()) == (OVER, [0.5, 0.5, 0.0, 0.0])


@pytest.mark.rule("ED-146", "ED-147", "ED-R127", "ED-R128", "ED-R230")
def test_the_four_dice_are_shared():
    state = team(on_turn=None, task=[["turn", 0]], speed=0)
    act(state, "roll 1 2", "roll 5 6")
    act(state, "assign 0 0 gather", "assign 1 0 gather")
    assert refused(state, "assign 2 0 gather") == "ED-146"
    act(state, "assign 2 1 speed", "assign 3 1 speed")
    assert (hand(state, 0), hand(state, 1)) == ((0, 0, 3), (0, 0, 0))
    assert (speed(state), speed(state, 1), asked(state)) == (1, 11, 0)


@pytest.mark.rule("ED-R127")
def test_by_option_each_partner_gets_one_of_each():
    state = team(on_turn=None, task=[["turn", 0]], speed=0, options=TEAMS | {"team_dice": "one_each"})
    act(state, "roll 1 2", "roll 5 6", "assign 0 0 gather")
    assert refused(state, "assign 1 0 gather") == "ED-146"


@pytest.mark.rule("ED-148")
def test_abilities_read_the_dice_their_owner_rolled():
    rivals = (player("tizoc", "1,-1", (1, 1, 1)), player("emma", None))
    state = team(player("william", "0,0"), player("laffite", "1,0"), rivals, on_turn=None, task=[["turn", 0]])
    act(state, "roll 3 3", "roll 1 2")
    assert offered(state)[0].startswith("assign")
    state = team(player("william", "0,0"), player("laffite", "1,0"), rivals, on_turn=None, task=[["turn", 0]])
    act(state, "roll 1 2", "roll 3 1")
    assert (asked(state), offered(state)) == (1, ["steal_from 2", "steal_from 3"])


@pytest.mark.rule("ED-150")
def test_farmed_villager_tiles_serve_both():
    mine = player("stella", "0,0", villagers=["1,-1"], farmhouses=["1,-1:1"])
    state = team(mine, on_turn=None, task=[["turn", 0]])
    act(state, "roll 1 1", "roll 1 1", "assign 0 0 gather", "assign 1 1 gather")
    act(state, "assign 2 0 speed", "assign 3 1 speed")
    assert (asked(state), offered(state, "gather")) == (0, ["0 0 1", "0 1 0"])
    act(state, "gather 0 1 0")
    assert (asked(state), offered(state, "gather")) == (1, ["0 1 0", "1 0 0"])


@pytest.mark.rule("ED-151", "ED-R132")
def test_partners_see_each_others_hands():
    state = team(player("stella", "0,0", (1, 0, 0)))
    assert shown(state, 0, "card0-food")
    assert [shown(state, seat, "seen0-food") for seat in range(4)] == [False, True, False, False]


@pytest.mark.rule("ED-152", "ED-156", "ED-R230", "ED-129")
def test_partners_share_without_asking():
    state = team(player("stella", "0,0", (1, 0, 0)), coins={"bavieca": "seat0"}, cave_shrine="explorer0")
    act(state, "share food", "share bavieca", "share cave_shrine")
    assert (hand(state, 1), coin(state, "bavieca"), asked(state)) == ((1, 0, 0), "seat1", 0)
    assert written(state, "cave_shrine") == "explorer1"
    far = team(player("stella", "0,0", (1, 0, 0)), player("bellona", "2,-1"))
    assert refused(far, "share food") == "ED-152"


@pytest.mark.rule("ED-156")
def test_the_curse_cannot_be_passed():
    assert "share curse" not in offered(team(curse="explorer0"))


@pytest.mark.rule("ED-153", "ED-R94")
@pytest.mark.parametrize("both", [True, False])
def test_spoils_are_divided_by_the_captain(both):
    rivals = (player("tizoc", "1,-1", (4, 0, 0)), player("emma", None))
    state = team(player("stella", "0,0", villagers=["0,0"]), player("bellona", "1,0"), rivals)
    act(state, "move explorer0 NE")
    if both:
        act(state, "move explorer1 NW")
    elif asked(state) == 0:
        act(state, "done")
    dice(state, *[6] * battle(state, "to_roll"), 1)
    act(state, "give 2 0 0")
    if both:
        act(state, "divide 1 0 0")
    assert (hand(state, 0), hand(state, 1)) == (((1, 0, 0), (1, 0, 0)) if both else ((2, 0, 0), (0, 0, 0)))


@pytest.mark.rule("ED-153", "ED-R94")
def test_others_do_not_know_what_is_divided():
    """Two of five cards that the captain holds: who does not see the hands imagines any two."""
    mates = (player("stella", "0,0", (2, 3, 0)), player("bellona", "1,0", (0, 0, 2)))
    state = team(*mates, task=[["divide", 0, TWO_WOOD]])
    divided = []
    for seed in range(40):
        imagined = state.imagine(2, Rng(seed))
        divided.append(to_divide(imagined))
        act(imagined, "divide 0 0 0")
        assert min(hand(imagined, 0) + hand(imagined, 1)) >= 0
    assert len(set(divided)) > 2
    assert {sum(cards) for cards in divided} == {2}
    assert to_divide(state.imagine(1, Rng(1))) == (0, 2, 0)


def to_divide(state):
    """The cards the captain may hand out, at most."""
    return max(tuple(map(int, each.split())) for each in offered(state, "divide"))


@pytest.mark.rule("ED-R230")
def test_partners_hand_over():
    state = team(player("stella", "0,0", (0, 2, 0)))
    assert may(state, "hand_over")
    act(state, "hand_over")
    assert asked(state) == 1
    act(state, "move explorer1 W", "hand_over")
    assert refused(state, "hand_over") == "ED-R230"
    act(state, "end_turn")
    assert asked(state) == 1
    act(state, "end_turn")
    assert written(state, "on_turn") == 1


@pytest.mark.rule("ED-R126")
def test_the_captain_decides_in_battle_windows():
    rivals = (player("tizoc", None, villagers=["1,-1"]), player("emma", None, (0, 0, 1)))
    state = team(rivals=rivals)
    act(state, "move explorer0 NE", "done")
    assert asked(state) == 2
    act(state, "flee E 1")
    assert hand(state, 3) == (0, 0, 0)


@pytest.mark.rule("ED-36", "ED-R27", "ED-R126")
@pytest.mark.parametrize(("captain", "bought"), [((0, 0, 1), False), ((1, 0, 0), True)])
def test_an_army_step_in_a_window_is_bought_by_whoever_pays_it(captain, bought):
    red = (player("pedro", "2,-1", captain, villagers=["1,0"]), player("victoria", "2,-1", (6, 4, 1)))
    green = (player("emma", "0,0"), player("tizoc", "0,0"))
    state = table(TILES, *green, *red, options=TEAMS)
    act(state, "move explorer0 SE", "off_attack i1,0 SW 1")
    assert written(state, "bought") is bought


@pytest.mark.rule("ED-145", "ED-R223")
def test_the_partner_of_a_buried_starter_is_placed_with_him():
    white = (player("stella", None, placed_by=2), player("bellona", None))
    state = table(
        TILES, *white, player("tizoc", "0,0"), player("emma", None), turn=1, round=1, options={"mode": "teams"}
    )
    act(state, "end_turn")
    assert (asked(state), where(state, 3)) == (2, "0,0")
    act(state, "place_explorer i1,0", "place_explorer i1,-1")
    assert (where(state, 0), where(state, 1)) == ("1,0", "1,-1")


@pytest.mark.rule("ED-R230")
def test_an_idle_turn_is_not_handed_over_and_back_for_ever():
    state = team()
    act(state, "hand_over", "hand_over")
    assert (asked(state), refused(state, "hand_over")) == (0, "ED-R230")
    act(state, "move explorer0 E", "hand_over")
    assert asked(state) == 1


@pytest.mark.rule("ED-R182")
def test_the_finder_of_a_cave_in_gets_what_the_buried_titan_had():
    tiles = {"0,0": "entrance", "c0,0": "exit", "c1,0": "empty"}
    state = team(partner=player("bellona", "c1,0"), tiles=tiles, titan="c0,0", seat=1, coins={"bavieca": "titan"})
    act(state, "discover explorer1", "draw cave_in")
    assert (titan(state), coin(state, "bavieca"), speed(state, 1)) == (None, "seat1", 3)
