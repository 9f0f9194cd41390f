"""Games made for tests keep to the laws of observations too."""

from pathlib import Path

import pytest

from server import toy
from tavola.testing import Table, run

WEB_GAMES = Path(__file__).parent.parent / "web" / "games"


@pytest.mark.parametrize("check", ["observations_are_as_described", "observations_keep_secrets"])
@pytest.mark.parametrize("seats", [2, 3])
def test_toy_observes_what_it_should(seats: int, check: str) -> None:
    run(check, toy.GAME, Table(seats))


@pytest.mark.parametrize("check", ["observations_are_as_described", "observations_miss_nothing"])
def test_causeway_observes_what_it_should(check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(WEB_GAMES))
    from causeway import GAME

    run(check, GAME, Table(2))
