"""What a seat's pieces may come to: the best battle each can look forward to, the crown, the dragon; for bots only."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import strength
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CELLS,
    CENTRE,
    DRAGON_DEFENCE,
    HERO,
    LEADERS,
    MOST_WALLS,
    NONE,
    RANGE,
    RURIK,
    TERRITORY,
)
from tavola.games.abandoned_fortress.ways import WAYS

BATTLE: Final = 10.0  # points for a unit beaten
SLAYING: Final = 20.0
CROWN: Final = 20.0
CASTLE: Final = 7.0
GENERAL: Final = 3.0
PARTLY: Final = 0.25  # of a win, when one of two cards falls
NEAR: Final = 0.07  # how fast a prospect fades, by step; a hero walks twice a turn
NEAR_HERO: Final = 0.05
HOPE: Final = 0.5  # a prospect is not yet a deed


def prospects(t: Realm, seat: i64) -> float:
    """In victory points, over all armed pieces."""
    total = 0.0
    for piece in range(seat * LEADERS, (seat + 1) * LEADERS):
        if not t.is_castle(piece) and t.cell[piece] != NONE and t.armed(piece):
            total += best_prospect(t, piece)
    return total * HOPE


def best_prospect(t: Realm, piece: i64) -> float:
    """The target most worth going for."""
    seat = piece // LEADERS
    best = hero_prospect(t, piece) if piece % LEADERS == HERO else 0.0
    for enemy in range(t.seats):
        if t.allied(seat, enemy):
            continue
        for target in range(enemy * LEADERS, (enemy + 1) * LEADERS):
            if t.cell[target] != NONE:
                best = max(best, battle_prospect(t, piece, target))
    return best


def hero_prospect(t: Realm, hero: i64) -> float:
    """The crown on the centre, the dragon on the map."""
    seat = hero // LEADERS
    best = 0.0
    if t.crown == NONE and t.castles_of(seat) > 0:
        best = CROWN * faded(t, hero, CENTRE, 0)
    if t.dragon != NONE:
        attack = strength.plain_attack(t, hero, False) + (10 if t.hero[seat] == RURIK else 0)
        if attack > DRAGON_DEFENCE[t.dragon_card]:
            best = max(best, SLAYING * faded(t, hero, t.dragon, 1))
    return best


def battle_prospect(t: Realm, piece: i64, target: i64) -> float:
    ranged = t.shoots(piece)
    won = chance_to_win(t, piece, target, ranged)
    if won == 0.0:
        return 0.0
    return won * prize(t, piece, target) * faded(t, piece, t.cell[target], RANGE if ranged else 1)


def chance_to_win(t: Realm, piece: i64, target: i64, ranged: bool) -> float:
    """As the cards lie: 1 for a win, part of it for one of two cards."""
    if not t.armed(target):
        return 1.0
    attack = strength.plain_attack(t, piece, ranged)
    if not ranged or t.shoots(target):
        return 1.0 if attack > strength.plain_defence(t, target) else 0.0
    fallen = i64(hits(t, target, target * 2, attack)) + i64(hits(t, target, target * 2 + 1, attack))
    return 1.0 if fallen == t.cards_of(target) else PARTLY if fallen > 0 else 0.0


def hits(t: Realm, target: i64, place: i64, attack: i64) -> bool:
    return t.card[place] != NONE and attack > strength.card_defence(t, target, place)


def prize(t: Realm, piece: i64, target: i64) -> float:
    """Points for an armed unit; what the loser loses; the crown under a castle."""
    value = BATTLE if t.armed(target) else 0.0
    if not t.is_castle(target):
        return value + (0.0 if t.is_hero(target) else GENERAL)
    value += CASTLE
    if t.crown == target:
        value += CROWN * (2.0 if t.castles_of(piece // LEADERS) > 0 else 1.0)
    owner = target // LEADERS
    return value + SLAYING if len(t.queue) > 0 and t.queue[0] == owner else value


def faded(t: Realm, piece: i64, to: i64, reach: i64) -> float:
    """Worth less the longer the way."""
    steps = way(t, piece, to) - float(reach)
    return exp(-max(0.0, steps) * (NEAR_HERO if piece % LEADERS == HERO else NEAR))


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
