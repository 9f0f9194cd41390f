"""Which thief rides Bavieca."""

from typing import Final

from tavola.games.el_dorado.actions import GIVE_SPEED
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import OfPiece

ASKED: Final = (Asked("give_speed", ("ED-187",), {GIVE_SPEED: OfPiece()}),)
