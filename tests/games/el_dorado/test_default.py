"""What is played for a seat whose time is up."""

import pytest

from games.el_dorado.seen import hand, offered
from games.el_dorado.table import act, dice, player, table, thieves
from tavola.games.el_dorado import GAME
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER

TILES = {"0,0": "garden", "1,0": "food", "1,-1": "wood", "0,1": "gold", "2,-1": "food"}
THIEVES = {"mode": "ffa_thieves"}


def played(state, seed=1):
    """What is played by default, by name."""
    return GAME.named(GAME.default(state, Rng(seed)))


def test_the_turn_ends():
    assert played(table(TILES, player("pedro", "0,0", (2, 2, 2)), player("emma", "1,0"))) == "end_turn"


def test_the_higher_die_gathers():
    state = table(TILES, player("pedro", "0,0"), player("emma", "1,0"), on_turn=None, task=[["turn", 0]])
    act(state, "roll 2 5")
    assert played(state) == "set_speed 0"


def test_cards_are_gathered_alike_whatever_the_hand_holds():
    for held in ((2, 0, 1), (0, 3, 0)):
        state = table(TILES, player("pedro", "0,0", held), player("emma", "1,0"), on_turn=None, task=[["turn", 0]])
        act(state, "roll 3 3")
        assert played(state) == "gather 1 1 1"


def test_cards_are_surrendered_by_lot():
    state = table(TILES, player("pedro", "0,0", (6, 4, 0)), player("emma", "1,0"))
    act(state, "end_turn")
    assert {played(state, seed) for seed in range(40)} == {"surrender food", "surrender wood"}


def test_an_offer_is_refused_and_a_window_passed():
    blue = player("emma", "1,0", (0, 0, 1), villagers=["1,0"])
    state = table(TILES, player("pedro", "0,1", (1, 0, 0)), blue)
    act(state, "move explorer0 NW")
    assert played(state) == "pass"
    act(state, "pass", "offer 1 1-food nothing")
    assert played(state) == "refuse"


def test_a_declared_offering_is_still_paid_after_an_attack():
    blue = player("emma", None, (0, 0, 1), villagers=["0,1"])
    state = table(TILES | {"0,-1": "shrine"}, player("pedro", "0,0", (2, 2, 2)), blue)
    act(state, "buy_offering explorer0 0", "off_attack i0,1 NW 1")
    dice(state, 1, 6, 6)
    assert offered(state) == ["pay_offering", "withdraw"]
    assert played(state) == "pay_offering"


def test_who_has_set_out_for_a_battle_goes_on():
    mine = player("pedro", "0,1", (0, 0, 3), villagers=["2,-1", "1,-1"])
    state = table(TILES, mine, player("emma", None, villagers=["0,0"]))
    act(state, "move explorer0 NW", "army_step i2,-1 SW 1")
    assert "army_step i1,-1 SW 1" in offered(state)
    assert played(state) == "army_step i1,0 W 1"


def test_half_a_hand_is_drawn_by_lot():
    state = table(TILES, player("pedro", "0,0", (3, 2, 0)), player("emma", None, villagers=["1,0"]))
    act(state, "move explorer0 E")
    dice(state, 1, 1, 6)
    assert {played(state, seed) for seed in range(40)} == {"give 2 0 0", "give 1 1 0", "give 0 2 0"}


def test_the_thieves_take_gold_and_rob_the_largest_hand():
    rich = player("emma", "1,0", (3, 1, 0))
    state = table(TILES, player("pedro", "0,1", (1, 0, 0)), rich, thieves(["0,0"]), turn=2, options=THIEVES,
                  on_turn=None, task=[["turn", 2]])  # fmt: skip
    assert played(state) == "take_gold"
    act(state, "steal", "thief_die 3")
    assert played(state) == "set_reach 0"
    act(state, "set_reach 0")
    assert played(state) == "rob 1"
    act(state, "rob 1")
    assert played(state) == "take 3 1 0"


@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (3, "base_ffa"), (4, "ffa_thieves"), (5, "teams_thieves")])
def test_it_is_always_legal(seats, mode):
    """Each seat in turn is away for a while; the others play at random."""
    state, rng = GAME.new(seats, mode=mode), Rng(seats)
    for _ in range(900):
        if state.actor == OVER:
            return
        away = state.actor >= 0 and rng.below(3) == 0
        state.play(GAME.default(state, rng) if away else state.sample(rng))
    assert min(hand(state)) >= 0
