"""How good a position looks to a bot: points, the crown, income, armies, and what they may come to."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import prospects, scoring, steps, strength
from tavola.games.abandoned_fortress.options import FOOD_OPEN, ONCE, QUEUE_BONUS, TEAMS
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
    SPACE,
    STEPS,
    WALL_SPACE,
)

SPREAD: Final = 15.0  # points that make one seat e times as likely as another
ABOUT_TO_WIN: Final = 15.0  # with points and crown, in another's turn
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


def shares(t: Realm) -> vec[float]:
    """Each seat's part of the win; allies share theirs."""
    weights = vec[float](capacity=t.seats)
    bears = prospects.defences(t)
    total = 0.0
    for seat in range(t.seats):
        weight = exp(worth(t, seat, bears) / SPREAD)
        weights = append(weights, weight)
        total += weight
    out = vec[float](capacity=t.seats)
    for seat in range(t.seats):
        own = weights[seat]
        if t.options[TEAMS]:
            own = (own + weights[(seat + 2) % 4]) / 2.0
        out = append(out, own / total)
    return out


def worth(t: Realm, seat: i64, bears: vec[i64]) -> float:
    """In victory points; what is closed, cards or food, counts by how it has changed since it was imagined."""
    value = scored(t, seat) + kingdom(t, seat) + purse(t, seat) + might(t, seat, bears)
    if seat == t.active:
        value += under_way(t, seat)
    if scoring.crowned(t, seat):
        value += prospects.crown_worth(t, seat)
        if scoring.points(t, seat) >= scoring.target(t):
            value += ABOUT_TO_WIN
    return value - t.tilt[seat] if len(t.tilt) > 0 else value


def level(t: Realm) -> None:
    """Remember how what was just imagined tilts the scales, so that a search compares moves and not its own guesses."""
    tilt = vec[float](capacity=t.seats)
    bears = prospects.defences(t)
    for seat in range(t.seats):
        food = 0.0 if t.options[FOOD_OPEN] else float(t.food[seat]) * FOOD
        tilt = append(tilt, might(t, seat, bears) + food)
    t.tilt = tilt


def might(t: Realm, seat: i64, bears: vec[i64]) -> float:
    """All that depends on closed cards: units, what they may come to, the garrison under the crown."""
    value = prospects.prospects(t, seat, bears)
    generals: i64 = 0
    for leader in range(seat * LEADERS, (seat + 1) * LEADERS):
        if t.exists(leader):
            generals += i64(leader % LEADERS >= GENERAL)
            value += arms(t, leader) if generals <= MOST_GENERALS else 0.0
    guarded = strength.plain_defence(t, t.crown) if scoring.owns_crown(t, seat) else 0
    return value + float(guarded) * GARRISON


def scored(t: Realm, seat: i64) -> float:
    """Points; those above the target count little."""
    points, wanted = scoring.points(t, seat), scoring.target(t)
    return float(min(points, wanted)) + float(max(0, points - wanted)) * BEYOND


def kingdom(t: Realm, seat: i64) -> float:
    """Castles pay, deep ones last; a kingdom near completion is worth part of the Queue's points."""
    castles = t.castles_of(seat)
    value = float(castles) * CASTLE_WORTH + float(t.walls[seat]) * WALL
    for leader in range(seat * LEADERS + CASTLE, seat * LEADERS + GENERAL):
        if t.cell[leader] != NONE:
            value += float(STEPS[t.cell[leader] * CELLS + CENTRE]) * DEEP
    first_free = len(t.queue) == 0 or t.queue[0] == seat
    if not first_free or seat in t.queue or (t.options[QUEUE_BONUS] == ONCE and t.queue_paid):
        return value
    done = float(castles * CASTLES + t.walls[seat]) / KINGDOM
    return value + QUEUE * done * done


def purse(t: Realm, seat: i64) -> float:
    """Gold, food and cards; half of the next income counts while others play, so that the end of a turn is no jump."""
    coming: i64 = 1 + t.castles_of(seat) if seat != t.active else 0
    gold = min(t.gold[seat] + coming, MOST_GOLD)
    hand = t.hand_size[seat] + (1 if seat == t.active and t.phase <= steps.DRAW else 0)
    cards = min(hand, CARDS_TO_KEEP) + min(t.blacks_of(seat), 1)
    return float(gold) * coin(t, seat) + float(t.food[seat]) * FOOD + float(cards) * CARD


def coin(t: Realm, seat: i64) -> float:
    """Gold is worth most while it can be spent well, least once the turn's action is over."""
    if seat != t.active:
        return COIN
    if t.phase == steps.BUILD and (t.walls[seat] < MOST_WALLS or t.castles_of(seat) < CASTLES):
        return COIN_TO_BUILD
    return COIN_TO_SPEND if t.phase <= steps.TRADE else COIN_LEFT


def under_way(t: Realm, seat: i64) -> float:
    """What the active seat has bought and not yet put to use, and its armed pieces on a march."""
    value = 0.0
    for card in range(MILITARY):
        if t.staged[card] > 0:
            value += float(t.staged[card] * (CARD_ATTACK[card] + CARD_DEFENCE[card])) * STAGED
    if t.drawing != NONE and t.phase >= steps.START:
        value += DRAWN * float(BLACK_PRICE if t.drawing == BLACK_DECK else t.top[t.drawing])
    return value


def arms(t: Realm, leader: i64) -> float:
    """A unit by what it can strike and bear; a piece alone is worth a little, more so near the middle."""
    value = LEADER if leader % LEADERS < GENERAL else GENERAL_WORTH
    cell = t.cell[leader]
    if not t.is_castle(leader) and cell != NONE:
        value -= float(STEPS[cell * CELLS + CENTRE]) * STEP_TO_CENTRE
        if SPACE[cell] == WALL_SPACE and t.at_home(leader // LEADERS, cell):
            value -= IN_THE_WAY
    if not t.armed(leader):
        return value
    ranged = t.branch(leader) == ARCHERY
    return value + float(strength.plain_attack(t, leader, ranged) + strength.plain_defence(t, leader)) * ARMS
