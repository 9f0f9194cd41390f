"""How long games are, as bots measured it."""

import pytest

import tavola

SLUGS = ("abandoned-fortress", "adventurers-guard", "dracomundis", "el-dorado", "gadranton")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_seat_count_but_one_was_measured_with_every_length(slug: str) -> None:
    game = tavola.game(slug)
    option = next((each for each in game.options if each.name == game.lengths.option), None)
    wanted = {(seats, value) for seats in game.seats if seats > 1 for value in (option.values if option else [None])}
    assert {(each.seats, each.value) for each in game.lengths.length} == wanted
    assert all(1 < each.goes <= each.decisions for each in game.lengths.length)


def test_a_game_without_measures_has_none() -> None:
    assert tavola.game("nim").lengths.length == ()
