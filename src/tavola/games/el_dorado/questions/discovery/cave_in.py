"""The cave falls in: the exit is gone, and whatever stood on it."""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.fields import LOOSE
from tavola.games.el_dorado.options import AN_OPPONENT, CAVE_IN_BUILDINGS, CAVE_IN_PLACER
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.discovery.settling import Find
from tavola.games.el_dorado.rules.falling import fall_building, fall_villagers
from tavola.games.el_dorado.rules.finding import finder_seat
from tavola.games.el_dorado.rules.spoils import beat_monster
from tavola.games.el_dorado.rules.steps import drop_lost_buildings
from tavola.games.el_dorado.tables import AROUND, BUILDINGS, EXIT, LEADS, NONE, THIEF
from tavola.kernel.events import EVERYONE


@final
class CaveIn(Find):
    """ED-214, ED-215, ED-R183, ED-R223"""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        gone = t.exit
        t.way_in = place
        t.exit = NONE
        t.marks_void = True
        seat = finder_seat(t, finder)
        t.tell(events.CAVED_IN, ed.CAVE_IN, seat, EVERYONE)
        if gone == NONE:
            return
        t.lift(gone)
        t.cave.sink(EXIT, t.cave.size() // 2 + 1)
        bury(t, gone, seat)


def bury(t: Power, gone: i64, finder: i64) -> None:
    """Whatever stood on the exit falls, on-turn side first. ED-214, ED-217, ED-R181, ED-R182, ED-R223"""
    for i in range(t.sides):
        side = (t.turn + t.sides - 1 - i) % t.sides
        if side == t.thieves:
            bury_thieves(t, gone)
        for lead in range(THIEF):
            if t.at[lead] == gone and t.side_of_lead(lead) == side:
                bury_explorer(t, lead, finder)
        fall_villagers(t, side, gone, ed.CAVE_IN)
    if t.options[CAVE_IN_BUILDINGS] == 0:
        crush(t, gone)
    if t.wolf_at == gone:
        t.wolf_at = NONE
        t.wolf_of = NONE
    while t.monster_on(gone) != NONE:
        beat_monster(t, t.monster_on(gone), t.side_of(finder), t.way_in)
    drop_lost_buildings(t)


def bury_explorer(t: Power, lead: i64, finder: i64) -> None:
    """Half the hand to the stacks; coins and the shrine stay. ED-217, ED-R223"""
    t.at[lead] = NONE
    seat = t.owner(lead)
    t.tell(events.BEATEN, ed.CAVE_IN, seat, EVERYONE, lead)
    t.placer[lead] = placer_of(t, seat, finder)
    t.push(agenda.GIVE, seat, agenda.STACKS, t.cards(seat) // 2)


def placer_of(t: Power, seat: i64, finder: i64) -> i64:
    """The finder, by option never of an explorer of its own side. ED-217, ED-R223"""
    own = t.side_of(finder) == t.side_of(seat)
    return t.left_of(seat) if own and t.options[CAVE_IN_PLACER] == AN_OPPONENT else finder


def bury_thieves(t: Power, gone: i64) -> None:
    """They share one hand, so half of it goes once; the shrine stays theirs. ED-217, ED-R145, ED-R148"""
    t.push(agenda.AFTERMATH, t.thieves, agenda.BURIED)
    seat = t.captain(t.thieves)
    fallen = False
    for lead in range(THIEF, LEADS):
        if t.at[lead] == gone:
            fallen = True
            t.at[lead] = NONE
            t.wait[lead] = 1
            t.tell(events.BEATEN, ed.CAVE_IN, seat, EVERYONE, lead)
            if t.shrine_by == lead:
                t.shrine_by = LOOSE
                t.push(agenda.SHRINE, t.thieves, 0)
    if fallen:
        t.push(agenda.GIVE, seat, agenda.STACKS, t.cards(seat) // 2)


def crush(t: Power, gone: i64) -> None:
    """Buildings on the corners of the exit. ED-R181"""
    for i in range(t.sides * BUILDINGS):
        corner = t.corner[i]
        if corner != NONE:
            for k in range(3):
                if AROUND[corner * 3 + k] == gone:
                    fall_building(t, i, ed.BUILDINGS_AT_THE_EXIT)
