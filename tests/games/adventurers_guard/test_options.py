"""Every option does what its ruling says, alone and together with others."""

from itertools import product

import pytest

import tavola

from .board import GAME, START, at, move, moves, refused, roll, seen, told

BORROWABLE = "S: A e1, M d5. N: A e9, W e6"


def test_the_options_and_their_defaults():
    assert {
        option.name: (tuple(option.values), option.default) for option in GAME.options if option.name != "turn_limit"
    } == {
        "first_player": (("random", "seat0", "seat1"), "random"),
        "warrior_corner": (("diagonal", "facing"), "diagonal"),
        "may_hold": ((False, True), False),
        "range_cap": ((0, 2), 0),
        "borrow": (("optional", "forced"), "optional"),
        "suicide_guard": (("no_danger", "no_capture"), "no_danger"),
        "borrow_captures_own": ((False, True), False),
    }
    limit = GAME.options[6]
    assert (limit.name, limit.values, limit.default) == ("turn_limit", range(1001), 150)


@pytest.mark.rule("AG-R10", "AG-R46")
def test_may_hold_adds_hold_beside_a_move():
    state = at(START, die=3, options={"may_hold": True})
    assert moves(state) == {"e1": "e2", "hold": ""}
    before = seen(state)
    assert told(state, "hold") == ["held"]
    assert (seen(state), GAME.dump(state)["turn"], GAME.dump(state)["turns"]["south"]) == (before, "north", 2)


@pytest.mark.rule("AG-R46")
def test_decline_is_not_for_own_pawns():
    assert refused(at(START, die=3, options={"may_hold": True}), "decline") == "AG-R46"


@pytest.mark.rule("AG-R19")
def test_range_cap_stops_the_range_but_not_the_turning():
    capped = {"options": {"range_cap": 2}}
    state = move(at("S: A a1, M e2:3. N: A i9", die=1, **capped), "e2-e1")
    assert seen(state)["S-M1"] == {"at": "e1", "range": 4, "heading": "up"}
    state = at("S: A a1, M e8:4. N: A i9", **capped)
    assert told(state, 1, "e8-e9") == ["rolled", "moved", "turned"]
    assert seen(state)["S-M1"] == {"at": "e9", "range": 4, "heading": "down"}


@pytest.mark.rule("AG-R25")
def test_forced_borrowing_leaves_no_decline():
    state = at(BORROWABLE, die=5, options={"borrow": "forced"})
    assert moves(state) == {"e6": "e4 f6 g4 g5 g6"}
    assert refused(state, "decline") == "AG-R25"
    assert refused(state, "hold") == "AG-R25"


@pytest.mark.rule("AG-R26")
def test_no_capture_lifts_the_ban_on_danger_only():
    state = at(BORROWABLE, die=5, options={"suicide_guard": "no_capture"})
    assert moves(state) == {"e6": "c5 c6 d6 e4 e5 f5 f6 g4 g5 g6", "decline": ""}
    assert refused(state, "e6xd5") == "AG-20"


@pytest.mark.rule("AG-R39")
def test_without_a_turn_limit_the_count_never_comes():
    state = at("S: A a1. N: A i9", turns={"south": 5000, "north": 5000}, options={"turn_limit": 0})
    roll(roll(state, 1), 1)
    assert state.actor == tavola.CHANCE


@pytest.mark.rule("AG-47", "AG-36")
def test_a_limit_of_one_turn_is_all_truce_and_a_draw_unless_someone_crosses():
    for seed in range(20):
        ended = tavola.playout(GAME.new(turn_limit=1), tavola.Rng(seed))
        assert GAME.outcome(ended) == tavola.Outcome((0, 1), (6.0, 6.0), "limit", "AG-47")


@pytest.mark.parametrize("seed", range(3))
def test_all_options_together_play_to_the_end(seed):
    values = [option.values if option.name != "turn_limit" else (0, 1, 7, 40) for option in GAME.options]
    for combination in product(*values):
        options = dict(zip((option.name for option in GAME.options), combination, strict=True))
        if options["turn_limit"] == 0:
            continue  # random play without a limit is long; the limit is all it would change
        ended = tavola.playout(GAME.new(**options), tavola.Rng(seed))
        assert GAME.outcome(ended).reason in ("captured", "limit")
        assert max(GAME.dump(ended)["turns"].values()) <= options["turn_limit"]


def test_without_a_limit_random_play_ends_by_capture():
    for seed in range(3):
        ended = tavola.playout(GAME.new(turn_limit=0), tavola.Rng(seed))
        assert GAME.outcome(ended).clause == "AG-45"


@pytest.mark.parametrize(
    ("name", "value"),
    [("first_player", "south"), ("may_hold", 1), ("range_cap", 1), ("range_cap", False), ("borrow", None)],
)
def test_values_that_do_not_fit_are_refused(name, value):
    with pytest.raises(tavola.BadOption, match=f"{name} cannot be"):
        GAME.new(**{name: value})
