"""The Island of El Dorado with The Thieves of El Dorado, by Daniel Aronson."""

from tavola.games.el_dorado import notation, scene
from tavola.games.el_dorado.default import default
from tavola.games.el_dorado.reasons import reasons
from tavola.kernel.old_game import old_game

GAME = old_game(
    slug="el-dorado",
    title="The Island of El Dorado",
    package=__name__,
    prefix="ED",
    seats=(1, 2, 3, 4, 5, 6, 7, 8),
    version="1",
    options=notation.OPTIONS,
    actions=notation.ACTIONS,
    notation=notation,
    scenery=scene,
    default=default,
    reasons=reasons,
)
