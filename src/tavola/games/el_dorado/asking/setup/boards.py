"""Boards are dealt."""

from typing import Final

from tavola.games.el_dorado.asking.asked import SettingUp

ASKED: Final = (SettingUp("deal_board", ("ED-17",)),)
