"""Whom to fight first."""

from typing import Final

from tavola.games.el_dorado.actions import CHOOSE_DEFENDER
from tavola.games.el_dorado.asking.battle.stage import Stage
from tavola.games.el_dorado.asking.wording import Said

CHOOSING: Final = Stage("choosing", ("ED-R77",), {CHOOSE_DEFENDER: Said()})
