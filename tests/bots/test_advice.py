"""Advice: the best things to do by what a seat may know, and how sure that is."""

import pytest

import tavola
from tavola.bots import futures
from tavola.bots.values import Value, mean, total

LEVEL = "search:iterations=30"
QUICK = tavola.Budget(futures=4, thought=8)
GLANCE = tavola.Budget(futures=4, thought=0)


def positions(slug, seed, most=4):
    """Some positions of a random game where somebody decides among several moves."""
    game, rng, found, every = tavola.game(slug), tavola.Rng(seed), [], 2 if slug == "nim" else 23
    state = game.new(max(2, game.seats[0]))
    for ply in range(every * 8):
        if state.actor == tavola.OVER or len(found) == most:
            break
        if ply % every == every - 1 and state.actor >= 0 and len(state.legal()) > 1:
            found.append(state.clone())
        state.play(state.sample(rng))
    return found


def leaks(slug, budget):
    """Positions whose advice differs in a position the seat cannot tell from them."""
    rng = tavola.Rng(5)
    return [
        state
        for state in positions(slug, 11)
        if tavola.advise(state, state.actor, budget, LEVEL, seed=3)
        != tavola.advise(state.imagine(state.actor, rng), state.actor, budget, LEVEL, seed=3)
    ]


@pytest.mark.parametrize("slug", tavola.games())
def test_advice_is_equal_on_every_position_a_seat_cannot_tell_apart(slug):
    assert positions(slug, 11)
    assert leaks(slug, QUICK) == leaks(slug, GLANCE) == []


@pytest.mark.parametrize("slug", ["dracomundis", "abandoned-fortress"])
def test_a_judge_that_peeps_is_caught(slug, monkeypatch):
    def peeping(state, seat, seed, first, count):
        return [state.clone() for _ in range(count)]

    monkeypatch.setattr(futures, "worlds", peeping)
    assert leaks(slug, GLANCE) != []


def test_the_winning_move_is_advised_and_surely_better():
    game = tavola.game("adventurers-guard")
    record = tavola.Record.read("tests/golden/adventurers-guard/greedy-won-by-capture.json")
    before = list(record.replay())[len(record.actions) - 1]
    advice = tavola.advise(before, before.actor, QUICK, LEVEL)
    assert game.outcome(record.state).winners == (before.actor,)
    assert advice.moves[0].share == Value(1.0)
    assert advice.moves[0].behind == Value(0.0)
    assert all(move.behind.at <= 0 for move in advice.moves)


def test_every_move_is_told_or_counted():
    (state, *_) = positions("adventurers-guard", 11)
    advice = tavola.advise(state, state.actor, QUICK, LEVEL)
    assert len(advice.moves) + advice.others == len(state.legal())
    assert advice.futures == 4


def test_only_the_seat_to_decide_is_advised():
    (state, *_) = positions("adventurers-guard", 11)
    with pytest.raises(tavola.BadOption, match=f"nothing to decide now: seat {state.actor} decides$"):
        tavola.advise(state, 1 - state.actor)
    with pytest.raises(tavola.BadOption, match="seat 0 has nothing to decide now: no seat decides"):
        tavola.advise(tavola.game("adventurers-guard").new(), 0)


def test_one_future_says_nothing_about_how_sure_it_is():
    (state, *_) = positions("adventurers-guard", 11)
    with pytest.raises(tavola.BadOption, match="at least 2 futures a move, not 1"):
        tavola.advise(state, state.actor, 1)


def test_a_band_holds_the_truth_19_times_in_20():
    rng, held = tavola.Rng(1), 0
    for _ in range(400):
        seen = mean([rng.unit() for _ in range(50)])
        held += abs(seen.at - 0.5) <= seen.band
    assert 360 <= held <= 395


def test_bands_of_sums_grow_as_the_root_of_squares():
    assert total([Value(0.1, 0.03), Value(0.2, 0.04)]).at == pytest.approx(0.3)
    assert total([Value(0.1, 0.03), Value(0.2, 0.04)]).band == pytest.approx(0.05, abs=1e-4)
