"""How far a piece has to go, and how much of that it can go at once; for bots only."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import steps
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import CELLS, HERO, LEADERS, MOST_WALLS, NONE, SPEED, TERRITORY
from tavola.games.abandoned_fortress.ways import WAYS
from tavola.kernel.bits import BIT

NEAR: Final = 0.22  # how fast a prospect fades, by turns of marching;
NEAR_HERO: Final = 0.05  # of a hero, who walks twice a turn, by steps
HOPE: Final = 0.35  # a prospect is not yet a deed,
AT_HAND: Final = 0.85  # but almost, in this very move


def faded(t: Realm, piece: i64, far: float, reach: i64) -> float:
    """A prospect is worth less the longer the way; what is left of the move under way is as good as walked."""
    away = far - float(reach)
    left = still_to_go(t, piece)
    if left != NONE:
        away -= float(left)
        if away <= 0.0 and not t.fought & BIT[piece % LEADERS]:
            return AT_HAND
    if away <= 0.0:
        return HOPE
    return HOPE * exp(-away * (NEAR_HERO if piece % LEADERS == HERO else NEAR / float(SPEED[t.branch(piece)])))


def still_to_go(t: Realm, piece: i64) -> i64:
    """Steps of the move under way that are left to this piece; NONE if it has none."""
    if piece // LEADERS != t.active:
        return NONE
    if t.mover == piece:
        return t.left
    marches = t.phase == steps.MARCH and not t.moved & BIT[piece % LEADERS]
    return SPEED[t.branch(piece)] if marches else NONE


def way(t: Realm, piece: i64, to: i64) -> float:
    """Steps, between the way through open walls and the way by the gates."""
    start = t.cell[piece]
    kind: i64 = 2 if piece % LEADERS == HERO else 0
    base = (kind * CELLS + start) * CELLS + to
    straight = WAYS[base]
    round_about = WAYS[base + CELLS * CELLS]
    standing = min(MOST_WALLS, walls_at(t, start) + walls_at(t, to))
    return float(straight) + float((round_about - straight) * standing) / float(MOST_WALLS)


def walls_at(t: Realm, cell: i64) -> i64:
    """Walls that stand round a space's territory."""
    corner = TERRITORY[cell]
    for seat in range(t.seats if corner != NONE else 0):
        if t.corner(seat) == corner:
            return t.walls[seat]
    return 0
