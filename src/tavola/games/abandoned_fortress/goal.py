"""Numbers of the goal card."""

from tavola.games.abandoned_fortress import scoring
from tavola.games.abandoned_fortress.realm import Realm


def aim(t: Realm) -> dict[str, int | str]:
    """Points that win with the crown. AF-02"""
    return {"points": int(scoring.target(t))}
