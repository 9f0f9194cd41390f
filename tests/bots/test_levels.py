"""Bots by name, and every bot in every game."""

import pytest

import tavola
from bots.tiny import Drawn, asks, over, rolls
from tavola.bots.levels import LEVELS, bot
from tavola.bots.look import FAN, looks
from tavola.bots.minds import ESTIMATE
from tavola.bots.search import Search
from tavola.kernel.errors import BadBot

QUICK = ["random", "greedy", "novice", "search:iterations=20"]


def tables():
    return [(slug, seats) for slug in tavola.games() for seats in tavola.game(slug).seats]


@pytest.mark.parametrize("spec", QUICK)
@pytest.mark.parametrize(("slug", "seats"), tables())
def test_every_decision_is_legal_and_repeats_for_a_seed(slug, seats, spec):
    """`play` refuses what is not legal."""
    played = [play(slug, seats, spec) for _ in range(2)]
    assert played[0] == played[1] != []


def play(slug: str, seats: int, spec: str) -> list[int]:
    state, rng = tavola.game(slug).new(seats), tavola.Rng(3)
    bots, chosen = [bot(spec, 10 + seat) for seat in range(seats)], []
    while state.actor != tavola.OVER and len(chosen) < 12:
        if state.actor == tavola.CHANCE:
            state.play(state.sample(rng))
        else:
            chosen.append(bots[state.actor].decide(state, state.actor))
            state.play(chosen[-1])
    return chosen


@pytest.mark.parametrize("spec", QUICK)
def test_a_decision_changes_nothing(spec):
    game = tavola.game("adventurers-guard")
    state = game.new(first_player="seat1")
    before = game.dump(state)
    bot(spec).decide(state, 1)
    assert game.dump(state) == before


def test_levels_are_named_settings():
    assert list(LEVELS) == ["novice", "casual", "club", "expert"]
    club, expert = bot("club"), bot("expert")
    assert isinstance(club, Search)
    assert isinstance(expert, Search)
    assert (club.ms, club.iterations, expert.ms) == (100, 0, 1000)
    assert [bot(name).name for name in LEVELS] == list(LEVELS)


def test_how_far_a_search_explores_can_be_set():
    assert bot("search:ms=5:explore=40").explore == 0.4
    assert bot("search:ms=5").explore is None


def test_a_search_without_a_budget_thinks_as_long_as_club():
    unset = bot("search")
    assert isinstance(unset, Search)
    assert unset.ms == 100


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("master", "there is no bot 'master': it must be random, greedy, search, novice, casual, club or expert"),
        ("serach:ms=5", "there is no bot 'serach': did you mean search?"),
        ("search:seconds=5", "search has no setting 'seconds': it must be iterations, ms, explore or mind"),
        ("search:ms=soon", "ms of search must be a whole number from 1 to 10000000, not 'soon'"),
        ("search:ms=0", "ms of search must be a whole number from 1 to 10000000, not '0'"),
        ("search:ms", "ms of search must be a whole number from 1 to 10000000, not ''"),
        ("greedy:slips=101", "slips of greedy must be a whole number from 0 to 100, not '101'"),
        ("random:ms=5", "random has no setting 'ms': it takes none"),
        ("club:ms=5", "club is a level and takes no settings: write search:ms=100 and change that"),
        ("", "there is no bot '': it must be random, greedy, search, novice, casual, club or expert"),
    ],
)
def test_a_bad_spec_is_refused_with_what_would_have_been_right(spec, says):
    with pytest.raises(BadBot) as refused:
        bot(spec)
    assert str(refused.value) == says


def test_greedy_takes_what_looks_best_after_one_action():
    game = asks(0, a1=over(0.2, 0.8), a2=over(0.6, 0.4), a3=over(0.5, 0.5))
    assert bot("greedy").decide(Drawn(2, game), 0) == 2


def test_greedy_averages_the_chance_event_its_action_leads_to():
    gamble = rolls((1, over(1, 0)), (3, over(0.2, 0.8)))
    seen = looks(Drawn(2, asks(0, a1=gamble, a2=over(0.5, 0.5))), 0, tavola.Rng(1), 1, ESTIMATE)
    assert list(seen) == pytest.approx([0.4, 0.5])


def test_greedy_samples_a_fan_too_wide_to_average():
    wide = rolls(*((1, over(i % 2, 1 - i % 2)) for i in range(FAN * 4)))
    seen = looks(Drawn(2, asks(0, a1=wide, a2=over(0, 1))), 0, tavola.Rng(1), 20, ESTIMATE)
    assert seen[0] / 20 == pytest.approx(0.5, abs=0.1)


def test_greedy_lets_further_chance_events_pass():
    twice = rolls((1, rolls((1, over(0.25, 0.75)))), (1, over(0.75, 0.25)))
    assert list(looks(Drawn(2, asks(0, a1=twice, a2=over(0, 1))), 0, tavola.Rng(1), 1, ESTIMATE)) == [0.5, 0.0]


def test_among_equals_greedy_takes_any():
    state = Drawn(2, asks(0, a1=over(0.5, 0.5), a2=over(0.5, 0.5)))
    assert {bot("greedy", seed).decide(state, 0) for seed in range(20)} == {1, 2}


def test_who_slips_plays_anything_now_and_then():
    state = Drawn(2, asks(0, a1=over(1, 0), a2=over(0, 1)))
    slipping = bot("greedy:slips=30", 1)
    slips = sum(slipping.decide(state, 0) == 2 for _ in range(1000))
    assert 100 < slips < 200  # three in ten, half of which hit upon the best


def test_a_novice_misses_actions_and_plays_the_best_of_those_it_noticed():
    state = Drawn(2, asks(0, a1=over(1, 0), a2=over(0.5, 0.5), a3=over(0, 1)))
    novice, found = bot("novice", 1), [0, 0, 0, 0]
    for _ in range(1000):
        found[novice.decide(state, 0)] += 1
    noticed = 0.4 + 0.6**3  # the best; all count as noticed where none was
    assert found[1] / 1000 == pytest.approx(noticed, abs=0.05)
    assert found[2] / 1000 == pytest.approx(0.6 * 0.4, abs=0.05)
    assert found[1] > found[2] > found[3]
