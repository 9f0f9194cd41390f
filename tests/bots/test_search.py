"""The search finds what can be found, keeps its budget, and knows only what its seat knows."""

import signal
from itertools import count

import pytest

import tavola
from bots.tiny import GUESS_0, GUESS_1, PEEK, Drawn, Envelope, Fair, Sealed, Treadmill, asks, over, rolls
from tavola.bots.levels import bot
from tavola.bots.nodes import ROOT
from tavola.bots.search import Search
from tavola.bots.tree import FAN, Tree

WON, LOST = over(1, 0), over(0, 1)
SEARCH = "search:iterations=400"


def test_it_takes_a_win_in_one():
    game = asks(0, a1=asks(1, a1=WON, a2=LOST), a2=LOST, a3=WON)
    assert bot(SEARCH).decide(Drawn(2, game), 0) == 3


def test_it_avoids_a_loss_that_the_other_would_choose():
    """On average 1 looks better, but the other seat chooses."""
    game = asks(0, a1=asks(1, a1=LOST, a2=WON, a3=WON, a4=WON), a2=asks(1, a1=over(0.4, 0.6), a2=over(0.5, 0.5)))
    assert bot(SEARCH).decide(Drawn(2, game), 0) == 2


@pytest.mark.parametrize(("weight", "best"), [(4, 2), (8, 1)])
def test_it_weighs_chance_by_its_weights(weight, best):
    """Sure 0.7 against a win on `weight` outcomes of ten."""
    sure = over(0.7, 0.3)
    game = asks(0, a1=rolls((weight, WON), (10 - weight, LOST)), a2=sure)
    assert bot("search:iterations=2000").decide(Drawn(2, game), 0) == best


def test_it_learns_the_mean_of_a_chance_event():
    game = asks(0, a1=rolls((1, over(0.9, 0.1)), (3, over(0.1, 0.9))), a2=over(0, 1))
    tree = Tree(Drawn(2, game), 0, tavola.Rng(1), 1.0)
    tree.grow(4000)
    gamble = tree.nodes.children(ROOT)[0]
    assert tree.nodes.mean(gamble, 0) == pytest.approx(0.3, abs=0.02)


def test_a_fan_too_wide_to_keep_apart_is_judged_as_a_whole():
    wide = rolls(*((1, WON if i % 5 else LOST) for i in range(4 * FAN)))
    tree = Tree(Drawn(2, asks(0, a1=wide, a2=over(0.7, 0.3))), 0, tavola.Rng(1), 1.0)
    tree.grow(2000)
    assert tree.best() == 1
    assert len(tree.nodes.children(tree.nodes.children(ROOT)[0])) == FAN + 1


class Coin(Drawn):
    """Outcomes 0 and 1 are the same to it."""

    def clone(self):
        return Coin(self.seats, self.node)

    def alike(self, outcome):
        return 0 if outcome == 1 else outcome


def test_outcomes_that_are_alike_share_a_node():
    coin = rolls((1, WON), (1, WON), (2, LOST))
    tree = Tree(Coin(2, asks(0, a1=coin, a2=over(0.4, 0.6))), 0, tavola.Rng(1), 2.0)
    tree.grow(1000)
    gamble = tree.nodes.children(ROOT)[0]
    assert [tree.nodes.action[outcome] for outcome in tree.nodes.children(gamble)] in ([0, 2], [2, 0])
    assert tree.nodes.mean(gamble, 0) == pytest.approx(0.5, abs=0.02)


def test_among_three_every_seat_looks_after_itself():
    """Seat 1 gives the win to whom it likes as long as its own share is best."""
    game = asks(
        0, a1=asks(1, a1=over(1, 0, 0), a2=over(0, 0.2, 0.8)), a2=asks(1, a1=over(0.3, 0.6, 0.1), a2=over(1, 0, 0))
    )
    assert bot(SEARCH).decide(Drawn(3, game), 0) == 2


def test_two_decisions_of_one_seat_follow_one_plan():
    game = asks(0, a1=asks(0, a1=LOST, a2=WON), a2=over(0.6, 0.4))
    assert bot("search:iterations=1000").decide(Drawn(2, game), 0) == 1


@pytest.mark.parametrize("spec", ["random", "greedy", "novice", SEARCH])
def test_a_hidden_fact_changes_nothing(spec):
    """The same numbers, the same decisions, whatever the envelope holds."""
    for seed in range(40):
        first, second = (bot(spec, seed).decide(Sealed(bit), 0) for bit in (0, 1))
        assert first == second


def test_what_an_action_brings_to_light_is_worth_having():
    assert bot(SEARCH).decide(Envelope(1), 0) == PEEK
    assert bot(SEARCH).decide(Envelope(1, peeked=True), 0) == GUESS_1
    assert bot(SEARCH).decide(Envelope(0, peeked=True), 0) == GUESS_0


@pytest.mark.parametrize("iterations", [1, 7, 500])
def test_a_budget_of_iterations_is_kept_exactly(iterations):
    tree = Tree(Envelope(0), 0, tavola.Rng(1), 1.0)
    assert Search(tavola.Rng(1), iterations=iterations).think(tree) == iterations
    assert tree.nodes.visits[ROOT] == iterations


def test_a_budget_of_time_ends_with_the_first_slice_past_it():
    ticks = count()
    search = Search(tavola.Rng(1), ms=30, clock=lambda: next(ticks) * 0.005)
    assert search.think(Tree(Envelope(0), 0, tavola.Rng(1), 1.0)) == 6


def test_slices_grow_only_while_they_are_short():
    ticks = count()
    search = Search(tavola.Rng(1), ms=30, clock=lambda: next(ticks) * 0.003)
    assert search.think(Tree(Envelope(0), 0, tavola.Rng(1), 1.0)) == sum(2**n for n in range(10))


def test_an_interrupt_gets_through_between_slices_and_harms_nothing():
    def clock():
        if next(ticks) == 3:
            raise KeyboardInterrupt
        return 0.0

    ticks, search = count(), Search(tavola.Rng(1), iterations=10**9)
    search.clock = clock
    with pytest.raises(KeyboardInterrupt):
        search.decide(Envelope(0), 0)
    search.iterations = 400
    assert search.decide(Envelope(0), 0) == PEEK


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no interval timer here")
def test_a_signal_ends_an_endless_search():
    def ring(*_):
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        with pytest.raises(KeyboardInterrupt):
            bot("search:iterations=1000000000").decide(tavola.game("adventurers-guard").new(first_player="seat0"), 0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_where_the_estimate_can_be_trusted_a_wide_choice_costs_few_iterations():
    assert bot("search:iterations=2").decide(Fair(), 0) == 49
    assert bot("search:iterations=2").decide(Fair((49,)), 1) == 48


def test_the_only_action_there_is_needs_no_thought():
    search = Search(tavola.Rng(1), iterations=10**9)
    assert search.decide(Drawn(2, asks(1, a5=WON)), 1) == 5


def test_a_search_comes_back_from_a_game_without_an_end():
    assert bot("search:iterations=2").decide(Treadmill(), 0) in (0, 1)
