"""Nim with a secret card each: a game by somebody else, in plain Python."""

from tavola.kernel.old_game import old_game
from tavola_nim import notation, scene

GAME = old_game(
    slug="nim",
    title="Nim",
    package=__name__,
    prefix="NI",
    seats=(2, 3),
    version="1",
    options=notation.OPTIONS,
    actions=notation.ACTIONS,
    notation=notation,
    scenery=scene,
)
