"""On which tunnel does the rock go? AF-44, AF-45"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, steps
from tavola.games.abandoned_fortress.actions import PLACE_ROCK
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import NONE, TUNNEL_AT, TUNNELS
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import FINE


@final
class Rock(Question[Realm]):
    """The roller puts it on any tunnel. AF-44"""

    def __init__(self) -> None:
        super().__init__("rock", af.ROLLER_PLACES_ROCK, [PLACE_ROCK])

    def asked(self, t: Realm) -> i64:
        return t.active

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return rock_breaks(t, PLACE_ROCK.a(action))

    def apply(self, t: Realm, action: i64) -> None:
        move_rock(t, PLACE_ROCK.a(action), af.ROLLER_PLACES_ROCK)
        t.phase = steps.HERO_ENTERS


def rock_breaks(t: Realm, tunnel: i64) -> i64:
    """Any tunnel without the dragon, and another one than now. AF-44, AF-R54"""
    if t.dragon != NONE and TUNNEL_AT[t.dragon] == tunnel:
        return af.ROCK_KEEPS_OFF_THE_DRAGON
    return af.CHANGES_NOTHING if t.rock == tunnel else FINE


def move_rock(t: Realm, tunnel: i64, clause: i64) -> None:
    t.rock = tunnel
    t.tell(events.ROCK_MOVED, clause, t.active, EVERYONE, tunnel)


def roll_rock(t: Realm) -> None:
    """To the next tunnel clockwise, past the dragon. AF-45, AF-R54"""
    tunnel = (t.rock + 1) % TUNNELS
    if t.dragon != NONE and TUNNEL_AT[t.dragon] == tunnel:
        tunnel = (tunnel + 1) % TUNNELS
    move_rock(t, tunnel, af.ROCK_ROLLS_ON)
