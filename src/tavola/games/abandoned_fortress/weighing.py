"""How good a position looks to a bot: points, the crown, income, armies, and what they may come to."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import phases, prospects, scoring, strength
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ARCHERY,
    BLACK_DECK,
    BLACK_PRICE,
    CARD_ATTACK,
    CARD_DEFENCE,
    CASTLE,
    CASTLES,
    CELLS,
    CENTRE,
    GENERAL,
    LEADERS,
    MILITARY,
    MOST_GENERALS,
    MOST_GOLD,
    MOST_WALLS,
    NONE,
    QUEUE_BONUS,
    SPACE,
    STEPS,
    TEAMS,
    WALL_SPACE,
)

SPREAD: Final = 15.0  # points that make one seat e times as likely as another
CROWN: Final = 20.0
BEYOND: Final = 0.2  # of a point above the target
CASTLE_WORTH: Final = 5.0  # each pays 2 gold and 1 food a turn
WALL: Final = 0.6
QUEUE: Final = 9.0  # of its 20 points, for a kingdom all but complete
KINGDOM: Final = 17.0  # what three castles and eight walls cost
COIN: Final = 0.65
COIN_LEFT: Final = 0.5
FOOD: Final = 0.2
COIN_TO_BUILD: Final = 1.0  # once Construction is chosen
COIN_TO_SPEND: Final = 0.8  # before the action, and in a Market trade
ARMED_TO_MARCH: Final = 0.4  # once Move and battle is chosen
STAGED: Final = 0.05  # for each point of a card not yet assigned
DRAWN: Final = 2.0  # a card being taken, for each gold on its back
ARMS: Final = 0.06  # for each point of attack and defence
GARRISON: Final = 0.06  # for each point of defence under the crown
DEEP: Final = 0.2  # for each step between a castle and the centre
STEP_TO_CENTRE: Final = 0.04
CARD: Final = 0.8
CARDS_TO_KEEP: Final = 5
LEADER: Final = 0.5
GENERAL_WORTH: Final = 2.5  # with room for two cards
IN_THE_WAY: Final = 1.5  # an own piece where a wall should stand


def shares(realm: Realm) -> vec[float]:
    """Each seat's part of the win; allies share theirs."""
    weights = vec[float](capacity=realm.seats)
    total = 0.0
    for seat in range(realm.seats):
        weight = exp(worth(realm, seat) / SPREAD)
        weights = append(weights, weight)
        total += weight
    out = vec[float](capacity=realm.seats)
    for seat in range(realm.seats):
        own = weights[seat]
        if realm.options[TEAMS]:
            own = (own + weights[(seat + 2) % 4]) / 2.0
        out = append(out, own / total)
    return out


def worth(realm: Realm, seat: i64) -> float:
    """In victory points; strength that lies in closed cards counts by how it has changed since they were imagined."""
    value = scored(realm, seat) + kingdom(realm, seat) + purse(realm, seat) + might(realm, seat)
    if seat == realm.active:
        value += under_way(realm, seat)
    if scoring.crowned(realm, seat):
        value += CROWN
    return value - realm.tilt[seat] if len(realm.tilt) > 0 else value


def level(realm: Realm) -> None:
    """Remember how the cards just imagined tilt the scales, so that a search compares moves and not its own guesses."""
    tilt = vec[float](capacity=realm.seats)
    for seat in range(realm.seats):
        tilt = append(tilt, might(realm, seat))
    realm.tilt = tilt


def might(realm: Realm, seat: i64) -> float:
    """All that depends on closed cards: units, what they may come to, the garrison under the crown."""
    value = prospects.prospects(realm, seat)
    generals: i64 = 0
    for leader in range(seat * LEADERS, (seat + 1) * LEADERS):
        if realm.exists(leader):
            generals += i64(leader % LEADERS >= GENERAL)
            value += arms(realm, leader) if generals <= MOST_GENERALS else 0.0
    guarded = strength.plain_defence(realm, realm.crown) if scoring.owns_crown(realm, seat) else 0
    return value + float(guarded) * GARRISON


def scored(realm: Realm, seat: i64) -> float:
    """Points; those above the target count little."""
    points, wanted = scoring.points(realm, seat), scoring.target(realm)
    return float(min(points, wanted)) + float(max(0, points - wanted)) * BEYOND


def kingdom(realm: Realm, seat: i64) -> float:
    """Castles pay, deep ones last; a kingdom near completion is worth part of the Queue's points."""
    castles = realm.castles_of(seat)
    value = float(castles) * CASTLE_WORTH + float(realm.walls[seat]) * WALL
    for leader in range(seat * LEADERS + CASTLE, seat * LEADERS + GENERAL):
        if realm.cell[leader] != NONE:
            value += float(STEPS[realm.cell[leader] * CELLS + CENTRE]) * DEEP
    first_free = len(realm.queue) == 0 or realm.queue[0] == seat
    if not first_free or seat in realm.queue or (realm.options[QUEUE_BONUS] and realm.queue_paid):
        return value
    done = float(castles * CASTLES + realm.walls[seat]) / KINGDOM
    return value + QUEUE * done * done


def purse(realm: Realm, seat: i64) -> float:
    """Gold, food and cards; half of the next income counts while others play, so that the end of a turn is no jump."""
    coming: i64 = 1 + realm.castles_of(seat) if seat != realm.active else 0
    gold = min(realm.gold[seat] + coming, MOST_GOLD)
    hand = realm.hand_size[seat] + (1 if seat == realm.active and realm.phase <= phases.DRAW else 0)
    cards = min(hand, CARDS_TO_KEEP) + min(realm.blacks_of(seat), 1)
    return float(gold) * coin(realm, seat) + float(realm.food[seat]) * FOOD + float(cards) * CARD


def coin(realm: Realm, seat: i64) -> float:
    """Gold is worth most while it can be spent well, least once the turn's action is over."""
    if seat != realm.active:
        return COIN
    if realm.phase == phases.BUILD and (realm.walls[seat] < MOST_WALLS or realm.castles_of(seat) < CASTLES):
        return COIN_TO_BUILD
    return COIN_TO_SPEND if realm.phase <= phases.TRADE else COIN_LEFT


def under_way(realm: Realm, seat: i64) -> float:
    """What the active seat has bought and not yet put to use, and its armed pieces on a march."""
    value = 0.0
    for card in range(MILITARY):
        if realm.staged[card] > 0:
            value += float(realm.staged[card] * (CARD_ATTACK[card] + CARD_DEFENCE[card])) * STAGED
    if realm.drawing != NONE and realm.phase >= phases.START:
        value += DRAWN * float(BLACK_PRICE if realm.drawing == BLACK_DECK else realm.top[realm.drawing])
    if realm.phase == phases.MARCH:
        for leader in range(seat * LEADERS, (seat + 1) * LEADERS):
            if not realm.is_castle(leader) and realm.armed(leader):
                value += ARMED_TO_MARCH
    return value


def arms(realm: Realm, leader: i64) -> float:
    """A unit by what it can strike and bear; a piece alone is worth a little, more so near the middle."""
    value = LEADER if leader % LEADERS < GENERAL else GENERAL_WORTH
    cell = realm.cell[leader]
    if not realm.is_castle(leader) and cell != NONE:
        value -= float(STEPS[cell * CELLS + CENTRE]) * STEP_TO_CENTRE
        if SPACE[cell] == WALL_SPACE and realm.at_home(leader // LEADERS, cell):
            value -= IN_THE_WAY
    if not realm.armed(leader):
        return value
    ranged = realm.branch(leader) == ARCHERY
    return value + float(strength.plain_attack(realm, leader, ranged) + strength.plain_defence(realm, leader)) * ARMS
