"""Adventurer's Guard, a two-player skirmish by Jacob Dodd."""

from tavola.games.adventurers_guard import notation, scene
from tavola.games.adventurers_guard.reasons import reasons
from tavola.kernel.game import Game

GAME = Game(
    slug="adventurers-guard",
    title="Adventurer's Guard",
    package=__name__,
    prefix="AG",
    seats=(2,),
    version="1",
    options=notation.OPTIONS,
    actions=notation.ACTIONS,
    notation=notation,
    scenery=scene,
    draws=True,  # AG-48
    reasons=reasons,
)
