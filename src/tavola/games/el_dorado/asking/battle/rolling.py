"""The battle dice fall."""

from typing import Final

from tavola.games.el_dorado.asking.battle.stage import Stage

DICE: Final = Stage("dice", ("ED-75",))
