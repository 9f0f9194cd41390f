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


def prospects(realm: Realm, seat: i64) -> float:
    """In victory points, over all armed pieces."""
    total = 0.0
    for piece in range(seat * LEADERS, (seat + 1) * LEADERS):
        if not realm.is_castle(piece) and realm.cell[piece] != NONE and realm.armed(piece):
            total += best_prospect(realm, piece)
    return total * HOPE


def best_prospect(realm: Realm, piece: i64) -> float:
    """The target most worth going for."""
    seat = piece // LEADERS
    best = hero_prospect(realm, piece) if piece % LEADERS == HERO else 0.0
    for enemy in range(realm.seats):
        if realm.allied(seat, enemy):
            continue
        for target in range(enemy * LEADERS, (enemy + 1) * LEADERS):
            if realm.cell[target] != NONE:
                best = max(best, battle_prospect(realm, piece, target))
    return best


def hero_prospect(realm: Realm, hero: i64) -> float:
    """The crown on the centre, the dragon on the map."""
    seat = hero // LEADERS
    best = 0.0
    if realm.crown == NONE and realm.castles_of(seat) > 0:
        best = CROWN * faded(realm, hero, CENTRE, 0)
    if realm.dragon != NONE:
        attack = strength.plain_attack(realm, hero, False) + (10 if realm.hero[seat] == RURIK else 0)
        if attack > DRAGON_DEFENCE[realm.dragon_card]:
            best = max(best, SLAYING * faded(realm, hero, realm.dragon, 1))
    return best


def battle_prospect(realm: Realm, piece: i64, target: i64) -> float:
    ranged = realm.shoots(piece)
    won = chance_to_win(realm, piece, target, ranged)
    if won == 0.0:
        return 0.0
    return won * prize(realm, piece, target) * faded(realm, piece, realm.cell[target], RANGE if ranged else 1)


def chance_to_win(realm: Realm, piece: i64, target: i64, ranged: bool) -> float:
    """As the cards lie: 1 for a win, part of it for one of two cards."""
    if not realm.armed(target):
        return 1.0
    attack = strength.plain_attack(realm, piece, ranged)
    if not ranged or realm.shoots(target):
        return 1.0 if attack > strength.plain_defence(realm, target) else 0.0
    fallen = i64(hits(realm, target, target * 2, attack)) + i64(hits(realm, target, target * 2 + 1, attack))
    return 1.0 if fallen == realm.cards_of(target) else PARTLY if fallen > 0 else 0.0


def hits(realm: Realm, target: i64, place: i64, attack: i64) -> bool:
    return realm.card[place] != NONE and attack > strength.card_defence(realm, target, place)


def prize(realm: Realm, piece: i64, target: i64) -> float:
    """Points for an armed unit; what the loser loses; the crown under a castle."""
    value = BATTLE if realm.armed(target) else 0.0
    if not realm.is_castle(target):
        return value + (0.0 if realm.is_hero(target) else GENERAL)
    value += CASTLE
    if realm.crown == target:
        value += CROWN * (2.0 if realm.castles_of(piece // LEADERS) > 0 else 1.0)
    owner = target // LEADERS
    return value + SLAYING if len(realm.queue) > 0 and realm.queue[0] == owner else value


def faded(realm: Realm, piece: i64, to: i64, reach: i64) -> float:
    """Worth less the longer the way."""
    steps = way(realm, piece, to) - float(reach)
    return exp(-max(0.0, steps) * (NEAR_HERO if piece % LEADERS == HERO else NEAR))


def way(realm: Realm, piece: i64, to: i64) -> float:
    """Steps, between the way through open walls and the way by the gates."""
    start = realm.cell[piece]
    kind: i64 = 2 if piece % LEADERS == HERO else 0
    base = (kind * CELLS + start) * CELLS + to
    straight = WAYS[base]
    round_about = WAYS[base + CELLS * CELLS]
    standing = min(MOST_WALLS, walls_at(realm, start) + walls_at(realm, to))
    return float(straight) + float((round_about - straight) * standing) / float(MOST_WALLS)


def walls_at(realm: Realm, cell: i64) -> i64:
    """Walls that stand round a space's territory."""
    corner = TERRITORY[cell]
    for seat in range(realm.seats if corner != NONE else 0):
        if realm.corner(seat) == corner:
            return realm.walls[seat]
    return 0
