"""AG-44 to AG-48: capture, count and draw."""

import pytest

import tavola
from tavola.games.adventurers_guard.actions import ACTIONS

from .board import GAME, at, move, moves, roll, seen, told

LAST = {"turn": "north", "first": "south", "turns": {"south": 150, "north": 149}}


def counted(position: str, **options) -> tavola.Outcome:
    """The outcome after North's last turn, lost with a roll of 2."""
    state = at(position, **LAST, options=options)
    assert told(state, 2)[1] == "lost-both-missing"
    return GAME.outcome(state)


@pytest.mark.rule("AG-44", "AG-45", "AG-R43")
def test_whoever_takes_the_last_pawn_wins_at_once():
    state = at("S: A d4, W i1. N: A e5", turn="south")
    assert told(state, 3, "d4xe5") == ["rolled", "captured", "won"]
    assert (state.actor, state.returns()) == (tavola.OVER, [1.0, 0.0])
    assert GAME.outcome(state) == tavola.Outcome((0,), (2.0, 0.0), "captured", "AG-45")


@pytest.mark.rule("AG-45")
def test_nothing_can_be_done_once_it_is_over():
    state = move(at("S: A d4. N: A e5", die=3), "d4xe5")
    assert list(state.legal()) == []
    assert {GAME.why_not(state, action).clause for action in range(ACTIONS.size)} == {"AG-45"}


@pytest.mark.rule("AG-46")
def test_the_adventurer_is_the_last_to_fall():
    rng = tavola.Rng(3)
    for _ in range(20):
        state = GAME.new(turn_limit=60)
        while state.actor != tavola.OVER:
            assert {"S-A", "N-A"} <= seen(state).keys()
            state.play(state.sample(rng))


@pytest.mark.rule("AG-47")
@pytest.mark.parametrize(
    ("position", "winners"),
    [
        ("S: A a1, W c5. N: A i9", (0,)),
        ("S: A a1. N: A i9, W c5", (1,)),
        ("S: A a1, W c5. N: A i8:2", (0,)),
        ("S: A a2:2, W c5. N: A i9, R g5", (0,)),
        ("S: A a1, W c5. N: A i9, R g5:4", (1,)),
        ("S: A a1, W c5:5. N: A i9, R g5:6", (0, 1)),
        ("S: A a1, R c5. N: A i9, W g5", (0, 1)),
    ],
)
def test_at_the_limit_pawns_count_then_gains_then_it_is_a_draw(position, winners):
    outcome = counted(position)
    assert (outcome.winners, outcome.reason, outcome.clause) == (winners, "limit", "AG-47")


@pytest.mark.rule("AG-47", "AG-R48")
def test_a_draw_shares_the_point():
    state = roll(at("S: A a1. N: A i9", **LAST), 2)
    assert (state.returns(), GAME.outcome(state).scores) == ([0.5, 0.5], (1.0, 1.0))


@pytest.mark.rule("AG-R39", "AG-R48")
def test_the_game_goes_on_until_the_second_player_has_had_the_last_turn():
    state = at("S: A a1. N: A i9", turns={"south": 149, "north": 149})
    assert told(state, 3, "a1-a2") == ["rolled", "moved"]
    assert state.actor == tavola.CHANCE
    assert told(state, 3, "i9-i8") == ["rolled", "moved", "drawn"]


@pytest.mark.rule("AG-R48")
@pytest.mark.parametrize("turn", ["hold", "decline"])
def test_held_and_declined_turns_count_at_the_limit(turn):
    board = "S: A a1, M c4. N: A i9, M e5" if turn == "hold" else "S: A a1, M c4. N: A i9"
    state = at(board, **LAST, options={"may_hold": True})
    told(state, 1, turn)
    assert state.actor == tavola.OVER


@pytest.mark.rule("AG-R48")
def test_under_a_cap_only_range_really_gained_counts():
    state = at("S: A a1, M c8:4. N: A i5, M e3:4", turns={"south": 149, "north": 149}, options={"range_cap": 2})
    move(roll(state, 1), "c8-c9")
    assert seen(state)["S-M1"] == {"at": "c9", "range": 4, "heading": "down"}
    roll(state, 5)
    assert GAME.outcome(state).winners == (0, 1)


@pytest.mark.rule("AG-R48")
@pytest.mark.parametrize("limit", [-1, 1001, 1.5, "150", True])
def test_the_limit_is_a_whole_number_from_0_to_1000(limit):
    with pytest.raises(tavola.BadOption, match="a whole number from 0 to 1000"):
        GAME.new(turn_limit=limit)


@pytest.mark.rule("AG-R39")
def test_a_win_on_the_last_turn_comes_before_the_count():
    state = at("S: A d4. N: A e5, M i9, W h9", **LAST, die=3)
    move(state, "e5xd4")
    assert (GAME.outcome(state).winners, GAME.outcome(state).reason) == ((1,), "captured")


@pytest.mark.rule("AG-R51")
def test_a_winning_capture_on_the_goal_row_still_turns_and_counts():
    state = at("S: A a1, M d8. N: A e9", die=1)
    assert told(state, "d8xe9") == ["captured", "turned", "won"]
    assert seen(state)["S-M1"] == {"at": "e9", "range": 3, "heading": "down"}
    assert GAME.dump(state)["turns"]["south"] == 2


@pytest.mark.rule("AG-R38")
def test_adventurer_against_adventurer_plays_on():
    state = at("S: A a1. N: A i9")
    for face in (1, 2, 4, 5, 6):
        roll(state, face)
        assert state.actor == tavola.CHANCE
    assert moves(roll(state, 3)).keys() == {"i9"}


@pytest.mark.rule("AG-48", "AG-R49")
def test_resigning_and_agreeing_on_a_draw_are_no_moves():
    assert set(ACTIONS.kinds) == {"first", "corner", "roll", "move", "hold", "decline"}
    with pytest.raises(tavola.BadAction):
        ACTIONS.encode("resign")


@pytest.mark.rule("AG-47")
def test_the_last_turn_is_not_counted_twice_on_the_table():
    state = at("S: A a1. N: A i9", turn="north", first="south", turns={"south": 150, "north": 149})
    roll(state, 1)
    turns = next(zone for zone in GAME.scene(state, 0)["zones"] if zone["id"] == "turns")
    assert turns["items"][0]["title"] == "Turn 150 of 150 each"
