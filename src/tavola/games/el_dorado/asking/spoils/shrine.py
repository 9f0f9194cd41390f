"""Who bears the cave shrine."""

from typing import Final

from tavola.games.el_dorado.actions import ASSIGN_SHRINE
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import OfPiece

ASKED: Final = (Asked("shrine", ("ED-196", "ED-197"), {ASSIGN_SHRINE: OfPiece()}),)
