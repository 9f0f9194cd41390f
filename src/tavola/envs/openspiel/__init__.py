"""Every game as a Python game of OpenSpiel: `register()`, then `pyspiel.load_game("tavola_gadranton(seats=3)")`."""

import pyspiel

from tavola.envs.openspiel.game import TavolaGame, game_type, short_name
from tavola.envs.table import observable

__all__ = ["register"]


def register() -> list[str]:
    """Make every installed game known that can be observed; their names. Twice is once."""
    known = set(pyspiel.registered_names())
    names = []
    for game in observable():
        names.append(short_name(game))
        if short_name(game) not in known:
            # a class, for OpenSpiel lets go of it when Python has ended already, and only classes outlive that
            pyspiel.register_game(game_type(game), type(short_name(game), (TavolaGame,), {"slug": game.slug}))
    return names
