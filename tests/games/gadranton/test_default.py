"""What is played for a seat whose time is up."""

import pytest

import tavola

from .city import GAME, act, player, two
from .city import at as table


def default(state, seed: int = 1) -> str:
    return GAME.named(GAME.default(state, tavola.Rng(seed)))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_of_nothing_but_time_running_out_comes_to_its_limit(seats):
    state, rng = GAME.new(seats, round_limit=12, choose_thief=True), tavola.Rng(seats)
    while state.actor != tavola.OVER:
        state.play(state.sample(rng) if state.actor == tavola.CHANCE else GAME.default(state, rng))
    assert GAME.outcome(state).reason == "limit"


@pytest.mark.rule("GA-R53")
def test_a_turn_ends():
    assert default(two({"at": "N9", "hand": "hidden_thief"})) == "end_turn"


@pytest.mark.rule("GA-R72")
def test_windows_are_answered_alike_whatever_is_held():
    """Wearing a crown only where it fits would tell a rival which cards the loser of time does not hold."""
    fight = {"guards": {"G1": "N9"}}
    for hand in ("plus_two_attack", "secret_door"):
        state = act(two(None, {"at": "N10", "wears": "red", "hand": hand}, **fight), "fight G1 1 no")
        assert (state.actor, default(state)) == (1, "no")
    wanting = two({"at": "N9", "need": "red"}, {"at": "N10", "wears": "red"})
    assert default(act(wanting, "fight thief 1 no", "fight_dice 6 1")) == "return"


@pytest.mark.rule("GA-29", "GA-R11")
def test_in_passing_the_figure_goes_on_to_a_free_cell():
    players = (player(0, "E7"), player(1, "F7"), player(2, "F8"))
    state = act(table(*players, mover="thief", n=4), "step thief F7")
    assert default(state) == "step thief E7"  # somebody stands on F8
    state.play(GAME.default(state, tavola.Rng(1)))
    assert default(state) == "end_turn"


@pytest.mark.rule("GA-R12")
def test_a_thief_on_a_taken_dot_jumps_to_a_free_one():
    state = act(two({"at": "K16"}, {"at": "K17"}, mover="thief", n=1), "step thief K17")
    state.play(GAME.default(state, tavola.Rng(1)))
    assert default(state) == "end_turn"


@pytest.mark.rule("GA-R49")
def test_the_second_of_two_alike_is_discarded_before_the_least_needed():
    def full(hand: str) -> str:
        return default(two({"hand": hand}, phase="discard"))

    rare = "master_key hidden_thief broken_bow arrow_shot secret_door"
    assert full(f"{rare} thief_found") == "discard thief_found"
    assert full("thief_found guard_awake hidden_thief hidden_thief broken_bow master_key") == "discard hidden_thief"
