"""Bellona's free step, or gold."""

from typing import Final

from tavola.games.el_dorado.actions import FREE_STEP, PAY_STEP
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Said

ASKED: Final = (Asked("step_price", ("ED-107", "ED-R240"), {FREE_STEP: Said(), PAY_STEP: Said()}),)
