"""Tavola: five board games as exact, fast rules for people, designers and machines."""

import tavola.games as _package  # before the function of this name, which later imports must not cover  # noqa: F401
from tavola.kernel.actions import Action, ActionSpace
from tavola.kernel.errors import (
    BadAction,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    TavolaError,
    UnknownGame,
)
from tavola.kernel.game import Game, Outcome, Refusal
from tavola.kernel.playout import playout
from tavola.kernel.record import Record
from tavola.kernel.registry import game, games
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State
from tavola.kernel.story import Chronicle
from tavola.version import VERSION

__version__ = VERSION

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "ActionSpace",
    "BadAction",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Chronicle",
    "Game",
    "IllegalAction",
    "Outcome",
    "Record",
    "Refusal",
    "Rng",
    "State",
    "TavolaError",
    "UnknownGame",
    "game",
    "games",
    "playout",
]
