"""Simulations repeat for a seed, seat every bot everywhere, and say how sure they are."""

import msgspec
import pytest

import tavola
from tavola.kernel.errors import BadBot, BadOption
from tavola.lab.intervals import quantile, wilson
from tavola.lab.simulate import Played, entrants, match, report, simulate

GUARD = tavola.game("adventurers-guard")


def test_the_same_seed_gives_the_same_games_whatever_the_workers():
    bots = ["greedy", "search:iterations=5"]
    alone = simulate(GUARD, bots, 5, seed=7)
    assert simulate(GUARD, bots, 5, seed=7, workers=2) == alone
    assert simulate(GUARD, bots, 5, seed=8) != alone


def test_a_report_is_plain_data():
    found = simulate("adventurers-guard", ["random"], 3, seed=1, options={"turn_limit": 20})
    plain = msgspec.to_builtins(found)
    assert plain["options"]["turn_limit"] == 20
    assert [each["bot"] for each in plain["entrants"]] == ["random", "random"]
    assert sum(plain["reasons"].values()) == plain["games"] == 3
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


def test_bots_change_seats_from_game_to_game():
    seated = [match(GUARD, ("a", "b"), number, 0, {}).specs for number in range(3)]
    assert seated == [("a", "b"), ("b", "a"), ("a", "b")]


def test_every_game_has_chances_of_its_own():
    seeds = {match(GUARD, ("a", "b"), number, seed, {}).seed for number in range(50) for seed in range(50)}
    assert len(seeds) == 2500


def test_wins_follow_the_bot_not_the_seat():
    """Three seats: bot a wins every game, on seat 0, 2, 1."""
    won = [Played((1.0, 0.0, 0.0), 10, "end"), Played((0.0, 0.0, 1.0), 20, "end"), Played((0.0, 1.0, 0.0), 40, "limit")]
    found = report(GUARD, {}, ("a", "b", "c"), 0, won)
    assert [(each.bot, each.wins.won) for each in found.entrants] == [("a", 3.0), ("b", 0.0), ("c", 0.0)]
    assert [each.won for each in found.by_seat] == [1.0, 1.0, 1.0]
    assert (found.decisions.low, found.decisions.median, found.decisions.high) == (12, 20, 36)
    assert found.reasons == {"end": 2, "limit": 1}


def test_a_game_that_does_not_end_is_given_up_and_counts_in_no_share():
    found = simulate(GUARD, ["random"], 3, seed=1, options=GUARD.preset("printed"), limit=30)
    assert (found.not_over, found.limit, found.reasons) == (3, 30, {"not over": 3})
    assert [each.wins for each in found.entrants] == [wilson(0, 0), wilson(0, 0)]
    assert found.decisions.high == 30


def test_shares_are_those_of_games_that_are_over():
    played = [Played((1.0, 0.0), 10, "end"), Played((0.0, 0.0), 30, "not over"), Played((1.0, 0.0), 12, "end")]
    found = report(GUARD, {}, ("a", "b"), 0, played, 30)
    assert (found.games, found.not_over) == (3, 1)
    assert [each.wins for each in found.entrants] == [wilson(2, 2), wilson(0, 2)]
    assert found.by_seat[0] == wilson(2, 2)


def test_as_printed_bots_play_to_the_end_without_a_limit_of_turns():
    found = simulate(GUARD, ["greedy"], 2, seed=1, options=GUARD.preset("printed"))
    assert (found.not_over, found.reasons) == (0, {"captured": 2})


def test_progress_is_told_game_by_game():
    told = []
    simulate(GUARD, ["random"], 3, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("specs", "seats", "says"),
    [
        (["random"] * 3, None, "Adventurer's Guard seats 2, not 3"),
        (["random"], 5, "Adventurer's Guard seats 2, not 5"),
        (["random"] * 3, 2, "2 seats need one bot for all or 2 bots, not 3"),
        ([], None, "2 seats need one bot for all or 2 bots, not 0"),
    ],
)
def test_bots_and_seats_must_fit(specs, seats, says):
    with pytest.raises(BadOption) as refused:
        entrants(GUARD, specs, seats)
    assert str(refused.value) == says


def test_bad_bots_options_and_numbers_are_refused_before_any_game():
    with pytest.raises(BadBot):
        simulate(GUARD, ["random", "rnadom"], 5)
    with pytest.raises(BadOption, match="turn_limit"):
        simulate(GUARD, ["random"], 5, options={"turn_limit": -1})
    with pytest.raises(BadOption, match="the number of games must be at least 1, not 0"):
        simulate(GUARD, ["random"], 0)
    with pytest.raises(BadOption, match="the number of workers must be at least 1, not 0"):
        simulate(GUARD, ["random"], 1, workers=0)
    with pytest.raises(BadOption, match="the number of decisions must be at least 1, not 0"):
        simulate(GUARD, ["random"], 1, limit=0)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (198, 200, 0.9643, 0.9973)]
)
def test_wilsons_interval(won, games, low, high):
    found = wilson(won, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_without_games_anything_is_possible():
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_a_share_reads_well():
    assert str(wilson(3, 4)) == "75.0% (30.1% to 95.4%)"


def test_quantiles_lie_between_their_neighbours():
    assert [quantile([1, 2, 4], part) for part in (0.0, 0.25, 0.5, 0.75, 1.0)] == [1, 1.5, 2, 3, 4]
