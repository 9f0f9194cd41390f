"""How a position looks to a bot, and what it says came to light."""

from math import log
from typing import Any

import pytest

from tavola.bots.look import looks
from tavola.bots.minds import judge_of
from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.following import calm
from tavola.kernel.rng import Rng
from tavola.kernel.state import UNSAID

from .board import do, kinds, marching, points, quiet, set_up, unit

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


# what pieces may come to


def waiting(at: str, **more: Any) -> AbandonedFortress:
    """Red's general and a weaker blue one; red chooses what to do."""
    return set_up(p0={"generals": {"general1": unit(at, "IA5", "IA3", card="G01")}, **more}, p1=PREY)


PREY = {"generals": {"general1": unit("G5", "IS1", card="G02")}}


def best(state: AbandonedFortress) -> str:
    """What looks best, one action ahead."""
    seen = looks(state, state.actor, Rng(1), 1, judge_of(state))
    return GAME.named(max(zip(seen, state.imagine(state.actor, Rng(1)).legal(), strict=True))[1])


def test_a_battle_that_can_be_won_at_once_is_marched_to() -> None:
    assert best(waiting("G2")) == "act march"


def test_on_the_march_steps_towards_the_enemy_lose_nothing() -> None:
    state = waiting("G2")
    do(state, "act", action="march")
    do(state, "pick", leader="general1")
    before = state.estimate(0)
    nearer, farther = state.clone(), state.clone()
    do(nearer, "step", direction="down")
    do(farther, "step", direction="up")
    assert nearer.estimate(0) >= before
    assert farther.estimate(0) < before


def test_a_move_that_is_over_was_worth_what_it_came_to() -> None:
    state = waiting("G2")
    do(state, "act", action="march")
    do(state, "pick", leader="general1")
    before = state.estimate(0)
    do(state, "stop")
    assert state.estimate(0) < before


def test_the_crown_is_worth_more_with_points() -> None:
    def gained(tokens: int) -> float:
        have, lack = (set_up(p0=CASTLE | {"tokens": tokens}, crown=crown) for crown in ("0 bastion", None))
        return log(have.estimate(0) / (1 - have.estimate(0))) - log(lack.estimate(0) / (1 - lack.estimate(0)))

    assert gained(50) > gained(0)


def test_who_has_points_and_crown_in_another_turn_is_about_to_win() -> None:
    """Ten points that complete the target are more than any other ten."""
    worth = [set_up(p1=CASTLE_NE | {"tokens": tokens}, crown="1 bastion").estimate(1) for tokens in (50, 60, 70)]
    odds = [log(share / (1 - share)) for share in worth]
    assert odds[2] - odds[1] > 2 * (odds[1] - odds[0])


CASTLE_NE = {"castles": {"bastion": unit("L1", "IP5", "IP3")}}


# what follows


def test_a_battle_is_fought_before_anybody_judges() -> None:
    state = marching(
        p0={"generals": {"general1": unit("B4", "IA5", card="G01")}, "black": {"torn_banner": 1}, "gold": 3},
        p1={"generals": {"general1": unit("B5", "IS1", card="G02")}, "black": {"black_powder": 1}},
    )
    do(state, "attack", space="B5")
    assert "black" in kinds(state)
    assert calm(state, Rng(1)) == 0
    assert (points(state, 0), state.follows()) == (10, UNSAID)


def test_a_secret_is_played_where_it_turns_the_battle() -> None:
    """70 against 80: only with a Night Raid."""
    for black, tens in (("night_raid", 10), ("paid_silence", 0)):
        state = marching(
            p0={"generals": {"general1": unit("B4", "IA5", card="G01")}, "black": {black: 1}, "gold": 3},
            p1={"generals": {"general1": unit("B5", "IP5", "IS1", card="G02")}},
        )
        do(state, "attack", space="B5")
        calm(state, Rng(1))
        assert points(state, 0) == tens
