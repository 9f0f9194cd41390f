"""What is played for a seat whose time is up."""

from collections import Counter

import pytest

import tavola

from .valley import GAME, at, placed, play


def default(state, seed: int = 1) -> str:
    return GAME.named(GAME.default(state, tavola.Rng(seed)))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"dragon_traps": True, "warpath": True, "any_flip_fights": "if_adjacent", "setup_step": 2})],
)
def test_a_game_of_nothing_but_time_running_out_comes_to_its_end(seats, options):
    state, rng = GAME.new(seats, quiet_rounds=4, **options), tavola.Rng(seats)
    while state.actor != tavola.OVER:
        state.play(state.sample(rng) if state.actor == tavola.CHANCE else GAME.default(state, rng))
    assert GAME.outcome(state).reason == "all_revealed"


@pytest.mark.rule("DM-02", "DM-04")
def test_in_setup_token_and_square_are_drawn_by_lot():
    """Whatever fixed order they came in, the others could tell a token by its turn."""
    state = placed()
    picks = Counter(default(state, seed) for seed in range(600))
    assert len(picks) == 13
    assert 40 <= picks["pick dragon"] <= 90  # two of nineteen
    play(state, "pick dragon")
    assert len({default(state, seed) for seed in range(600)}) == 48


@pytest.mark.rule("DM-06")
def test_no_tiger_is_placed_next_to_the_own_camp():
    state = play(placed(), "pick campsite", "place h4", "pick swamp", "place l8", "pick tiger")
    squares = {default(state, seed) for seed in range(600)}
    assert squares == {GAME.named(act) for act in state.legal()} - {
        f"place {cell}" for cell in ("h3", "h5", "g4", "i4")
    }


@pytest.mark.rule("DM-R12", "DM-R13")
def test_a_turn_is_one_harmless_action_and_then_its_end():
    state = at("A explorer h4 N", "A swamp h5 down", "B dragon g4 down")
    assert default(state) == "look g4"  # the own one is known
    assert default(play(state, "look g4")) == "end_turn"
    assert default(at("A ss307 l4 N", "A hunter g1 S")) == "orient g1 N"  # from 3 squares to go to, to 5


@pytest.mark.rule("DM-39", "DM-77")
def test_a_flip_leaves_the_own_camp_and_what_stands_next_to_one_alone():
    state = at("A campsite h1 down", "B swamp k8 down", "B dragon g5 down", "A explorer g4 N", hidden=0, quiet=16)
    assert default(state) == "flip k8"
    assert default(at("A campsite h1 down", "A swamp k8 down", hidden=0)) == "flip k8"


@pytest.mark.rule("DM-23")
def test_an_own_character_faces_the_open_valley_and_a_rival_the_edge():
    state = at("A explorer h4 N", "A hunter h5 down", "B journalist g4 down")
    assert default(play(state, "reveal h5")) == "face E"
    assert default(play(state, "face E", "reveal g4")) == "face W"
