"""What is lost and won: fallen units and structures, points, the place in the Queue."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events
from tavola.games.abandoned_fortress.options import ONCE, QUEUE_BONUS
from tavola.games.abandoned_fortress.questions.crown import uncrown
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CASTLES,
    FIRST_GENERAL,
    LEADERS,
    MOST_WALLS,
    NONE,
    QUEUE_POINTS,
    WALL,
    WIN_POINTS,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE


def score(t: Realm, seat: i64, clause: i64) -> None:
    """The winner puts 10 points on the own Home Point. AF-81, AF-108, AF-R38, AF-R39"""
    t.tokens[seat] += WIN_POINTS
    t.tell(events.POINTS, clause, seat, EVERYONE, WIN_POINTS)


# units


def disarm(t: Realm, leader: i64, clause: i64) -> None:
    """All military cards of a unit are discarded."""
    for place in range(leader * 2, leader * 2 + 2):
        if t.card[place] != NONE:
            lose_card(t, leader, place, clause)


def lose_card(t: Realm, leader: i64, place: i64, clause: i64) -> None:
    """Every discard is shown. AF-R101"""
    card = t.unled(place)
    t.discard_market(card)
    t.tell(events.CARD_LOST, clause, leader // LEADERS, EVERYONE, leader, card)


def fall(t: Realm, leader: i64, victor: i64) -> None:
    """A defeated leader goes; `victor` is the seat that did it, NONE for the dragon. AF-80, AF-97, AF-98, AF-105"""
    clause = fall_clause(t, leader, victor)
    disarm(t, leader, clause)
    if t.is_hero(leader):
        send_home(t, leader, clause)
    elif t.is_castle(leader):
        t.tell(events.FELL, clause, leader // LEADERS, EVERYONE, leader, NONE)
        raze_castle(t, leader, victor)
    else:
        card = FIRST_GENERAL + t.general[leader]
        t.tell(events.FELL, clause, leader // LEADERS, EVERYONE, leader, card)
        dismiss(t, leader)
    if t.mover == leader:
        t.mover = NONE  # AF-R110


def fall_clause(t: Realm, leader: i64, victor: i64) -> i64:
    """Why it falls: by the dragon or a player, in a battle or unarmed."""
    armed = t.armed(leader)
    if t.is_hero(leader) and (armed or victor != NONE):
        return af.HERO_GOES_HOME if armed else af.UNARMED_HERO_SENT_HOME
    if victor == NONE:
        return af.DRAGON_WINS if armed else af.UNARMED_UNDER_THE_DRAGON
    if t.is_castle(leader):
        return af.CASTLE_DESTROYED if armed else af.EMPTY_CASTLE_FALLS
    return af.LOSER_LEAVES if armed else af.UNARMED_GENERAL_DIES


def dismiss(t: Realm, leader: i64) -> None:
    """A general's card is discarded, its figure leaves the board."""
    card = t.general[leader]
    t.take_off(leader)
    t.general[leader] = NONE
    t.general_known[leader] = 0
    if t.general_missed[leader]:
        t.note_missed(leader, 0)
    t.discard_market(FIRST_GENERAL + card)


def send_home(t: Realm, leader: i64, clause: i64) -> None:
    """A hero never dies. AF-97, AF-109, AF-R32, AF-R85"""
    t.tell(events.SENT_HOME, clause, leader // LEADERS, EVERYONE, leader)
    t.take_off(leader)
    t.going_home |= BIT[leader // LEADERS]


# structures


def raze_castle(t: Realm, leader: i64, victor: i64) -> None:
    """Castle and card go back to their owner. AF-98"""
    t.take_off(leader)
    if t.crown == leader:
        uncrown(t, leader // LEADERS, victor)
    leave_queue(t, leader // LEADERS)


def raze_wall(t: Realm, cell: i64, clause: i64) -> None:
    """AF-99, AF-102: a wall always falls, and gives nobody points. AF-119"""
    owner = t.board[cell] - WALL
    t.board[cell] = NONE
    t.walls[owner] -= 1
    t.tell(events.WALL_FELL, clause, owner, EVERYONE, cell, owner)
    leave_queue(t, owner)


# the Queue


def leave_queue(t: Realm, seat: i64) -> None:
    """The token is taken off, those behind move up. AF-13"""
    kept = vec[i64]()
    for each in t.queue:
        if each != seat:
            kept = append(kept, each)
    if len(kept) < len(t.queue):
        t.queue = kept
        t.tell(events.UNQUEUED, af.OUT_OF_THE_QUEUE, seat, EVERYONE)


def join_queue(t: Realm, seat: i64) -> None:
    """Three castles and eight walls at once: behind all tokens there, by itself. AF-11, AF-R41, AF-R42, AF-R99"""
    if seat in t.queue or t.castles_of(seat) < CASTLES or t.walls[seat] < MOST_WALLS:
        return
    t.queue = append(t.queue, seat)
    t.tell(events.QUEUED, af.COMPLETE_KINGDOM, seat, EVERYONE, i64(len(t.queue)))
    if t.options[QUEUE_BONUS] == ONCE and not t.queue_paid:
        t.queue_paid = True
        t.tokens[seat] += QUEUE_POINTS
        t.tell(events.POINTS, af.QUEUE_BONUS, seat, EVERYONE, QUEUE_POINTS)
