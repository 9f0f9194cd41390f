"""How a position looks to a bot, and what it says came to light."""

import pytest

from tavola.kernel.rng import Rng

from .board import do, marching, quiet, set_up, unit

CASTLE = {"castles": {"bastion": unit("B1", "IP5", "IP3")}}


def test_all_seats_together_expect_one_win() -> None:
    state = set_up(p0=CASTLE, crown="0 bastion")
    assert sum(state.estimate(seat) for seat in range(4)) == pytest.approx(1.0)
    allied = set_up(p0=CASTLE, crown="0 bastion", options={"teams": True})
    assert sum(allied.estimate(seat) for seat in range(4)) == pytest.approx(1.0)
    assert allied.estimate(0) == allied.estimate(2)


@pytest.mark.parametrize(
    "better",
    [
        {"p0": CASTLE | {"tokens": 10}},
        {"p0": CASTLE, "crown": "0 bastion"},
        {"p0": CASTLE | {"walls": ["F1", "F2"]}},
        {"p0": CASTLE | {"cards": ["IA5"]}},
        {"p0": CASTLE | {"gold": 9}},
    ],
)
def test_what_is_good_for_a_seat_raises_its_estimate(better: dict) -> None:
    assert set_up(**better).estimate(0) > set_up(p0=CASTLE).estimate(0)


def test_an_armed_hero_near_the_crown_is_worth_more() -> None:
    near, far = CASTLE | {"at": "F6", "cards": ["IA1"]}, CASTLE | {"at": "B3", "cards": ["IA1"]}
    assert set_up(p0=near).estimate(0) > set_up(p0=far).estimate(0)


def test_a_battle_brings_cards_to_light_and_a_step_does_not() -> None:
    glimpses = set()
    for cards in (["IS1"], ["IS2"], ["IP1"]):
        state = marching(
            p0={"generals": {"general1": unit("B4", "IA5", card="G01")}},
            p1={"generals": {"general1": unit("B5", *cards, card="G02")}},
        )
        do(state, "attack", space="B5")
        glimpses.add(state.glimpse())
        quiet(state)
    assert len(glimpses) == 3
    state = marching(p0={"generals": {"general1": unit("B4", "IA5", card="G01")}})
    do(state, "step", direction="up")
    assert state.glimpse() == 0


def test_what_is_imagined_of_closed_cards_does_not_tilt_the_scales() -> None:
    """A search must compare moves, not the luck of its own guesses."""
    enemy = {"generals": {"general1": unit("L3", "IS1", "IP1", card="G02")}}
    state = set_up(p1=enemy)
    looks = {round(state.imagine(0, Rng(seed)).estimate(0), 9) for seed in range(20)}
    assert len(looks) == 1
