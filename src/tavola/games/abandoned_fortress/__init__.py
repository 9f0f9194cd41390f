"""The Abandoned Fortress: four lords, a crown in a ruin, and a dragon that wakes by the dice."""

from tavola.games.abandoned_fortress import notation, scene
from tavola.games.abandoned_fortress.defaults import default
from tavola.games.abandoned_fortress.reasons import reasons
from tavola.kernel.old_game import old_game

GAME = old_game(
    slug="abandoned-fortress",
    title="The Abandoned Fortress",
    package=__name__,
    prefix="AF",
    seats=(2, 3, 4),
    version="1",
    options=notation.OPTIONS,
    actions=notation.ACTIONS,
    notation=notation,
    scenery=scene,
    default=default,
    reasons=reasons,
)
