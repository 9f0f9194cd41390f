"""The dragon: Dragon Alert, its cards, its flight; and the rock."""

from librt.vecs import append
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress.moves import spoils
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CENTRE,
    DRAGONS,
    FLIGHT,
    NONE,
    SUMMONS,
    TUNNEL_AT,
    TUNNEL_CELL,
    TUNNELS,
    WALL,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def in_game(realm: Realm) -> bool:
    """Once all four Dragon cards are taken it is out of the game. AF-R58"""
    return realm.alert > 0 or realm.dragon != NONE


def creep(realm: Realm, by: i64, clause: i64) -> None:
    """Along Dragon Alert; the last slot summons the dragon. AF-14, AF-15, AF-46, AF-R57"""
    realm.alert += by
    realm.tell(told.ALERT, clause, realm.active, EVERYONE, realm.alert)
    if realm.alert == SUMMONS:
        realm.alert = 0
        realm.summoning = True


def comes_for_sure(realm: Realm) -> i64:
    """The card that must come next, or NONE while there is a choice for chance. AF-R103"""
    unseen: i64 = 0
    only: i64 = NONE
    for card in range(DRAGONS):
        if realm.dragon_unseen & BIT[card]:
            unseen += 1
            only = card
    if unseen == 0:
        return realm.dragon_under[0]
    return only if unseen == 1 else NONE


def come(realm: Realm, card: i64) -> None:
    """The top Dragon card is turned up; the dragon lands on the centre. AF-15, AF-101"""
    realm.summoning = False
    if realm.dragon_unseen & BIT[card]:
        realm.dragon_unseen &= ~BIT[card]
    else:
        realm.dragon_under = realm.dragon_under[1:]
    realm.dragon_card = card
    realm.tell(told.DRAGON_CAME, af.DRAGON_CARD_TURNED_UP, realm.active, EVERYONE, card)
    land(realm, CENTRE, af.DRAGON_SUMMONED)


def fly(realm: Realm, direction: i64, distance: i64, clause: i64) -> None:
    """Over everything and over the edge; only the last space is a landing. AF-47, AF-48"""
    cell = realm.dragon
    for _step in range(distance):
        cell = FLIGHT[cell * 4 + direction]
    land(realm, cell, clause)


def land(realm: Realm, cell: i64, clause: i64) -> None:
    """Walls and the rock are destroyed without a battle. AF-102, AF-R53, AF-R55"""
    realm.dragon = cell
    realm.tell(told.DRAGON_FLEW, clause, realm.active, EVERYONE, cell)
    if realm.rock != NONE and TUNNEL_CELL[realm.rock] == cell:
        move_rock(realm, NONE, af.DRAGON_LANDS)
    realm.landing = realm.board[cell] < WALL
    if not realm.landing:
        spoils.raze_wall(realm, cell, af.DRAGON_LANDS)


def victim(realm: Realm) -> i64:
    """The leader under the dragon, or NONE."""
    return realm.board[realm.dragon] if realm.dragon != NONE else NONE


def leave(realm: Realm) -> None:
    """Back to slot 1, its card under the deck. AF-104, AF-110, AF-R56"""
    realm.tell(told.DRAGON_LEFT, af.UNDER_THE_DRAGON_DECK, realm.active, EVERYONE, realm.dragon_card)
    realm.dragon_under = append(realm.dragon_under, realm.dragon_card)
    go_to_track(realm)


def go_to_track(realm: Realm) -> None:
    realm.dragon = NONE
    realm.dragon_card = NONE
    realm.alert = 1


def slain_by(realm: Realm, seat: i64) -> None:
    """10 points and the Dragon card. AF-108, AF-R52"""
    realm.tell(told.DRAGON_SLAIN, af.DRAGON_BEATEN, seat, EVERYONE, realm.dragon_card)
    realm.dragon_owner[realm.dragon_card] = seat
    spoils.score(realm, seat, af.DRAGON_BEATEN)
    go_to_track(realm)
    if NONE not in realm.dragon_owner:
        realm.alert = 0  # AF-R58


# the rock


def rock_breaks(realm: Realm, tunnel: i64) -> i64:
    """Any tunnel without the dragon, and another one than now. AF-44, AF-R54"""
    if realm.dragon != NONE and TUNNEL_AT[realm.dragon] == tunnel:
        return af.ROCK_KEEPS_OFF_THE_DRAGON
    return af.CHANGES_NOTHING if realm.rock == tunnel else FINE


def move_rock(realm: Realm, tunnel: i64, clause: i64) -> None:
    realm.rock = tunnel
    realm.tell(told.ROCK_MOVED, clause, realm.active, EVERYONE, tunnel)


def roll_rock(realm: Realm) -> None:
    """To the next tunnel clockwise, past the dragon. AF-45, AF-R54"""
    tunnel = (realm.rock + 1) % TUNNELS
    if realm.dragon != NONE and TUNNEL_AT[realm.dragon] == tunnel:
        tunnel = (tunnel + 1) % TUNNELS
    move_rock(realm, tunnel, af.ROCK_ROLLS_ON)
