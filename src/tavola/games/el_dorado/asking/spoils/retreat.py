"""Falling back after a tie where the way back is barred."""

from typing import Final

from tavola.games.el_dorado.actions import RETREAT
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Placed

ASKED: Final = (Asked("retreat", ("ED-76", "ED-R89"), {RETREAT: Placed()}),)
