"""A tile is turned over."""

from typing import Final

from tavola.games.el_dorado.asking.asked import Asked

ASKED: Final = (Asked("draw", ("ED-43",)),)
