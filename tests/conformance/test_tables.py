"""Which tables the suite plays at."""

import pytest

import tavola
from tavola.testing import Table, spread, tables

GUARD = tavola.game("adventurers-guard")


@pytest.mark.parametrize("slug", tavola.games())
def test_both_presets_are_played_at_every_seat_count(slug: str) -> None:
    game = tavola.game(slug)
    differs = game.preset("printed") != game.preset("recommended")
    for chosen in (tables(game), spread(tables(game))):
        assert [table.seats for table in chosen if not table.changed] == list(game.seats)
        assert [table.seats for table in chosen if table.preset] == list(game.seats) * differs
    for table in tables(game):
        if table.preset:
            assert game.options_of(table.new(game)) == game.preset("printed")


def test_tables_are_named_after_what_they_change() -> None:
    assert str(Table(2)) == "2"
    assert str(Table(2, (("turn_limit", 0), ("may_hold", True)))) == "2-turn_limit=0-may_hold=True"
    assert [str(table) for table in tables(GUARD)][-1] == "2-printed"


@pytest.mark.parametrize("slug", tavola.games())
def test_what_makes_games_end_is_an_option_and_on(slug: str) -> None:
    game = tavola.game(slug)
    values = game.preset("recommended")
    assert all(0 in game.options[names(game).index(limit)].values for limit in game.limits)
    assert not game.limits or any(values[limit] for limit in game.limits)


def names(game: tavola.Game) -> list[str]:
    return [option.name for option in game.options]


def test_a_table_is_endless_once_all_its_limits_are_off_or_out_of_reach() -> None:
    assert not Table(2).endless(GUARD)
    assert Table(2, (("turn_limit", 0),)).endless(GUARD)
    assert Table(2, (("turn_limit", 1000),)).endless(GUARD)
    assert not Table(2, (("turn_limit", 9),)).endless(GUARD)
    draco = tavola.game("dracomundis")
    assert not Table(2, (("quiet_rounds", 0), ("max_rounds", 100))).endless(draco)
    assert not Table(2, (("max_rounds", 0),)).endless(draco)
    assert Table(2, (("quiet_rounds", 0), ("max_rounds", 0))).endless(draco)
