"""The dragon's ways: along Dragon Alert, over the map, and off it. AF-14, AF-46 to AF-48, AF-104, AF-108, AF-110"""

from librt.vecs import append
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events
from tavola.games.abandoned_fortress.questions.battle.spoils import raze_wall, score
from tavola.games.abandoned_fortress.questions.rock import move_rock
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import FLIGHT, NONE, SUMMONS, TUNNEL_CELL, WALL
from tavola.kernel.events import EVERYONE


def in_game(t: Realm) -> bool:
    """Once all four Dragon cards are taken it is out of the game. AF-R58"""
    return t.alert > 0 or t.dragon != NONE


def creep(t: Realm, by: i64, clause: i64) -> None:
    """Along Dragon Alert; the last slot summons the dragon. AF-14, AF-15, AF-46, AF-R57"""
    t.alert += by
    t.tell(events.ALERT, clause, t.active, EVERYONE, t.alert)
    if t.alert == SUMMONS:
        t.alert = 0
        t.summoning = True


def fly(t: Realm, direction: i64, distance: i64, clause: i64) -> None:
    """Over everything and over the edge; only the last space is a landing. AF-47, AF-48"""
    cell = t.dragon
    for _step in range(distance):
        cell = FLIGHT[cell * 4 + direction]
    land(t, cell, clause)


def land(t: Realm, cell: i64, clause: i64) -> None:
    """Walls and the rock are destroyed without a battle. AF-102, AF-R53, AF-R55"""
    t.dragon = cell
    t.tell(events.DRAGON_FLEW, clause, t.active, EVERYONE, cell)
    if t.rock != NONE and TUNNEL_CELL[t.rock] == cell:
        move_rock(t, NONE, af.DRAGON_LANDS)
    t.landing = t.board[cell] < WALL
    if not t.landing:
        raze_wall(t, cell, af.DRAGON_LANDS)


def leave(t: Realm) -> None:
    """Back to slot 1, its card under the deck. AF-104, AF-110, AF-R56"""
    t.tell(events.DRAGON_LEFT, af.UNDER_THE_DRAGON_DECK, t.active, EVERYONE, t.dragon_card)
    t.dragon_under = append(t.dragon_under, t.dragon_card)
    go_to_track(t)


def go_to_track(t: Realm) -> None:
    t.dragon = NONE
    t.dragon_card = NONE
    t.alert = 1


def slain_by(t: Realm, seat: i64) -> None:
    """10 points and the Dragon card. AF-108, AF-R52"""
    t.tell(events.DRAGON_SLAIN, af.DRAGON_BEATEN, seat, EVERYONE, t.dragon_card)
    t.dragon_owner[t.dragon_card] = seat
    score(t, seat, af.DRAGON_BEATEN)
    go_to_track(t)
    if NONE not in t.dragon_owner:
        t.alert = 0  # AF-R58
