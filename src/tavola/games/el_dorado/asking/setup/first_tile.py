"""The first tile is drawn."""

from typing import Final

from tavola.games.el_dorado.asking.asked import SettingUp

ASKED: Final = (SettingUp("first_tile", ("ED-20",)),)
