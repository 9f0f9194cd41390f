"""Gadranton, a race of thieves for a city's crowns, by Pierre Crouet."""

from tavola.games.gadranton import notation, scene
from tavola.games.gadranton.default import default
from tavola.games.gadranton.reasons import reasons
from tavola.kernel.old_game import old_game

GAME = old_game(
    slug="gadranton",
    title="Gadranton",
    package=__name__,
    prefix="GA",
    seats=(2, 3, 4),
    version="1",
    options=notation.OPTIONS,
    actions=notation.ACTIONS,
    notation=notation,
    scenery=scene,
    default=default,
    reasons=reasons,
)
