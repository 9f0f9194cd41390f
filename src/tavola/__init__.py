"""Tavola: five board games as exact, fast rules for people, designers and machines."""

from typing import TYPE_CHECKING

import tavola.games as _package
from tavola.bots.advice import Advice, advise
from tavola.bots.scales import Budget
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
from tavola.kernel.observation import Observation
from tavola.kernel.playout import playout
from tavola.kernel.record import Record
from tavola.kernel.registry import game, games
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State
from tavola.kernel.story import Chronicle
from tavola.lab.judging.review import Review, review
from tavola.version import VERSION

if not TYPE_CHECKING:
    games = _package  # the package itself, which may be called

__version__ = VERSION

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "ActionSpace",
    "Advice",
    "BadAction",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Budget",
    "Chronicle",
    "Game",
    "IllegalAction",
    "Observation",
    "Outcome",
    "Record",
    "Refusal",
    "Review",
    "Rng",
    "State",
    "TavolaError",
    "UnknownGame",
    "advise",
    "game",
    "games",
    "playout",
    "review",
]
