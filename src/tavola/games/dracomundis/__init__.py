"""Draco Mundis, a hunt for hidden dragons by Christophe Boelinger."""

from tavola.games.dracomundis import notation, scene
from tavola.games.dracomundis.default import default
from tavola.games.dracomundis.reasons import reasons
from tavola.kernel.old_game import old_game

GAME = old_game(
    slug="dracomundis",
    title="Draco Mundis",  # DM-R01
    package=__name__,
    prefix="DM",
    seats=(2, 3, 4),
    version="1",
    options=notation.OPTIONS,
    actions=notation.ACTIONS,
    notation=notation,
    scenery=scene,
    default=default,
    reasons=reasons,
)
