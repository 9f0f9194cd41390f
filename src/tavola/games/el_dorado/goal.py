"""Numbers of the goal card."""

from tavola.games.el_dorado.options import SOLO
from tavola.games.el_dorado.state import Dorado


def aim(t: Dorado) -> dict[str, int | str]:
    """Island shrines beside the one in the cave. ED-01, ED-118"""
    return {"shrines": int(t.needed()), "solo": "yes" if t.mode == SOLO else "no"}
