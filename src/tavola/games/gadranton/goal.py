"""Numbers of the goal card."""

from tavola.games.gadranton.data import OBJECTIVES
from tavola.games.gadranton.options import OPTIONS
from tavola.games.gadranton.state import Gadranton
from tavola.kernel.options import decode


def aim(t: Gadranton) -> dict[str, int | str]:
    """Crowns to bring home: as many as objectives are dealt. GA-90"""
    length = str(decode(OPTIONS, t.options)["objectives"])
    return {"crowns": OBJECTIVES[length][int(t.seats) - 2]}
