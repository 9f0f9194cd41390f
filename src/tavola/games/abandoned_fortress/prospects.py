"""What a seat's pieces may come to: the best battle each can look forward to, the crown, the dragon; for bots only."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import scoring, strength
from tavola.games.abandoned_fortress.marches import faded, way
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CENTRE,
    DRAGON_DEFENCE,
    HERO,
    LEADERS,
    NONE,
    RANGE,
    RURIK,
    SPACE,
    TERRITORY_CELLS,
    TERRITORY_SIZE,
    WALL,
    WALL_SPACE,
)

BATTLE: Final = 10.0  # points for a unit beaten
LOSS: Final = 4.0  # and what it loses
SLAYING: Final = 20.0
CROWN: Final = 20.0
CASTLE: Final = 7.0
GENERAL: Final = 3.0
PARTLY: Final = 0.25  # of a win, when one of two cards falls
BREACH: Final = 6.0  # a wall of whoever is first in the Queue
SUCCESSION: Final = 14.0  # for who is second
CLOSE: Final = 20  # so much short of a win a secret card may help,
CHANCY: Final = 0.15  # once in a while


def prospects(t: Realm, seat: i64, bears: vec[i64]) -> float:
    """In victory points, over all armed pieces; `bears` is what each leader can bear."""
    total = 0.0
    for piece in range(seat * LEADERS, (seat + 1) * LEADERS):
        if t.cell[piece] != NONE and not t.is_castle(piece) and t.armed(piece):
            total += best_prospect(t, piece, bears)
    return total


def defences(t: Realm) -> vec[i64]:
    """By leader: what it bears in close combat."""
    bears = vec[i64](capacity=t.seats * LEADERS)
    for leader in range(t.seats * LEADERS):
        here = t.cell[leader] != NONE and t.armed(leader)
        bears = append(bears, strength.plain_defence(t, leader) if here else 0)
    return bears


def best_prospect(t: Realm, piece: i64, bears: vec[i64]) -> float:
    """The target most worth going for."""
    seat = piece // LEADERS
    ranged = t.shoots(piece)
    attack = strength.plain_attack(t, piece, ranged)
    reach = RANGE if ranged else 1
    best = max(breach_prospect(t, piece), hero_prospect(t, piece) if piece % LEADERS == HERO else 0.0)
    for enemy in range(t.seats):
        if t.allied(seat, enemy):
            continue
        for target in range(enemy * LEADERS, (enemy + 1) * LEADERS):
            cell = t.cell[target]
            if cell != NONE:
                won = chance_to_win(t, target, attack, ranged, bears[target])
                if won > 0.0:
                    best = max(best, won * prize(t, seat, target) * faded(t, piece, way(t, piece, cell), reach))
    return best


def hero_prospect(t: Realm, hero: i64) -> float:
    """The crown on the centre, the dragon on the map."""
    seat = hero // LEADERS
    best = 0.0
    if t.crown == NONE and t.castles_of(seat) > 0:
        best = crown_worth(t, seat) * faded(t, hero, way(t, hero, CENTRE), 0)
    if t.dragon != NONE:
        attack = strength.plain_attack(t, hero, False) + (10 if t.hero[seat] == RURIK else 0)
        if attack > DRAGON_DEFENCE[t.dragon_card]:
            best = max(best, SLAYING * faded(t, hero, way(t, hero, t.dragon), 1))
    return best


def crown_worth(t: Realm, seat: i64) -> float:
    """Most to whoever has the points."""
    points, wanted = scoring.points(t, seat), scoring.target(t)
    return CROWN * (0.5 + float(min(points, wanted)) / float(wanted))


def breach_prospect(t: Realm, piece: i64) -> float:
    """A wall of the first in the Queue takes twenty points away, and gives them to the second."""
    seat = piece // LEADERS
    if len(t.queue) == 0 or t.allied(t.queue[0], seat):
        return 0.0
    owner = t.queue[0]
    nearest = 1000.0
    first = t.corner(owner) * TERRITORY_SIZE
    for place in range(first, first + TERRITORY_SIZE):
        cell = TERRITORY_CELLS[place]
        if SPACE[cell] == WALL_SPACE and t.board[cell] == WALL + owner:
            nearest = min(nearest, way(t, piece, cell))
    heir = len(t.queue) > 1 and t.queue[1] == seat
    return (BREACH + (SUCCESSION if heir else 0.0)) * faded(t, piece, nearest, 1)


def chance_to_win(t: Realm, target: i64, attack: i64, ranged: bool, bears: i64) -> float:
    """As the cards lie: 1 for a win, part of it for one of two cards, a little where a secret card could turn it."""
    if not t.armed(target):
        return 1.0
    if not ranged or t.shoots(target):
        return 1.0 if attack > bears else CHANCY if attack + CLOSE > bears else 0.0
    fallen = i64(hits(t, target, target * 2, attack)) + i64(hits(t, target, target * 2 + 1, attack))
    return 1.0 if fallen == t.cards_of(target) else PARTLY if fallen > 0 else 0.0


def hits(t: Realm, target: i64, place: i64, attack: i64) -> bool:
    return t.card[place] != NONE and attack > strength.card_defence(t, target, place)


def prize(t: Realm, seat: i64, target: i64) -> float:
    """Points for an armed unit; what the loser loses; the crown under a castle."""
    value = BATTLE + LOSS if t.armed(target) else 0.0
    if not t.is_castle(target):
        return value + (0.0 if t.is_hero(target) else GENERAL)
    value += CASTLE
    owner = target // LEADERS
    if t.crown == target:
        value += crown_worth(t, owner) + (crown_worth(t, seat) if t.castles_of(seat) > 0 else 0.0)
    return value + SLAYING if len(t.queue) > 0 and t.queue[0] == owner else value
