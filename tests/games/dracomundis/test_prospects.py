"""How positions look to a bot: signs and sums, no more."""

import pytest

import tavola

from .valley import GAME, at, placed


def looks(*tokens, **more):
    return at(*tokens, **more).estimate(0)


def test_shares_add_up_to_one():
    rng = tavola.Rng(3)
    for seats in (2, 3, 4):
        state = GAME.new(seats)
        while state.actor != tavola.OVER:
            assert sum(state.estimates()) == pytest.approx(1.0)
            state.play(state.sample(rng))


def test_an_even_start_looks_even():
    state = placed(2, 0)
    assert list(state.estimates()) == pytest.approx([0.5, 0.5])


def test_better_positions_look_better():
    calm = looks("A explorer h4 N", "B explorer k7 N")
    assert looks("A explorer h4 N", "B explorer k7 N", won={"A": ["B dragon"]}) > calm
    assert looks("A jungle h4", "A explorer h4 N", "B explorer k7 N") > calm
    assert looks("A explorer h4 N", "B explorer k7 N", "B dragon h5 N") < calm
    assert looks("A explorer h4 N", "B explorer k7 N", "A campsite g1 down", "A tiger g2 down") < calm


def test_a_journalist_beside_an_open_camp_is_worth_more_than_one_far_away():
    rest = ("B campsite k5", "A explorer g1 N", "B explorer g8 N")
    assert looks("A journalist k4 N", *rest) > looks("A journalist h2 N", *rest)
    guarded = ("B hunter k5 N",)
    assert looks("A journalist k4 N", *rest) > looks("A journalist k4 N", *rest[:1], *guarded, *rest[1:])


def test_the_lead_counts_more_towards_the_end():
    board = ("A explorer h4 N", "B explorer k7 N")
    assert looks(*board, hidden=1, won={"A": ["B sherpa"]}) > looks(*board, hidden=12, won={"A": ["B sherpa"]}) > 0.5
