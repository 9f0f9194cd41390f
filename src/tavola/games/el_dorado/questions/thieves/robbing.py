"""Whom do the Thieves rob, and which cards do they take?"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import ROB, TAKE
from tavola.games.el_dorado.land import FAR, NOWHERE_NEAR
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import AROUND, BUILDINGS, LEADS, NONE, THIEF, TYPES
from tavola.kernel.events import EVERYONE, TEACHES
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class Robbing(Question[Power]):
    """One player within reach; nobody there: nothing is taken. ED-165 to ED-167, ED-R141, ED-R243"""

    def __init__(self) -> None:
        super().__init__("rob", ed.OUT_OF_REACH, [ROB])

    def asked(self, t: Power) -> i64:
        return t.captain(t.thieves) if len(self.legal(t)) > 0 else BY_ITSELF

    def settle(self, t: Power) -> None:
        t.pop()

    def legal(self, t: Power) -> vec[i64]:
        out = vec[i64](capacity=8)
        far = distances(t)
        for seat in range(t.seats):
            if rob_breaks(t, seat, far) == FINE:
                out = append(out, ROB.code(seat))
        return out

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return rob_breaks(t, ROB.a(action), distances(t))

    def apply(self, t: Power, action: i64) -> None:
        seat, steal = ROB.a(action), t.arg(1)
        t.pop()
        sees = t.cards(seat) > 0  # the Thieves look into the hand, ED-166
        t.tell(events.NAMED, ed.TAKE_CARDS, t.captain(t.thieves), EVERYONE | (TEACHES if sees else 0), seat)
        if sees:
            t.push(agenda.TAKE, seat, steal)


def distances(t: Power) -> vec[i64]:
    """By place: steps from the nearest origin; a building's tiles are at distance 1. ED-165, ED-R139"""
    found = NOWHERE_NEAR[:]
    queue = vec[i64](capacity=72)
    for lead in range(THIEF, LEADS):
        if t.at[lead] != NONE and found[t.at[lead]] == FAR:
            found[t.at[lead]] = 0
            queue = append(queue, t.at[lead])
    for building in range(t.thieves * BUILDINGS, (t.thieves + 1) * BUILDINGS):
        corner = t.corner[building]
        if corner != NONE:
            for i in range(3):
                place = AROUND[corner * 3 + i]
                if place != NONE and found[place] == FAR and t.enterable(place) and place != t.bridge:
                    found[place] = 1
                    queue = append(queue, place)
    return t.spread(found, queue, vec[i64](), False)


def rob_breaks(t: Power, seat: i64, far: vec[i64]) -> i64:
    """ED-165, ED-167, ED-R139, ED-R140"""
    if seat >= t.seats or t.side_of(seat) == t.thieves or t.at[seat] == NONE:
        return ed.OUT_OF_REACH
    for side in range(t.sides):
        if side != t.thieves and t.zone(side, t.at[seat]):
            return ed.FORT_PROTECTS
    return FINE if far[t.at[seat]] <= t.arg(0) and far[t.at[seat]] < FAR else ed.OUT_OF_REACH


def someone_to_rob(t: Power) -> bool:
    """ED-R141"""
    far = distances(t)
    for seat in range(t.seats):
        if rob_breaks(t, seat, far) == FINE:
            return True
    return False


@final
class Taking(Question[Power]):
    """Up to the number, even none. ED-166, ED-R243"""

    def __init__(self) -> None:
        super().__init__("take", ed.TAKE_CARDS, [TAKE])

    def asked(self, t: Power) -> i64:
        return t.captain(t.thieves)

    def legal(self, t: Power) -> vec[i64]:
        out = vec[i64](capacity=32)
        for food in range(7):
            for wood in range(7 - food):
                for gold in range(7 - food - wood):
                    if take_breaks(t, food, wood, gold) == FINE:
                        out = append(out, TAKE.code(food, wood, gold))
        return out

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return take_breaks(t, TAKE.a(action), TAKE.b(action), TAKE.c(action))

    def apply(self, t: Power, action: i64) -> None:
        take(t, TAKE.a(action), TAKE.b(action), TAKE.c(action))


def take_breaks(t: Power, food: i64, wood: i64, gold: i64) -> i64:
    """Up to the number, even none. ED-166, ED-R243"""
    seat = t.arg(0)
    if food + wood + gold > t.arg(1):
        return ed.TAKE_CARDS
    fits = food <= t.hand[seat * 3] and wood <= t.hand[seat * 3 + 1] and gold <= t.hand[seat * 3 + 2]
    return FINE if fits else ed.TAKE_CARDS


def take(t: Power, food: i64, wood: i64, gold: i64) -> None:
    """The number is public, the cards are not. Ledger, information"""
    victim = t.arg(0)
    seat = t.captain(t.thieves)
    t.pop()
    taken = vec[i64]([food, wood, gold])
    for type in range(TYPES):
        t.hand[victim * TYPES + type] -= taken[type]
        t.hand[seat * TYPES + type] += taken[type]
    know = t.seats_of(t.thieves) | t.seats_of(t.side_of(victim))
    t.tell(events.ROBBED, ed.TAKE_CARDS, seat, EVERYONE, victim, food + wood + gold)
    t.tell(events.ROBBED_CARDS, ed.TAKE_CARDS, seat, know, food, wood, gold)
