"""What a result is made of adds up to what the record says, in every game; thoroughly in `make soak`."""

import os

import pytest

import tavola
from tavola.kernel.words import LANGUAGES

GAMES = [slug for slug in tavola.games() if slug != "nim"]
EACH = 1000 if "TAVOLA_THOROUGH" in os.environ else 2  # games
SHORT = {
    "abandoned-fortress": {"round_limit": 3},
    "adventurers-guard": {"turn_limit": 30},
    "dracomundis": {"max_rounds": 100},
    "el-dorado": {"round_limit": 2},
    "gadranton": {"round_limit": 4},
}


def played_out(slug: str, seats: int, seed: int) -> tuple[tavola.Game, tavola.State]:
    """A game by lot to its end; short, for nobody plays on to win."""
    game = tavola.game(slug)
    state = game.new(seats, **(SHORT[slug] if seed % 4 else {}))
    rng = tavola.Rng(seed)
    while state.actor != tavola.OVER:
        state.apply(state.sample(rng))
    return game, state


@pytest.mark.parametrize("slug", GAMES)
def test_sources_add_up_to_the_scores_of_the_record(slug: str) -> None:
    for seed in range(1, EACH + 1):
        game = tavola.game(slug)
        game, state = played_out(slug, game.seats[seed % len(game.seats)], seed)
        outcome, tally = game.outcome(state), game.tally(state)
        assert outcome is not None
        assert tally is not None
        assert tuple(map(float, tally.sums())) == outcome.scores


@pytest.mark.parametrize("slug", GAMES)
def test_every_source_is_worded_and_nothing_is_counted_before_the_end(slug: str) -> None:
    game, state = played_out(slug, tavola.game(slug).seats[0], 1)
    tally = game.tally(state)
    assert tally is not None
    for language in LANGUAGES:
        voice = game.voice(language)
        assert all(voice.say(f"source-{source.name}") for source in tally.sources)
        assert len({voice.say("measure", n=n) for n in (0, 1, 2, 5)}) == 4
    assert game.tally(game.new(game.seats[0])) is None
