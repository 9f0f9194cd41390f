"""Features, what a mind looks at: within their count, few enough, and nothing leaks into them.

A game that declares none (`Game(..., featured=None)`) is left alone.
"""

from tavola.bots.judge import MOST_FEATURES
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.testing.effort import Effort


def features_keep_secrets(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """Numbers below the count, the same in every position that a seat cannot tell from the real one."""
    if game.featured is None:
        return
    count = game.featured(state.seats)
    for seat in range(state.seats):
        seen = list(state.features(seat))
        assert len(seen) <= MOST_FEATURES, f"{len(seen)} features at a time; a mind adds up {MOST_FEATURES} at most"
        stray = [feature for feature in seen if not 0 <= feature < count]
        assert not stray, f"features go from 0 to {count - 1}, not to {stray}"
        for _ in range(2 * effort.imagined):
            dream = list(state.imagine(seat, Rng(rng.word())).features(seat))
            assert dream == seen, f"a mind of seat {seat} looks at what it cannot know: {sorted({*seen} ^ {*dream})}"
