"""The number in an environment's name rises when its rules, actions or observation change."""

from pathlib import Path

import msgspec
import pytest
from mutants import OverlooksHeaps, with_state

import tavola
from envs import versions
from tavola.envs.table import name_of

OURS = [slug for slug in tavola.games() if tavola.game(slug).package.startswith("tavola.")]


@pytest.mark.parametrize("slug", OURS)
def test_a_change_of_an_environment_raises_its_number(slug: str) -> None:
    assert versions.fault(tavola.game(slug)) == ""


def test_a_change_without_a_new_number_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tavola.game("adventurers-guard")
    wider = [msgspec.structs.replace(part, high=part.high + 1) for part in game.observed(2, game.new().options)]
    changed = tavola.Game(**{**vars_of(game), "observed": lambda seats, options: wider})
    assert "raise environment=" in versions.fault(changed)
    risen = tavola.Game(**{**vars_of(changed), "environment": game.environment + 1})
    assert "not written down yet" in versions.fault(risen)
    assert name_of(risen) == f"AdventurersGuard-v{game.environment + 1}"
    monkeypatch.setattr(versions, "written", lambda: {risen.slug: versions.now(risen)})
    assert versions.fault(risen) == f"CHANGELOG.md must say what has changed in `tavola/{name_of(risen)}`"


def test_numbers_that_mean_something_else_are_noticed() -> None:
    assert versions.digest(with_state(OverlooksHeaps)) != versions.digest(tavola.game("nim"))


def vars_of(game: tavola.Game) -> dict:
    return {name: getattr(game, name) for name in type(game).__dataclass_fields__}


@pytest.mark.parametrize("slug", OURS)
def test_the_page_lists_every_environment(slug: str) -> None:
    game, page = tavola.game(slug), (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
    row = next(line for line in page.splitlines() if f"`tavola/{name_of(game)}`" in line)
    assert row.endswith(f"| {game.actions.size:,} |")
