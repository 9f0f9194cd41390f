"""How good a position looks to a bot: points, the crown and its walls, income, armies, the way to the centre."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import phases, scoring, strength
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ARCHERY,
    BLACK_DECK,
    BLACK_PRICE,
    CARD_ATTACK,
    CARD_DEFENCE,
    CASTLES,
    CELLS,
    CENTRE,
    HERO,
    LEADERS,
    MILITARY,
    MOST_WALLS,
    NONE,
    STEPS,
    TEAMS,
)
from tavola.kernel.bits import BIT

SPREAD: Final = 18.0  # points that make one seat e times as likely as another
CROWN: Final = 22.0
CASTLE: Final = 5.0  # each pays 2 gold and 1 food a turn
WALL: Final = 1.2
COIN: Final = 0.5
COIN_TO_KEEP: Final = 10  # more is soon wasted
COIN_TO_BUILD: Final = 1.0  # once Construction is chosen
COIN_TO_TRADE: Final = 0.8  # once Market trade is chosen
ARMED_TO_MARCH: Final = 0.4  # once Move and battle is chosen
STAGED: Final = 0.07  # for each point of a card not yet assigned
DRAWN: Final = 2.4  # a card being taken, for each gold on its back
ARMS: Final = 0.09  # for each point of attack and defence
GARRISON: Final = 0.1  # for each point of defence under the crown
STEP_TO_CROWN: Final = 0.6
CARD: Final = 0.8


def share(realm: Realm, seat: i64) -> float:
    """This seat's part of the win; allies share theirs."""
    mine = scoring.side(realm, seat)
    total = 0.0
    own = 0.0
    for each in range(realm.seats):
        weight = exp(worth(realm, each) / SPREAD)
        total += weight
        if mine & BIT[each]:
            own += weight
    return own / total * (0.5 if realm.options[TEAMS] else 1.0)


def worth(realm: Realm, seat: i64) -> float:
    """In victory points."""
    value = float(scoring.points(realm, seat)) + float(realm.castles_of(seat)) * CASTLE
    value += float(realm.walls[seat]) * WALL + float(min(realm.gold[seat], COIN_TO_KEEP)) * coin(realm, seat)
    value += float(realm.food[seat]) * 0.2 + float(realm.hand_size[seat] + realm.blacks_of(seat)) * CARD
    for leader in range(seat * LEADERS, (seat + 1) * LEADERS):
        if realm.exists(leader):
            value += arms(realm, leader)
    if seat == realm.active:
        value += under_way(realm, seat)
    return value + crown_worth(realm, seat)


def coin(realm: Realm, seat: i64) -> float:
    """Gold is worth most while it can be spent well."""
    if seat != realm.active:
        return COIN
    if realm.phase == phases.BUILD and (realm.walls[seat] < MOST_WALLS or realm.castles_of(seat) < CASTLES):
        return COIN_TO_BUILD
    return COIN_TO_TRADE if realm.phase == phases.TRADE else COIN


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
    """A unit by what it can strike and bear; a leader alone is worth a little."""
    if not realm.armed(leader):
        return 0.5
    ranged = realm.branch(leader) == ARCHERY
    return float(strength.plain_attack(realm, leader, ranged) + strength.plain_defence(realm, leader)) * ARMS


def crown_worth(realm: Realm, seat: i64) -> float:
    """Owned, with its garrison; or how near an armed hero is to it."""
    if scoring.crowned(realm, seat):
        guarded = strength.plain_defence(realm, realm.crown) if scoring.owns_crown(realm, seat) else 0
        return CROWN + float(guarded) * GARRISON
    hero = seat * LEADERS + HERO
    if realm.crown != NONE or realm.cell[hero] == NONE or realm.castles_of(seat) == 0:
        return 0.0
    steps = STEPS[realm.cell[hero] * CELLS + CENTRE]
    return float(max(0, 12 - steps)) * STEP_TO_CROWN if realm.armed(hero) else 0.0
