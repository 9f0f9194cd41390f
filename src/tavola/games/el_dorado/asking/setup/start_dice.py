"""A die decides who begins."""

from typing import Final

from tavola.games.el_dorado.asking.asked import Asked

ASKED: Final = (Asked("start_dice", ("ED-24",)),)
