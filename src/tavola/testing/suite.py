"""The suite: every check by its name, for one table or for a whole game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.testing.chance import chances_match_legal, samples_keep_to_the_weights
from tavola.testing.effort import Effort
from tavola.testing.endings import games_end
from tavola.testing.legality import legal_agrees_with_why_not, permits_agrees_with_breaks, refusals_change_nothing
from tavola.testing.lessons import check_teaching
from tavola.testing.masks import masks_are_the_legal_actions
from tavola.testing.minds import features_keep_secrets
from tavola.testing.observing import (
    observations_are_as_described,
    observations_keep_secrets,
    observations_miss_nothing,
)
from tavola.testing.records import records_replay
from tavola.testing.scenes import (
    choices_are_the_legal_actions,
    scenes_are_well_formed,
    what_was_kept_is_drawn_the_same_anew,
)
from tavola.testing.secrets import imagined_positions_look_the_same, secrets_are_imagined_anew, stories_keep_secrets
from tavola.testing.spoiling import what_is_written_by_hand_is_sound_or_refused
from tavola.testing.table import Table, tables
from tavola.testing.teaching import events_say_what_they_teach
from tavola.testing.theme import check_theme
from tavola.testing.walk import playing, positions
from tavola.testing.words import all_languages_word_everything
from tavola.testing.writing import (
    clones_are_independent,
    clones_share_nothing_they_change,
    in_bytes,
    loading_gives_the_same_position,
)

OfPosition = Callable[[Game, State, Rng, Effort], None]
OfGame = Callable[[Game, Table, int, Effort], None]
Conserved = Callable[[Any], object]

OF_POSITIONS: Final[Mapping[str, OfPosition]] = {
    check.__name__: check
    for check in (
        legal_agrees_with_why_not,
        permits_agrees_with_breaks,
        refusals_change_nothing,
        clones_are_independent,
        clones_share_nothing_they_change,
        loading_gives_the_same_position,
        what_is_written_by_hand_is_sound_or_refused,
        imagined_positions_look_the_same,
        secrets_are_imagined_anew,
        stories_keep_secrets,
        events_say_what_they_teach,
        scenes_are_well_formed,
        what_was_kept_is_drawn_the_same_anew,
        choices_are_the_legal_actions,
        chances_match_legal,
        samples_keep_to_the_weights,
        all_languages_word_everything,
        masks_are_the_legal_actions,
        observations_are_as_described,
        observations_keep_secrets,
        features_keep_secrets,
    )
}
OF_GAMES: Final[Mapping[str, OfGame]] = {
    check.__name__: check for check in (records_replay, games_end, observations_miss_nothing)
}
CHECKS: Final = (*OF_POSITIONS, *OF_GAMES)
COLD_CHECKS: Final = frozenset(  # what they look at is drawn or worded, by code that is never compiled
    check.__name__
    for check in (
        stories_keep_secrets,
        scenes_are_well_formed,
        what_was_kept_is_drawn_the_same_anew,
        choices_are_the_legal_actions,
        all_languages_word_everything,
    )
)


def run(check: str, game: Game, table: Table, effort: Effort | None = None) -> None:
    """One check at one table; a failure is an AssertionError that notes where it was."""
    effort = effort_for(game, table, effort)
    for seed in range(effort.seeds):
        with noting(f"{game.slug} at {table}, seed {seed}"):
            if check in OF_POSITIONS:
                _run_on_positions(OF_POSITIONS[check], game, table, seed, effort)
            else:
                OF_GAMES[check](game, table, seed, effort)


def effort_for(game: Game, table: Table, effort: Effort | None) -> Effort:
    """What was asked for, or the usual; a table that may go on for ever is walked some way only."""
    asked = effort or Effort.usual(bool(table.changed))
    return asked.bounded() if table.endless(game) else asked


def _run_on_positions(check: OfPosition, game: Game, table: Table, seed: int, effort: Effort) -> None:
    for state in positions(game, table, seed, effort.positions, effort.decisions):
        with noting(f"position {in_bytes(game, state)}"):
            check(game, state, Rng(seed), effort)


def conserves(game: Game, table: Table, conserved: Conserved, effort: Effort | None = None) -> None:
    """What `conserved` counts in a state stays the same from the first position to the last."""
    effort = effort_for(game, table, effort)
    for seed in range(effort.seeds):
        there_were = conserved(table.new(game))
        for ply, state in enumerate(playing(game, table, seed, effort.decisions)):
            there_are = conserved(state)
            assert there_are == there_were, (
                f"{game.slug} at {table}, seed {seed}, ply {ply}: {there_were} became {there_are}"
            )


def check_game(game: Game, conserved: Iterable[Conserved] = (), effort: Effort | None = None) -> None:
    """Every check at every table, its theme, and what it teaches with; the first failure is raised."""
    check_teaching(game)
    check_theme(game)
    for table in tables(game):
        for check in CHECKS:
            run(check, game, table, effort)
        for count in conserved:
            conserves(game, table, count, effort)


@contextmanager
def noting(where: str) -> Iterator[None]:
    """Whatever goes wrong inside is noted with where it was."""
    try:
        yield
    except Exception as failure:
        failure.add_note(where)
        raise
