"""A monster walks."""

from typing import Final

from tavola.games.el_dorado.actions import STEP
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Placed

ASKED: Final = (Asked("guardian", ("ED-203", "ED-231"), {STEP: Placed()}),)
