"""Every lesson can be played through, every goal fits on its card."""

import pytest

import tavola
from tavola.testing import check_teaching

pytestmark = pytest.mark.cold


@pytest.mark.parametrize("slug", tavola.games())
def test_every_game_teaches_as_it_should(slug: str) -> None:
    check_teaching(tavola.game(slug))
