"""Causeway: a game made for the table's tests. Hexes, an inset, bundles, sheets, warnings, and no chance."""

from causeway import notation, scene
from tavola.kernel.old_game import old_game

GAME = old_game(
    slug="causeway",
    title="Causeway",
    package=__name__,
    prefix="CW",
    seats=(2,),
    version="1",
    options=notation.OPTIONS,
    actions=notation.ACTIONS,
    notation=notation,
    scenery=scene,
)
