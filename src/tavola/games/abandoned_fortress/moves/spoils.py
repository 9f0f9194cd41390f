"""What a battle leaves behind: fallen units and structures, points, the crown, the Queue."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CASTLE,
    CASTLES,
    CENTRE,
    FIRST_GENERAL,
    HERO,
    LEADERS,
    MOST_WALLS,
    NONE,
    QUEUE_BONUS,
    QUEUE_POINTS,
    WALL,
    WIN_POINTS,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def score(realm: Realm, seat: i64, clause: i64) -> None:
    """The winner puts 10 points on the own Home Point. AF-81, AF-108, AF-R38, AF-R39"""
    realm.tokens[seat] += WIN_POINTS
    realm.tell(told.POINTS, clause, seat, EVERYONE, WIN_POINTS)


def disarm(realm: Realm, leader: i64, clause: i64) -> None:
    """All military cards of a unit are discarded."""
    for place in range(leader * 2, leader * 2 + 2):
        if realm.card[place] != NONE:
            lose_card(realm, leader, place, clause)


def lose_card(realm: Realm, leader: i64, place: i64, clause: i64) -> None:
    """Every discard is shown. AF-R101"""
    card = realm.unled(place)
    realm.discard_market(card)
    realm.tell(told.CARD_LOST, clause, leader // LEADERS, EVERYONE, leader, card)


def fall(realm: Realm, leader: i64, victor: i64) -> None:
    """A defeated leader goes; `victor` is the seat that did it, NONE for the dragon. AF-80, AF-97, AF-98, AF-105"""
    clause = fall_clause(realm, leader, victor)
    disarm(realm, leader, clause)
    if realm.is_hero(leader):
        send_home(realm, leader, clause)
    elif realm.is_castle(leader):
        realm.tell(told.FELL, clause, leader // LEADERS, EVERYONE, leader, NONE)
        raze_castle(realm, leader, victor)
    else:
        card = FIRST_GENERAL + realm.general[leader]
        realm.tell(told.FELL, clause, leader // LEADERS, EVERYONE, leader, card)
        dismiss(realm, leader)
    if realm.mover == leader:
        realm.mover = NONE  # AF-R110


def fall_clause(realm: Realm, leader: i64, victor: i64) -> i64:
    """Why it falls: by the dragon or a player, in a battle or unarmed."""
    armed = realm.armed(leader)
    if realm.is_hero(leader) and (armed or victor != NONE):
        return af.HERO_GOES_HOME if armed else af.UNARMED_HERO_SENT_HOME
    if victor == NONE:
        return af.DRAGON_WINS if armed else af.UNARMED_UNDER_THE_DRAGON
    if realm.is_castle(leader):
        return af.CASTLE_DESTROYED if armed else af.EMPTY_CASTLE_FALLS
    return af.LOSER_LEAVES if armed else af.UNARMED_GENERAL_DIES


def dismiss(realm: Realm, leader: i64) -> None:
    """A general's card is discarded, its figure leaves the board."""
    card = realm.general[leader]
    realm.take_off(leader)
    realm.general[leader] = NONE
    realm.general_known[leader] = 0
    realm.discard_market(FIRST_GENERAL + card)


def send_home(realm: Realm, leader: i64, clause: i64) -> None:
    """A hero never dies. AF-97, AF-109, AF-R32, AF-R85"""
    realm.tell(told.SENT_HOME, clause, leader // LEADERS, EVERYONE, leader)
    realm.take_off(leader)
    realm.going_home |= BIT[leader // LEADERS]


def raze_castle(realm: Realm, leader: i64, victor: i64) -> None:
    """Castle and card go back to their owner. AF-98"""
    realm.take_off(leader)
    if realm.crown == leader:
        uncrown(realm, leader // LEADERS, victor)
    leave_queue(realm, leader // LEADERS)


def uncrown(realm: Realm, owner: i64, victor: i64) -> None:
    """Whoever destroyed the castle takes the crown; the dragon, or who has no castle, does not. AF-113, AF-R49"""
    takes = victor != NONE and realm.castles_of(victor) > 0
    realm.crown = NONE
    realm.crown_taker = victor if takes else NONE
    realm.tell(told.CROWN_BACK, af.SEIZED_WITH_THE_CASTLE if takes else af.CROWN_RETURNS, owner, EVERYONE)


def raze_wall(realm: Realm, cell: i64, clause: i64) -> None:
    """AF-99, AF-102: a wall always falls, and gives nobody points. AF-119"""
    owner = realm.board[cell] - WALL
    realm.board[cell] = NONE
    realm.walls[owner] -= 1
    realm.tell(told.WALL_FELL, clause, owner, EVERYONE, cell, owner)
    leave_queue(realm, owner)


# the Queue


def leave_queue(realm: Realm, seat: i64) -> None:
    """The token is taken off, those behind move up. AF-13"""
    kept = vec[i64]()
    for each in realm.queue:
        if each != seat:
            kept = append(kept, each)
    if len(kept) < len(realm.queue):
        realm.queue = kept
        realm.tell(told.UNQUEUED, af.OUT_OF_THE_QUEUE, seat, EVERYONE)


def join_queue(realm: Realm, seat: i64) -> None:
    """Three castles and eight walls at once: behind all tokens there, by itself. AF-11, AF-R41, AF-R42, AF-R99"""
    if seat in realm.queue or realm.castles_of(seat) < CASTLES or realm.walls[seat] < MOST_WALLS:
        return
    realm.queue = append(realm.queue, seat)
    realm.tell(told.QUEUED, af.COMPLETE_KINGDOM, seat, EVERYONE, i64(len(realm.queue)))
    if realm.options[QUEUE_BONUS] and not realm.queue_paid:  # AF-R40
        realm.queue_paid = True
        realm.tokens[seat] += QUEUE_POINTS
        realm.tell(told.POINTS, af.QUEUE_BONUS, seat, EVERYONE, QUEUE_POINTS)


# the crown


def look_for_crown(realm: Realm) -> None:
    """A hero on the centre takes a crown that lies there, if its owner has a castle. AF-111, AF-R46, AF-R47, AF-R49"""
    if realm.crown != NONE or realm.crown_taker != NONE:
        return
    there = realm.board[CENTRE]
    if there != NONE and there < WALL and realm.is_hero(there) and realm.castles_of(there // LEADERS) > 0:
        realm.crown_taker = there // LEADERS


def settle_crown(realm: Realm) -> bool:
    """Put the crown on the only castle; False if the taker must choose. AF-112"""
    look_for_crown(realm)
    if realm.crown_taker == NONE or realm.castles_of(realm.crown_taker) > 1:
        return realm.crown_taker == NONE
    for castle in range(CASTLES):
        if crown_breaks(realm, castle) == FINE:
            crown_castle(realm, castle)
            return True
    return True


def crown_breaks(realm: Realm, castle: i64) -> i64:
    built = realm.cell[realm.crown_taker * LEADERS + CASTLE + castle] != NONE
    return FINE if built else af.CROWN_TO_A_CASTLE


def crown_castle(realm: Realm, castle: i64) -> None:
    """It stays there for good. AF-112, AF-R48"""
    seat = realm.crown_taker
    realm.crown = seat * LEADERS + CASTLE + castle
    realm.crown_taker = NONE
    realm.tell(told.CROWN_TAKEN, af.CROWN_TO_A_CASTLE, seat, EVERYONE, realm.crown)


# heroes on their way home


def home_breaks(realm: Realm, seat: i64, cell: i64) -> i64:
    return FINE if realm.at_home(seat, cell) and realm.is_free(cell) else af.HERO_GOES_HOME


def come_home(realm: Realm, seat: i64, cell: i64) -> None:
    realm.going_home &= ~BIT[seat]
    realm.put_on(seat * LEADERS + HERO, cell)
    realm.tell(told.PLACED, af.HERO_GOES_HOME, seat, EVERYONE, seat * LEADERS + HERO, cell)
