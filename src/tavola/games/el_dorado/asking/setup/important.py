"""Important tiles are dealt."""

from typing import Final

from tavola.games.el_dorado.asking.asked import SettingUp

ASKED: Final = (SettingUp("deal_important", ("ED-237",)),)
