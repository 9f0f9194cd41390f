"""Every game as a Python game of OpenSpiel: `register()`, then `pyspiel.load_game("tavola_gadranton(seats=3)")`."""

from tavola.envs.openspiel.game import register

__all__ = ["register"]
