"""The victor takes a treasure, or the loser lays one down."""

from typing import Final

from tavola.games.el_dorado.actions import LAY_COIN, TAKE_COIN
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Said

ASKED: Final = (
    Asked("coin", ("ED-192",), {TAKE_COIN: Said()}),
    Asked("lay_coin", ("ED-193",), {LAY_COIN: Said()}),
)
