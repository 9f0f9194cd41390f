"""GA-90 and GA-R55: winning, and the round limit."""

import pytest

from .city import GAME, act, at, cards, player, refused, seen, two, where


@pytest.mark.rule("GA-90", "GA-R50")
def test_the_win_does_not_wait():
    mine = {"at": "K16", "wears": "red", "delivered": ["orange", "yellow", "green", "blue", "purple"]}
    state = act(two(mine, {"at": "K17"}, mover="thief", n=5), "step thief K17")
    assert (state.actor, cards(state, 0), where(state, 0), where(state, 1)) == (-2, 0, "K17", "K17")
    assert refused(state, "end_turn") == "GA-90"
    assert GAME.outcome(state).scores == (6.0, 0.0)
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


def at_limit(*players):
    """The last draw before the limit; seat 1 has the last turn."""
    state = at(*players, phase="draw", active=1, round=3, options={"round_limit": 3})
    return act(state, "draw secret_door")


@pytest.mark.rule("GA-R55")
@pytest.mark.parametrize(
    ("mine", "rival", "winners"),
    [
        ({"delivered": ["red"]}, {"at": "N9", "wears": "blue"}, (0,)),
        ({"at": "D9", "wears": "red"}, {"keys": "red orange", "need": "red orange"}, (0,)),
        ({"keys": "red", "need": "red"}, {"hand": "master_key"}, (0,)),
        ({"hand": "master_key broken_bow"}, {}, (0,)),
        ({"hand": "master_key"}, {}, (0, 1)),
        ({}, {}, (1,)),
    ],
)
def test_ranking_at_the_limit(mine, rival, winners):
    state = at_limit(player(0, **mine), player(1, **rival))
    outcome = GAME.outcome(state)
    assert (outcome.winners, outcome.reason, outcome.clause) == (winners, "limit", "GA-R55")
    assert state.returns() == [1 / len(winners) if seat in winners else 0 for seat in range(2)]
    assert refused(state, "end_turn") == "GA-R55"


@pytest.mark.rule("GA-R55")
def test_without_a_limit_the_game_goes_on():
    state = at(player(0), player(1), phase="draw", active=1, round=500, options={"round_limit": 0})
    assert seen(act(state, "draw secret_door"))["round"] == 501
