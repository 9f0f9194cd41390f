"""What bots go by: how positions look, and what follows before they are looked at."""

import tavola
from tavola.games.el_dorado.actions import DISCOVER, END_TURN, MOVE
from tavola.kernel.following import answered, calm
from tavola.kernel.state import CHANCE, QUIET

from .table import act, player, table

LAND = {"0,0": "food", "1,0": "gold", "1,-1": "wood", "2,0": "gold", "2,-1": "shrine", "3,-1": "food", "3,0": "wood"}
ALL = (2, 2, 2)


def pair(hand=(0, 0, 0), at="0,0", rival=(0, 0, 0), **more):
    return table(LAND, player("hector", at, hand, **more), player("stella", "3,0", rival))


def test_cards_of_a_type_that_an_offering_lacks_look_better_than_more_of_the_same():
    assert pair((2, 2, 0)).estimate(0) > pair((4, 0, 0)).estimate(0) > pair((2, 0, 0)).estimate(0)


def test_the_nearer_the_shrine_the_better_it_looks_with_the_price_in_hand():
    near, far = pair(ALL, "1,0"), pair(ALL, "0,0")
    assert near.estimate(0) > far.estimate(0)


def test_an_offering_looks_better_than_its_price():
    before = pair(ALL, "1,0")
    after = act(before.clone(), "buy_offering explorer0 0")
    assert after.estimate(0) > before.estimate(0)


def test_ways_go_around_the_water():
    dry = {"0,0": "food", "1,0": "gold", "0,1": "wood", "2,0": "shrine"}
    wet = dry | {"1,0": "water", "1,1": "wood"}
    people = player("hector", "0,0", ALL), player("stella", "0,0")
    assert table(dry, *people).estimate(0) > table(wet, *people).estimate(0)


def test_exploring_is_good_for_everybody():
    few, many = pair(), table(LAND | {"4,-2": "shrine", "4,-1": "entrance"}, *people())
    assert all(more > less for more, less in zip(many.estimates(), few.estimates(), strict=True))


def people():
    return player("hector", "0,0"), player("stella", "3,0")


def test_a_rival_about_to_win_looks_worse_than_one_who_is_not():
    assert pair(rival=ALL).estimate(0) < pair().estimate(0)


def test_a_tile_that_is_drawn_is_laid_before_anybody_judges():
    state = table(LAND, *people())
    state.play(DISCOVER.code(0))
    assert answered(state) == CHANCE
    tiles = len(state.laid)
    assert calm(state, tavola.Rng(1)) == 1
    assert (len(state.laid), state.follows()) == (tiles + 1, QUIET)


def test_a_battle_is_fought_before_anybody_judges():
    state = table(LAND, player("hector", "2,0"), player("stella", "3,0"))
    state.play(MOVE.code(0, 0))
    assert calm(state, tavola.Rng(2)) == 2
    assert state.at[0] == -1 or state.at[1] == -1 or state.fixed[0] == 1


def test_the_dice_of_the_next_turn_are_not_waited_for():
    state = table(LAND, *people())
    state.play(END_TURN.first)
    assert (state.actor, state.follows()) == (CHANCE, QUIET)
