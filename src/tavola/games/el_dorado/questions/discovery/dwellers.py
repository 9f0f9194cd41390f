"""Dwellers of the cave: they are attacked at once. ED-100, ED-R200"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.fields import LOOSE
from tavola.games.el_dorado.options import SOLO
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.discovery.settling import Find
from tavola.games.el_dorado.rules.battles import against_den_thief, against_dweller, enter
from tavola.games.el_dorado.rules.finding import finder_seat, thief_for_the_den
from tavola.games.el_dorado.rules.spoils import take_shrine, take_treasure
from tavola.games.el_dorado.tables import (
    DEN,
    EMPTY,
    M_DEN,
    M_GUARDIAN,
    M_TIGER,
    M_TITAN,
    M_WOLF,
    NONE,
    THIEF_SPEED,
    TIGER,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE

GUARDIAN_OF: Final = vec[i64]([1, NONE, 2, 0])  # by tile: the Thieves' den, the giant, the Titan, the Wolf


@final
class Beast(Find):
    """The Tiger and the Giant. ED-100, ED-105"""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        against_dweller(t, finder, place, M_TIGER + kind - TIGER)


@final
class TheWolf(Find):
    """ED-204, ED-233"""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        if t.mode == SOLO:
            meet_guardian(t, finder, place, kind)
        else:
            against_dweller(t, finder, place, M_WOLF)


@final
class TheTitan(Find):
    """Its tile is turned over at once. ED-199, ED-233"""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        if t.mode == SOLO:
            meet_guardian(t, finder, place, kind)
            return
        t.lay(place, EMPTY)
        t.titan = place
        against_dweller(t, finder, place, M_TITAN)


@final
class Den(Find):
    """Thieves of the tile, of the Thieves' seat, or a Guardian. ED-104, ED-210 to ED-213, ED-233"""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        if t.mode == SOLO:
            meet_guardian(t, finder, place, kind)
        elif t.thieves != NONE:
            meet_thieves(t, finder, place)
        else:
            against_dweller(t, finder, place, M_DEN)


def meet_guardian(t: Power, finder: i64, place: i64, kind: i64) -> None:
    """Its tile is empty cave whatever comes of the battle. ED-233, ED-R197, ED-R198"""
    which = GUARDIAN_OF[kind - DEN]
    t.met |= BIT[which]
    t.guardian[which] = place
    t.lay(place, EMPTY)
    t.tell(events.GUARDIAN, ed.GUARDIAN_IN_THE_CAVE, 0, EVERYONE, which, place)
    enter(t, t.side_of(finder_seat(t, finder)), place, BIT[M_GUARDIAN + which])
    t.b_lead = DEN if kind == DEN else NONE


def meet_thieves(t: Power, finder: i64, place: i64) -> None:
    """ED-211 to ED-213, ED-R178, ED-R226"""
    thief = thief_for_the_den(t)
    seat = finder_seat(t, finder)
    t.lay(place, EMPTY)
    if thief != NONE:
        place_thief(t, thief, place)
    if t.side_of(seat) == t.thieves or thief == NONE:
        take_treasure(t, seat)
    else:
        against_den_thief(t, finder, place)


def place_thief(t: Power, thief: i64, place: i64) -> None:
    """Free, and ready to act in the own turn. ED-213, ED-R148, ED-R226"""
    t.at[thief] = place
    t.came[thief] = NONE
    t.fixed[thief] = 0
    t.wait[thief] = 0
    t.speed[thief] = THIEF_SPEED - (1 if t.curse == thief else 0) if t.on_turn == t.thieves else 0
    if t.shrine_by == LOOSE:
        take_shrine(t, thief)
